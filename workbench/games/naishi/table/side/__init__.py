"""Beside the cloth: what the moment asks, what the territory is worth, and what can be done."""
