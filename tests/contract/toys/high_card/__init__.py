"""High Card, a toy: cards for two, with hidden hands."""
