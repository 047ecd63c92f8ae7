"""Naishi in the terminal."""
