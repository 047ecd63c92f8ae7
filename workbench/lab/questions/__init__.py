"""The places of the lab that answer a designer's questions: examine, hunt and search."""
