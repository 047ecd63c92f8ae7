"""Games of Naishi written down, checked and read back."""
