"""The live balance strip: games in the background after every edit, which never wait for them."""

from __future__ import annotations

import time

import pytest


@pytest.fixture
def strip(japanese, qtbot):
    """Give the strip of the published map once its games are played."""
    found = japanese.workspace.strip
    qtbot.waitUntil(lambda: found.report is not None and found.report.is_done, timeout=60_000)
    return found


def test_the_strip_shows_rates_with_intervals(strip):
    """Each seat has its rate and interval; length, removed figures and ends are there too."""
    assert len(strip.seats) == 4
    rates = [float(cell.value.text()) for cell in strip.seats]
    assert sum(rates) == pytest.approx(100, abs=0.5)
    assert all(cell.unit.text().startswith("± ") for cell in strip.seats)
    assert float(strip.length.value.text()) > 10
    assert strip.ends.value.text().endswith("%")
    assert strip.games.text().endswith("games")


def test_numbers_fade_with_an_edit_and_come_back(strip, japanese, qtbot):
    """An edit returns at once, the numbers fade, and new ones come; an unplayable map says why instead."""
    start = time.perf_counter()
    japanese.sheet.paint({(9, 12): "village"}, "Paint village")
    assert time.perf_counter() - start < 1
    assert not strip.seats[0].isEnabled()
    qtbot.waitUntil(lambda: strip.pages.currentIndex() == 1, timeout=60_000)
    assert "needs 39" in strip.why_not.text()
    japanese.window.do("edit.undo")
    qtbot.waitUntil(lambda: strip.pages.currentIndex() == 0, timeout=60_000)
    qtbot.waitUntil(strip.seats[0].isEnabled, timeout=60_000)


def test_another_player_count_is_played(strip, japanese, qtbot):
    """The strip plays the board that is shown."""
    japanese.sheet.show_players(2)
    qtbot.waitUntil(lambda: strip.report.wish.players == 2 and strip.report.games > 0, timeout=60_000)
    assert [cell.isVisible() for cell in strip.seats] == [True, True, False, False]


def test_the_variant_is_chosen(strip, japanese, qtbot):
    """Another variant is what the map is checked and played by."""
    row = strip.variant_choice.findText("2016")
    strip.variant_choice.setCurrentIndex(row)
    strip.variant_choice.activated.emit(row)
    qtbot.waitUntil(lambda: strip.report.wish.variant.stem == "2016", timeout=60_000)
    qtbot.waitUntil(lambda: japanese.sheet.variant.get("title", "").endswith("(2016)"), timeout=60_000)
