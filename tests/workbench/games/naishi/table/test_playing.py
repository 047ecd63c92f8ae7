"""Playing Naishi by mouse and keys: the gift, every kind of move, previews, reasons, undo, whole games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.agents.seats import Expected
from engine.records import record as records
from workbench.games.naishi.table.options import DECLARE, DECREE, DEVELOP, DISCARD, RECALL, SWAP, Deed
from workbench.games.naishi.table.spots import HAND, OTHER_ROW, RIVER, ROW, Spot
from workbench.table.agents.advice import told

RETURN, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


def test_a_person_against_an_agent_to_the_end(person):
    """The gift and all turns are played by mouse, up to the result page; the record of it all replays."""
    person.begin(None, "random")
    for number in range(400):
        person.wait_for_me()
        if person.sitting.is_over:
            break
        person.decide(7 * number)
    assert person.sitting.is_over
    record = person.sitting.record()
    assert record["agents"] == ["human", "random"]
    assert records.verify(record).ok
    page = person.workspace.result_page
    assert page.isVisible()
    person.qtbot.waitUntil(lambda: page.is_settled, timeout=60_000)
    assert page.judgement.winners == tuple(record["result"]["winners"])
    assert [card.picture.appraisal.total for card in page.part.territories] == record["result"]["scores"]


def test_two_people_at_one_device_to_the_end(person):
    """Hot seat: before every turn the screen asks for the other person, and the game comes to its end."""
    person.begin(None, None)
    screen, asked = person.workspace.privacy, 0
    for number in range(400):
        if person.sitting.is_over:
            break
        if person.sitting.waits_for is not None:
            assert screen.isVisible()
            asked += 1
            person.qtbot.mouseClick(screen.card.button, Qt.MouseButton.LeftButton)
        person.decide(11 * number)
    assert person.sitting.is_over
    assert asked == 2 + len(person.sitting.turns)
    assert records.verify(person.sitting.record()).ok


def test_dealt_cards_stay_in_sight_while_an_agent_thinks(person):
    """The cards that were dealt lie where they lay, above their words, while somebody else decides."""
    person.begin(None, "greedy")
    person.wait_for_me()
    gifts = list(person.gesture.gifts)
    person.workspace.driver.halt()
    person.sitting.set_thinking(1)
    assert not person.gesture.is_on
    assert person.cloth.labels.below.text() == "your dealt cards, seen only by you"
    assert all("Dealt to you" in person.cloth.spots[spot].accessibleName() for spot in gifts)


def test_a_card_is_given_with_two_clicks(person):
    """The first click shows which card goes and which stays, the second gives it; the hand is made when both have."""
    person.begin(None, "random")
    person.wait_for_me()
    first, second = person.gesture.gifts
    person.cloth.spots[first].setFocus()
    assert person.stage.keys_said().startswith("Click the card that you give away")
    person.click(first)
    assert person.moves == 0
    assert person.cloth.spots[first].shown.foot.words == "give"
    assert person.cloth.spots[second].shown.foot.words == "keep"
    given = person.cloth.spots[first].shown.name
    person.click(first)
    person.wait_for_me()
    assert person.sitting.gave(0) == given
    assert all(person.cloth.spots[Spot(HAND, column)].shown.card for column in range(5))


def test_a_river_card_and_then_its_place(person):
    """A pile that is picked lights its two places; the points before and after are told before the click."""
    person.to_my_turn()
    pile = person.first_pile()
    assert person.gesture.lit == {Spot(RIVER, column) for column in range(5)}
    person.click(pile)
    place = Spot(ROW, pile.column)
    assert person.gesture.legal >= {place, Spot(HAND, pile.column)}
    before = person.stage.tally.outlook
    person.gesture.aim(place)
    outlook = person.stage.tally.outlook
    assert before.after is None
    assert outlook.deed == Deed(DEVELOP, ROW, (pile.column,))
    assert outlook.changed == (pile.column,)
    assert person.deeds.main.text() == f"Develop row {pile.column + 1}"
    assert person.cloth.chips[place].is_aimed
    start = person.moves
    person.click(place)
    assert person.moves == start + 1
    assert person.sitting.match.positions[-1] is not None
    seen = person.sitting.rules.seen(person.sitting.match.position, 0)
    found = person.sitting.appraiser.of((*seen["rows"][0], *seen["hand"]), 0)
    assert found.total == outlook.after.total


def test_an_own_place_aims_first(person):
    """A click on an own card aims at developing there, a second one does it; Escape puts back."""
    person.to_my_turn()
    person.click(HAND, 2)
    assert person.gesture.aimed == Deed(DEVELOP, HAND, (2,))
    assert person.moves == 2
    person.key(ESCAPE)
    assert person.gesture.aimed is None
    person.click(HAND, 2)
    person.press(person.deeds.main)
    assert person.moves == 3


def test_a_change_under_the_river_is_shown_and_made(person):
    """The chip under a pile shows the change when the mouse comes, and a click makes it."""
    person.to_my_turn()
    chip = person.cloth.chips[Spot(HAND, 3)]
    assert chip.isVisible()
    chip.entered.emit(chip.deed)
    assert person.stage.tally.outlook.deed == chip.deed
    gain = person.stage.tally.outlook.gain
    assert chip.points == (f"{gain:+}".replace("-", "−") if gain else "±0")
    chip.left.emit()
    assert person.stage.tally.outlook.deed is None
    person.qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert person.sitting.turns[-1].plays[-1].told["column"] == 4


@pytest.mark.parametrize(
    "deed",
    [
        Deed(SWAP, RIVER, (0, 3)),
        Deed(SWAP, ROW, (1, 4)),
        Deed(SWAP, HAND, (0, 2)),
        Deed(SWAP, "column", (1,)),
        Deed(DISCARD, "", (0, 4)),
    ],
    ids=lambda deed: f"{deed.kind} {deed.where}".strip(),
)
def test_an_emissary_acts_before_and_after_developing(person, deed):
    """Swap and discard are made in two steps, before or after a development; then the turn ends by itself or button."""
    person.to_my_turn()
    person.do(deed)
    assert person.sitting.phase == "must"
    assert not person.deeds.kinds[SWAP].isEnabled()
    assert "now develop" in person.deeds.kinds[SWAP].toolTip()
    person.window.do("edit.undo")
    person.do(Deed(DEVELOP, ROW, (2,)))
    assert person.sitting.phase == "after"
    assert person.deeds.main.text() == "End turn"
    person.do(deed)
    assert person.sitting.decider == 1
    told = person.sitting.turns[0].plays[1].told
    assert (told["action"], told["columns"]) == (deed.kind, [column + 1 for column in deed.columns])


def test_decree_recall_and_their_reasons(person):
    """The decree is a turn of its own and issued once; a recall needs an emissary at court."""
    person.to_my_turn()
    assert not person.deeds.kinds[RECALL].isEnabled()
    assert "None of your emissaries" in person.deeds.kinds[RECALL].toolTip()
    assert "once a pile is empty" in person.deeds.kinds[DECLARE].toolTip()
    person.press(DECREE)
    assert Spot(OTHER_ROW, 1) in person.gesture.lit
    person.click(OTHER_ROW, 1)
    assert person.sitting.turns[0].plays[0].told["action"] == "decree"
    person.wait_for_me()
    assert not person.deeds.kinds[DECREE].isEnabled()
    assert "has been issued" in person.deeds.kinds[DECREE].toolTip()


def test_places_that_cannot_be_chosen_say_why(person):
    """With a pile in hand other places give the reason in their tip and in the status bar."""
    person.to_my_turn()
    person.click(RIVER, 1)
    other = person.cloth.spots[Spot(ROW, 3)]
    assert other.toolTip() == "The card of pile 2 goes to row 2 or hand 2."
    other.entered.emit(Spot(ROW, 3))
    assert any("goes to row 2" in text for text in person.workspace.status().left)
    start = person.moves
    person.click(ROW, 3)
    assert person.moves == start
    assert "only by a decree" in person.cloth.spots[Spot(OTHER_ROW, 0)].toolTip()


def test_by_keyboard_alone(person):
    """Digits take a pile, Tab goes to its places, Enter develops, letters mean the rest, Ctrl+E ends the turn."""
    person.begin(None, "random")
    person.wait_for_me()
    person.cloth.setFocus()
    person.key(Qt.Key.Key_1)
    person.key(RETURN)
    person.wait_for_me()
    assert person.moves >= 2
    start = person.moves
    person.key(Qt.Key.Key_2)
    assert person.gesture.chosen == (Spot(RIVER, 1),)
    person.key(Qt.Key.Key_Down)
    assert person.cloth.at == Spot(ROW, 1)
    assert person.gesture.target == Spot(ROW, 1)
    person.key(RETURN)
    assert person.moves == start + 1
    person.key(Qt.Key.Key_S)
    assert person.gesture.mode == SWAP
    person.key(ESCAPE)
    assert person.gesture.mode == ""
    person.qtbot.waitUntil(person.window.commands.actions["play.end_turn"].isEnabled)
    person.key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier, person.window)
    assert person.sitting.decider == 1


def test_enter_ends_a_turn_in_which_the_place_offers_nothing_more(person):
    """Enter on the place that was developed ends the turn, as the button beside the hand says."""
    person.to_my_turn()
    seat = person.sitting.decider
    person.cloth.setFocus()
    person.key(Qt.Key.Key_2)
    person.key(Qt.Key.Key_Down)
    person.key(RETURN)
    assert person.sitting.decider == seat
    person.key(RETURN, widget=person.cloth.spots[person.cloth.at])
    assert person.sitting.decider != seat


def test_keys_speak_to_the_cloth_at_once(person):
    """When a game begins the focus comes from the set-up to the cloth, and everything beside it has its place."""
    person.workspace.setup_page.record_button.setFocus()
    person.qtbot.waitUntil(lambda: person.workspace.isAncestorOf(QApplication.focusWidget()))
    person.begin(None, "random")
    person.wait_for_me()
    assert person.cloth.isAncestorOf(QApplication.focusWidget())
    side = person.cloth.side.toAlignedRect()
    for part in (person.stage.asked, person.deeds):
        assert part.isVisible()
        assert side.contains(part.geometry().center())


def test_tab_goes_round_the_lit_places(person):
    """Tab walks from one lit place to the next and leaves the cloth behind the last; arrows walk over everything."""
    person.to_my_turn()
    person.click(RIVER, 2)
    person.cloth.at = Spot(RIVER, 2)
    person.cloth.spots[Spot(RIVER, 2)].setFocus()
    person.key(Qt.Key.Key_Tab)
    assert person.cloth.at == Spot(RIVER, 3)
    person.key(Qt.Key.Key_Tab)
    person.key(Qt.Key.Key_Tab)
    assert person.cloth.at == Spot(ROW, 2)
    person.key(Qt.Key.Key_Backtab)
    assert person.cloth.at == Spot(RIVER, 4)
    person.key(Qt.Key.Key_Up)
    assert person.cloth.at == Spot(OTHER_ROW, 4)


def test_undo_and_redo(person):
    """Undo goes back to the last decision, across the agent's turn, and redo plays it again."""
    person.to_my_turn()
    person.do(Deed(DEVELOP, ROW, (0,)))
    person.press(person.deeds.main)
    person.wait_for_me()
    assert person.sitting.turn == 3
    state = person.sitting.rules.state(person.sitting.match.position)
    person.window.do("edit.undo")
    assert person.sitting.phase == "after"
    person.window.do("edit.redo")
    assert person.sitting.rules.state(person.sitting.match.position) == state


def test_a_hint_is_shown_on_the_table(person):
    """Advice stands beside the cards, its values on their places, with names of cards, until a step is made."""
    person.to_my_turn()
    move = person.gesture.options.moves[Deed(DEVELOP, HAND, (1,))]
    person.stage.show_hint(told(person.sitting, [Expected(move, 0, 0.31, 0.05)]))
    assert person.stage.awaits_hint
    assert person.cloth.spots[Spot(HAND, 1)].shown.hint == "31 %"
    card = person.sitting.open_view["river"][1]
    assert "Develop hand 2" in person.stage.hint.accessibleName()
    # The values stand at the end of the lines: nothing is wider than the card.
    hint = person.stage.hint
    assert hint.words.geometry().right() <= hint.width()
    assert hint.words.minimumSizeHint().width() <= hint.words.width()
    assert card in person.stage.hint.accessibleName().casefold().replace("rice field", "rice")
    person.click(RIVER, 1)
    assert not person.stage.awaits_hint
    assert person.cloth.spots[Spot(HAND, 1)].shown.hint == ""


def test_what_is_in_hand_survives_another_language(person, speaking):
    """What is meant, chosen and aimed at stays when the interface is made anew in another language."""
    person.to_my_turn()
    person.click(RIVER, 3)
    person.gesture.aim(Spot(HAND, 3))
    speaking("de")
    assert person.gesture.chosen == (Spot(RIVER, 3),)
    assert person.gesture.target == Spot(HAND, 3)
    assert person.deeds.main.text() != "Develop hand 4"


def test_without_a_gift_the_first_turn_comes_at_once(person):
    """A variant without a gift has no decision before the first turn."""
    person.begin(None, "random", variant="no-gift")
    person.wait_for_me()
    assert person.sitting.phase == "start"
    assert person.sitting.gave(0) is None
    person.do(Deed(DEVELOP, ROW, (0,)))
    assert person.sitting.turns[0].plays[0].told["to"] == "row"


def test_open_hands_need_no_screen(person):
    """Where hands lie open only the gift is made behind the screen, and both hands are shown."""
    person.begin(None, None, variant="open-hands")
    for _ in range(2):
        assert person.workspace.privacy.isVisible()
        person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
        person.give()
    assert person.sitting.waits_for is None
    assert all(button.shown.card for spot, button in person.cloth.spots.items() if spot.line == "other-hand")
    person.do(Deed(DEVELOP, ROW, (1,)))
    person.press(person.deeds.main)
    assert person.sitting.decider == 1
    assert not person.workspace.privacy.isVisible()
    assert person.sitting.front == 1


def test_the_number_of_a_pile_and_its_cards_are_told_apart(person):
    """Where there is no room for words the count stands alone, else both would read as one number."""
    person.begin(None, None)
    assert (person.cloth.left_said(6, 200), person.cloth.left_said(6, 20)) == ("6 left", "×6")
