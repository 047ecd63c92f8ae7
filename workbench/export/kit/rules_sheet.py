"""The rules of the variant on one sheet or two, and what differs from other editions, all made from its values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QLineF
from PySide6.QtGui import QPainter

from engine.play.prose import Sentence
from engine.texts.variant import Variant
from workbench import told_rules
from workbench.canvas.lettering import POINT, write_within
from workbench.export.kit import marks
from workbench.export.kit.column import Line, Paragraph, broken, filled, paint
from workbench.export.kit.design import Design, Values
from workbench.export.kit.order import Order
from workbench.export.kit.section import Section
from workbench.export.kit.sheet import Page, Sheet

translate = QCoreApplication.translate

# In points, tried in this order; what fits two pages in none of them takes more pages.
SIZES = (10.0, 9.5, 9.0, 8.5, 8.0)
FOLLOWING = 2
HEAD, HEAD_AFTER_FIRST = 19.0, 9.0
GUTTER = 7.0
# A column wider than this is hard to read.
WIDEST_COLUMN = 100.0

Columns = list[list[Line]]


def section(design: Design, order: Order, said: Sequence[Paragraph] | None = None) -> Section:
    """Give the rules sheets: what a game says itself, by default its rules in words, and what differs."""
    page = Page(order)
    told = rules(design.values) if said is None else said
    pages = laid_out([*told, *differences(design)], page)
    made = []
    for number, columns in enumerate(pages, 1):
        name = translate("kit", "Rules {number}").format(number=number) if len(pages) > 1 else _rules()
        words = translate("kit", "Rules {number} of {count}")
        title = words.format(number=number, count=len(pages)) if len(pages) > 1 else _rules()
        foot = translate("kit", "{name}, rules {number}/{count}").format(
            name=design.name, number=number, count=len(pages)
        )
        painted = partial(
            paint_columns,
            page=page,
            head=design.variant.title,
            about=_about(design),
            columns=columns,
            is_first=number == 1,
            foot=foot,
        )
        made.append(Sheet("rules", name, title, page, painted))
    hint = translate("kit", "generated text")
    return Section("rules", translate("kit", "Rules sheet"), hint, tuple(made))


def _rules() -> str:
    return translate("kit", "Rules")


# ---------------------------------------------------------------- what is said


def rules(
    values: Values, glyph_of: Callable[[Sentence], str | None] = lambda sentence: None
) -> list[Paragraph]:
    """Give the whole rules as paragraphs; a sentence for which a game has a glyph becomes an item of a list."""
    found: list[Paragraph] = []
    section = ""
    for sentence in told_rules.rules_in_words(values):
        if sentence.section != section:
            section = sentence.section
            found.append(Paragraph(section, "heading"))
        glyph = glyph_of(sentence)
        found.append(Paragraph(sentence.text, "sentence" if glyph is None else "item", glyph or ""))
    return found


def differences(design: Design) -> list[Paragraph]:
    """Say what differs from the parent and from the usual variant of the game."""
    found: list[Paragraph] = []
    for other in design.references:
        found += _difference(design.variant, other)
    return found


def _difference(variant: Variant, other: Variant) -> list[Paragraph]:
    heading = translate("kit", "What differs from {title}").format(title=other.title)
    changed = told_rules.differences(variant.values, other.values)
    if not changed:
        return [Paragraph(heading, "heading"), Paragraph(translate("kit", "Nothing in the rules."))]
    found = [Paragraph(heading, "heading")]
    nothing = translate("kit", "Nothing is said.")
    for each in changed:
        found.append(Paragraph(each.section, "small"))
        here, there = translate("kit", "Here: {text}"), translate("kit", "There: {text}")
        found.append(Paragraph(here.format(text=each.one or nothing), "here", "diamond"))
        found.append(Paragraph(there.format(text=each.other or nothing), "there", "diamond-open"))
    return found


# ---------------------------------------------------------------- where it stands


def _about(design: Design) -> str:
    if design.place is None:
        return translate("kit", "Rules in short. Players: {players}.").format(players=design.players)
    words = translate("kit", "Rules in short, for {players} players on {map}.")
    return words.format(players=design.players, map=design.place.chart.title)


def laid_out(paragraphs: Sequence[Paragraph], page: Page) -> list[Columns]:
    """Break the text into pages: one if the letters stay readable, else two, else as many as it takes."""
    count = max(2, round(page.area.width / WIDEST_COLUMN))
    width = (page.area.width - GUTTER * (count - 1)) / count
    for pages in (1, FOLLOWING):
        for size in SIZES:
            lines = broken(paragraphs, width, size * POINT)
            heights = [_height(page, number == 0) for number in range(pages) for _ in range(count)]
            columns, left = filled(lines, heights)
            if not left:
                return [columns[first : first + count] for first in range(0, len(columns), count)]
    left = broken(paragraphs, width, SIZES[-1] * POINT)
    found: list[Columns] = []
    while left:
        columns, left = filled(left, [_height(page, not found)] * count)
        found.append(columns)
    return found


def _height(page: Page, is_first: bool) -> float:
    return page.area.height - (HEAD if is_first else HEAD_AFTER_FIRST)


def paint_columns(
    painter: QPainter, page: Page, head: str, about: str, columns: Columns, *, is_first: bool, foot: str
) -> None:
    """Draw a page of text under its head, on later pages a smaller one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area, theme = page.area, page.theme
    height = HEAD if is_first else HEAD_AFTER_FIRST
    if is_first:
        write_within(
            painter, area.left, area.top + 7, head, 8.0, area.width, theme.ink, family="serif", weight=600
        )
        write_within(painter, area.left, area.top + 12.6, about, 3.4, area.width, theme.ink2, family="serif")
    else:
        words = translate("kit", "{title}, continued").format(title=head)
        write_within(painter, area.left, area.top + 4.4, words, 3.6, area.width, theme.ink2, weight=600)
    painter.setPen(marks.pen(theme.line2, 0.3))
    rule = area.top + height - 3.4
    painter.drawLine(QLineF(area.left, rule, area.right, rule))
    width = (area.width - GUTTER * (len(columns) - 1)) / len(columns)
    for number, column in enumerate(columns):
        left = area.left + number * (width + GUTTER)
        paint(painter, column, left, area.top + height, theme.ink, theme.accent)
    marks.foot(painter, page, foot)
