"""Every game proves itself by the same contract, and so do two toys: cards for two, co-operation for up to seven."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import numpy as np
import pytest

from engine import documents, games, kernel, shipped
from engine import map as maps
from engine import record as records
from engine.game import IllegalMove, Rules, View
from engine.library import Library
from engine.match import Match

TOYS = Path(__file__).parent / "toys"


def toy(name):
    """Load a toy's kernel under a name that the disk cache can tell apart."""
    full = f"toys_{name}"
    if full not in sys.modules:
        specification = importlib.util.spec_from_file_location(full, TOYS / f"{name}.py")
        assert specification is not None
        assert specification.loader is not None
        module = importlib.util.module_from_spec(specification)
        sys.modules[full] = module
        specification.loader.exec_module(module)
    return sys.modules[full]


class ToyRules(Rules):
    """The Python side of a toy, as small as the contract allows."""

    hidden = ()

    def view(self, position, seat):
        """Show all but what is hidden from the seat."""
        moves = tuple(self.legal_moves(position)) if self.decider(position) == seat else ()
        return View(seat, self.players, {"turn": int(self.decider(position))}, moves)

    def say(self, position, move):
        """Call a move by its number."""
        return f"move {move}"

    def read(self, position, words):
        """Read a move's number."""
        move = int(words.removeprefix("move "))
        if not self.is_legal(position, move):
            raise IllegalMove(self.why_not(position, move))
        return move

    def why_not(self, position, move):
        """Say that a move is not allowed."""
        return f"Move {move} is not allowed now."

    def results(self, batch):
        """Give who won."""
        for row in batch:
            yield {"winners": [seat for seat in range(self.players) if int(row["winners"]) >> seat & 1]}

    def tally_columns(self, tally):
        """Nothing is watched."""
        return {}

    def counted_things(self):
        """Nothing is counted."""
        return ()

    def end_reasons(self):
        """There is one way to end."""
        return {1: "played out"}

    def transcript(self, positions, moves):
        """Write the moves down."""
        return {"board": {}, "setup": {}, "turns": [{"move": move} for move in moves], "result": None}

    def retrace(self, record, match):
        """Play the moves again."""
        for turn in record["turns"]:
            match.play(turn["move"])


def toy_rules(name, players, **values):
    """Make a toy ready."""
    module = toy(name)
    table = np.zeros(1, module.TABLE)[0]
    table.players = players
    for key, value in values.items():
        table[key] = value
    return ToyRules(name, {}, module, table, players)


def samurai_rules(players):
    """Make the published game ready."""
    library = Library()
    variant = documents.load_variant(library, "1998-english").required()
    return games.find("samurai").rules(variant, maps.load(library, "japan"), players)


RULES = {
    "samurai-2": lambda: samurai_rules(2),
    "samurai-4": lambda: samurai_rules(4),
    "high-card": lambda: toy_rules("high_card", 2),
    "lifeboat-1": lambda: toy_rules("lifeboat", 1, shore=12),
    "lifeboat-7": lambda: toy_rules("lifeboat", 7, shore=42),
}


@pytest.fixture(params=RULES, scope="module")
def rules(request):
    """Give the rules of each game in turn."""
    return RULES[request.param]()


def played(rules, seed, number=0):
    """Play a game at random."""
    match = Match(rules, seed, number)
    stream = np.zeros(1, kernel.STREAM)[0]
    kernel.start(stream, seed, number, kernel.FOR_AGENT, 0)
    while not match.is_over:
        match.play(int(rules.kernel.random_move(rules.table, match.position, stream)))
    return match


def test_every_registered_game_is_here():
    """No game is registered without proving itself below."""
    assert {name.split("-")[0] for name in RULES} >= set(games.GAMES)


def test_legal_moves_apply_and_the_game_ends(rules):
    """Every listed move is legal and can be played, and the game ends with payoffs from 0 to 1."""
    for seed in range(3):
        match = played(rules, seed)
        for position in match.positions[:-1]:
            moves = rules.legal_moves(position)
            assert moves
            assert moves == sorted(set(moves))
            assert all(rules.is_legal(position, move) for move in moves[:: max(1, len(moves) // 20)])
        assert all(0 <= worth <= 1 for worth in rules.payoffs(match.position))


def test_an_illegal_move_is_refused_and_changes_nothing(rules):
    """What is not legal raises with a sentence, and the position stays as it is."""
    match = Match(rules, 1)
    before = match.position.tobytes()
    with pytest.raises(IllegalMove, match=r"\w"):
        match.play(2**50)
    assert match.position.tobytes() == before


def test_undo_restores_the_bytes(rules):
    """Taking everything back gives the start, byte for byte."""
    match = played(rules, 4)
    while match.moves:
        match.undo()
    assert match.position.tobytes() == rules.start(4, 0).tobytes()


def test_the_same_seed_gives_the_same_start(rules):
    """Chance belongs to the state: the seed and the number settle it."""
    assert rules.start(9, 3).tobytes() == rules.start(9, 3).tobytes()
    assert rules.start(9, 3).tobytes() != rules.start(9, 4).tobytes()


def test_words_lead_back_to_the_move(rules):
    """A move put into words is read back as the same move."""
    match = played(rules, 2)
    for position, move in zip(match.positions, match.moves, strict=False):
        assert rules.read(position, rules.say(position, move)) == move


def test_a_determinisation_looks_the_same_to_the_seat(rules):
    """Dealing the hidden part anew changes nothing that the seat can see, and can be played on to the end."""
    match = played(rules, 6)
    for position in match.positions[1:-1:5]:
        seat = rules.decider(position)
        guess = rules.determinised(position, seat, 77)
        assert rules.view(guess, seat) == rules.view(position, seat)
        other = Match(rules, positions=[guess])
        stream = np.zeros(1, kernel.STREAM)[0]
        kernel.start(stream, 3, 0, kernel.FOR_AGENT, 0)
        while not other.is_over:
            other.play(int(rules.kernel.random_move(rules.table, other.position, stream)))


def test_a_record_of_the_moves_replays(rules):
    """The transcript leads to the same end."""
    match = played(rules, 8)
    told = rules.transcript(match.positions, match.moves)
    again = Match(rules, 8, 0)
    rules.retrace({"setup": {}, **told}, again)
    assert rules.state(again.position) == rules.state(match.position)


def test_co_operation_pays_everybody_the_same():
    """In the co-operative toy all seats win or none does."""
    rules = RULES["lifeboat-7"]()
    worths = [set(rules.payoffs(played(rules, seed).position)) for seed in range(20)]
    assert all(len(worth) == 1 for worth in worths)
    assert {0.0, 1.0} == set.union(*worths)


def test_a_golden_playthrough_exists_for_every_variant(root):
    """Every shipped variant of every game has whole games written down."""
    for name in shipped.files("variant"):
        assert list((root / "tests" / "playthroughs").glob(f"{name}-*.txt"))


def test_a_samurai_record_is_complete():
    """The record of the registered game verifies."""
    match = played(RULES["samurai-2"](), 12)
    assert records.verify(records.of(match, "japan")).ok
