"""Our own typefaces are there, and others where they are not."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF

from workbench.dress import theme, typeface

POLISH_AND_GERMAN = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜẞ„”“‚’–—…±×−→"
# What marks fast tokens, in the rules text and in the tour.
SIGNS = "侍"


@pytest.mark.parametrize("role", ["sans", "serif", "mono"])
def test_our_families_come_first(qapp, role):
    """A font of each role is one of ours, in a regular and a bold cut."""
    assert typeface.OURS[role] in typeface.load()
    assert QFontInfo(typeface.font(role, 13)).family() == typeface.OURS[role]
    assert QFontInfo(typeface.font(role, 13, 600)).weight() == 600


@pytest.mark.parametrize("role", ["sans", "serif", "mono"])
@pytest.mark.parametrize("weight", [400, 500, 600, 700])
def test_figures_are_tabular(qapp, role, weight):
    """All digits are equally wide, so that numbers stand under one another."""
    measure = QFontMetricsF(typeface.font(role, 100, weight))
    assert len({round(measure.horizontalAdvance(digit), 1) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("role", ["sans", "serif"])
def test_polish_and_german_are_complete(qapp, role):
    """No letter of the three languages, and no sign among them, is borrowed from another font."""
    from PySide6.QtGui import QRawFont

    raw = QRawFont.fromFont(typeface.font(role, 13))
    assert raw.familyName() == typeface.OURS[role]
    assert [sign for sign in POLISH_AND_GERMAN + SIGNS if not raw.supportsCharacter(ord(sign))] == []


def test_fonts_keep_to_their_size_and_carry_their_licences():
    """All font files together stay below 3 MB, each family with its licence beside it."""
    files = list(typeface.FOLDER.glob("*.[ot]tf"))
    assert sum(path.stat().st_size for path in files) < 3_000_000
    licences = {path.name for path in typeface.FOLDER.glob("OFL-*.txt")}
    assert licences == {"OFL-Inter.txt", "OFL-SourceSerif4.txt", "OFL-JetBrainsMono.txt"}


def test_system_fonts_stand_in(qapp, tmp_path, monkeypatch):
    """Without our files a font is still found, and nothing complains."""
    monkeypatch.setattr(typeface, "FOLDER", tmp_path)
    typeface.load.cache_clear()
    try:
        assert typeface.load() == ()
        assert typeface.OURS["sans"] not in typeface.families("sans")
        assert QFontMetricsF(typeface.font("sans", 13)).horizontalAdvance("Akita") > 0
    finally:
        typeface.load.cache_clear()


@pytest.mark.parametrize("name", theme.TYPE)
def test_every_text_style_has_its_font(qapp, name):
    """Each style of the guide gives a font of its size and weight, which grows with the interface."""
    style = theme.TYPE[name]
    made, grown = typeface.style(name), typeface.style(name, 2)
    assert made.weight() == style.weight
    assert QFontMetricsF(grown).height() == pytest.approx(2 * QFontMetricsF(made).height(), rel=0.08)
