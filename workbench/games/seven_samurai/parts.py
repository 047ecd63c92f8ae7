"""What 7 Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.games import Parts
from workbench.games.seven_samurai.rules.parts import EDITORS

if TYPE_CHECKING:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.table.parts import TableParts


def _glyphs() -> GameGlyphs:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.games.seven_samurai.glyphs import ALIASES, GLYPHS

    return GameGlyphs(GLYPHS, ALIASES)


def _table() -> TableParts:
    from workbench.games.seven_samurai.table.parts import TABLE

    return TABLE


PARTS = Parts(
    glyphs=_glyphs,
    table=_table,
    rule_groups=("Village", "Raiders", "Samurai", "Turn", "End of round", "Score"),
    # What grows with the samurai stands in one table.
    rule_homes={
        ("village", "barricades"): "Village",
        ("raiders", "plunderers"): "Village",
        ("raiders", "lieutenants"): "Village",
        ("raiders", "bosses"): "Village",
        ("samurai", "boards"): "Samurai",
        ("rounds",): "End of round",
        ("players",): "Village",
        ("solo", "samurai"): "Village",
    },
    rule_editors=EDITORS,
    entry_members={("raiders", "cards"): ("value", "symbol"), ("samurai", "boards"): ("talent",)},
)
