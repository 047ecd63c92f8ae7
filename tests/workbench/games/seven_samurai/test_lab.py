"""The lab's cards of 7 Samurai: what they draw of estimates, and when they hide."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.metrics.statistics import Estimate
from workbench.games.seven_samurai.lab import samurai_cards
from workbench.games.seven_samurai.lab.parts import LAB
from workbench.games.seven_samurai.lab.samurai_cards import DeedsCard, KiaiCard, WorthCard, worth
from workbench.games.seven_samurai.lab.shares_cards import EndingsCard, RaidersCard
from workbench.games.seven_samurai.lab.village_card import VillageCard, starts
from workbench.games.seven_samurai.report import siege
from workbench.lab.cards.matrix import MatrixCard
from workbench.lab.runs.findings import CellFindings
from workbench.rules.spelling import headed_label

VALUES = {
    "title": "Mine",
    "rounds": 3,
    "solo": {"samurai": 2},
    "village": {
        "barricades": {"per_player": 1, "plus": 2},
        "farms": {"farm": 4, "wound": 2},
        "families": {"heal": 3},
    },
}


def rate(value, count=400):
    """Give a rate with an interval."""
    return Estimate(value, max(0, value - 0.02), min(1, value + 0.02), count)


class Findings:
    """What a cell would have shown."""

    is_cooperative = True

    def __init__(self, players, won, variant="mine", **more):
        self.cell = SimpleNamespace(
            game="seven-samurai",
            map="",
            variant=variant,
            changes={},
            values={**VALUES, "title": variant},
            players=players,
            lineup=("greedy",) * players,
            seed=1,
        )
        self.games = 400
        self.spreads: dict[str, dict[int, int]] = {}
        self.sums = {"win_rate": {"team": None}}
        self.found = {
            "win_rate": {"team": rate(won)},
            "losses": {"death in round 2": rate(0.3), "farms in round 3": rate(0.7 - won)},
            **more,
        }

    def estimates(self, metric, percent=95):
        """Give a metric's numbers."""
        return self.found.get(metric, {})

    def quantiles(self, metric, label, percents):
        """Give quantiles of a number."""
        return CellFindings.quantiles(self, metric, label, percents)  # type: ignore[arg-type]  # as much as it takes

    def counted(self, table):
        """Give a table."""
        return self.found.get(f"table {table}", {})


def finding(players, won, variant="mine", **more) -> Any:
    """Give what a cell would have shown, as the cards take it."""
    return Findings(players, won, variant, **more)


@pytest.fixture
def cells():
    """Give a run of two variants with two and three players."""
    return [finding(n, 0.6 / n, name) for n in (2, 3) for name in ("easy", "hard")]


def test_the_matrix_shows_the_whole_run_and_chooses_a_cell(qtbot, cells):
    """Rows are variants, columns players; a cell that is chosen is known by its number."""
    card = MatrixCard()
    qtbot.addWidget(card)
    card.show_run(cells, (0, 0, 2, 2), (3, -1), 95)
    matrix = card.picture.matrix
    assert matrix.columns == ("2", "3")
    assert [name for name, _ in matrix.rows] == ["easy", "hard"]
    assert card.picture.current == (1, 1)
    assert card.picture.table().rows[0][1] == "30.0 ± 2.0"
    assert not any(cell.is_hatched for cell in matrix.cells.values())
    with qtbot.waitSignal(card.chosen) as chosen:
        card.picture.chosen.emit(1, 0)
    assert chosen.args == [1]


def test_endings_stand_by_players_or_by_variant(qtbot, cells):
    """A bar for each number of players of the chosen variant, or for each variant of the chosen number."""
    card = EndingsCard()
    qtbot.addWidget(card)
    card.show_run(cells, cells[3], 95)
    assert list(card.picture.rows) == ["2 player(s)", "3 player(s)"]
    assert card.picture.current == "3 player(s)"
    assert [part.key for part in card.picture.parts] == ["won", "death in round 2", "farms in round 3"]
    card.choose("variant")
    assert list(card.picture.rows) == ["easy", "hard"]
    card.picture.resize(400, 200)
    card.picture.grab()
    assert len(card.picture.spots) == 6


def test_what_was_not_measured_hides(qtbot, cells):
    """A run that nobody watched has no cards of what only watching tells."""
    for kind in (VillageCard, WorthCard, KiaiCard, DeedsCard):
        card = kind()
        qtbot.addWidget(card)
        card.show_run(cells, cells[0], 95)
        assert card.isHidden()
    raiders = RaidersCard()
    qtbot.addWidget(raiders)
    raiders.show_cells(cells, 95)
    assert raiders.isHidden()


def test_worth_is_with_less_without(qtbot, monkeypatch):
    """The samurai whose teams win more often stand first, with an interval of both rates."""
    found = {"with a": rate(0.5), "without a": rate(0.4), "with b": rate(0.3), "without b": rate(0.45)}
    cell = finding(3, 0.4, samurai_value=found)
    value = worth(cell, 95)
    assert list(value) == ["a", "b"]
    assert value["a"].value == pytest.approx(0.1)
    assert value["a"].half_width == pytest.approx(0.02 * 2**0.5)
    monkeypatch.setattr(samurai_cards, "_is_quick", lambda cell: False)
    card = WorthCard()
    qtbot.addWidget(card)
    card.show_run([cell], cell, 95)
    assert not card.isHidden()


def test_games_are_paired_on_demand(qtbot, monkeypatch):
    """The button plays the same deals with each samurai in another's place; his parts stand beside his worth."""
    from engine.questions.examine import members as engine_members

    member = engine_members.Member("kanbei", rate(0.1), {"talent": rate(0.05), "power": rate(0.02)})
    asked = []

    def quick(rules, games, seed, agent):
        asked.append((games, agent))
        return engine_members.Valued((member,), games)

    monkeypatch.setattr(engine_members, "members", quick)
    monkeypatch.setattr(samurai_cards, "_is_quick", lambda cell: True)
    cell = finding(3, 0.4, samurai_value={"with a": rate(0.5), "without a": rate(0.4)})
    cell.cell.series = lambda: SimpleNamespace(rules=None)
    card = WorthCard()
    qtbot.addWidget(card)
    card.show_run([cell], cell, 95)
    card.pair.click()
    qtbot.waitUntil(lambda: not card._worker.is_busy and card.pair.isHidden(), timeout=5_000)
    assert asked == [(samurai_cards.PAIRED_GAMES, "greedy")]
    (row,) = card.picture.rows
    assert row.label == "Kanbei" and len(row.values) == 3
    card.picture.resize(420, 260)
    card.picture.grab()
    assert len(card.picture.spots) == 3


def test_the_village_begins_as_the_variant_says(qtbot):
    """One person has the barricades of two samurai; the curve begins there."""
    cell = finding(1, 0.4, village={"farms after round 1, won": rate(5.5)})
    cell.spreads = {"village farms after round 1, won": {3: 10, 5: 45, 6: 45}}
    assert starts(cell) == (4, 6, 3)
    card = VillageCard()
    qtbot.addWidget(card)
    card.show_run([cell], cell, 95)
    farms = card.picture.courses[1]
    first = farms.lines["won"][0]
    assert first is not None and first.value == 6
    assert farms.lines["lost"][0] is None
    later = farms.lines["won"][1]
    assert later is not None and (later.low, later.value, later.high) == (3, 5, 6)
    assert "mean" in later.words
    card.picture.resize(400, 200)
    card.picture.grab()


def test_kiai_is_told_of_games_he_is_in(qtbot):
    """Bars are per game of the samurai, and beside them how often the power was used."""
    table = {"samurai": ["kyuzo", "kanbei"], "seats": [10, 20], "kiai": [20, 10], "kiai_used": [5, 10]}
    cell = finding(2, 0.4, **{"table samurai": table})
    card = KiaiCard()
    qtbot.addWidget(card)
    card.show_run([cell], cell, 95)
    assert [(bar.name, bar.value, bar.beside) for bar in card.picture.bars] == [
        ("Kyuzo", 2, "25"),
        ("Kanbei", 0.5, "100"),
    ]
    card.picture.grab()


def test_the_lab_knows_the_words_of_endings():
    """Every reason has its words, and the common card of endings gives way to the game's own."""
    assert set(LAB.reasons) == {"held", "death", "farms", "families", "turn-limit"}
    assert "ends" in LAB.replaced


def test_reports_leave_out_what_no_game_has():
    """A number of no game is a dash, and causes that never occurred have no row."""
    row = {"value": 0.25, "low": 0.2, "high": 0.3, "count": 40}
    page = siege.losses({"death in round 1": row}, {**row, "value": 0.75}, 2)
    assert "a samurai died" in page and "last farm burnt" not in page
    none = {"value": 0.0, "low": 0.0, "high": 0.0, "count": 0}
    assert "–" in siege.village({"farms after round 1, won": none}, 1)


def test_values_of_a_group_with_several_headings_are_told_with_theirs():
    """Raiders of a support are told from other raiders; a title that says its heading does not say it twice."""
    kind = "variant/seven-samurai"
    assert headed_label(("support", "raiders"), kind) == "Support: Raiders let in"
    assert headed_label(("rounds",), kind) == "Rounds"
    assert headed_label(("hand", "size"), "variant/samurai") == "Hand size"
