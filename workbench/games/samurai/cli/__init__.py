"""Samurai in the terminal: its board in letters, its words, and what was counted of watched games."""
