"""Setting an experiment up: its text, the form beside it, and what it will cost."""
