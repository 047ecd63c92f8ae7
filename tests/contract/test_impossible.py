"""Positions that no game can come to: refused with a sentence and the way to what is wrong."""

from __future__ import annotations

import copy
from functools import cache

import pytest

from engine.play.situation import opening
from engine.play.verdict import Impossible
from tests.contract.conftest import CASES


@cache
def subject(game, players):
    """Give rules and a first position of a game."""
    rules = next(case for case in CASES if (case.game, case.players) == (game, players)).rules()
    return rules, opening(rules, 5)


def refused(game, players, change):
    """Give what is wrong with a position after a change, as pairs of ways and sentences."""
    rules, situation = subject(game, players)
    changed = copy.deepcopy(situation)
    change(changed, rules)
    with pytest.raises(Impossible) as error:
        rules.lay_out(changed)
    return [tuple(fault) for fault in error.value.faults]


def on_board(situation, rules, token, space):
    """Bring a token of seat 0 from its pile or hand to the board."""
    here = next(line for line in (situation["piles"][0], situation["hands"][0]) if token in line)
    here.remove(token)
    situation["tokens"].append({"space": space, "player": 0, "token": token})


def space_of(rules, terrain):
    """Give the first space of a terrain."""
    return next(space.id for space in rules.board.spaces if space.terrain == terrain)


def surround(situation, rules):
    """Close a village from all sides of land, tokens taken from both piles."""
    board = rules.board
    village = next(space for space in board.settlements if space.kind == "village")
    for side in (board.spaces[each] for each in board.neighbours[village.id]):
        if side.terrain != "land":
            continue
        seat = len(situation["tokens"]) % 2
        pile = situation["piles"][seat]
        token = next(
            name for name in pile if name.startswith(("samurai", "helmet", "rice", "buddha", "ronin"))
        )
        pile.remove(token)
        situation["tokens"].append({"space": side.id, "player": seat, "token": token})


SAMURAI = {
    "sea": (
        lambda s, r: on_board(s, r, "samurai-3", space_of(r, "sea")),
        ("tokens", 0),
        "cannot lie on the sea",
    ),
    "swap": (lambda s, r: on_board(s, r, "swap", space_of(r, "land")), ("tokens", 0), "leaves the game"),
    "hand": (
        lambda s, r: s["piles"][1].insert(0, s["hands"][1].pop()),
        ("hands", 1),
        "4 tokens instead of 5",
    ),
    "lost token": (lambda s, r: s["piles"][0].remove("samurai-3"), ("piles", 0), "is nowhere"),
    "figure": (lambda s, r: s["figures"].popitem(), ("figures",), "are nowhere"),
    "seat": (lambda s, r: s.update(to_move=2), ("to_move",), "no seat 2"),
    "token": (lambda s, r: s["hands"][0].append("geisha-1"), ("hands", 0), "no token `geisha-1`"),
    "captured twice": (lambda s, r: s["captured"][0].update(rice=1), ("figures",), "instead of"),
}
NAISHI = {
    "card": (lambda s, r: s["rows"][0].__setitem__(0, "geisha"), ("rows", 0), "no card `geisha`"),
    "too many": (lambda s, r: s.update(rows=[["naishi"] * 5, s["rows"][1]]), ("rows",), "too many"),
    "pile": (lambda s, r: s["river"][0].append("mountain"), ("river", 0), "began with"),
    "start card": (
        lambda s, r: s["river"][0].__setitem__(0, "mountain"),
        ("river", 0),
        "never lies in the river",
    ),
    "court": (lambda s, r: s["court"].update(decree=[1, 1]), ("court", "decree"), "find room"),
    "emissaries": (lambda s, r: s["court"].update(swap=[3, 0]), ("court",), "that a seat has"),
    "end": (lambda s, r: s.update(river=[[], [], *s["river"][2:]]), ("last_turn",), "the last turn"),
    "declared": (lambda s, r: s.update(last_turn="declared"), ("last_turn",), "Nobody can declare"),
}
SEVEN = {
    "dead": (lambda s, r: s["wounds"].__setitem__(0, 9), ("wounds", 0), "dead"),
    "passed": (lambda s, r: s.update(passed=[s["to_move"]]), ("to_move",), "has passed"),
    "farms": (lambda s, r: s.update(farms=[]), ("farms",), "would be lost"),
    "two places": (lambda s, r: s["discard"].append(s["stack"][0]), ("stack",), "lies in 2 places"),
    "missing": (lambda s, r: s["stack"].pop(), ("stack",), "instead of"),
    "twice": (lambda s, r: s["samurai"].__setitem__(1, s["samurai"][0]), ("samurai", 1), "sits there twice"),
    "barricades": (lambda s, r: s.update(barricades=99), ("barricades",), "at most"),
    "round": (lambda s, r: s.update(round=5), ("round",), "3 rounds"),
    "must pass": (lambda s, r: s.update(bound=["must-pass"]), ("to_move",), "could only pass"),
}
CHANGES = [
    *(("samurai", 2, name, *rest) for name, rest in SAMURAI.items()),
    *(("naishi", 2, name, *rest) for name, rest in NAISHI.items()),
    *(("seven-samurai", 4, name, *rest) for name, rest in SEVEN.items()),
]


@pytest.mark.parametrize(
    ("game", "players", "name", "change", "route", "words"), CHANGES, ids=[f"{c[0]}-{c[2]}" for c in CHANGES]
)
def test_an_impossible_position_is_refused_where_it_is_wrong(game, players, name, change, route, words):
    """Each change makes a position impossible, which is said in a sentence with the way to the value."""
    found = refused(game, players, change)
    assert any(where == route and words in message for where, message in found), found


def test_what_is_surrounded_would_have_been_captured():
    """A settlement that tokens close from all sides holds no figures any more."""
    found = refused("samurai", 2, surround)
    assert any(where[0] == "figures" and "surrounded" in message for where, message in found), found
