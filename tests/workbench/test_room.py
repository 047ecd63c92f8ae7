"""Words have their room: in a window of the least size nothing is cut off in any language."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton

from workbench.widgets.panels import ElidedLabel

LANGUAGES = ["en", "pl", "de"]
SIZES = [(1100, 700), (1366, 768), (1600, 1000)]


def words_of(widget):
    """Give what is written on a label or a button in one line and must be seen whole."""
    if isinstance(widget, ElidedLabel) or not widget.text():
        return ""
    if isinstance(widget, QLabel):
        return "" if widget.wordWrap() else widget.text()
    if isinstance(widget, QToolButton) and widget.toolButtonStyle().name == "ToolButtonIconOnly":
        return ""
    # A button whose words were shortened says them whole in its tip.
    return "" if widget.text().endswith("…") and widget.toolTip() else widget.text()


def cut_off(window):
    """Give the words of which less is seen than was asked for, because of their widget or of what is around it."""
    found = [
        widget
        for kind in (QLabel, QAbstractButton)
        for widget in window.findChildren(kind)
        if widget.isVisible() and words_of(widget)
    ]
    return [
        f"{type(widget).__name__} {words_of(widget)!r} in {type(widget.parentWidget()).__name__}"
        for widget in found
        if not widget.visibleRegion().isEmpty()
        and widget.visibleRegion().boundingRect().width() < _needed(widget)
    ]


def _needed(widget):
    if isinstance(widget, QLabel):
        return min(widget.sizeHint().width(), widget.fontMetrics().horizontalAdvance(widget.text()) + 1)
    return widget.fontMetrics().horizontalAdvance(widget.text().replace("&", ""))


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(request, window, qtbot):
    """Give a window of a size."""
    window.resize(*request.param)
    qtbot.waitUntil(lambda: (window.width(), window.height()) == request.param)
    return window


def all_seen(window):
    """Claim that nothing is cut off, for `waitUntil`: what is laid out anew takes a moment."""

    def claim():
        assert cut_off(window) == []

    return claim


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_has_room_for_its_words(sized, qtbot, japan):
    """With a settlement selected, both docks of the map show their words whole."""
    document = sized.open_path(japan)
    workspace = sized.workspace
    qtbot.waitUntil(lambda: document.is_checked and workspace.map_text.chart is not None)
    workspace.map_text.select(list(workspace.map_text.chart.names)[:1])
    qtbot.waitUntil(all_seen(sized))
    workspace.docks.show_right()
    qtbot.waitUntil(all_seen(sized))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_room_for_their_words(sized, qtbot, variant):
    """Form, family and difference of a variant show their words whole."""
    document = sized.open_path(variant)
    qtbot.waitUntil(lambda: document.is_checked)
    qtbot.waitUntil(all_seen(sized))
    sized.workspace.docks.show_right()
    qtbot.waitUntil(all_seen(sized))
