"""Samurai in the position editor: its facts, and the board on which tokens and figures are laid by hand."""
