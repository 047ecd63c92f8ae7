"""7 Samurai, also called Samurai Spirit: a team of one to seven holds a village for three rounds."""
