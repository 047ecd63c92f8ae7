"""The MAP workspace: where the board is drawn."""
