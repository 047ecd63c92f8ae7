"""A row of choices of which one is on."""

from __future__ import annotations

from workbench.widgets.segment import Segment


def test_an_ampersand_is_shown_as_it_is(qtbot):
    """A title with an ampersand is no shortcut: Qt would swallow the sign and underline what follows."""
    row = Segment("Go to")
    qtbot.addWidget(row)
    row.show_choices({"both": "Players & figures"})
    assert row.buttons["both"].text() == "Players && figures"
    assert row.buttons["both"].accessibleName() == "Go to: Players & figures"
