"""What 7 Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.games import Parts

if TYPE_CHECKING:
    from workbench.canvas.glyphs import GameGlyphs


def _glyphs() -> GameGlyphs:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.games.seven_samurai.glyphs import ALIASES, GLYPHS

    return GameGlyphs(GLYPHS, ALIASES)


PARTS = Parts(glyphs=_glyphs)
