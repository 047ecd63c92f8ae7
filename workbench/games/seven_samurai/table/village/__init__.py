"""The village and the piles of raiders around it."""
