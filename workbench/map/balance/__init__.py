"""How the map plays as it is now: games in the background and their numbers."""
