"""The drawings of 7 Samurai, for table, rules and print alike.

`raider.paint_raider` and `raider.paint_raider_back` draw a card into a box, at any size: wide ones say all in words,
small ones in signs. `board.paint_board` draws a side of a samurai's board, `track.paint_track` its track to Kiai alone,
`tokens` the pieces of the village. All take a `Box`, a `Dress` (the theme), and what a pixel is in the box's units.
"""
