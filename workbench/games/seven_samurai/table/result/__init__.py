"""What the result page shows of a siege."""
