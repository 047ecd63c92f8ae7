"""The board at the table, and what stands and lies on it."""
