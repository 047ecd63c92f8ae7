"""What the lab shows of Samurai beside what it shows of every game."""
