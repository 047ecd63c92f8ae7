"""What the result page shows of a game of Naishi."""
