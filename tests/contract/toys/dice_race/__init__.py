"""Dice Race, a toy: an open game of luck and daring, added by the words of docs/adding-a-game.md alone."""
