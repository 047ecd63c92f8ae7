"""Records: written, read, replayed, verified and rescored."""

from __future__ import annotations

import copy
import json

import pytest

from engine import documents, games
from engine.games import playable_counts
from engine.maps import map as maps
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play.match import Match
from engine.play.rules import IllegalMove
from engine.records import record as records
from engine.texts import shipped
from engine.texts.library import Library
from engine.texts.problem import ProblemError

LIBRARY = Library()


def rules_for(variant_name, players=None):
    """Make a shipped variant ready to be played on the published board, or on one for more players."""
    variant = documents.load_variant(LIBRARY, variant_name).required()
    for name in ("japan", *shipped.files("map")):
        counts = playable_counts(maps.load(LIBRARY, name), variant)
        if counts and (players is None or players in counts):
            return games.find("samurai").rules(variant, maps.load(LIBRARY, name), players or counts[-1])
    raise LookupError(variant_name)


def played(variant_name, players=None, number=0):
    """Give the record of a random game."""
    rules = rules_for(variant_name, players)
    match = simulate.replayed(Series(rules, ("random",) * rules.players, 11), number)
    return records.of(match, "japan")


@pytest.mark.parametrize("variant", shipped.files("variant", "samurai"))
def test_a_record_replays_exactly(variant):
    """What follows from a record's moves is what it says, for every shipped variant."""
    for number in range(3):
        verdict = records.verify(json.loads(records.text(played(variant, number=number))))
        assert verdict.ok, verdict


def test_a_record_fits_its_schema_and_is_read_back(tmp_path):
    """A written record is read back unchanged."""
    record = played("1998-english", 2)
    records.save(record, tmp_path / "game.json")
    assert records.load(tmp_path / "game.json") == json.loads(json.dumps(record))


def test_a_record_has_the_keys_of_the_contract():
    """Other tools rely on these keys."""
    record = played("1998-english", 2)
    wanted = {"schema", "game", "map", "seed", "number", "players", "program", "variant", "agents"}
    assert wanted | {"board", "setup", "turns", "result"} <= set(record)
    assert "extends" not in record["variant"]
    assert [turn["player"] for turn in record["turns"]] == [k % 2 for k in range(len(record["turns"]))]
    assert all("drew" in turn for turn in record["turns"])
    assert all("after" in capture for turn in record["turns"] for capture in turn["captures"])


def test_captures_at_the_end_of_the_turn_name_no_play():
    """With end-of-turn timing a capture belongs to the whole turn."""
    captures = [capture for turn in played("2016", 2)["turns"] for capture in turn["captures"]]
    assert captures
    assert not any("after" in capture for capture in captures)


def spoil_capture(record):
    """Give a captured figure to another player."""
    turn = next(turn for turn in record["turns"] if turn["captures"])
    turn["captures"][0]["by"] = 1 if turn["captures"][0]["by"] == 0 else 0


def spoil_play(record):
    """Let a token be played that is not in hand."""
    record["turns"][3]["plays"][0] = {"token": "samurai-3", "at": 0}


def spoil_draw(record):
    """Let a player draw something else."""
    record["turns"][0]["drew"] = ["swap"]


def spoil_result(record):
    """Name another winner."""
    record["result"]["winners"] = [] if record["result"]["winners"] else [0]


def spoil_hand(record):
    """Put a token into a hand twice."""
    record["setup"]["hands"][0][0] = record["setup"]["hands"][0][1]


def spoil_turn(record):
    """Let the wrong player have a turn."""
    record["turns"][2]["player"] = 1


@pytest.mark.parametrize(
    "spoil", [spoil_capture, spoil_play, spoil_draw, spoil_result, spoil_hand, spoil_turn]
)
def test_a_spoiled_record_does_not_replay(spoil):
    """Whatever is changed in a record is found, with a sentence."""
    record = json.loads(json.dumps(played("1998-english", 2)))
    spoil(record)
    verdict = records.verify(record)
    assert not verdict.ok
    assert verdict.message


def test_the_turn_that_breaks_the_rules_is_named():
    """The first wrong turn is told by its number."""
    record = json.loads(json.dumps(played("1998-english", 2)))
    spoil_play(record)
    assert records.verify(record).turn == 3


def test_a_record_of_an_unknown_game_is_refused_for_that_alone(tmp_path):
    """What another game's records must hold is no complaint about a game that nobody knows."""
    path = tmp_path / "game.json"
    record = {**played("1998-english", 2), "game": "chess", "setup": {}, "turns": []}
    path.write_text(json.dumps(record), encoding="utf-8")
    message = records.examine_file(path).verdict.message
    assert "`game` must be" in message
    assert "not `chess`" in message
    assert "; " not in message


@pytest.mark.parametrize("keep", [0, 3, 12, 30, 60])
def test_an_unfinished_game_is_saved_and_continued(keep):
    """A match left at any moment is loaded again at the same state."""
    rules = rules_for("1998-english", 2)
    whole = simulate.replayed(Series(rules, ("random", "random"), 11), 0)
    match = Match(rules, 11, 0, ["human", "greedy"])
    for move in whole.moves[:keep]:
        match.play(move)
    record = json.loads(records.text(records.of(match, "japan")))
    assert record["result"] is None
    again = records.replay(record)
    assert again.rules.state(again.position) == rules.state(match.position)


def test_a_game_left_in_the_middle_of_a_turn_is_loaded_again(tmp_path):
    """What is saved at any moment fits its own schema."""
    rules = rules_for("1998-english", 2)
    whole = simulate.replayed(Series(rules, ("random", "random"), 11), 0)
    match = Match(rules, 11, 0, ["human", "greedy"])
    path = tmp_path / "left.json"
    for move in whole.moves[:60]:
        match.play(move)
        records.save(records.of(match, "japan"), path)
        assert records.verify(records.load(path)).ok


def test_what_people_add_is_found_again(tmp_path):
    """Names, remarks with and without their player, plays taken back and feedback survive the file."""
    match = Match(rules_for("1998-english", 2), 11, 0, ["human", "human"], names=["Ada", "Bo"])
    match.notes[0] = ["A slow start.", {"player": 1, "text": "Why there?"}]
    match.undone[0] = [{"token": "ship-1", "at": 4}]
    match.feedback = [
        {"player": 0, "fun": 4, "tension": 5, "clarity": 2, "length": "right", "text": "Again!"}
    ]
    path = tmp_path / "game.json"
    records.save(records.of(match, "japan"), path)
    again = records.replay(records.load(path))
    for name in ("names", "notes", "undone", "feedback"):
        assert getattr(again, name) == getattr(match, name)


def test_other_editions_judge_the_same_game():
    """Rescoring names winners by another variant's scoring of the same captures."""
    record = copy.deepcopy(played("1998-english", 3))
    record["result"]["captured"] = [{"helmet": 2, "buddha": 2, "rice": 2}] * 3
    german, later = (
        documents.load_variant(LIBRARY, name).required().values for name in ("1998-german", "2016")
    )
    assert records.rescored(record, german) == []
    assert records.rescored(record, later) == [0, 1, 2]


def test_what_is_no_record_is_refused_with_its_place(tmp_path):
    """A broken file gives problems with line and column."""
    path = tmp_path / "game.json"
    path.write_text('{\n  "schema": "daimyo/record/1",\n  oops\n}', encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        records.load(path)
    assert (caught.value.problems[0].line, caught.value.problems[0].code) == (3, "json-syntax")
    path.write_text('{"schema": "daimyo/record/1", "players": "two"}', encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        records.load(path)
    assert "missing-key" in {problem.code for problem in caught.value.problems}


# ---------------------------------------------------------------- records that contradict themselves


def at_seven(record):
    """Put seven figures into one settlement."""
    space = next(iter(record["setup"]["figures"]))
    record["setup"]["figures"][space] = ["rice"] * 7


def more_spaces(record):
    """Give the board more spaces than can be played."""
    record["board"]["spaces"] += [
        {"id": number, "q": number, "r": 99, "terrain": "sea"}
        for number in range(len(record["board"]["spaces"]), 400)
    ]


def kind_of_its_own(record):
    """Give a settlement a kind that the variant does not know."""
    next(space for space in record["board"]["spaces"] if "kind" in space)["kind"] = "metropolis"


def roomier(record):
    """Let a settlement hold more than the variant says."""
    next(space for space in record["board"]["spaces"] if "kind" in space)["capacity"] += 1


def longer(record):
    """Let the record go on after its end."""
    record["turns"].append({"player": len(record["turns"]) % 2, "plays": [], "captures": [], "drew": []})


def turns_before_hands(record):
    """Leave first hands open in a record that goes on."""
    record["setup"]["piles"][1] += record["setup"]["hands"][1]
    record["setup"]["hands"][1] = []
    record["setup"].update(figures={}, draft=[])
    record["result"] = None


SPOILS = {
    "seed": (lambda record: record.update(seed=2**64), None, "seed"),
    "space": (lambda record: record["turns"][1]["plays"][0].update(at=2**63), None, "plays"),
    "spaces": (more_spaces, None, "320"),
    "influence": (
        lambda record: record["variant"]["tokens"]["rice"].update(influences=["fish"]),
        None,
        "fish",
    ),
    "digits": (lambda record: record.update(number=10**400), None, "number"),
    "players": (lambda record: record.update(players=3), None, "agents"),
    "captured": (lambda record: record["result"]["captured"][0].update(rice=70_000), None, "70000"),
    "overfull": (at_seven, None, "7 figures"),
    "range": (lambda record: record["variant"]["players"].update(least=3), None, "3 to 4 players"),
    "agents": (lambda record: record.update(agents=["random"] * 6), None, "agents"),
    "kind": (kind_of_its_own, None, "metropolis"),
    "capacity": (roomier, None, "holds"),
    "unknown token": (lambda record: record["turns"][2]["plays"][0].update(token="fish-9"), 2, "fish-9"),
    "far space": (lambda record: record["turns"][2]["plays"][0].update(at=300), 2, "300"),
    "form": (lambda record: record["turns"][0]["plays"].insert(0, {"token": "swap", "at": 1}), 0, "figures"),
    "goes on": (longer, None, "after the end"),
    "turns before hands": (turns_before_hands, 0, "set-up"),
    "no result": (lambda record: record.update(result=None), None, "result"),
    "one turn less": (lambda record: record["turns"].pop(), None, "result"),
}


@pytest.mark.parametrize("name", SPOILS)
def test_what_contradicts_the_record_is_refused_with_its_turn(name, tmp_path):
    """A contradiction is refused in words by replay, by the check with places and by the table alike."""
    spoil, turn, word = SPOILS[name]
    record = json.loads(json.dumps(played("1998-english", 2)))
    spoil(record)
    verdict = records.verify(record)
    assert not verdict.ok
    assert word in verdict.message
    assert turn is None or verdict.turn == turn
    with pytest.raises(IllegalMove):
        records.replay(record)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert not records.examine_file(path).verdict.ok
    problems = documents.check(Library(), path)
    assert problems
    assert all(problem.severity == "error" for problem in problems)


def test_what_no_record_can_prove_is_said_to_be_unchecked():
    """The seed and who played may be anything, and the verdict says that nobody looked."""
    record = json.loads(json.dumps(played("1998-english", 2)))
    record.update(seed=record["seed"] + 1, agents=["human", "somebody"], map="elsewhere")
    verdict = records.verify(record)
    assert verdict.ok
    assert {"seed", "number", "map", "agents", "program"} == set(verdict.unchecked)


def test_order_that_means_nothing_is_no_contradiction():
    """The tokens of a hand, the figures of a settlement and the two of an exchange may stand in any order."""
    record = json.loads(json.dumps(played("1998-english", 2)))
    for hand in record["setup"]["hands"]:
        hand.reverse()
    for names in record["setup"]["figures"].values():
        names.reverse()
    for turn in record["turns"]:
        for play in turn["plays"]:
            play.get("figures", []).reverse()
    assert records.verify(record).ok


def test_figures_that_chance_cannot_place_are_refused():
    """Where the figures were not drafted they still stand as a draft would allow."""
    rules = rules_for("five-six-players", 5)
    values = json.loads(
        json.dumps({**rules.variant, "figures": {**rules.variant["figures"], "placement": "random"}})
    )
    rules = games.find("samurai").rules_on(values, rules.setting, 5)
    match = simulate.replayed(Series(rules, ("random",) * 5, 3), 0)
    record = json.loads(records.text(records.of(match, "x")))
    assert records.verify(record).ok
    figures = record["setup"]["figures"]
    one, other = next(
        (one, other)
        for one in figures
        for other in figures
        if len(figures[one]) == 1 and len(figures[other]) == 2 and figures[one][0] in figures[other]
    )
    figures[one], figures[other] = figures[other][:1], [*figures[one], figures[one][0]]
    assert not records.verify(record).ok


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"seed": 11', '"seed": 11, "seed": 12', "duplicate-key"),
        ('"seed": 11', '"seed": NaN', "wrong-type"),
        ('"seed": 11', '"seed": ' + "9" * 5000, "wrong-type"),
        ('"seed": 11', '"seed": 11.0', "wrong-type"),
        ('"map": "japan"', '"map": 5', "wrong-type"),
        ('"map": "japan"', r'"map": "\ud800"', "encoding"),
        ('"seed": 11', '"seed": ' + "[" * 60_000, "yaml-depth"),
        ('"seed": 11', '"seed": 11,', "json-syntax"),
    ],
)
def test_what_programs_read_differently_is_refused(old, new, code, tmp_path):
    """Repeated keys, numbers that are none and halves of characters are found, each at its place."""
    path = tmp_path / "game.json"
    text = records.text(played("1998-english", 2))
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        records.load(path)
    assert [problem.code for problem in caught.value.problems] == [code]
    assert caught.value.problems[0].line > 1
    assert documents.check(Library(), path)


def test_a_character_written_as_two_escapes_is_sound(tmp_path):
    """Other programs write an emoji as two escapes, which is JSON though no YAML."""
    record = {**played("1998-english", 2), "feedback": [{"text": "Fun \U0001f600"}]}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert "\\ud83d" in path.read_text(encoding="utf-8")
    assert documents.check(Library(), path) == []
    assert records.examine_file(path).verdict.ok
