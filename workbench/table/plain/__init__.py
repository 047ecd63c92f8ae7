"""How a game is played that has no stage of its own: what is seen, and the legal moves in words."""
