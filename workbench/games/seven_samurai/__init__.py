"""What 7 Samurai shows in the rooms of the workbench."""
