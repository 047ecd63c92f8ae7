"""A game at the table as a model: undo that the record keeps, branches, what may be seen, notes, records."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise

import pytest

from engine.documents import load_variant
from engine.records import record as records
from engine.texts import schema, shipped
from engine.texts.library import Library
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting, seated
from workbench.table.setup.plan import Plan

ANNA, BERT, CARA = Seat("Anna", None, 0), Seat("Bert", None, 1), Seat("Cara", None, 2)
GREEDY = Seat("Greedy", "greedy", 1)


def begun(*seats, variant="1998-english", seed=3):
    """Give a game on the published board that has just begun."""
    chart, rules = shipped.files("map")["japan"], shipped.files("variant")[variant]
    plan = Plan(chart, rules, seats, seed, {})
    return seated(plan.begin(), seats, "japan", "Test")


def play_on(sitting, *, moves=None, phase=None):
    """Play so many moves, or until a phase has come, always the first legal one."""
    match = sitting.match
    while not match.is_over and moves != 0:
        if phase is not None and sitting.open_view["phase"] == phase:
            return
        sitting.play(match.rules.legal_moves(match.position)[0])
        moves = None if moves is None else moves - 1


@cache
def finished_record():
    """Give the record of a whole game of two people, as text."""
    sitting = begun(ANNA, BERT)
    play_on(sitting)
    return records.text(sitting.record())


def test_turns_in_words_lie_between_positions(qtbot):
    """Each turn says its plays and the positions before and after it, one turn following the other."""
    sitting = begun(ANNA, BERT)
    play_on(sitting, phase="play")
    start = len(sitting.match.moves)
    assert sitting.setup_moves == start
    assert sitting.turn == 1
    play_on(sitting, moves=9)
    turns = sitting.turns
    assert turns[0].first == start
    assert all(one.last == two.first for one, two in pairwise(turns))
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    play = turns[0].plays[0]
    assert sitting.rules.say(sitting.match.positions[start], sitting.match.moves[start]) == play.words
    assert len(sitting.placings) == 18  # the capital's three stand there from the start
    assert sitting.placings[-1].at == start


def test_undo_across_turns_is_kept_in_the_record(qtbot):
    """Plays that were taken back stand on their turns, oldest first; playing them again strikes them out."""
    sitting = begun(ANNA, BERT)
    play_on(sitting, phase="play")
    play_on(sitting, moves=6)
    made = [play for turn in sitting.told()["turns"] for play in turn["plays"]]
    for _ in range(6):
        sitting.undo()
    assert [play for number in sorted(sitting.match.undone) for play in sitting.match.undone[number]] == made
    sitting.redo()
    assert sitting.match.undone.get(0, [])[:1] != made[:1]
    other = sitting.rules.legal_moves(sitting.match.position)[-1]
    sitting.play(other)
    record = sitting.record()
    assert sum(len(turn.get("undone", ())) for turn in record["turns"]) == len(made) - 1
    assert records.verify(record).ok


def test_undo_goes_back_to_a_person(qtbot):
    """Against an agent undo takes the agent's moves along, and redo brings them back."""
    sitting = begun(ANNA, GREEDY)
    play_on(sitting, phase="play")
    assert sitting.decider == 0
    mine = len(sitting.match.moves)
    while sitting.decider == 0:
        play_on(sitting, moves=1)
    while sitting.decider == 1:
        play_on(sitting, moves=1)
    there = len(sitting.match.moves)
    sitting.undo()
    assert sitting.decider == 0
    assert mine < len(sitting.match.moves) < there
    sitting.redo()
    assert len(sitting.match.moves) == there


def test_undo_after_an_agent_s_turn_leaves_a_sound_record(qtbot):
    """What an agent had played is kept on the person's turn that the game went back to: the record replays."""
    sitting = begun(ANNA, GREEDY)
    play_on(sitting, phase="play")
    while len(sitting.told()["turns"]) < 2 or sitting.decider != 0:
        play_on(sitting, moves=1)
    answered = sitting.told()["turns"][1]["plays"]
    sitting.undo()
    record = sitting.record()
    assert [turn["player"] for turn in record["turns"]] == [0]
    assert record["turns"][0]["undone"] == answered
    assert records.verify(record).ok
    assert Sitting.of_record(record).record() == record
    sitting.redo()
    assert "undone" not in sitting.record()["turns"][0]


def test_what_was_said_of_turns_taken_back_stays(qtbot):
    """A note on a turn that was taken back and played otherwise stands on the turn that was played instead."""
    sitting = begun(ANNA, BERT)
    play_on(sitting, phase="play")
    play_on(sitting, moves=7)
    sitting.note("far ahead")
    for _ in range(6):
        sitting.undo()
    sitting.play(sitting.rules.legal_moves(sitting.match.position)[-1])
    play_on(sitting, moves=8)
    notes = [turn.get("notes") for turn in sitting.record()["turns"]]
    assert notes[0] == ["far ahead"]
    assert not any(notes[1:])


def test_a_record_says_where_an_agent_decided_for_a_person(qtbot):
    """Decisions of an agent in a person's place are told with turn and seat, and no more once taken back."""
    sitting = begun(ANNA, BERT)
    sitting.play(sitting.rules.legal_moves(sitting.match.position)[0], "mcts:400")
    play_on(sitting, phase="play")
    sitting.play(sitting.rules.legal_moves(sitting.match.position)[0], "mcts:400")
    help_given = [{"player": 0, "agent": "mcts:400"}, {"player": 0, "agent": "mcts:400", "turn": 0}]
    assert sitting.record()["helped"] == help_given
    assert sitting.turns[0].helped == ("mcts:400",)
    assert schema.fits(sitting.record(), schema.record_of(sitting.record()))
    assert Sitting.of_record(sitting.record()).match.helped == help_given
    sitting.undo()
    assert sitting.record()["helped"] == help_given[:1]
    play_on(sitting, moves=1)
    assert sitting.record()["helped"] == help_given[:1]


def test_a_branch_goes_its_own_way(qtbot):
    """A branch begins where it was taken, with the notes up to there, and leaves its origin alone."""
    sitting = begun(ANNA, BERT)
    play_on(sitting, phase="play")
    sitting.note("first", player=1)
    play_on(sitting, moves=8)
    sitting.note("later")
    at = sitting.turns[1].last
    branch = sitting.branch(at)
    assert len(branch.match.moves) == at
    assert [note.text for turn in branch.turns for note in turn.notes] == ["first"]
    length = len(sitting.match.moves)
    play_on(branch, moves=5)
    assert len(sitting.match.moves) == length
    assert records.verify(branch.record()).ok
    assert records.verify(sitting.record()).ok


def test_only_the_viewer_s_hand_is_seen(qtbot):
    """A hand is given to whoever has the device, to nobody while the table waits, and all to the designer."""
    sitting = begun(ANNA, BERT, CARA)
    assert sitting.waits_for == 0
    assert [sitting.hand(seat) for seat in (0, 1)] == [None, None]
    sitting.look(0)
    assert sitting.hand(0) == ()
    assert sitting.hand(1) is None
    play_on(sitting, phase="play")
    assert sitting.waits_for == 0
    assert sitting.captured(0) is None
    sitting.look(0)
    assert len(sitting.hand(0)) == 5
    assert sitting.captured(1) is None
    while sitting.decider == 0:
        play_on(sitting, moves=1)
    assert sitting.waits_for == 1
    assert sitting.hand(0) is None
    sitting.see_all(True)
    assert sitting.waits_for is None
    assert [len(sitting.hand(seat)) for seat in (0, 1, 2)] == [5, 5, 5]
    assert "hand" not in sitting.open_view


def test_notes_belong_to_turns(qtbot):
    """A note on the present goes to the turn that is being played, one on the past to the turn it shows."""
    sitting = begun(ANNA, BERT)
    play_on(sitting, phase="play")
    play_on(sitting, moves=6)
    past = sitting.turns[0]
    sitting.note("hm", at=past.last)
    sitting.note("now", player=1)
    assert [note.text for note in sitting.turns[0].notes] == ["hm"]
    record = sitting.record()
    assert {"player": 1, "text": "now"} in record["turns"][-1]["notes"]


def test_a_record_comes_back_whole(qtbot):
    """The game of a record has its moves, names, notes and result, and gives the same record again."""
    record = json.loads(finished_record())
    sitting = Sitting.of_record(record, "again")
    assert [seat.name for seat in sitting.seats] == ["Anna", "Bert"]
    assert sitting.is_over
    assert sitting.sees_all
    assert sitting.result == record["result"]
    assert records.text(sitting.record()) == finished_record()
    shown = []
    sitting.shown.connect(lambda: shown.append(sitting.at))
    sitting.show(sitting.turns[3].last)
    assert sitting.turn_at() == 4
    sitting.show_live()
    assert shown == [sitting.turns[3].last, len(sitting.match.moves)]


@pytest.mark.parametrize("edition", sorted(shipped.files("variant", "samurai")))
def test_records_are_judged_by_every_variant(edition, qtbot):
    """Whatever variant judges it, a record of the table has winners among its seats, or none."""
    record = json.loads(finished_record())
    assert records.verify(record).ok
    values = load_variant(Library(), edition).values
    assert set(records.rescored(record, values)) <= {0, 1}


def test_saving_writes_a_record_that_loads(qtbot, tmp_path):
    """A game left in the middle of a turn is saved, loads again and can be gone on with."""
    sitting = begun(ANNA, BERT)
    play_on(sitting, phase="play")
    play_on(sitting, moves=3)
    path = tmp_path / "game.json"
    with qtbot.waitSignal(sitting.saved):
        sitting.save(path)
    assert sitting.is_saved
    again = Sitting.of_record(records.load(path))
    assert again.match.moves == sitting.match.moves
    assert again.rules.state(again.match.position) == sitting.rules.state(sitting.match.position)
