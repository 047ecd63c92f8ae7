"""The place in which balance is searched for: the form of a search, its front, and its candidates."""
