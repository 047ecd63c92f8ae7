"""The set-up page for a siege: the team by chance or chosen, one player with two or three samurai; and the shelf."""

from __future__ import annotations

import pytest

from tests.workbench.games.seven_samurai.table.conftest import asks, seated_at
from workbench.dress import theme
from workbench.games.seven_samurai.table import lid


@pytest.fixture
def page(person, qtbot):
    """Give the set-up page with 7 Samurai chosen."""
    found = person.workspace.setup_page
    qtbot.waitUntil(lambda: found.is_settled, timeout=60_000)
    found.game_choice.setCurrentIndex(found.game_choice.findData("seven-samurai"))
    qtbot.waitUntil(lambda: found.is_settled and found.own_choice.choice is not None, timeout=60_000)
    return found


def test_a_team_is_chosen(page, person, qtbot):
    """Nobody is in a team twice: who is chosen a second time changes places; the game is played by that team."""
    choice = page.own_choice.choice
    assert page.plan().changes == {}
    choice.deal.buttons["chosen"].click()
    qtbot.waitUntil(lambda: page.is_settled)
    assert len(choice.boxes) == 4
    second = choice.boxes[1].currentData()
    choice.boxes[0].setCurrentIndex(choice.boxes[0].findData(second))
    qtbot.waitUntil(lambda: page.is_settled)
    team = page.plan().changes["samurai.deal"]
    assert team[0] == second
    assert len(set(team)) == 4
    assert page.lid.preview.picture.boards[0].name == second
    rules = page.plan().begin().rules
    assert sorted(who["name"] for who in rules.seen(rules.start(1), 0)["samurai"]) == sorted(team)


def test_nobody_has_a_seats_colour_before_the_team_is_dealt(page, monkeypatch):
    """The lid shows samurai without colours of seats while chance deals them: at the table they have their seat's."""
    looks = []
    monkeypatch.setattr(lid, "paint_board", lambda *_, look: looks.append(look))
    page.lid.grab()
    fills = {theme.current().seat(seat).fill for seat in range(7)}
    assert looks and not fills & {look.fill for look in looks}


def test_one_player_has_two_or_three_samurai(page, qtbot):
    """The choice is there for one player only, and changes how many sit at the table."""
    choice = page.own_choice.choice
    assert choice._alone_row.isHidden()
    page.counts.buttons["1"].click()
    qtbot.waitUntil(lambda: page.is_settled and not choice._alone_row.isHidden())
    assert page.plan().begin().rules.players == 2
    choice.alone.buttons["3"].click()
    qtbot.waitUntil(lambda: page.is_settled)
    plan = page.plan()
    assert plan.changes == {"solo.samurai": 3}
    assert plan.begin().rules.players == 3
    page.show_plan(plan)
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.plan().changes == plan.changes


def test_another_game_takes_the_choice_away(page, qtbot):
    """The team is asked for only where there is one."""
    page.game_choice.setCurrentIndex(page.game_choice.findData("samurai"))
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.own_choice.choice is None
    assert page.plan().changes == {}


def test_a_siege_stands_on_the_shelf(person, qtbot):
    """A game that was left has a picture and says who its samurai are; it is gone on with where it was."""
    from PySide6.QtCore import QSize

    from workbench.games.seven_samurai.table.thumbnail import samurai_note
    from workbench.table.shelf.thumbnail import thumbnail

    person.begin(None, None, None, seed=3)
    for _ in range(4):
        person.decide()
    moves, names = list(person.sitting.match.moves), [seat.colour_name for seat in person.sitting.seats]
    person.window.do("play.shelf")
    (kept,) = person.workspace.store.games()
    assert samurai_note(kept, 0).startswith(names[0])
    assert not thumbnail(kept, QSize(320, 130)).toImage().allGray()
    person.workspace.resume(kept.key)
    qtbot.waitUntil(lambda: person.sitting is not None, timeout=60_000)
    assert person.sitting.match.moves == moves
    assert [seat.colour_name for seat in person.sitting.seats] == names


def test_the_discard_is_looked_through(person, qtbot):
    """A click on the discard spreads it out."""
    from workbench.games.seven_samurai.table.village.discard_popup import DiscardPopup

    person.lay(seated_at(4, lambda seen: len(seen["discard"]) > 1 and asks("action")(seen)))
    person.stage.village.wants_discard.emit()
    (popup,) = person.stage.findChildren(DiscardPopup)
    assert len(popup.cards.raiders) == len(person.siege.discard)
    popup.close()


def test_keys_answer_at_once_when_a_game_begins(page, person, qtbot):
    """After a click on the start button the focus is where a decision is made."""
    page.start_button.setFocus()
    page.start_button.click()
    qtbot.waitUntil(lambda: person.sitting is not None, timeout=120_000)
    qtbot.waitUntil(person.strip.hasFocus)
