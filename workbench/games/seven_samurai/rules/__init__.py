"""7 Samurai's own parts of the rules form."""
