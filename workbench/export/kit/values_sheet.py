"""All values of a variant as a list: what somebody who changes the game wants beside the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.texts.edit import written
from workbench.export.kit import rules_sheet
from workbench.export.kit.column import Paragraph
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.section import Section
from workbench.export.kit.sheet import Page, Sheet

translate = QCoreApplication.translate

# What says which game and variant it is, not how it is played.
HEAD = ("schema", "title", "description", "game")


def section(design: Design, order: Order) -> Section:
    """Give the sheets of a variant's values; those that differ from what it is compared with have a mark."""
    title, page = translate("kit", "Values"), Page(order)
    others = [each.values for each in design.references[:1]]
    pages = rules_sheet.laid_out(list(_listed(design.values, others)), page)
    made = []
    for number, columns in enumerate(pages, 1):
        name = f"{title} {number}" if len(pages) > 1 else title
        foot = f"{design.name}, {name}"
        paint = partial(rules_sheet.paint_columns, page=page, head=title, about=design.name, columns=columns)
        made.append(Sheet("values", name, name, page, partial(paint, is_first=number == 1, foot=foot)))
    return Section("values", title, translate("kit", "generated text"), tuple(made))


def _listed(values: dict[str, Any], others: list[dict[str, Any]]) -> Iterator[Paragraph]:
    known = [dict(_leaves(other)) for other in others]
    group = ""
    for key, value in _leaves(values):
        if key.split(".")[0] in HEAD:
            continue
        if key.split(".")[0] != group:
            group = key.split(".")[0]
            yield Paragraph(group, "heading")
        is_own = any(other.get(key) != value for other in known)
        yield Paragraph(f"{key}: {written(value)}", "here", "diamond" if is_own else "")


def _leaves(values: Any, route: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(values, dict) and values:
        for key, value in values.items():
            yield from _leaves(value, f"{route}.{key}" if route else str(key))
    else:
        yield route, values
