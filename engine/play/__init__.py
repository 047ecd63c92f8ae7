"""What a game is to the engine: the contract, the compiled kernel, and a match in play."""
