"""What Naishi shows in the rooms of the workbench."""
