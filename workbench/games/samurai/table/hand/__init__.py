"""The hand below the board, and what can be done with it."""
