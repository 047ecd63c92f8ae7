"""What a territory is worth, card by card and why, now and after a move."""
