"""What the lab shows of Naishi beside what it shows of every game: cards, places, declarations, decrees and sets."""
