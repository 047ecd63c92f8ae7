"""The shelf: every game and branch that was played at the table and not thrown away."""
