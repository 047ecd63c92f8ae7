"""The application's dress is complete: every role is filled in, every picture is there, Qt takes it without a word."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QFile
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import stylesheet, theme
from workbench.dress.theme import THEMES

BOTH = pytest.mark.parametrize("look", THEMES.values(), ids=lambda look: look.name)


@pytest.fixture
def dressed(qapp):
    """Dress the application, and undress it afterwards."""
    sheet, palette, font, before = qapp.styleSheet(), qapp.palette(), qapp.font(), theme.current()
    yield lambda look, scale=1.0: stylesheet.apply(qapp, look, scale)
    qapp.setStyleSheet(sheet)
    qapp.setPalette(palette)
    qapp.setFont(font)
    theme.use(before)


@BOTH
def test_every_role_is_filled_in(qapp, look):
    """No placeholder is left, and brackets come in pairs."""
    text = stylesheet.sheet(look)
    assert "$" not in text
    assert text.count("{") == text.count("}")


@BOTH
def test_every_picture_is_drawn(dressed, look):
    """Each picture that the sheet names can be found, and is not empty."""
    dressed(look)
    names = set(re.findall(r"url\(([^)]+)\)", stylesheet.sheet(look)))
    assert names
    assert [name for name in names if not QFile.exists(name)] == []


@BOTH
def test_widgets_take_it_without_complaint(dressed, qtbot, look):
    """Fields and buttons are as high as the guide says, and Qt has nothing to warn about."""
    dressed(look)
    window = QWidget()
    column = QVBoxLayout(window)
    widgets = [
        QPushButton("Save"),
        QLineEdit("Akita"),
        QComboBox(),
        QCheckBox("Ties"),
        QSpinBox(),
        QTreeWidget(),
    ]
    for widget in widgets:
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    button, field, combo, check, spin, _ = widgets
    assert {button.height(), field.height(), combo.height()} == {theme.HEIGHT["button"]}
    assert abs(spin.height() - theme.HEIGHT["button"]) <= 1
    assert check.height() >= 24
    assert theme.current() is look


@BOTH
def test_focus_moves_nothing(dressed, qtbot, look):
    """A ring appears around what has the focus, without a change of size."""
    dressed(look)
    for widget in (QPushButton("Save"), QLineEdit("x"), QCheckBox("x"), QSpinBox()):
        qtbot.addWidget(widget)
        widget.show()
        before = widget.sizeHint()
        widget.setFocus()
        widget.style().polish(widget)
        assert widget.sizeHint().height() == before.height()


def test_everything_grows_with_the_scale_but_lines(qapp):
    """At 200 % heights double while borders stay one pixel."""
    text = stylesheet.sheet(theme.LIGHT, 2)
    assert "min-height: 52px" in text
    assert "border: 1px solid" in text


def test_the_palette_has_the_roles(qapp):
    """Qt's own widgets find window, text and highlight in the theme's colours."""
    palette = stylesheet.palette(theme.DARK)
    assert palette.color(QPalette.ColorRole.Window).name().upper() == theme.DARK.bg
    assert palette.color(QPalette.ColorRole.Text).name().upper() == theme.DARK.ink
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text).name().upper()
    assert disabled == stylesheet.faint(theme.DARK)
