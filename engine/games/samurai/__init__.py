"""Samurai by Reiner Knizia, in every edition and whatever a designer makes of it."""
