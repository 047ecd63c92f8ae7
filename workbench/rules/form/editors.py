"""Which editor a value gets: the game's own, a strip for an order, a list of entries, else a row."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from workbench import games
from workbench.rules.form.editor import Editor
from workbench.rules.schema_value import SchemaValue, game_of


def editor_for(place: SchemaValue, parent: QWidget) -> Editor:
    """Make the editor of a value."""
    from workbench.rules.form.entries import EntriesEditor  # which makes editors of what lies in an entry
    from workbench.rules.form.order_strip import OrderStrip
    from workbench.rules.form.row import Row

    own = games.find(game_of(place.kind)).rule_editors.get(place.route)
    if own is not None:
        return own(place, parent)
    if place.is_order:
        return OrderStrip(place, parent)
    if place.is_open and not place.words and place.inner("any").members:
        return EntriesEditor(place, parent)
    return Row(place, parent)


def headed_editors(rows: list[SchemaValue], depth: int, parent: QWidget) -> list[tuple[str, Editor]]:
    """Make the editors of values, each with the heading it begins: what holds those that lie deeper than others."""
    made: list[tuple[str, Editor]] = []
    above: tuple[str | int, ...] = ()
    for place in rows:
        outer = place.route[:-1] if len(place.route) > depth else ()
        heading = SchemaValue(place.kind, outer).title if outer and outer != above else ""
        made.append((heading, editor_for(place, parent)))
        above = outer
    return made
