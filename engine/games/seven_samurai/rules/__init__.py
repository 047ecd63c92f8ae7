"""The compiled rules of 7 Samurai, a module for each part; `kernel` is what the engine calls."""
