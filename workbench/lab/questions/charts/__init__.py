"""The charts of a critique: low enough to stand beside a few sentences, each with its numbers in columns."""
