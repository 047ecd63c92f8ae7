"""What a report says of Samurai: where the board is used and contested, and how tokens go with winning."""
