"""The one painter of boards, the one of cards, and glyphs.

`scene` says what is to be seen in plain values, `geometry` where, `painter` draws it on any paint device; the rest are
its layers.
"""
