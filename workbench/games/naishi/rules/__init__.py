"""Naishi's part of the form: the table of cards with their scores, and the card as it is printed."""
