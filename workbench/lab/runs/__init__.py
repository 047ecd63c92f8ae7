"""Runs: queued, played, measured, read back from the store, and written out."""
