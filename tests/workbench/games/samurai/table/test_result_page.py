"""The result page: the winner, the scoring in steps, other editions' opinions, numbers, and ways on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from engine.games.samurai.verdict import judge
from workbench.games.samurai.table.result.findings import findings
from workbench.table.result.result_page import ResultPage

UNDECIDED = [
    {"helmet": 3, "buddha": 3, "rice": 2},
    {"helmet": 3, "buddha": 2, "rice": 4},
    {"helmet": 2, "buddha": 3, "rice": 4},
]


@pytest.fixture
def page(qtbot):
    """Give an empty result page, shown."""
    made = ResultPage()
    made.resize(1200, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.hide()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def shown(page, qtbot):
    """Give what shows a game on the page and waits until it is judged."""

    def show(sitting):
        page.show_sitting(sitting)
        qtbot.waitUntil(lambda: page.is_settled)
        return page

    return show


def test_the_winner_and_why(shown, played):
    """The headline names the winner, the line below the step that decided."""
    sitting = played(None, "greedy", "greedy")
    page = shown(sitting)
    winners = sitting.result["winners"]
    assert page.banner.headline == f"{sitting.seats[winners[0]].colour_name} wins"
    steps = judge(sitting.names.values, sitting.result["captured"]).steps
    assert page.banner.why == steps[-2].text
    assert [text.text() for text in page.steps.texts] == [step.text for step in steps]
    assert "Test" in page.banner.accessibleDescription()


def test_captures_are_shown_for_every_seat(shown, played):
    """Each seat's figures are there and spoken, the winners' first, with their majorities."""
    sitting = played(None, "greedy", "greedy")
    page = shown(sitting)
    assert page.part.captured.rows[0].seat.colour in sitting.result["winners"]
    assert {row.seat.colour for row in page.part.captured.rows} == {0, 1, 2}
    for row in page.part.captured.rows:
        counts = sitting.result["captured"][row.seat.colour]
        assert row.counts == counts
        assert all(f"{kind} {count}" in row.accessibleName() for kind, count in counts.items())
        assert ("majority in" in row.accessibleName()) == bool(row.majorities)


def test_other_editions_that_disagree_say_why(shown, played):
    """Where nobody has a majority some editions name no winner, and that is said in a sentence."""
    sitting = played("greedy", "greedy", "greedy")
    sitting.result.update(captured=UNDECIDED, winners=[1, 2])
    page = shown(sitting)
    against = [opinion for opinion in page.judgement.opinions if not opinion.agrees]
    assert {opinion.name for opinion in against} == {"1998-german", "1998-polish"}
    assert "Samurai (1998, German): Nobody wins. Without a majority nobody wins." in page.opinions.said
    assert "Samurai (2016) agrees" in page.opinions.said
    assert page.opinions.hint.text() == f"2 of {len(page.judgement.opinions)} disagree"
    assert page.banner.headline == "Purple and Red share the win"
    assert "1998-english" not in {opinion.name for opinion in page.judgement.opinions}


def test_the_numbers_of_the_game(shown, played):
    """Length, end, removed figures and how often the lead changed."""
    sitting = played("greedy", "greedy")
    page = shown(sitting)
    told = sitting.told()
    plays = sum(len(turn["plays"]) for turn in told["turns"])
    assert page.numbers.values["length"].text() == f"{len(told['turns'])} turns, {plays} tokens"
    assert page.numbers.values["end"].accessibleName().startswith("It ended since: ")
    assert page.numbers.values["changes"].text() == str(page.judgement.own.lead_changes)


def test_who_leads_follows_the_captures(played):
    """A lead changes hands when another seat alone would have won, and is kept for good from one turn on."""
    sitting = played("greedy", "greedy")
    told = {
        "turns": [taken(0, "rice"), taken(1), taken(1, "rice", "buddha"), taken(0), taken(1, "helmet")],
        "result": {
            "reason": "no-plays",
            "captured": [{"helmet": 0, "buddha": 0, "rice": 1}, {"helmet": 1, "buddha": 1, "rice": 1}],
            "removed": {},
            "winners": [1],
        },
    }
    found = findings(told, sitting.names.values)
    assert (found.lead_changes, found.last_lead) == (1, 3)
    assert found.majorities == ((), ("helmet", "buddha"))


def taken(seat, *figures):
    """Give a turn in which a seat captures figures."""
    return {"plays": [], "captures": [{"space": 0, "figure": figure, "by": seat} for figure in figures]}


def test_the_buttons_ask_for_what_comes_next(page, qtbot):
    """Replay, save, branch and a new game are asked for; feedback is on this page."""
    for button, signal in (
        (page.replay_button, page.wants_replay),
        (page.save_button, page.wants_save),
        (page.branch_button, page.wants_branch),
        (page.again_button, page.wants_again),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_feedback_is_one_click_away(shown, played, qtbot, qapp):
    """The button puts the focus on the first question, ready for a number."""
    sitting = played(None, "greedy")
    page = shown(sitting)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.mouseClick(page.feedback_button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(qapp.focusWidget(), Qt.Key.Key_4)
    assert page.feedback.ratings["fun"].points == 4


def test_a_game_that_goes_on_has_no_result(page, played):
    """Nothing is judged before the end."""
    page.show_sitting(played(None, "greedy", turns=4))
    assert not page.is_settled
    assert page.judgement is None
