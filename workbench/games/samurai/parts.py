"""What Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench.games import Parts
from workbench.games.samurai.printing import CHOICES

if TYPE_CHECKING:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.export.kit.design import Design
    from workbench.export.kit.order import Order
    from workbench.export.kit.section import Section


def _glyphs() -> GameGlyphs:
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.games.samurai.glyphs import ALIASES, GLYPHS

    return GameGlyphs(GLYPHS, ALIASES)


def _kit(design: Design, order: Order) -> list[Section]:
    from workbench.games.samurai.kit.sections import sections

    return sections(design, order)


PARTS = Parts(glyphs=_glyphs, kit=_kit, print_choices=CHOICES)
