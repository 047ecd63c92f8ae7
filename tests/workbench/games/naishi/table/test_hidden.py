"""Hidden information: no card of a hand is painted, named or in reach of accessibility where it may not be seen."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt

from tests.workbench.games.samurai.table.test_hidden import words_in_reach
from workbench.games.naishi.cards import names, tile
from workbench.games.naishi.table import thumbnail
from workbench.games.naishi.table.cloth import spot_button
from workbench.games.naishi.table.facts import card_counts
from workbench.games.naishi.table.options import DEVELOP, SWAP, Deed
from workbench.games.naishi.table.result import territory_card
from workbench.games.naishi.table.spots import HAND, ROW, Spot
from workbench.table.agents.advice import Advice, Advised


@pytest.fixture
def painted(monkeypatch):
    """Collect the names of all cards that are painted face up, anywhere."""
    found: list[str] = []
    paint = tile.paint_tile

    def watch(painter, card, *rest, **options):
        found.append(card.glyphs[0])
        paint(painter, card, *rest, **options)

    for module in (spot_button, card_counts, territory_card, thumbnail):
        monkeypatch.setattr(module, "paint_tile", watch)
    return found


def open_cards(person):
    """Count the cards that lie open for everybody: rows, river, and the top of the discard pile."""
    seen = person.sitting.open_view
    found = [*seen["rows"][0], *seen["rows"][1], *filter(None, seen["river"]), *seen["discards"][-1:]]
    return sorted(found)


def only_here(person, seat):
    """Name the cards of a hand that lie nowhere in the open, so that their names would betray them."""
    seen = person.sitting.open_view
    known = {*seen["rows"][0], *seen["rows"][1], *filter(None, seen["river"]), *seen["discards"]}
    hand = person.sitting.rules.seen(person.sitting.match.position, seat)
    cards = hand["dealt"] if hand["phase"] == "give" else hand["hand"]
    return {names.title(card) for card in cards if card not in known}


def in_reach(person, titles):
    """Give those of some names that are in reach; what names every card of the variant is left out."""
    unseen, cards = person.page.seats.facts.unseen, person.stage.cards_page.picture
    words = [
        text
        for text in words_in_reach(person.window)
        if text not in (unseen.accessibleName(), cards.accessibleName())
    ]
    return {title for title in titles if any(title.casefold() in text.casefold() for text in words)}


def at_the_screen(person, **options):
    """Begin with two people, both of whom give a card: the screen asks for the first turn."""
    person.begin(None, None, **options)
    for _ in range(2):
        person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
        person.give()
    assert person.sitting.waits_for == 0
    assert person.workspace.privacy.isVisible()


def secretive(person):
    """Begin games until both hands hold a card that lies nowhere in the open."""
    for seed in range(40):
        at_the_screen(person, seed=seed)
        if only_here(person, 0) and only_here(person, 1):
            return
    raise AssertionError("no such deal")


def test_nothing_is_in_reach_while_the_screen_is_up(person, painted):
    """While nobody has the device no card of a hand is painted or named, not even how many of which are unseen."""
    secretive(person)
    painted.clear()
    person.window.grab()
    assert painted == []
    assert person.page.seats.facts.unseen.accessibleName() == ""
    assert in_reach(person, only_here(person, 0) | only_here(person, 1)) == set()
    person.page.grab()
    assert sorted(painted) == open_cards(person)


def test_only_the_own_hand_is_in_reach(person, painted):
    """Who lifted the screen finds their own five cards; of the other hand only backs."""
    secretive(person)
    person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
    mine = person.sitting.rules.seen(person.sitting.match.position, 0)["hand"]
    painted.clear()
    person.window.grab()
    assert sorted(painted) == sorted([*open_cards(person), *mine])
    assert in_reach(person, only_here(person, 0)) == only_here(person, 0)
    gave = {names.title(person.sitting.gave(0))}
    assert in_reach(person, only_here(person, 1) - only_here(person, 0) - gave) == set()


def test_the_screen_takes_everything_along(person, painted):
    """After a turn with a preview and advice nothing of it is left for the next person."""
    secretive(person)
    person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
    person.do(Deed(SWAP, HAND, (0, 4)))
    move = person.gesture.options.moves[Deed(DEVELOP, ROW, (2,))]
    person.stage.show_hint(Advice("mcts", (Advised(move, "develop row 3", "12 %"),)))
    person.do(Deed(DEVELOP, ROW, (2,)))
    assert person.sitting.waits_for == 1
    painted.clear()
    person.window.grab()
    assert painted == []
    assert in_reach(person, only_here(person, 0) | only_here(person, 1)) == set()
    assert not any("12 %" in text for text in words_in_reach(person.window))
    # That hand places were swapped is public, the cards are not.
    assert any("Swaps hand 1 and 5" in text for text in words_in_reach(person.page))


def test_the_gift_is_chosen_in_secret(person, painted):
    """Dealt cards are shown to their owner only, and are gone before the next person is asked for."""
    person.begin(None, None)
    assert in_reach(person, only_here(person, 0)) == set()
    person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
    dealt = person.sitting.dealt(0)
    painted.clear()
    person.window.grab()
    assert sorted(painted) == sorted([*open_cards(person), *dealt])
    person.give()
    assert person.sitting.waits_for == 1
    assert in_reach(person, only_here(person, 0) | only_here(person, 1)) == set()


def test_an_own_hand_is_hidden_at_will(person, painted):
    """Hide turns the hand face down, names, points and previews with it, until it is shown again."""
    secretive(person)
    person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
    person.click(ROW, 1)
    person.key(Qt.Key.Key_Space)
    assert person.stage.is_hidden
    assert not person.window.commands.actions["play.hint"].isEnabled()
    painted.clear()
    person.window.grab()
    assert sorted(painted) == open_cards(person)
    assert in_reach(person, only_here(person, 0) | only_here(person, 1)) == set()
    assert not person.stage.tally.isVisible()
    # Who counts the cards that are unseen knows which ones are in the hand.
    assert person.page.seats.facts.unseen.accessibleName() == ""
    start = person.moves
    person.click(ROW, 1)
    person.click(ROW, 1)
    assert person.moves == start
    person.press(person.deeds.hide_button)
    assert in_reach(person, only_here(person, 0)) == only_here(person, 0)
    assert person.page.seats.facts.unseen.accessibleName() != ""


def test_a_card_that_was_seen_is_shown_with_an_eye(person):
    """A card that came from the river into the other hand is known there, and no other is."""
    at_the_screen(person)
    screen = person.workspace.privacy.card.button
    person.qtbot.mouseClick(screen, Qt.MouseButton.LeftButton)
    taken = person.sitting.open_view["river"][3]
    person.do(Deed(DEVELOP, HAND, (3,)))
    person.press(person.deeds.main)
    person.qtbot.mouseClick(screen, Qt.MouseButton.LeftButton)
    shown = [person.cloth.spots[Spot("other-hand", column)].shown for column in range(5)]
    assert [each.name for each in shown] == ["", "", "", taken, ""]
    assert shown[3].corner == "eye"
    assert all(each.back is not None for n, each in enumerate(shown) if n != 3)
    assert person.page.seats.cards[0].facts.hand.text() == "1 of 5 known"


def test_the_designer_sees_all(person, painted):
    """With all hands open there is no screen, and every card of both hands is painted with its face."""
    at_the_screen(person)
    person.sitting.see_all(True)
    assert not person.workspace.privacy.isVisible()
    painted.clear()
    person.window.grab()
    position, rules = person.sitting.match.position, person.sitting.rules
    hands = [card for seat in range(2) for card in rules.seen(position, seat)["hand"]]
    assert sorted(painted) == sorted([*open_cards(person), *hands])


def test_the_shelf_shows_hands_face_down(person, painted):
    """The picture of a kept game holds rows and river only, and its card nothing of any hand."""
    at_the_screen(person)
    key = person.sitting.origin.key
    person.window.do("play.shelf")
    kept = person.workspace.store.find(key)
    assert not {"hand", "other_hand", "dealt", "gave"} & set(kept.seen)
    painted.clear()
    person.window.grab()
    rows = [card for row in kept.seen["rows"] for card in row]
    assert set(painted) <= {*rows, *filter(None, kept.seen["river"])}
    assert painted


def test_autoplay_shows_no_hand(person, painted):
    """While agents play for both people every hand stays face down."""
    at_the_screen(person)
    person.qtbot.mouseClick(person.workspace.privacy.card.button, Qt.MouseButton.LeftButton)
    person.window.do("play.autoplay")
    person.qtbot.waitUntil(lambda: person.sitting.decider == 1, timeout=60_000)
    painted.clear()
    person.page.grab()
    assert painted
    assert not Counter(painted) - Counter(open_cards(person))
    person.window.do("play.autoplay")
