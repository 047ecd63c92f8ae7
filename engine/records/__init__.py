"""Records of games: written, read, checked and played again."""
