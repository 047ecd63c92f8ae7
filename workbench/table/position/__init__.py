"""The position editor: any situation of a game laid out by hand, to be played, looked into, or kept as a puzzle."""
