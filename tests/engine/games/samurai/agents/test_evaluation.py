"""How greedy values moves: against a slow reckoning that plays each move on a copy and counts all claims anew."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import agents, documents, games
from engine.games.samurai.agents import evaluation, weights
from engine.games.samurai.rules import moves
from engine.games.samurai.rules.figures import standing_of
from engine.games.samurai.rules.state import HANDS, LANE, LANE_BITS, PLAY, TIES_REMOVE
from engine.maps import map as maps
from engine.play import kernel
from engine.texts.library import Library

SEEDS = some.integers(0, 2**31 - 1)
PLAYS = some.integers(0, 120)
ALL = np.int64(evaluation.MOST_LISTED)
IN_ORDER = np.uint64(0)

HERE = Path("/nowhere/crowded.yaml")
# Land that touches up to five settlements, so that sums have to go on beyond two.
CROWDED = """\
schema: daimyo/map/1
title: Crowded
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "  ~ v . v . v . v ~"
  - " ~ . v . v . v . v ~"
  - "  ~ c . E . v . v ~"
  - " ~ v . v . c . v ~"
  - "  ~ . v . v . v . ~"
players: [2, 3]
"""


@cache
def rules_for(players=2, board="japan", **changes):
    """Make a variant of 2016 ready, by default without choices before the first turn."""
    library = Library({HERE: CROWDED})
    wanted: dict[str, object] = {"figures.placement": "random", "hand.first": "random"}
    if board == "crowded":
        wanted["figures.per_type"] = "from-map"
    wanted |= {key.replace("__", "."): value for key, value in changes.items()}
    variant = documents.load_variant(library, "2016", wanted)
    chart = maps.load(library, HERE if board == "crowded" else board)
    return games.find("samurai").rules(variant, chart, players)


@cache
def weights_of(name="greedy"):
    """Give the weights of an agent as its file says them, and as the kernel holds them."""
    values = agents.read(name).weights["samurai"]
    return values, weights.lower(values)


def ranked(rules, position, most=ALL, stir=IN_ORDER, name="greedy"):
    """Give the best moves with their values."""
    work = np.zeros(1, evaluation.WORK)[0]
    count = evaluation.rank_moves(rules.table, position, weights_of(name)[1], work, most, stir)
    return [(int(work.moves[i]), int(work.values[i])) for i in range(count)]


def somewhere(rules, seed, plays):
    """Play at random for a while, and give where the game stands."""
    position = rules.start(seed)
    stream = np.zeros(1, kernel.STREAM)[0]
    kernel.start(stream, seed, 0, kernel.FOR_AGENT, 0)
    for _ in range(plays):
        before = position.copy()
        rules.apply(position, int(rules.kernel.random_move(rules.table, position, stream)))
        if rules.is_over(position):
            return before
    return position


# ---------------------------------------------------------------- the slow reckoning


def stepped(values, step):
    """Give the value of a step, the last one beyond the end."""
    return values[min(step, len(values)) - 1]


def by_margin(values, margin):
    """Give the value that a file says for being ahead, level or behind."""
    if margin == 0:
        return values["level"]
    return stepped(values["ahead" if margin > 0 else "behind"], abs(margin))


def claim_on(rules, position, seat, settlement, figure):
    """Give the claim on one figure, straight from the words of an agent's file."""
    values = weights_of()[0]["claim"]
    influence = [
        int(position.influence[settlement][other]) >> LANE_BITS * figure & LANE
        for other in range(rules.players)
    ]
    own = influence.pop(seat)
    best, sides = max(influence), int(position.open_sides[settlement])
    if sides > 0:
        return by_margin(values, own - best) * stepped(values["closeness"], sides) // 100
    assert int(rules.table.ties) == TIES_REMOVE
    if own > best:
        return values["captured"]
    if own == best:
        return values["tied"]
    return values["lost_to_nobody" if influence.count(best) > 1 else "lost"]


def race_for(rules, position, seat, figure):
    """Give the weight of a type."""
    values = weights_of()[0]["race"]
    own, left = int(position.captured[seat][figure]), standing_of(position, figure)
    taken = [int(position.captured[other][figure]) for other in range(rules.players) if other != seat]
    rival = max(taken)  # every capture was made in public, and greedy remembers
    if left == 0 or own - rival > left:
        return values["secured"]
    if rival - own >= left:
        return values["hopeless"]
    return by_margin(values, own - rival)


def claims_of(rules, position, seat, races):
    """Add up all claims of a seat."""
    total = 0
    for settlement in range(int(rules.table.settlements)):
        for figure, race in enumerate(races):
            count = int(position.figures[settlement]) >> 3 * figure & 7
            if count:
                total += count * race * claim_on(rules, position, seat, settlement, figure)
    return total


def cost_of(rules, move):
    """Give what the played token was worth in hand."""
    keep, kind = weights_of()[0]["keep"], moves.kind_of(move)
    if moves.operation_of(move) in (moves.SWAP, moves.MOVE):
        return keep["swap" if moves.operation_of(move) == moves.SWAP else "move"]
    lanes = int(rules.table.kind_influence[kind])
    strengths = [lanes >> LANE_BITS * figure & LANE for figure in range(int(rules.table.types))]
    is_fast = int(rules.table.kind_is_fast[kind])
    return keep["strength"] * max(strengths) + keep["breadth"] * sum(strengths) + keep["fast"] * is_fast


def value_of(rules, position, move):
    """Play a move on a copy, and give how much better all claims are, less the token."""
    if moves.operation_of(move) == moves.END_TURN:
        return 0
    seat = rules.decider(position)
    races = [race_for(rules, position, seat, figure) for figure in range(int(rules.table.types))]
    after = position.copy()
    rules.apply(after, move)
    gain = claims_of(rules, after, seat, races) - claims_of(rules, position, seat, races)
    return gain - cost_of(rules, move)


# ---------------------------------------------------------------- values


@pytest.mark.parametrize("board", ["japan", "crowded"])
@given(players=some.integers(2, 3), seed=SEEDS, plays=PLAYS)
def test_a_value_is_the_change_of_all_claims(board, players, seed, plays):
    """What is added up in haste equals what is found by playing each move and counting anew."""
    rules = rules_for(players, board)
    position = somewhere(rules, seed, plays)
    for move, value in ranked(rules, position):
        assert rules.is_legal(position, move)
        assert value == value_of(rules, position, move), rules.say(position, move)


@pytest.mark.parametrize("board", ["japan", "crowded"])
@pytest.mark.parametrize("sign", [1, -1])
def test_the_largest_weights_are_not_too_large(monkeypatch, board, sign):
    """Values are right with weights at the bounds of the schema, though they are added up in short numbers."""
    claim: dict[str, object] = dict.fromkeys(("captured", "tied", "lost", "lost_to_nobody"), 1000 * sign)
    claim |= {"ahead": [1000 * sign], "level": 0, "behind": [-1000 * sign], "closeness": [1000]}
    race = {"ahead": [1000], "level": 1000, "behind": [1000], "secured": 1000, "hopeless": 1000}
    keep = dict.fromkeys(("strength", "breadth", "fast", "swap", "move"), 100_000 * sign)
    values = {**agents.read("greedy").weights["samurai"], "claim": claim, "race": race, "keep": keep}
    both = values, weights.lower(values)
    monkeypatch.setattr(sys.modules[__name__], "weights_of", lambda _="": both)
    rules = rules_for(3, board)
    for seed in range(12):
        position = somewhere(rules, seed, 5 * seed)
        for move, value in ranked(rules, position):
            assert value == value_of(rules, position, move), rules.say(position, move)
        assert ranked(rules, position, np.int64(1))[0] == ranked(rules, position)[0]


@given(players=some.integers(2, 4), seed=SEEDS, plays=PLAYS)
@settings(max_examples=15)
def test_nothing_better_is_overlooked(players, seed, plays):
    """No placed token and no exchange of figures is worth more than the best that was found."""
    rules = rules_for(players)
    position = somewhere(rules, seed, plays)
    found = ranked(rules, position)
    looked_at = [
        move for move in rules.legal_moves(position) if moves.operation_of(move) in (moves.PLACE, moves.SWAP)
    ]
    for move in looked_at[:: max(1, len(looked_at) // 60)]:
        is_same_type = moves.operation_of(move) == moves.SWAP and moves.figure_of(move) == moves.other_of(
            move
        )
        assert is_same_type or value_of(rules, position, move) <= found[0][1]


@given(players=some.integers(2, 4), seed=SEEDS, plays=PLAYS, most=some.integers(1, 30))
def test_moves_are_ranked(players, seed, plays, most):
    """They come in falling order, equals by their number, each once, and fewer of them are the first of more."""
    rules = rules_for(players)
    position = somewhere(rules, seed, plays)
    found = ranked(rules, position)
    assert found == sorted(found, key=lambda entry: (-entry[1], entry[0]))
    assert len({move for move, _ in found}) == len(found)
    assert ranked(rules, position, np.int64(most)) == found[:most]


@given(seed=SEEDS, plays=PLAYS)
def test_all_moves_are_ranked_where_there_are_few(seed, plays):
    """Where only tokens can be placed or the turn ended, and the list has room, no legal move is missing."""
    rules = rules_for(2)
    position = somewhere(rules, seed, plays)
    legal = rules.legal_moves(position)
    if len(legal) <= int(ALL) and not any(
        moves.operation_of(move) in (moves.SWAP, moves.MOVE) for move in legal
    ):
        assert sorted(move for move, _ in ranked(rules, position)) == legal


@given(seed=SEEDS, plays=PLAYS, stir=some.integers(0, 2**63 - 1))
def test_chance_decides_only_between_equals(seed, plays, stir):
    """Whatever the stirring word, the move has the highest value."""
    rules = rules_for(3)
    position = somewhere(rules, seed, plays)
    best = ranked(rules, position)
    ((move, value),) = ranked(rules, position, np.int64(1), np.uint64(stir | 1))
    assert value == best[0][1]
    if best[-1][1] < value:
        assert (move, value) in best


def test_equals_are_not_always_the_same():
    """Where several moves are worth most, chance finds now one and now another of them."""
    rules = rules_for(2)
    positions = (rules.start(seed) for seed in range(100))
    position = next(now for now in positions if len({value for _, value in ranked(rules, now)[:2]}) == 1)
    stream, found = np.zeros(1, kernel.STREAM)[0], set()
    kernel.start(stream, 1, 0, kernel.FOR_AGENT, 0)
    for _ in range(40):
        stir = kernel.mixed(kernel.draw(stream)) | np.uint64(1)
        found.add(ranked(rules, position, np.int64(1), np.uint64(stir))[0][0])
    assert len(found) > 1


# ---------------------------------------------------------------- variants


@pytest.mark.parametrize("ties", ["remove", "stay", "active-player"])
@pytest.mark.parametrize("surround", ["land", "land-and-sea"])
@pytest.mark.parametrize("duplicates", [False, True])
def test_greedy_plays_every_variant_to_its_end(ties, surround, duplicates):
    """Whatever the rules of capture, its moves are legal and its games end."""
    rules = rules_for(
        3,
        capture__ties=ties,
        capture__surround=surround,
        figures__duplicates=duplicates,
        figures__placement="draft",
        hand__first="chosen",
        capture__timing="immediate",
    )
    position = rules.start(4)
    players = agents.lineup_of(rules, ["greedy"] * 3).players(4, 0)
    for _ in range(2000):
        if rules.is_over(position):
            return
        rules.apply(position, players[rules.decider(position)](position))
    pytest.fail("the game did not end")


def test_tokens_for_any_terrain_are_placed_on_both():
    """A token that may stand anywhere is tried on land and on sea, each by its own rule of surrounding."""
    rules = rules_for(2, tokens__ronin__terrain="any")
    kind = rules.words.kinds.index("ronin-1")
    terrains = set()
    for seed in range(40):
        position = rules.start(seed)
        for move, value in ranked(rules, position):
            if moves.operation_of(move) == moves.PLACE and moves.kind_of(move) == kind:
                terrains.add(int(rules.table.terrain[moves.first_of(move)]))
                assert value == value_of(rules, position, move)
    assert terrains == {0, 1}


def test_an_exchange_of_equals_is_the_last_resort():
    """Where all that can be played is a swap of figures of one type, greedy still finds a legal move."""
    rules = rules_for(2)
    position = rules.start(2)
    swap = next(kind for kind in range(int(rules.table.kinds)) if int(rules.table.kind_action[kind]) == 2)
    position.hands[int(position.seat)] = rules.table.kind_tokens[swap]
    for settlement in range(int(rules.table.settlements)):
        position.figures[settlement] = 1 if int(position.figures[settlement]) else 0
    assert ranked(rules, position) == []
    choice = agents.player("greedy", rules, 1, 0, int(position.seat))(position)
    assert rules.is_legal(position, choice)
    assert moves.operation_of(choice) == moves.SWAP


# ---------------------------------------------------------------- before the first turn


def test_first_hands_are_varied():
    """A first hand is strong and not all of one sort."""
    rules = rules_for(2, figures__placement="draft", hand__first="chosen")
    position = rules.start(3)
    players = agents.lineup_of(rules, ["greedy"] * 2).players(3, 0)
    while int(position.phase) == HANDS:
        rules.apply(position, players[rules.decider(position)](position))
    names = [rules.words.kinds[kind].rpartition("-")[0] for kind in hand_of(rules, position, 0)]
    assert len(set(names)) >= 3


def hand_of(rules, position, seat):
    """List the kinds in a hand."""
    hand = int(position.hands[seat])
    return [
        int(rules.table.kind_of_token[token]) for token in range(int(rules.table.tokens)) if hand >> token & 1
    ]


def test_figures_are_drafted_by_the_own_hand():
    """With a hand that is strong in one type only, that type is drafted first, where it is soon captured."""
    rules = rules_for(2, figures__placement="draft", hand__first="chosen")
    position = rules.start(3)
    players = agents.lineup_of(rules, ["greedy"] * 2).players(3, 0)
    while int(position.phase) == HANDS:
        rules.apply(position, players[rules.decider(position)](position))
    for figure in range(3):
        key = rules.words.types[figure]
        mine = [kind for kind, name in enumerate(rules.words.kinds) if name.startswith(f"{key}-")]
        position.hands[0] = np.bitwise_or.reduce(rules.table.kind_tokens[mine])
        best = ranked(rules, position)
        assert moves.figure_of(best[0][0]) == figure
        assert best[0][1] == max(value for _, value in best) > 0


# ---------------------------------------------------------------- outcomes


def test_a_win_outweighs_every_margin():
    """However close, a sole win is worth more than any other outcome, and the margin orders the rest."""
    rules = rules_for(2)
    position = rules.start(1)

    def outcomes(winners, one, two):
        position.winners = winners
        for seat, captured in enumerate((one, two)):
            position.captured[seat][:3] = captured
        return [int(evaluation.outcome(rules.table, position, seat)) for seat in range(2)]

    narrow, wide = outcomes(1, (3, 3, 1), (2, 2, 3)), outcomes(1, (5, 5, 5), (0, 0, 0))
    shared = outcomes(3, (2, 2, 2), (2, 2, 2))
    assert narrow[0] > shared[0] > narrow[1] > wide[1]
    assert wide[0] >= narrow[0]
    assert wide[0] <= evaluation.OUTCOME
    assert wide[1] >= 0


def test_play_means_that_everything_is_set_up():
    """A search begins with the first turn."""
    rules = rules_for(2, figures__placement="draft", hand__first="chosen")
    position = rules.start(1)
    assert not evaluation.is_set_up(position)
    position.phase = PLAY
    assert evaluation.is_set_up(position)


@settings(deadline=None)
@given(SEEDS, PLAYS)
def test_every_ranked_move_is_legal_where_several_kinds_do_the_same(seed, plays):
    """Greedy ranks only what it holds and may play, and swaps of every kind that it could play."""
    rules = with_several_kinds()
    position = somewhere(rules, seed, plays)
    found = [move for move, _ in ranked(rules, position)]
    assert all(rules.is_legal(position, move) for move in found)
    swaps = {moves.kind_of(m) for m in rules.legal_moves(position) if moves.operation_of(m) == moves.SWAP}
    ranked_swaps = {moves.kind_of(move) for move in found if moves.operation_of(move) == moves.SWAP}
    assert len(found) == evaluation.MOST_LISTED or not ranked_swaps or ranked_swaps == swaps


@cache
def with_several_kinds():
    """Make 2016 with three kinds of swap token and two of move token ready."""
    more = {
        "tokens.thief": {"action": "swap", "copies": 3},
        "tokens.robber": {"action": "swap", "copies": 3, "fast": True},
        "tokens.porter": {"action": "move", "copies": 3, "fast": True},
    }
    library = Library()
    wanted: dict[str, object] = {"figures.placement": "random", "hand.first": "random", **more}
    variant = documents.load_variant(library, "2016", wanted)
    return games.find("samurai").rules(variant, maps.load(library, "japan"), 2)
