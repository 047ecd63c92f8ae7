"""Parts of docks and bars that make do with the room they have."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from workbench.dress.icons import icon
from workbench.shell.toolbar_area import ToolbarArea
from workbench.widgets.button_row import GAP, SIDES, ButtonRow
from workbench.widgets.panels import DockHeader, ElidedCheckBox

BESIDE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_words_of_a_box_give_way(qtbot):
    """A box too narrow for its words ends them in dots, says them whole, and shows them again with more room."""
    box = ElidedCheckBox("Borders of every player count")
    qtbot.addWidget(box)
    box.show()
    box.resize(90, 24)
    assert box.text().endswith("…")
    assert box.toolTip() == box.accessibleName() == "Borders of every player count"
    box.resize(400, 24)
    assert box.text() == "Borders of every player count"
    assert box.toolTip() == ""


def test_the_last_buttons_of_a_row_lose_their_words_first(qtbot):
    """Where words have no room, buttons keep their icons, names and tips."""
    buttons = [QPushButton(icon("copy"), words) for words in ("Take back", "Copy as table", "Duel")]
    dock = QWidget()
    qtbot.addWidget(dock)
    row = ButtonRow(buttons, dock)
    dock.show()
    row.resize(900, 40)
    assert [button.text() for button in buttons] == ["Take back", "Copy as table", "Duel"]
    whole = sum(button.sizeHint().width() for button in buttons) + 2 * GAP + 2 * SIDES
    row.resize(whole, 40)
    assert all(button.text() for button in buttons)
    row.resize(whole - 1, 40)
    assert buttons[0].text() == "Take back"
    assert buttons[-1].text() == ""
    assert buttons[-1].accessibleName() == buttons[-1].toolTip() == "Duel"


def test_words_on_the_toolbar_give_way_to_what_stands_at_its_end(qtbot):
    """Buttons of the toolbar lose their words in a narrow bar and get them back in a wide one."""
    area = ToolbarArea()
    qtbot.addWidget(area)
    save = area.toolbar.addAction(icon("save"), "Save the document")
    undo = area.toolbar.addAction(icon("undo"), "Undo")
    plain = area.toolbar.addAction("Without an icon")
    styles = {}
    for action, style in ((save, BESIDE), (undo, Qt.ToolButtonStyle.ToolButtonIconOnly), (plain, BESIDE)):
        button = area.toolbar.widgetForAction(action)
        assert isinstance(button, QToolButton)
        button.setToolButtonStyle(style)
        styles[action] = button.toolButtonStyle
    tools = QPushButton("At the end")
    tools.setFixedWidth(300)
    area.resize(900, 44)
    area.put_at_end([tools])
    area.show()
    wide = [style() for style in styles.values()]
    area.resize(460, 44)
    assert styles[save]() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert styles[plain]() is BESIDE
    area.resize(900, 44)
    assert [style() for style in styles.values()] == wide


def test_a_long_heading_gives_way(qtbot):
    """The heading of a dock takes the room that there is and leaves that of what stands at its end."""
    aside = QPushButton("Bring back")
    header = DockHeader("Sudden Peace: Tied figure To the active player", aside)
    qtbot.addWidget(header)
    header.show()
    header.resize(220, 32)
    assert header.title.geometry().right() < aside.geometry().left()
    assert aside.geometry().right() < 220
    whole = header.title.sizeHint().width()
    header.resize(whole + 400, 32)
    assert header.title.width() == whole
