"""Naishi, a card game for two: territories of ten places, a river of five piles and an imperial court."""
