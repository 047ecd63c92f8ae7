"""Commands about many games: played, compared, stored, reported."""
