"""A picture of hexes drawn with characters, and the edits that change it one character at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.maps.hexes import Hex, from_picture, to_picture
from engine.texts.edit import quoted
from engine.texts.problem import Edit
from engine.texts.source import Place, Scalar, Sequence, Source

BLANK = " "


@dataclass(frozen=True, slots=True)
class Cell:
    """A character of the picture: where it lies on the board, and where it stands in the file."""

    space: Hex
    mark: str
    place: Place


class Picture:
    """The rows of a picture as they stand in a file; `origin` is added to their columns and rows."""

    def __init__(self, source: Source, rows: Sequence, origin: tuple[int, int] = (0, 0)) -> None:
        self.source = source
        self.node = rows
        self.rows = [row for row in rows.items if isinstance(row, Scalar)]
        self.origin = origin
        self._offsets = [character_offsets(source, row) for row in self.rows]

    def cells(self) -> Iterator[Cell]:
        """Give the characters that lie on the grid, in reading order."""
        for x, y, mark in self._marks():
            space = from_picture(x + self.origin[0], y + self.origin[1])
            if space is not None:
                yield Cell(space, mark, self.place(x, y))

    def off_grid(self) -> Iterator[tuple[int, int, str]]:
        """Give the characters that stand where no hex can lie, by column and row of the picture."""
        for x, y, mark in self._marks():
            if from_picture(x + self.origin[0], y + self.origin[1]) is None:
                yield x, y, mark

    def _marks(self) -> Iterator[tuple[int, int, str]]:
        for y, row in enumerate(self.rows):
            for x, mark in enumerate(row.text):
                if mark != BLANK:
                    yield x, y, mark

    def place(self, x: int, y: int) -> Place:
        """Give the place of a character in the file, or its row's where the row is written with escapes."""
        row, offsets = self.rows[y], self._offsets[y]
        if offsets is None or x >= len(offsets):
            return row.place
        return self.source.place(offsets[x], offsets[x] + 1)

    def repainted(self, marks: Mapping[Hex, str]) -> tuple[list[Edit], tuple[int, int]]:
        """Give the edits that draw marks on spaces, and the new origin.

        Existing characters are replaced one by one; the picture grows where a mark falls outside it, and the
        origin moves so that every coordinate stays.
        """
        texts = [row.text for row in self.rows]
        places = [(*_shifted(to_picture(space), self.origin), mark) for space, mark in marks.items()]
        drawn = [(x, y) for x, y, mark in places if mark != BLANK]
        left = -min([0, *(x for x, _ in drawn)])
        above = -min([0, *(y for _, y in drawn)])
        below = max([0, *(y - len(texts) + 1 for _, y in drawn)])
        rows = [""] * above + [BLANK * left + text if text else text for text in texts] + [""] * below
        for x, y, mark in places:
            if 0 <= y + above < len(rows) and x + left >= 0:
                rows[y + above] = _with_mark(rows[y + above], x + left, mark)
        end = above + len(texts)
        edits = [edit for y, text in enumerate(rows[above:end]) for edit in self._row_edits(y, text)]
        edits += self._new_rows(rows[:above], at_end=False) + self._new_rows(rows[end:], at_end=True)
        return edits, (self.origin[0] - left, self.origin[1] - above)

    def _row_edits(self, y: int, text: str) -> list[Edit]:
        row, offsets = self.rows[y], self._offsets[y]
        old = row.text
        if text == old:
            return []
        if offsets is None or not _can_stand(row, text):
            return [Edit(row.place.start, self.source.end_of_text(row.place), quoted(text))]
        if len(text) == len(old):
            return [Edit(offsets[x], offsets[x] + 1, text[x]) for x in range(len(old)) if text[x] != old[x]]
        head = _common_head(old, text)
        tail = _common_head(old[head:][::-1], text[head:][::-1])
        start = offsets[head] if head < len(offsets) else self._row_end(y)
        return [Edit(start, start + len(old) - head - tail, text[head : len(text) - tail])]

    def _row_end(self, y: int) -> int:
        row, offsets = self.rows[y], self._offsets[y]
        if offsets:
            return offsets[-1] + 1
        return row.place.end - (0 if row.is_plain else 1)

    def _new_rows(self, texts: list[str], *, at_end: bool) -> list[Edit]:
        if not texts:
            return []
        written = [quoted(text) for text in texts]
        first, last = self.node.items[0].place, self.node.items[-1].place
        if self.node.is_flow:
            after = "".join(f", {text}" for text in written)
            before = "".join(f"{text}, " for text in written)
            return [Edit(last.end, last.end, after) if at_end else Edit(first.start, first.start, before)]
        dash = self.source.place(self.source.text.index("-", self.node.place.start))
        indent = " " * (dash.column - 1)
        gap = " " * (first.start - dash.start - 1) if first.line == dash.line else " "
        newline = self.source.newline
        if at_end:
            end = self.source.line_end(self.source.end_of_text(last))
            return [Edit(end, end, "".join(f"{newline}{indent}-{gap}{text}" for text in written))]
        return [Edit(dash.start, dash.start, "".join(f"-{gap}{text}{newline}{indent}" for text in written))]


def character_offsets(source: Source, row: Scalar) -> list[int] | None:
    """Give the offset of each character of a row in the file, or nothing where escapes or line breaks blur it."""
    raw = source.text[row.place.start : row.place.end]
    inner = raw if row.is_plain else raw[1:-1]
    if row.style not in (None, '"', "'") or inner != row.text:
        return None
    start = row.place.start + (0 if row.is_plain else 1)
    return list(range(start, start + len(inner)))


def _shifted(position: tuple[int, int], origin: tuple[int, int]) -> tuple[int, int]:
    return position[0] - origin[0], position[1] - origin[1]


def _with_mark(text: str, x: int, mark: str) -> str:
    if x < len(text):
        return text[:x] + mark + text[x + 1 :]
    return text if mark == BLANK else text + BLANK * (x - len(text)) + mark


def _common_head(one: str, other: str) -> int:
    length = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        length += 1
    return length


def _can_stand(row: Scalar, text: str) -> bool:
    """Say whether a text can stand in the row's own quotes, or without them where the row has none."""
    if not all(mark.isprintable() and mark not in "\"'\\" for mark in text):
        return False
    if not row.is_plain:
        return True
    # Without quotes the ends are delicate, and some marks begin a comment, a value or a list.
    same_ends = text[:1] + text[-1:] == row.text[:1] + row.text[-1:]
    return same_ends and not any(mark in "#:,[]{}" for mark in text)
