"""The LAB workspace: where thousands of games are simulated."""
