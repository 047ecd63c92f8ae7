"""The editors that the rules form has for 7 Samurai, by the values they edit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.texts.source import Route
    from workbench.rules.form.editor import Editor
    from workbench.rules.schema_value import SchemaValue

Make = Callable[["SchemaValue", "QWidget"], "Editor"]


def _amount(glyph: str, *, has_head: bool = False) -> Make:
    def make(value: SchemaValue, parent: QWidget) -> Editor:
        from workbench.games.seven_samurai.rules.amounts import AmountRow

        return AmountRow(value, parent, glyph, has_head=has_head)

    return make


def _numbers(field: str) -> Make:
    def make(value: SchemaValue, parent: QWidget) -> Editor:
        from workbench.games.seven_samurai.rules import numbers

        return numbers.NumbersRow(value, parent, getattr(numbers, field))

    return make


def _farms(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.seven_samurai.rules.numbers import AssumedRow

    return AssumedRow(value, parent)


def _raiders(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.seven_samurai.rules.raider_table import RaiderTable

    return RaiderTable(value, parent)


def _boards(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.seven_samurai.rules.boards import BoardTable

    return BoardTable(value, parent)


EDITORS: Mapping[Route, Make] = {
    ("village", "barricades"): _amount("barricade", has_head=True),
    ("raiders", "plunderers"): _amount("raider"),
    ("raiders", "lieutenants"): _amount("raider"),
    ("raiders", "bosses"): _amount("oni"),
    ("raiders", "cards"): _raiders,
    ("samurai", "boards"): _boards,
    ("village", "farms"): _farms,
    ("village", "families"): _numbers("FamiliesField"),
    ("missing",): _numbers("MissingField"),
    ("scoring",): _numbers("NumbersField"),
    ("wounds",): _numbers("NumbersField"),
}
