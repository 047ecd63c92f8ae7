"""Going through a game turn by turn."""
