"""A section of the kit: sheets that are wanted together or not at all."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.export.kit.sheet import Sheet
from workbench.export.kit.tiling import Tiling


@dataclass(frozen=True)
class Section:
    """Sheets under one title, with what they consist of in a few words; `tiling` says how they are joined."""

    name: str
    title: str
    hint: str
    sheets: tuple[Sheet, ...]
    tiling: Tiling | None = None
