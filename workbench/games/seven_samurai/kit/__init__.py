"""7 Samurai on paper: raiders, samurai boards, the village with its pieces, and the rules."""
