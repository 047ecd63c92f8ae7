"""Actions and observations: numbers that mean the same in every game, and tell no more than a seat may see."""

from __future__ import annotations

import numpy as np
import pytest

from engine import research
from engine.play.rules import IllegalMove
from engine.research.encoding import Encoding

OF = {
    "samurai": [("samurai/2016", 2), ("samurai/open-captures", 3)],
    "naishi": [("naishi/base", 2), ("naishi/open-hands", 2)],
    "seven-samurai": [("seven-samurai/normal", 1), ("seven-samurai/cruel-backs", 4)],
}


@pytest.fixture(scope="module")
def encoding(rules):
    """Give the numbers of each game in turn."""
    return Encoding(rules)


def test_every_legal_move_has_its_action(rules, encoding, positions):
    """The legal actions of a position are its legal moves, each with the number that it has everywhere."""
    assert (np.diff(encoding.moves) > 0).all()
    for position in positions:
        legal = encoding.moves[encoding.legal(position)].tolist()
        assert legal == ([] if rules.is_over(position) else sorted(rules.legal_moves(position)))


def test_numbers_depend_on_the_rules_alone(rules, encoding):
    """Rules that are made ready again have the same actions and the same fields."""
    again = Encoding(rules)
    assert again.moves.tolist() == encoding.moves.tolist()
    assert again.fields == encoding.fields


def test_only_who_decides_has_actions(rules, encoding, positions):
    """The mask of a seat that does not decide, and of all when the game is over, is empty."""
    for position in positions[::7] + positions[-1:]:
        counts = [int(encoding.mask(position, seat).sum()) for seat in range(rules.players)]
        has_one = [count > 0 for count in counts]
        decides = [
            not rules.is_over(position) and seat == rules.decider(position) for seat in range(rules.players)
        ]
        assert has_one == decides


def test_a_row_has_the_fields_that_are_listed(rules, encoding, positions):
    """The fields fill the row, no two have one name, and no number is higher than its field allows."""
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)
    row = np.zeros(encoding.size + 1, np.int32)
    for position in positions[::5]:
        for seat in range(rules.players):
            row[-1] = -7
            assert rules.observation.observe(rules.table, position, seat, row[:-1]) == encoding.size
            assert row[-1] == -7
            assert (row[:-1] >= 0).all()
            assert (row[:-1] <= encoding.most).all()


def has_hands(rules):
    """Say whether seats hide something from each other that they see themselves."""
    return rules.game != "seven-samurai" and not rules.facts.is_open


def test_what_looks_alike_is_observed_alike(rules, encoding, positions):
    """Positions that differ only in what a seat cannot see give it the same numbers, and others to whom they differ."""
    hides, told = 0, 0
    for position in positions[:-1:3]:
        if rules.is_over(position):
            continue
        for seat in range(rules.players):
            guess = rules.determinised(position, seat, 5)
            assert (encoding.observation(guess, seat) == encoding.observation(position, seat)).all()
            hides += rules.state(guess) != rules.state(position)
            told += any(
                (encoding.observation(guess, other) != encoding.observation(position, other)).any()
                for other in range(rules.players)
            )
    assert hides
    assert bool(told) == has_hands(rules)


def test_whoever_decides_is_marked_from_the_own_seat(rules, encoding, positions):
    """The field `decider` counts seats from the own one."""
    for position in positions[::9]:
        if rules.is_over(position):
            continue
        for seat in range(rules.players):
            decider = encoding.part(encoding.observation(position, seat), "decider")
            assert decider.tolist().index(1) == (rules.decider(position) - seat) % rules.players


@pytest.mark.parametrize("rules", OF["samurai"], indirect=True)
def test_a_row_of_samurai_says_what_the_seat_sees(rules, encoding, positions):
    """What a row says of the own hand, of sizes, captures and tokens is what `seen` says."""
    for position in positions[::4]:
        for seat in range(rules.players):
            seen, row = rules.seen(position, seat), encoding.observation(position, seat)
            hand = encoding.part(row, "hand").tolist()
            assert hand == [seen["hand"].count(kind) for kind in rules.words.kinds]
            order = [(seat + step) % rules.players for step in range(rules.players)]
            assert encoding.part(row, "hand_sizes").tolist() == [seen["hand_sizes"][each] for each in order]
            captured = [list(seen["remembered"][each].values()) for each in order]
            assert encoding.part(row, "captured").tolist() == captured
            assert int(encoding.part(row, "owner").sum()) == len(seen["tokens"])


@pytest.mark.parametrize("rules", OF["naishi"], indirect=True)
def test_a_row_of_naishi_says_what_the_seat_sees(rules, encoding, positions):
    """What a row says of both hands and the river is what `seen` says, unknown cards being nothing."""
    cards = rules.words.cards
    for position in positions[::3]:
        for seat in range(rules.players):
            seen, row = rules.seen(position, seat), encoding.observation(position, seat)
            for name in ("hand", "other_hand", "river"):
                lying = [
                    cards[each.index(1)] if 1 in each else None for each in encoding.part(row, name).tolist()
                ]
                assert lying == seen[name]
            assert encoding.part(row, "discards").tolist() == [seen["discards"].count(card) for card in cards]


@pytest.mark.parametrize("rules", OF["seven-samurai"], indirect=True)
def test_a_row_of_seven_samurai_says_what_everybody_sees(rules, encoding, positions):
    """What a row says of lines, piles and village is what `seen` says."""
    cards = rules.words.cards
    for position in positions[::5]:
        for seat in range(rules.players):
            seen, row = rules.seen(position, seat), encoding.observation(position, seat)
            order = [(seat + step) % rules.players for step in range(rules.players)]
            boards = [seen["samurai"][each] for each in order]
            assert encoding.part(row, "total").tolist() == [board["total"] for board in boards]
            assert encoding.part(row, "wounds").tolist() == [board["wounds"] for board in boards]
            lines = encoding.part(row, "line").tolist()
            assert [{cards[card] for card, lies in enumerate(line) if lies} for line in lines] == [
                set(board["line"]) for board in boards
            ]
            piles = [len(seen[name]) for name in ("stack", "intruders", "discard")]
            assert encoding.part(row, "piles").tolist() == piles
            village = seen["village"]
            assert int(encoding.part(row, "farms")[0]) == village["farms"]
            assert int(encoding.part(row, "lost_backs").sum()) == len(village["lost_backs"])
            assert int(encoding.part(row, "families").sum()) == len(village["families"])


def test_an_action_that_is_none_is_refused_with_a_sentence(rules, encoding):
    """A number outside of all actions, and an action that is not legal now, change nothing."""
    position = rules.start(3)
    before = position.tobytes()
    legal = set(encoding.legal(position).tolist())
    other = next(action for action in range(encoding.actions) if action not in legal)
    for action in (-1, encoding.actions, other):
        with pytest.raises(IllegalMove, match=r"\w+ .*\."):
            encoding.play(position, action)
    assert position.tobytes() == before


def test_actions_are_said_in_words(encoding, rules):
    """An action has the words of its move."""
    position = rules.start(3)
    words = [encoding.say(position, int(action)) for action in encoding.legal(position)]
    assert len(set(words)) == len(words)


def test_a_field_is_asked_for_by_name(encoding, rules):
    """A field that is not there is a mistake."""
    with pytest.raises(KeyError):
        encoding.part(encoding.observation(rules.start(1), 0), "weather")


def test_what_is_not_said_is_usual():
    """Without any words the usual variant of the usual game is made ready."""
    assert research.rules_of().game == "samurai"
