"""The compiled rules of Naishi, a module for each part; `kernel` is what the engine calls."""
