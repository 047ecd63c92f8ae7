"""The controls that a step points at, found by name each time: language, theme or window may have made them anew.

| name | what it is |
| --- | --- |
| `action:file.save` | the button of an action on the toolbar, else its menu |
| `dialog:NewMapDialog.make_button` | a part of a dialog while that is open |
| `hex:1,1` | a hex of the board, counted from the centre of the symmetry |
| `value:end.tie_threshold` | the row of a value in the form of a variant |
| `map.tool_strip.symmetry.buttons.6` | a part of a room, member by member |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget

from workbench.widgets.panels import tabs_hiding

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow


@dataclass(frozen=True)
class Control:
    """A part of a window: its widget, and the rectangle of it that is meant."""

    widget: QWidget
    area: QRect

    @property
    def host(self) -> QWidget:
        """The window that it is in."""
        return self.widget.window()

    @property
    def place(self) -> QRect:
        """Where it stands in its window, as far as what it is in shows it; nothing while it is hidden."""
        if not self.widget.isVisible():
            return QRect()
        host, seen = self.host, self.area
        widget: QWidget | None = self.widget
        while widget is not None and widget is not host:
            seen = QRect(widget.mapToParent(seen.topLeft()), seen.size())
            widget = widget.parentWidget()
            if widget is not None:
                seen &= widget.rect()
        return seen


def find(window: MainWindow, names: tuple[str, ...], room: str) -> list[Control]:
    """Give the controls in sight: those of an open dialog alone, else those of the room, else the way there."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog):
        found = [_in_dialog(dialog, name.partition(":")[2]) for name in names if name.startswith("dialog:")]
        return [each for each in found if each is not None]
    here = [control for name in names if (control := _named(window, name)) is not None]
    seen = [control for control in here if not control.place.isEmpty()]
    if window.workspace_name != room:
        # What an action opens elsewhere is in sight there, its menu is not meant.
        elsewhere = [control for control in seen if window.workspace.isAncestorOf(control.widget)]
        return elsewhere or [_whole(window.rail.buttons[room])]
    if seen:
        return seen
    hidden = next((tabs for control in here if (tabs := tabs_hiding(control.widget)) is not None), None)
    return [_whole(hidden)] if hidden is not None else []


def reveal(window: MainWindow, names: tuple[str, ...]) -> bool:
    """Scroll to what a step is done with, and say whether that is behind: not while its room is still hidden."""
    is_shown, is_hidden = False, False
    for name in names:
        control = _named(window, name)
        above = control.widget.parentWidget() if control is not None else None
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if control is not None and above is not None and above.isVisible():
            above.ensureWidgetVisible(control.widget, 0, 80)
            is_shown = True
        elif above is not None or name.startswith("value:"):
            is_hidden = True
    return is_shown or not is_hidden


def _whole(widget: QWidget) -> Control:
    return Control(widget, widget.rect())


def _named(window: MainWindow, name: str) -> Control | None:
    kind, _, rest = name.rpartition(":")
    if kind == "action":
        return _of_action(window, rest)
    if kind == "hex":
        return _of_hex(window, rest)
    if kind == "value":
        rules = window.workspaces.get("rules")
        editor = rules.form.editors.get(rest) if rules is not None else None  # type: ignore[attr-defined]  # the room of forms
        return _whole(editor) if editor is not None else None
    if kind == "dialog":
        return None
    room, *path = rest.split(".")
    found = _member(window.workspaces.get(room), path)
    return _whole(found) if isinstance(found, QWidget) else None


def _member(found: Any, path: list[str]) -> Any:
    for step in path:
        if isinstance(found, Mapping):
            found = found.get(step, found.get(int(step)) if step.isdecimal() else None)
        else:
            found = getattr(found, step, None)
    return found


def _in_dialog(dialog: QDialog, name: str) -> Control | None:
    kind, *path = name.split(".")
    if type(dialog).__name__ != kind:
        return None
    found = _member(dialog, path)
    return _whole(found) if isinstance(found, QWidget) else None


def _of_action(window: MainWindow, name: str) -> Control | None:
    button: QWidget | None = window.toolbar.widgetForAction(window.commands.actions[name])
    if button is not None and button.isVisible():
        return _whole(button)
    menu = window.commands.declared[name].menu.partition("/")[0]
    bar, action = window.menuBar(), window.commands.menu_action(menu)
    return Control(bar, bar.actionGeometry(action))


def _of_hex(window: MainWindow, offset: str) -> Control | None:
    room: Any = window.workspaces.get("map")
    if room is None or room.map_text.chart is None:
        return None
    q, r = (int(word) for word in offset.split(","))
    at = (room.toolbox.centre[0] + q, room.toolbox.centre[1] + r)
    x, y = room.canvas.view.centre(at)
    s = room.canvas.view.s
    corner = QPoint(round(x - s), round(y - s))
    return Control(room.canvas, QRect(corner, QPoint(round(x + s), round(y + s))))
