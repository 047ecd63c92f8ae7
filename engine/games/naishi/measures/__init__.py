"""What is measured of games of Naishi."""
