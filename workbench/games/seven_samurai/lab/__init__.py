"""What the lab shows of 7 Samurai beside what it shows of every game."""
