"""The rules of a game that has written no prose, told by its schema."""

from __future__ import annotations

from copy import deepcopy

from engine import documents
from engine.play.prose import by_schema
from engine.texts.library import Library


def test_a_table_is_told_row_by_row():
    """Of a table of values only the rows that differ are told, each member by its title."""
    values = documents.load_variant(Library(), "naishi/base").required().values
    other = deepcopy(values)
    other["cards"]["monk"]["count"] += 1
    (difference,) = by_schema("naishi").differences(values, other)
    assert difference.keys == ("cards",)
    assert difference.other.startswith("Cards, monk: ")
    assert f"{other['cards']['monk']['count']}" in difference.other
    assert "{cards" not in difference.other
