"""What Naishi offers to the rooms of the workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.games import Parts

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from workbench.canvas.glyphs import GameGlyphs
    from workbench.rules.form.editor import Editor
    from workbench.rules.schema_value import SchemaValue


def _glyphs() -> GameGlyphs:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.games.naishi.glyphs import ALIASES, GLYPHS

    return GameGlyphs(GLYPHS, ALIASES)


def _card_table(value: SchemaValue, parent: QWidget) -> Editor:
    from workbench.games.naishi.rules.card_table import CardTable

    return CardTable(value, parent)


PARTS = Parts(
    glyphs=_glyphs,
    rule_editors={("cards",): _card_table},
    # A whole card is known by what it is worth, or by what it copies.
    entry_members={("cards",): ("scores", "copies")},
)
