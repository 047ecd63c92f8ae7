"""Games of 7 Samurai written down, checked and read back."""
