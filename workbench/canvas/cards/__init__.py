"""The one painter of cards, at any size, on the screen and on paper.

`card` says in plain values what a card shows, `painter` draws it and the back of it, `blocks` the lines of its lower
part. Lengths are those of a card of 63 mm; a wider card is drawn larger.
"""
