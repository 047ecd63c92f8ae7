"""The boards of the samurai: line, left side, track to Kiai, wounds and support tokens."""
