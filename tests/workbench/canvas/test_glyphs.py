"""Every glyph can be seen, keeps to its grid, and differs from the others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from workbench import games
from workbench.canvas import glyphs
from workbench.canvas.glyphs.buildings import BUILDINGS
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.glyphs.outline import read
from workbench.canvas.glyphs.tools import TOOLS


def drawn(name, side=48):
    """Draw a glyph in black on nothing."""
    image = QImage(side, side, QImage.Format.Format_Alpha8)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_glyph(painter, name, QRectF(0, 0, side, side), "#000000")
    painter.end()
    return image


def coverage(image):
    """Give the share of a picture that is covered."""
    return sum(bytes(image.constBits())) / 255 / (image.width() * image.height())


@pytest.mark.parametrize("name", [*glyphs.names(), "some-figure", "ätsch", "7"])
def test_every_glyph_is_seen_inside_its_grid(qapp, name):
    """A glyph covers something, not everything, and stays within 24 by 24."""
    box = glyphs.outline(name).boundingRect()
    assert QRectF(-0.01, -0.01, 24.02, 24.02).contains(box)
    assert max(box.width(), box.height()) > 8
    assert 0.02 < coverage(drawn(name)) < 0.75


def test_no_two_glyphs_look_alike(qapp):
    """Each tool and each figure has a shape of its own, apart from the few with the same meaning."""
    twins = {frozenset({"zoom", "search"}), frozenset({"ok", "check"}), frozenset({"map", "grid"})}
    twins |= {frozenset({"step-back", "chevron-left"}), frozenset({"step-forward", "chevron-right"})}
    pictures = {name: bytes(drawn(name, 24).constBits()) for name in glyphs.names()}
    seen: dict[bytes, str] = {}
    for name, data in pictures.items():
        other = seen.setdefault(data, name)
        assert other == name or frozenset({name, other}) in twins


@pytest.mark.parametrize("name", ["buddha", "city", "capital", "error", "warning", "info", "fast", "table"])
def test_glyphs_keep_their_holes(qapp, name):
    """The winding of a glyph with an inside leaves that inside open."""
    holes = {
        "buddha": (12, 17.5), "city": (12, 9.5), "capital": (12, 12.3), "error": (12, 10), "warning": (12, 11),
        "info": (12, 14), "fast": (13, 12.3), "table": (12, 14.6),
    }  # fmt: skip
    from PySide6.QtCore import QPointF

    assert not glyphs.outline(name).contains(QPointF(*holes[name]))


def test_unknown_things_show_their_letter(qapp):
    """Two unknown kinds differ by their letters; a settlement's letter stands under a roof."""
    assert glyphs.outline("crab") == glyphs.outline("crow")
    assert glyphs.outline("crab") != glyphs.outline("owl")
    assert glyphs.building("fort") != glyphs.outline("fort")
    assert not glyphs.outline("---").isEmpty()


def test_no_name_is_drawn_twice():
    """A game brings glyphs of its own and takes none away from another or from the tools."""
    brought = [name for module in games.each("glyphs") for name in module.GLYPHS]
    assert brought
    assert len({*brought, *TOOLS, *BUILDINGS}) == len(brought) + len(TOOLS) + len(BUILDINGS)


@pytest.mark.parametrize("data", ["M0 0h4v4h-4z", "M0 0L4 0 4 4 0 4Z", "m0 0l4 0l0 4l-4 0z"])
def test_path_data_may_be_written_in_any_way(qapp, data):
    """Steps and places, repeated commands and capital letters give the same square."""
    assert read(data).boundingRect() == QRectF(0, 0, 4, 4)


def test_arcs_turn_the_way_they_say(qapp):
    """The four arcs between two points bulge to the sides that SVG describes."""
    boxes = {
        (large, sweep): read(f"M0 0A5 5 0 {large} {sweep} 6 0").boundingRect()
        for large in (0, 1)
        for sweep in (0, 1)
    }
    assert boxes[0, 1].top() == pytest.approx(-1, abs=0.01)
    assert boxes[0, 0].bottom() == pytest.approx(1, abs=0.01)
    assert boxes[1, 1].top() == pytest.approx(-9, abs=0.01)
    assert boxes[1, 0].bottom() == pytest.approx(9, abs=0.01)
