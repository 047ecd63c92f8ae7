"""Code of strangers: whether it may run, and what becomes of what it does."""
