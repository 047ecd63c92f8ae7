"""The form that a variant is changed in: its rows and the fields of every shape of value."""
