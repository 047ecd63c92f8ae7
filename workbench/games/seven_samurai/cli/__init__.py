"""7 Samurai in the terminal."""
