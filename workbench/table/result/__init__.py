"""The result page: who won and why, what other variants say, and how it was."""
