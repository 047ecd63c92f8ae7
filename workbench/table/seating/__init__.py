"""The seats at the left of the table: signs, cards and what a game tells of each."""
