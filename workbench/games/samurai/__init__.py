"""The people's side of Samurai."""
