"""What the lab shows of Naishi: cards, river, places, sets and numbers, read from what was measured."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontMetricsF

from engine import documents
from engine.metrics.statistics import Estimate
from engine.texts.library import Library
from workbench import language as languages
from workbench.games.naishi.lab import cards, reading
from workbench.games.naishi.lab.cards_chart import CardsChart

VALUES = documents.load_variant(Library(), "naishi/base").values


def estimate(value, count=1000, half=0.01):
    """Give a number with its interval."""
    return Estimate(value, value - half, value + half, count)


MEASURED = {
    "held": {name: estimate(0.5) for name in VALUES["cards"]},
    "points_by_card": {"rice": estimate(12.6), "torii": estimate(13.8), "ninja": estimate(0.0)},
    "winner_share_by_card": {"rice": estimate(0.144), "torii": estimate(0.104)},
    "wins_with": {
        "torii 1": estimate(0.48),
        "torii 3": estimate(0.9),
        "rice 4+": estimate(0.58, count=12),
        "types 10": estimate(0.97, count=60),
    },
    "taken": {"torii": estimate(0.3), "rice": estimate(0.6)},
    "discarded_river": {"torii": estimate(0.1), "rice": estimate(0.0)},
    "left": {"torii": estimate(0.4), "rice": estimate(0.2)},
    "place_points": {f"{line} {n}": estimate(float(n)) for line in ("row", "hand") for n in range(1, 6)},
    "declare_rate": {"all": estimate(0.221)},
    "declare_margin": {"then": estimate(-2.3)},
    "decree": {"issued": estimate(0.997)},
    "lead_changes": {"all": estimate(1.26)},
}


def cell(measured=MEASURED, label="base"):
    """Give a cell of which so much was measured."""
    planned = SimpleNamespace(
        game="naishi",
        values={**VALUES, "title": label},
        variant=label,
        changes={},
        seed=1,
        rotates=True,
        map="",
        lineup=("random",) * 2,
        players=2,
    )
    return SimpleNamespace(
        cell=planned,
        games=1000,
        spreads={"decree_turn": {4: 6, 5: 4}} if "decree" in measured else {},
        estimates=lambda name, percent: measured.get(name, {}),
    )


def test_every_card_has_a_line():
    """Points of a card that copies are those of what it becomes; what few cases say is known as such."""
    lines = {line.card: line for line in reading.card_lines(cell(), 95)}
    assert list(lines) == list(VALUES["cards"])
    assert lines["rice"].points is not None
    assert lines["ninja"].points is None
    assert [each and each.value for each in lines["torii"].wins] == [0.48, None, 0.9, None]


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_numbers_of_cards_stand_below_whole_words(qtbot, qapp, language):
    """What the columns of numbers are called has room in every language."""
    before = QLocale()
    installed = languages.install(language, qapp)
    try:
        chart = CardsChart("Cards")
        qtbot.addWidget(chart)
        chart.show_lines(reading.card_lines(cell(), 95))
        chart.resize(560, 400)
        ends, metrics = chart._columns(), QFontMetricsF(chart.face_of_heads())
        for number in (1, 2):
            room = ends[number + 1] - ends[number] - 8
            assert metrics.horizontalAdvance(chart.heads()[number]) <= room + 1
        assert ends == sorted(ends)
    finally:
        for each in installed:
            qapp.removeTranslator(each)
        QLocale.setDefault(before)


def test_the_river_is_shared_out():
    """Taken, washed away and left are shares of what lay in the river; cards never seen there have none."""
    fates = reading.fates(cell(), 95)
    assert list(fates) == ["torii", "rice"]
    assert [round(each.value, 3) for each in fates["torii"].values()] == [0.375, 0.125, 0.5]


def test_places_lie_as_on_the_table():
    """The row comes before the hand; a measure that nobody took is not shown."""
    (points,) = reading.places(cell(), 95)
    assert [each.value for each in points.values if each] == [1, 2, 3, 4, 5] * 2


def test_sets_are_the_variants_best():
    """Three torii pay most and ten types; with too few cases nothing is said."""
    assert list(reading.sets(cell(), 95)) == ["types 10", "torii 3"]
    assert reading.set_title("torii 3") == "Torii × 3"
    assert reading.set_title("types 10") == "10 types"


def test_numbers_are_written_with_their_signs():
    """A lead below nothing has a real minus, a share its percent."""
    rate, margin = reading.declared(cell(), 95)
    assert (rate.value, rate.interval) == ("22.1 %", "± 1.0")
    assert margin.value == "−2.3"


@pytest.fixture
def choice(qtbot):
    """Give what all cards look at."""
    return cards.CellChoice()


def test_one_switch_holds_for_all_cards(qtbot, choice):
    """Another variant chosen on one card is shown on every card."""
    other = {**MEASURED, "declare_rate": {"all": estimate(0.5)}}
    points, declare = cards.PointsCard(choice), cards.DeclareCard(choice)
    for card in (points, declare):
        qtbot.addWidget(card)
        card.show_cells([cell(), cell(other, "other")], 95)
    assert declare.picture.figures[0].value == "22.1 %"
    assert declare.variants.isHidden()
    points.variants.buttons["1"].click()
    assert declare.picture.figures[0].value == "50.0 %"
    assert declare.hint.text() == "other"


@pytest.mark.parametrize("kind", [cards.PointsCard, cards.FateCard, cards.TerritoryCard, cards.DecreeCard])
def test_a_card_without_numbers_is_not_shown(qtbot, choice, kind):
    """A run in which nobody watched has fewer cards."""
    card = kind(choice)
    qtbot.addWidget(card)
    card.show_cells([cell({})], 95)
    assert card.isHidden()
    card.show_cells([cell()], 95)
    assert not card.isHidden()
    card.resize(500, 400)
    assert not card.grab().isNull()
    assert card.picture.table().rows
