"""Running text in columns: paragraphs broken into lines, lines into columns and pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QPainter

from workbench.canvas import glyphs
from workbench.canvas.lettering import cap_height, width_of, write
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


def _pieces(text: str) -> list[str]:
    """Cut a text at the signs that are drawn."""
    found = [""]
    for character in text:
        if character in glyphs.signs():
            found += [character, ""]
        else:
            found[-1] += character
    return [piece for piece in found if piece]


def measured(text: str, size: float, family: str, weight: int) -> float:
    """Give the width of a text, drawn signs included."""
    return sum(
        size if piece in glyphs.signs() else width_of(piece, size, family, weight) for piece in _pieces(text)
    )


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


def wrapped(text: str, width: float, size: float, family: str, weight: int) -> list[str]:
    """Break a text between words; a word wider than the column is broken where it must be."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if measured(longer, size, family, weight) <= width:
            line = longer
            continue
        lines += [line] if line else []
        while measured(word, size, family, weight) > width and len(word) > 1:
            cut = len(word) - 1
            while cut > 1 and measured(word[:cut], size, family, weight) > width:
                cut -= 1
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    return [*lines, line] if line else lines


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
        write_line(painter, start, base, line.text, line.size, ink if line.kind != "small" else accent, style)


def write_line(
    painter: QPainter, x: float, base: float, text: str, size: float, ink: str, style: Style
) -> None:
    """Write one line, its signs as outlines."""
    for piece in _pieces(text):
        if piece in glyphs.signs():
            middle = (x + size / 2, base - cap_height(size, style.family, style.weight) / 2)
            painter.fillPath(scaled(glyphs.outline(piece), size * 0.9, middle), colour(ink))
            x += size
        else:
            write(painter, x, base, piece, size, ink, family=style.family, weight=style.weight)
            x += width_of(piece, size, style.family, style.weight)
