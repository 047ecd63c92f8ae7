"""Offsets into a document's text against positions in Qt's text.

Qt counts a line ending as one and a character outside the basic plane (an emoji) as two; Python counts what there is.
"""

from __future__ import annotations

from functools import cached_property


class Positions:
    r"""Translates between the two for one state of a text.

    >>> counted = Positions("a\r\n😀b")
    >>> counted.position(4), counted.offset(4), counted.length
    (4, 4, 5)
    """

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def _is_plain(self) -> bool:
        return "\r\n" not in self.text and _units(self.text) == len(self.text)

    @cached_property
    def length(self) -> int:
        """How long Qt's text is."""
        return self.position(len(self.text))

    def position(self, offset: int) -> int:
        """Give Qt's position of an offset."""
        if self._is_plain:
            return offset
        head = self.text[:offset]
        return _units(head) - head.count("\r\n")

    def offset(self, position: int) -> int:
        """Give the offset of one of Qt's positions, in front of a line ending rather than inside."""
        if self._is_plain:
            return position
        low, high = 0, len(self.text)
        while low < high:
            middle = (low + high) // 2
            if self.position(middle) < position:
                low = middle + 1
            else:
                high = middle
        if low and self.text[low - 1 : low + 1] == "\r\n":
            low += 1 if self.position(low) == position else -1
        return low

    def splits_line_ending(self, offset: int) -> bool:
        """Say whether an offset lies inside a line ending of two characters, where Qt has no position."""
        return self.text[offset - 1 : offset + 1] == "\r\n" if offset else False


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def shown_text(text: str) -> str:
    """Give a text as Qt takes it: one character per line ending, nothing that Qt keeps for its own use."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    for kept in "\0\ufdd0\ufdd1":
        text = text.replace(kept, "\ufffd")
    return text
