"""Two tiny games that prove the contract: a card game for two, and a co-operative one for up to seven."""
