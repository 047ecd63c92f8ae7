"""The one painter of boards, and the glyphs of the game and of the tools.

`scene` says what is to be seen in plain values, `geometry` where, `painter` draws it on any paint device; the rest are
its layers.
"""
