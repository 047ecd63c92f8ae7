"""What is measured of games of Samurai."""
