"""Below the seats: the court, the piles, the discard pile, and what whoever looks has not seen."""
