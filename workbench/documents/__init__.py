"""Open documents: a YAML text, the file it belongs to, its undo history and what the engine reads in it."""
