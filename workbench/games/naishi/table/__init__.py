"""Naishi at the table."""
