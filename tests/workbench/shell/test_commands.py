"""Keys: each does one thing, and nothing at all while that cannot be done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QTextEdit

from engine.texts.problem import Edit
from workbench.actions import ACTIONS
from workbench.shell.commands import Commands
from workbench.shell.rooms import ROOMS

EXPERIMENT = """\
schema: daimyo/experiment/1
title: Small
variants: [2016]
lineups: [[random, random]]
games: 4
seed: 1
"""


def press(widget, key):
    """Press a key given by its words."""
    QTest.keySequence(widget, QKeySequence(key))


@pytest.fixture
def full(window, qtbot, tmp_path, japan, variant):
    """Give a window with a changed document in each workspace that writes, spaces being selected on the map."""
    experiment = tmp_path / "small.experiment.yaml"
    experiment.write_text(EXPERIMENT, encoding="utf-8")
    for path in (experiment, variant, japan):
        window.open_path(path).apply([Edit(0, 0, "# mine\n")], "Comment")
    qtbot.waitUntil(lambda: all(document.is_checked for document in window.desk))
    window.workspace.map_text.select([(8, 13)])
    assert window.workspace.map_text.selection
    return window


def state(window):
    """Give everything that a stray key could change."""
    texts = [(document.path, document.text, document.is_modified) for document in window.desk]
    stacks = [document.undo_stack.index() for document in window.desk]
    return texts, stacks, window.workspace_name, window.workspaces["map"].map_text.selection


def focusable(window):
    """Give the widgets of the shown workspace that keys can go to."""
    return [
        widget
        for widget in window.workspace.findChildren(object)
        if widget.isWidgetType() and widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


@pytest.mark.parametrize("room", [room.name for room in ROOMS])
def test_a_key_does_nothing_while_its_action_cannot_be_done(full, qtbot, monkeypatch, room):
    """Whatever has the focus, the key of a disabled action changes no document and leads nowhere else."""
    full.show_workspace(room)
    keys = {key: action.id for action in ACTIONS if action.is_live_in(room) for key in action.shortcuts}
    monkeypatch.setattr(Commands, "can_do", lambda *_: False)
    full.commands.refresh()
    before = state(full)
    pressed = 0
    for widget in focusable(full):
        widget.setFocus()
        if not widget.hasFocus():
            continue
        is_text = isinstance(widget, QPlainTextEdit | QTextEdit | QLineEdit) or bool(widget.focusProxy())
        for key, name in keys.items():
            # What is typed, cut and taken back in a text is that text's own.
            is_own = not key.startswith("Ctrl+") or name.startswith(("edit.", "rules.reset"))
            if is_own and (is_text or getattr(widget, "lineEdit", lambda: None)() is not None):
                continue
            press(widget, key)
            pressed += 1
            assert state(full) == before, f"{key} ({name}) at {widget}"
    assert pressed > len(keys)


def test_themes_are_found_by_name(window, qtbot):
    """Whoever writes dark finds the dark theme, and light brings the other back."""
    from workbench.settings import THEME
    from workbench.shell.command_search import best
    from workbench.shell.finding import everything

    for word in ("dark", "light"):
        found = best(word, everything(window))
        next(entry for entry in found if entry.about == "Theme").deed()
        assert window.settings.word(THEME) == word
