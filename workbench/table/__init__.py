"""The TABLE workspace: where games are played by hand."""
