"""7 Samurai at the table: the village, the boards of the team, and whatever somebody has to decide."""
