"""What is measured of games of 7 Samurai."""
