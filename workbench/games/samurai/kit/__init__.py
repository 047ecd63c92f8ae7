"""Samurai on paper: tokens, figures, hand screens, and rules with the signs of tokens."""
