"""Hex maps and the boards made of them: pictures, pieces, topology and its measures."""
