"""The log: every turn in words, and notes where they were made."""
