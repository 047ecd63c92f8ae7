"""The hunt for what should not happen: players who look for it, and the shortest game that shows it."""
