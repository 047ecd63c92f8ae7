"""Commands that answer a designer's questions."""
