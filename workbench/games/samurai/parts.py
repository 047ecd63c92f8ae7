"""What Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from workbench.games import Parts
from workbench.games.samurai.map import space_kinds

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from workbench.rules.form.editor import Editor
    from workbench.rules.schema_value import SchemaValue


def _token_table(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.samurai.rules.token_table import TokenTable

    return TokenTable(value, parent)


def _stages(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.samurai.rules.stages import StageStrip

    return StageStrip(value, parent)


def _figure_row(field: str) -> Callable[[SchemaValue, QWidget], Editor]:
    def make(value: SchemaValue, parent: QWidget) -> Editor:
        from workbench.games.samurai.rules import figures
        from workbench.rules.form.row import Row

        return Row(value, parent, getattr(figures, field))

    return make


PARTS = Parts(
    # The order of a round of play.
    rule_groups=("Players & figures", "Turn", "Tokens", "Capture", "End of game", "Scoring"),
    rule_editors={
        ("tokens",): _token_table,
        ("scoring", "stages"): _stages,
        ("figures", "names"): _figure_row("FigureNames"),
        ("figures", "duplicates"): _figure_row("Duplicates"),
        ("settlements",): _figure_row("Settlements"),
    },
    # A whole token is known by what it does, or by its strengths.
    entry_members={("tokens",): ("action", "strengths")},
    space_kinds=space_kinds.SETTLEMENTS,
    slots_wanted=space_kinds.slots_wanted,
    new_map=space_kinds.NEW_MAP,
    live_metric=space_kinds.REMOVED,
    end_words=space_kinds.ENDS,
)
