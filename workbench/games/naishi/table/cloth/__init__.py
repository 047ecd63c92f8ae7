"""The cloth in the middle of the table: both territories, the river between them, and what lies where."""
