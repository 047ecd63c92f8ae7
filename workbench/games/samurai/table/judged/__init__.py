"""A judged move on the board: where it went, where the best one would have gone, and what that would have changed."""
