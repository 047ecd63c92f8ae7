"""How Naishi is played well: what greedy and the search value, and what a seat sees as numbers."""
