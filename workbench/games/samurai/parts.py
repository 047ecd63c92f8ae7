"""What Samurai offers to the rooms of the workbench."""

from __future__ import annotations

from workbench.games import Parts
from workbench.games.samurai.kit.sections import sections

PARTS = Parts(kit=sections)
