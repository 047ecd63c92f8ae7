"""The cards of results and the history of runs."""
