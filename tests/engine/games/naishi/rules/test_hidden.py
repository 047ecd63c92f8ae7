"""What a seat knows: the view, what moves show, and guesses that are distributed as what is hidden really is."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from engine import agents
from engine.games.naishi.rules import moves, state
from tests.engine.games.naishi.conftest import begun, played, rules_of

# A deck of eleven cards of three types: five piles of one, four dealt, two aside.
GONE = ("naishi", "advisor", "horseman", "ronin", "ninja", "fort", "torii", "banner")
SMALL: dict[str, Any] = {
    "deal__pile_size": 1,
    **{f"cards__{name}": None for name in GONE},
    "cards__sentinel": {"count": 3, "scores": {"beside": {"fort": None}}},
    "cards__monk": {"count": 4, "scores": {"beside": {"torii": None}}},
    "cards__rice": {"count": 4},
}


def known(rules, position, seat):
    """Give the columns of the other hand that a seat knows, counted from 1."""
    other = rules.seen(position, seat)["other_hand"]
    return [column + 1 for column, card in enumerate(other) if card]


def after(rules, position, *words):
    """Play moves in words on a copy of a position."""
    position = position.copy()
    for said in words:
        rules.apply(position, rules.read(position, said))
    return position


# ---------------------------------------------------------------- what moves show


def test_what_is_known_of_a_hand(base):
    """A develop, a column swap and a decree over hands show a place; a swap in hand takes what is known along."""
    start = begun(base)
    assert known(base, start, 0) == known(base, start, 1) == []
    assert known(base, after(base, start, "develop hand 2"), 1) == [2]
    assert known(base, after(base, start, "develop hand 2"), 0) == []
    assert known(base, after(base, start, "develop row 2"), 1) == []
    assert known(base, after(base, start, "develop hand 2", "swap hand 2 4"), 1) == [4]
    assert known(base, after(base, start, "swap column 3"), 1) == [3]
    decreed = after(base, start, "decree hand 5")
    assert known(base, decreed, 0) == known(base, decreed, 1) == [5]
    assert known(base, after(base, start, "decree row 5"), 0) == []
    assert known(base, after(base, start, "discard 1 2"), 1) == []


def test_open_hands_are_seen_once_they_are_shuffled():
    """With open hands everything is known after the gifts, and nothing before."""
    rules = rules_of("open-hands")
    assert known(rules, rules.start(3, 0), 0) == []
    assert known(rules, begun(rules), 0) == known(rules, begun(rules), 1) == [1, 2, 3, 4, 5]


def test_a_gift_is_blind(base):
    """Whoever chooses second sees neither the other's cards nor its choice."""
    start = base.start(3, 0)
    views = [
        base.view(after(base, start, words), 1) for words in ("give the first card", "give the second card")
    ]
    assert views[0] == views[1]
    assert views[0].seen["hand"] == [None] * 5
    assert len(views[0].seen["dealt"]) == 2


def test_the_view_holds_what_the_contract_names(base):
    """Nothing else is shown, whatever the moment."""
    keys = {
        "phase", "turn", "rows", "hand", "other_hand", "dealt", "gave", "river", "left", "court", "emissaries",
        "discards", "declared_by", "last",
    }  # fmt: skip
    for position in played(base, 5).positions:
        assert set(base.seen(position, 0)) == keys


# ---------------------------------------------------------------- pairs


@pytest.mark.parametrize("agent", ["random", "greedy", "greedy-hopeful", "mcts:40"])
def test_positions_that_look_alike_are_answered_alike(base, agent):
    """Whatever is hidden from a seat is dealt anew, and every agent answers as before from the same stream."""
    for number in range(3):
        for position in played(base, 41, number).positions[:-1:6]:
            seat = base.decider(position)
            guess = base.determinised(position, seat, number)
            assert base.view(guess, seat) == base.view(position, seat)
            answers = {agents.player(agent, base, 9, 0, seat)(each.copy()) for each in (position, guess)}
            assert len(answers) == 1


# ---------------------------------------------------------------- guesses against all worlds


def worlds(rules, position, seat, given, shown):
    """Weigh every other hand that there can be, by the worlds of single cards in which a seat would see the same.

    Every card that the seat has not seen is told apart, the five that the other hand began with lie in any order, and
    those that have left unknown places were of the types that were shown.
    """
    view, cards = rules.seen(position, seat), rules.variant["cards"]
    start = rules.words.cards[int(rules.table.start)]
    seen = Counter(card for row in view["rows"] for card in row)
    seen.update(
        card for card in (*view["hand"], *view["other_hand"], *view["river"], *view["discards"]) if card
    )
    dev = {name: card["count"] for name, card in cards.items() if name != start}
    found: Counter[tuple[str | None, ...]] = Counter()
    unknown = [column for column, card in enumerate(view["other_hand"]) if card is None]
    # The given card is one of a kind; the unseen original is any other card that may be unseen or was shown.
    pool = [(name, copy) for name, count in dev.items() for copy in range(count)]
    mine = (given, 0)
    elsewhere = {name: seen[name] - shown.count(name) for name in dev}
    for unseen in pool:
        if unseen == mine:
            continue
        originals = [mine, unseen, *[(start, copy) for copy in range(3)]]
        for order in permutations(originals):
            left, kept = order[: len(shown)], order[len(shown) :]
            if [card for card, _ in left] != shown:
                continue
            # The seen cards elsewhere are other copies of their types; how many choices there are counts the world.
            weight = 1
            for name, count in dev.items():
                used = sum(card == name for card, _ in originals)
                free = count - used
                for taken in range(elsewhere[name]):
                    weight *= max(free - taken, 0)
            if weight:
                hand = list(view["other_hand"])
                for column, (card, _) in zip(unknown, kept, strict=True):
                    hand[column] = card
                found[tuple(hand)] += weight
    return found


@pytest.mark.parametrize("shown_type", ["none", "given", "other"])
def test_guesses_are_distributed_as_the_truth_is(shown_type):
    """On a small deck, hidden hands come up as often as an enumeration of all worlds says.

    Where a card of the type that was given has been shown, the unseen card is of that type twice as often.
    """
    rules = rules_of(**SMALL)
    position, shown = _scene(rules, shown_type)
    given = rules.words.cards[int(position.given[0])]
    wanted = worlds(rules, position, 0, given, shown)
    total = sum(wanted.values())
    count = 6000
    drawn = Counter(
        tuple(rules.words.land(rules.determinised(position, 0, seed), 1)[state.COLUMNS :])
        for seed in range(count)
    )
    assert set(drawn) <= set(wanted)
    off = sum(
        (drawn[hand] - count * weight / total) ** 2 / (count * weight / total)
        for hand, weight in wanted.items()
    )
    freedom = len(wanted) - 1
    assert off < freedom + 5 * np.sqrt(2 * freedom) + 5


def _scene(rules, shown_type):
    """Find a deal in which the second seat's hand has lost an original card of the wanted type, and what was shown."""
    for seed in range(400):
        position = begun(rules, seed)
        if shown_type == "none":
            return position, []
        given = int(position.given[0])
        hand = [int(position.land[1]) >> 4 * place & 15 for place in range(5, 10)]
        unseen = [card for card in hand if card != int(rules.table.start)]
        wanted = given if shown_type == "given" else next((card for card in unseen if card != given), None)
        if wanted is None:
            continue
        column = hand.index(wanted)
        position = after(rules, position, "develop row 1" if column else "develop row 2")
        if int(position.phase) == state.AFTER:
            rules.apply(position, moves.END)
        if int(position.left[column]):
            position = after(rules, position, f"develop hand {column + 1}")
            return position, [rules.words.cards[wanted]]
    raise LookupError(shown_type)
