"""Samurai's own parts of the map room."""
