"""What the map's tests stand on: an open map, and a hand that draws on it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

SMALL = """\
# a small island
schema: daimyo/map/1
title: Small
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "  ~ ~ ~ ~"
  - " ~ . v . ~"
  - "~ v . . c ~"
  - " ~ . . . ~"  # the south
  - "  ~ ~ ~ ~"
players: [2]
names:
  Edo: [2, 1]
"""


class Hand:
    """Does on the canvas what a person does."""

    def __init__(self, window, qtbot):
        self.window, self.qtbot = window, qtbot
        self.workspace = window.workspace
        self.canvas = window.workspace.canvas
        self.map_text = window.workspace.map_text

    def point(self, at):
        """Give where a hex lies on the canvas."""
        x, y = self.canvas.view.centre(at)
        return QPoint(round(x), round(y))

    def click(self, at, button=Qt.MouseButton.LeftButton, keys=Qt.KeyboardModifier.NoModifier):
        """Click a hex."""
        self.qtbot.mouseClick(self.canvas, button, keys, self.point(at))

    def stroke(self, *hexes, button=Qt.MouseButton.LeftButton, keys=Qt.KeyboardModifier.NoModifier):
        """Drag over hexes."""
        self.qtbot.mousePress(self.canvas, button, keys, self.point(hexes[0]))
        for at in hexes[1:]:
            self.move(at, button)
        self.qtbot.mouseRelease(self.canvas, button, keys, self.point(hexes[-1]))

    def move(self, at, button=Qt.MouseButton.NoButton):
        """Move the mouse over a hex, with a button held down."""
        from PySide6.QtCore import QEvent, QPointF
        from PySide6.QtGui import QMouseEvent

        point = QPointF(self.point(at))
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            point,
            self.canvas.mapToGlobal(point),
            Qt.MouseButton.NoButton,
            button,
            Qt.KeyboardModifier.NoModifier,
        )
        self.canvas.mouseMoveEvent(event)

    def key(self, key, keys=Qt.KeyboardModifier.NoModifier):
        """Press a key while the canvas has the focus."""
        self.qtbot.keyClick(self.canvas, key, keys)

    @property
    def text(self):
        """The document's text."""
        return self.window.document.text

    def wait_for_check(self):
        """Wait until the problems are those of the text."""
        self.qtbot.waitUntil(lambda: self.window.document.is_checked)


@pytest.fixture
def hand(window, qtbot, tmp_path):
    """Give a hand over a small open map."""
    path = tmp_path / "small.yaml"
    path.write_text(SMALL, encoding="utf-8")
    return opened(window, qtbot, path)


@pytest.fixture
def japanese(window, qtbot, japan):
    """Give a hand over the published map."""
    return opened(window, qtbot, japan)


def opened(window, qtbot, path):
    """Open a map and give a hand over it."""
    window.open_path(path)
    made = Hand(window, qtbot)
    made.wait_for_check()
    made.canvas.setFocus()
    qtbot.waitUntil(made.canvas.hasFocus)
    return made
