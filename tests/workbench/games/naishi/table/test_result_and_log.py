"""The log tells every turn without a hidden card; the result page shows both territories, the pad and the course."""

from __future__ import annotations

import pytest

from engine import games
from workbench.games.naishi.cards import names
from workbench.games.naishi.table.log_words import NaishiLogWords
from workbench.games.naishi.table.result.course_card import LABEL, CourseChart
from workbench.games.naishi.table.result.findings import Event, Findings, findings
from workbench.games.naishi.table.result.result_part import can_judge
from workbench.table.model.seats import Seat
from workbench.table.naming import told_at_table


def test_every_turn_is_told(played):
    """Each turn has a row that names what came, what left and what emissaries did."""
    sitting = played("random", "random", seed=3)
    words = NaishiLogWords()
    rows = words.rows(sitting)
    assert len(rows) == len(sitting.turns) + 1
    for row, turn in zip(rows, sitting.card_turns, strict=False):
        for play in turn.plays:
            if play.action == "develop":
                assert names.title(play.told["took"]) in row.said
            if play.action == "swap" and play.told["where"] == "hand":
                assert f"hand {play.told['columns'][0]} and {play.told['columns'][1]}" in row.said
    assert words.as_text(sitting).count("\n") == len(rows) + 1


def test_cards_of_a_swapped_hand_are_not_named(played):
    """What changes places within a hand stays hidden: the line of such a swap holds no card."""
    found = 0
    for seed in range(12):
        sitting = played("random", "random", seed=seed)
        words = NaishiLogWords()
        for turn in sitting.card_turns:
            for play in turn.plays:
                if play.action == "swap" and play.told["where"] == "hand":
                    found += 1
                    assert words._shown(play) == []
    assert found


def test_the_course_ends_with_the_score(played):
    """The points after every turn come from the record alone, and the last of them are the result's."""
    for seed in range(4):
        sitting = played("random", "random", seed=seed)
        told = sitting.told()
        found = findings(told, sitting.rules.variant)
        assert list(found.course[-1]) == told["result"]["scores"]
        assert len(found.course) == len(told["turns"]) + 1
        assert [each.total for each in found.territories] == told["result"]["scores"]
        assert [each.colours for each in found.territories] == told["result"]["colours"]


def test_last_scores_of_the_course_are_read_even_when_they_are_equal(qtbot):
    """After a tie both lines have their own number, one above the other."""
    chart = CourseChart()
    qtbot.addWidget(chart)
    chart.resize(chart.sizeHint())
    seats = (Seat("Player 1", None, 0), Seat("greedy", "greedy", 1))
    chart.show_course(Findings((), ((0, 0), (59, 20), (56, 56)), ()), seats)
    assert chart.end_of(1) - chart.end_of(0) == LABEL
    chart.show_course(Findings((), ((0, 0), (59, 20), (56, 20)), ()), seats)
    assert chart.end_of(1) - chart.end_of(0) > LABEL


def test_names_in_the_course_lie_over_no_other(qtbot):
    """Turns close together have their names in rows of their own, and the lines begin below all of them."""
    chart = CourseChart()
    qtbot.addWidget(chart)
    chart.resize(chart.sizeHint())
    seats = (Seat("Player 1", None, 0), Seat("greedy", "greedy", 1))
    course = tuple((turn, 2 * turn) for turn in range(24))
    events = tuple(Event(turn, turn % 2, "jump", "torii", 30) for turn in (5, 6, 7, 8))
    chart.show_course(Findings((), course, events), seats)
    areas = chart.labels()
    assert not any(a.intersects(b) for n, a in enumerate(areas) for b in areas[:n])
    assert all(area.bottom() < chart._at(23, 46).y() for area in areas)
    assert not chart.grab().isNull()


@pytest.mark.parametrize(
    ("judge", "can"),
    [("tame-jackpots", True), ("no-decree", False), ("quick-river", False), ("no-gift", False)],
)
def test_a_variant_judges_what_was_played_alike(played, judge, can):
    """Only a variant that counts otherwise and plays alike can say who would have won."""
    base, other = (played(None, None, variant=name, moves=0).rules.variant for name in ("base", judge))
    assert can_judge(other, base) is can


def test_the_result_page(person, qtbot):
    """Territories, the pad line by line, the course in words, and what other variants would have said."""
    person.begin("random", "random")
    qtbot.waitUntil(lambda: person.sitting.is_over, timeout=60_000)
    page = person.workspace.result_page
    qtbot.waitUntil(lambda: page.is_settled, timeout=60_000)
    result = person.sitting.result
    part = page.part
    assert f"Points: {' : '.join(map(str, result['scores']))}".replace("-", "−") in part.pad.said
    for seat, card in enumerate(part.territories):
        assert card.picture.appraisal.total == result["scores"][seat]
        assert card.picture.accessibleName().count(";") == 9
    assert part.course.chart.accessibleName()
    high, low = sorted(result["scores"], reverse=True)
    assert f"{high} to {low}".replace("-", "−") in page.banner.headline
    assert any("tame jackpots" in said.casefold() for said in page.opinions.said)
    assert "Naishi, quick river" in page.judgement.silent
    page.grab()
    page.resize(1500, 900)
    page.grab()


def test_all_cards_can_be_looked_up(person):
    """Beside the log every card of the variant says what it is worth, in any width of the dock."""
    person.begin(None, "random")
    page = person.stage.cards_page
    assert [card.title for card in page.picture.cards][:3] == ["Mountain", "Naishi", "Advisor"]
    assert "Sentinel: 3 if no sentinel is adjacent, +4 each adjacent fort" in page.picture.accessibleName()
    titles = [person.page.log.tabs.tabText(number) for number in range(person.page.log.tabs.count())]
    assert titles == ["Moves", "Notes", "Cards"]
    person.page.log.tabs.setCurrentIndex(2)
    assert person.page.log.pages.currentWidget() is page
    assert page.picture.heightForWidth(300) > page.picture.heightForWidth(700)
    page.grab()


def test_a_verdict_names_seats_by_their_colours(played):
    """How it was decided is told with the names of the table, and a loss of points with a minus sign."""
    sitting = played("random", "random", seed=3)
    steps = games.find("naishi").judge(sitting.rules.variant, sitting.result).steps
    told = [told_at_table(step.text) for step in steps]
    assert told[0].startswith("Gold: ")
    assert told[1].startswith("Purple: ")
    assert not any("eat 1" in text or " -" in text for text in told)
