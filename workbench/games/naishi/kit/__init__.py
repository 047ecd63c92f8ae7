"""Naishi on paper: cards, court and emissaries, score pads, and the rules with the glyphs of the cards."""
