"""Commands about single games: played, replayed, analysed, judged."""
