"""One sheet of the kit: what it is called, how large it is, and what paints it in millimetres."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtGui import QPainter

from workbench.canvas.geometry import Box
from workbench.dress.theme import Theme
from workbench.export.kit import ink
from workbench.export.kit.order import UNPRINTABLE, Order

# A screen pixel on paper: what the board's painter measures its lines and words by.
PIXEL = 25.4 / 96

Paint = Callable[[QPainter], None]


@dataclass(frozen=True)
class Page:
    """A paper as it lies, with its margins and colours."""

    order: Order
    is_landscape: bool = False

    @property
    def width(self) -> float:
        """The paper's width."""
        return self.order.size(is_landscape=self.is_landscape)[0]

    @property
    def height(self) -> float:
        """The paper's height."""
        return self.order.size(is_landscape=self.is_landscape)[1]

    @cached_property
    def area(self) -> Box:
        """What lies inside the margins."""
        margin = self.order.margin
        return Box(margin, margin, self.width - margin, self.height - margin)

    @cached_property
    def reach(self) -> Box:
        """What printers can reach; marks lie between here and the area."""
        return Box(0, 0, self.width, self.height).grown(-UNPRINTABLE)

    @property
    def strip(self) -> float:
        """How high the strip for marks is."""
        return self.order.margin - UNPRINTABLE

    @property
    def theme(self) -> Theme:
        """The colours of the chosen ink."""
        return ink.theme_of(self.order.ink)

    def behind(self, box: Box) -> Box:
        """Give where a box of the front lies on the back of a sheet that is turned over its long side."""
        if self.is_landscape:
            return Box(box.left, self.height - box.bottom, box.right, self.height - box.top)
        return Box(self.width - box.right, box.top, self.width - box.left, box.bottom)

    def has(self, mark: str) -> bool:
        """Say whether a kind of mark is wanted."""
        return mark in self.order.marks


@dataclass(frozen=True, eq=False)
class Sheet:
    """A sheet of paper with what is printed on its front, and on its back where it has one.

    `name` is short (`B2`, `Tokens 1`), `title` says more.
    """

    part: str
    name: str
    title: str
    page: Page
    paint: Paint
    paint_back: Paint | None = None

    @property
    def width(self) -> float:
        """Its width as it lies, in millimetres."""
        return self.page.width

    @property
    def height(self) -> float:
        """Its height as it lies, in millimetres."""
        return self.page.height
