"""Running text in columns: paragraphs broken into lines, lines into columns and pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QPainter

from workbench.canvas import glyphs
from workbench.canvas.lettering import cap_height, wrapped, write_signed
from workbench.canvas.shapes import colour, scaled


@dataclass(frozen=True, slots=True)
class Style:
    """How a kind of paragraph looks; sizes are multiples of the running text's."""

    family: str = "serif"
    size: float = 1.0
    weight: int = 400
    before: float = 0.35
    indent: float = 0.0


STYLES = {
    "heading": Style("sans", 1.05, 700, 1.1),
    "sentence": Style(),
    "item": Style(indent=2.2),
    "small": Style("sans", 0.86, 600, 0.6),
    "here": Style(indent=2.2),
    "there": Style(indent=2.2, before=0.15),
}


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of a kind; `glyph` stands before an item."""

    text: str
    kind: str = "sentence"
    glyph: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text, with the height it takes and whether the next one must stay below it."""

    text: str
    kind: str
    size: float
    before: float
    height: float
    glyph: str = ""
    keeps_next: bool = False


def broken(paragraphs: Iterable[Paragraph], width: float, size: float) -> list[Line]:
    """Break paragraphs into lines of a column."""
    lines: list[Line] = []
    for paragraph in paragraphs:
        style = STYLES[paragraph.kind]
        letters = size * style.size
        room = width - style.indent * size
        texts = wrapped(paragraph.text, room, letters, style.family, style.weight)
        for number, text in enumerate(texts):
            first = number == 0
            lines.append(
                Line(
                    text,
                    paragraph.kind,
                    letters,
                    style.before * size if first else 0,
                    letters * 1.32,
                    paragraph.glyph if first else "",
                    paragraph.kind in ("heading", "small"),
                )
            )
    return lines


def filled(lines: Sequence[Line], heights: Iterable[float]) -> tuple[list[list[Line]], list[Line]]:
    """Fill columns of given heights, and give them with the lines that found no room."""
    columns: list[list[Line]] = []
    left = list(lines)
    for height in heights:
        column: list[Line] = []
        used = 0.0
        while left:
            first = left[0] if column else replace(left[0], before=0)
            needed = first.before + first.height
            # A heading goes with the two lines after it.
            with_it = sum(line.before + line.height for line in left[1:3]) if first.keeps_next else 0
            if used + needed + with_it > height and column:
                break
            if used + needed > height:
                break
            used += needed
            column.append(first)
            left.pop(0)
        columns.append(column)
    return columns, left


def height_of(column: Iterable[Line]) -> float:
    """Give the height that lines take."""
    return sum(line.before + line.height for line in column)


def paint(painter: QPainter, column: Iterable[Line], x: float, y: float, ink: str, accent: str) -> None:
    """Draw lines below one another from a top left corner."""
    for line in column:
        y += line.before + line.height
        style = STYLES[line.kind]
        base = y - line.height * 0.26
        start = x + style.indent * line.size / style.size
        if line.glyph:
            side = line.size * 1.5
            middle = (x + side / 2, base - cap_height(line.size) / 2)
            painter.fillPath(scaled(glyphs.outline(line.glyph), side, middle), colour(accent))
        colour_of = ink if line.kind != "small" else accent
        write_signed(
            painter, start, base, line.text, line.size, colour_of, family=style.family, weight=style.weight
        )
