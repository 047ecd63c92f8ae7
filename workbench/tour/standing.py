"""Where the callout of the tour stands: beside its control, over no menu, and over as few other controls as can be."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

from workbench.widgets.covering import area, covered

# How far the callout stands from its control, and how far apart the places are that are tried.
GAP, STEP = 14, 40
# What a place costs, as parts of the callout: so much where it covers what it points at or is to keep clear of, so much
# where it covers other controls and words, and so much for each pixel that it stands away.
OVER_MEANT, OVER_USED, AWAY = 8.0, 2.0, 1 / 700
# A part of the window as large as this cannot be kept free: only what stands in it counts, and its pictures by half.
LARGE, OVER_LARGE = 0.5, 0.5
# A place must be so much better to be taken before one that lies nearer or straight beside.
BETTER = 0.005
# And so much better to leave a place for it.
STAYING = 0.15


def popups_over(host: QWidget) -> list[QRect]:
    """Give where open menus and lists lie over a window."""
    return [
        QRect(host.mapFromGlobal(top.geometry().topLeft()), top.size())
        for top in QApplication.topLevelWidgets()
        if top.isVisible() and top.windowType() is Qt.WindowType.Popup
    ]


def best_place(
    size: QSize,
    room: QRect,
    meant: list[QRect],
    clear: list[QRect],
    used: list[QRect],
    now: QPoint | None = None,
) -> QPoint:
    """Give where a card of a size stands best in a room: beside the last of what is meant, else at the lower right.

    What is to be kept `clear`, as open menus are, counts like what is meant. Where it stands `now` it stays, unless
    it has come to lie over much more than it would elsewhere.

    >>> button, room = QRect(10, 10, 30, 20), QRect(0, 0, 400, 300)
    >>> best_place(QSize(100, 50), room, [button], [], [])
    PySide6.QtCore.QPoint(54, 10)
    >>> best_place(QSize(100, 50), room, [button], [QRect(50, 10, 300, 60)], [])
    PySide6.QtCore.QPoint(54, 80)
    """
    anchor = meant[-1] if meant else QRect(room.bottomRight(), QSize(1, 1))
    whole = room.width() * room.height()
    small = [place for place in meant if area(place) < LARGE * whole]
    large = [place for place in meant if area(place) >= LARGE * whole]
    card = size.width() * size.height()

    def cost(at: QPoint) -> float:
        rect = QRect(at, size)
        return (
            OVER_MEANT * covered(rect, [*small, *clear])
            + OVER_USED * covered(rect, used)
            + OVER_LARGE * covered(rect, large)
        ) / card

    def total(at: QPoint) -> float:
        return cost(at) + AWAY * _distance(QRect(at, size), anchor)

    best, least = (now, total(now) - STAYING) if now is not None else (QPoint(), float("inf"))
    for at in _tried(size, room, anchor):
        nearest = AWAY * _distance(QRect(at, size), anchor)
        if nearest + BETTER < least and (found := total(at)) + BETTER < least:
            best, least = at, found
    return best


def _tried(size: QSize, room: QRect, anchor: QRect) -> Iterator[QPoint]:
    """Give the places to try: right, left, below and above, and then everywhere else."""
    wide, high = size.width(), size.height()
    right, below = anchor.right() + GAP + 1, anchor.bottom() + GAP + 1
    left, above = anchor.left() - GAP - wide, anchor.top() - GAP - high
    last_x, last_y = room.right() - wide, room.bottom() - high
    straight = (
        (right, anchor.top()),
        (left, anchor.top()),
        (anchor.left(), below),
        (anchor.right() - wide, below),
        (anchor.left(), above),
        (anchor.right() - wide, above),
    )
    everywhere = (
        (x, y)
        for y in (below, above, last_y, *range(room.top(), last_y, STEP))
        for x in (right, left, anchor.left(), last_x, *range(room.left(), last_x, STEP))
    )
    for x, y in (*straight, *everywhere):
        yield QPoint(max(room.left(), min(x, last_x)), max(room.top(), min(y, last_y)))


def _distance(card: QRect, anchor: QRect) -> float:
    """Give how far a card stands from a place beyond the gap it always keeps."""
    across = max(anchor.left() - card.right(), card.left() - anchor.right(), 0)
    down = max(anchor.top() - card.bottom(), card.top() - anchor.bottom(), 0)
    return max(0.0, float((across**2 + down**2) ** 0.5) - GAP - 1)
