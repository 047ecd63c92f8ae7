"""The compiled rules of Samurai, a module for each part; `kernel` is what the engine calls."""
