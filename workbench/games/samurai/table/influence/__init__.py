"""Who leads in which settlement, and what a play would change."""
