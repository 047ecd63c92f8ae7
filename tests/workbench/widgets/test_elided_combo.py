"""Boxes of choices with more to say than they have room for."""

from __future__ import annotations

from workbench.widgets.elided_combo import ElidedCombo


def test_a_long_choice_ends_in_dots(qtbot):
    """What has no room is cut behind a word's beginning with dots, never between letters without a sign."""
    box = ElidedCombo()
    qtbot.addWidget(box)
    box.addItem("Start player without a ship")
    box.resize(120, 28)
    assert box.shown_text.endswith("…")
    box.resize(400, 28)
    assert box.shown_text == "Start player without a ship"


def test_a_box_of_its_own_size_shows_every_choice_whole(qtbot):
    """What a box asks for is enough for its widest choice."""
    box = ElidedCombo()
    qtbot.addWidget(box)
    box.addItems(["Samurai", "Naishi", "7 Samurai"])
    box.resize(box.sizeHint())
    for choice in range(box.count()):
        box.setCurrentIndex(choice)
        assert box.shown_text == box.currentText()
