"""Feedback of playtests, gathered over all records of a variant."""
