"""The cards of Naishi as they look everywhere, made from the values of a variant.

`face.face(values, name)` gives a card's front in plain values and `face.back()` the back. They are painted by
`workbench.canvas.cards.painter` at full detail (form and print: title, picture, every score) and by
`tile.paint_tile` reduced (table and result: band, glyph, and a foot with points). `names` has the words, `hues` the
colours that a variant names. Card types that a designer adds are drawn by the same rules, with a letter for a glyph.
"""
