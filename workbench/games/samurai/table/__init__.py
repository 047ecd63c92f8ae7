"""Samurai at the table: its model, its stage, and what it says of seats, turns and results."""
