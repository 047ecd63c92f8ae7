"""Icons of the interface follow the theme and are sharp on every screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from engine.texts.problem import Severity
from workbench.dress import icons, theme
from workbench.dress.icons import glyph_picture, icon, severity_picture


def test_icons_follow_the_theme(qapp):
    """The same icon changes its colour with the theme, and fades when disabled."""

    def strongest(mode=QIcon.Mode.Normal, state=QIcon.State.Off):
        image = icon("stop").pixmap(QSize(24, 24), 1.0, mode, state).toImage()
        return image.pixelColor(image.width() // 2, image.height() // 2)

    before = theme.current()
    try:
        theme.use(theme.LIGHT)
        assert strongest().name().upper() == theme.LIGHT.ink2
        assert strongest(state=QIcon.State.On).name().upper() == theme.LIGHT.accent
        assert strongest(QIcon.Mode.Disabled).alphaF() == pytest.approx(theme.DISABLED_OPACITY, abs=0.02)
        theme.use(theme.DARK)
        assert strongest().name().upper() == theme.DARK.ink2
    finally:
        theme.use(before)


def test_pictures_are_sharp_on_fine_screens(qapp, monkeypatch):
    """A picture for a label has as many pixels as the finest screen asks for."""

    class FineScreen:
        def devicePixelRatio(self):  # noqa: N802  # Qt's name
            return 2.0

    monkeypatch.setattr(
        icons, "QGuiApplication", type("Fine", (), {"screens": staticmethod(lambda: [FineScreen()])})
    )
    made = glyph_picture("hint", "ink", 16)
    assert (made.width(), made.devicePixelRatio()) == (32, 2)


def test_severities_differ_in_shape(qapp):
    """Whoever sees no colours tells errors, warnings and notes by their shapes."""
    shapes = [severity_picture(severity, 16).toImage().createAlphaMask() for severity in Severity]
    assert all(one != other for number, one in enumerate(shapes) for other in shapes[number + 1 :])
