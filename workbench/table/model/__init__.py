"""The game on the table as stage, seats, log and scrubber see it."""
