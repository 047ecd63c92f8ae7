"""Games of Samurai written down, checked and read back."""
