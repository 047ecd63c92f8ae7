"""Game records: one game as JSON that anyone can check without this program; write, replay, verify, rescore."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from engine import games
from engine.play.match import Match, folded, standing_help, turn_in_play
from engine.play.rules import IllegalMove, Rules
from engine.play.verdict import Contradiction, Impossible
from engine.records import puzzle as puzzles
from engine.records import reader as recordreader
from engine.records import testimony
from engine.texts import schema, source
from engine.texts.library import shown
from engine.texts.problem import Problem, ProblemError, at_most, has_errors
from engine.texts.saying import Said, listed, say
from engine.texts.source import Route, Source, find
from engine.texts.writing import write_atomically

SCHEMA = "daimyo/record/1"
MOST_SAID = 3
UNCHECKED = ("seed", "number", "map", "program", "agents", "names", "helped", "notes", "undone", "feedback")
"""What cannot be known from a record: where its chance came from, who played, and what people said."""
# What people said and took back in a turn.
REMARKS = ("notes", "undone")


def program() -> str:
    """Name the program that writes a record."""
    try:
        return f"daimyo {version('daimyo')}"
    except PackageNotFoundError:
        return "daimyo"


def of(match: Match, map_name: str | None, told: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Give the record of a match as it stands; an unfinished one has no result.

    `told` is the match's transcript, where somebody has it; it is left as it is.
    """
    rules = match.rules
    told = dict(rules.transcript(match.positions, match.moves) if told is None else told)
    told["setup"] = _setup(match, told)
    told["turns"] = [dict(turn) for turn in told["turns"]]
    helped = standing_help(match, len(told["turns"]))
    last = turn_in_play(told["turns"], is_over=match.is_over)
    said: dict[str, Mapping[int, list[Any]]] = {
        "notes": folded(match.notes, last),
        "undone": folded(match.undone, last),
    }
    if last == len(told["turns"]) and any(last in lines for lines in said.values()):
        told["turns"].append(rules.open_turn(match.position))
    for number, turn in enumerate(told["turns"]):
        for key, lines in said.items():
            if number in lines:
                turn[key] = lines[number]
    return {
        "schema": SCHEMA,
        "game": rules.game,
        "map": map_name or None,
        "seed": match.seed,
        "number": match.number,
        "players": rules.people,
        "program": program(),
        "variant": rules.variant,
        "agents": match.agents,
        **({"names": match.names} if any(match.names) else {}),
        **({"helped": helped} if helped else {}),
        **({"board": rules.setting} if rules.setting else {}),
        **({"puzzle": match.puzzle} if match.puzzle else {}),
        **told,
        **({"feedback": match.feedback} if match.feedback else {}),
    }


def _setup(match: Match, told: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give how a match began: by the rules as they tell it, or with a position that was laid out."""
    setup: Mapping[str, Any] = told["setup"]
    return setup if match.situation is None else {"position": match.situation}


def text(record: Mapping[str, Any]) -> str:
    """Lay a record out as JSON text: a line for each space and each turn, so that people can read and compare it."""
    lines = [f'  "{key}": {_laid_out(key, value)}' for key, value in record.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _laid_out(key: str, value: Any) -> str:
    if key == "board":
        return (
            '{"spaces": [\n' + ",\n".join(f"    {_on_a_line(space)}" for space in value["spaces"]) + "\n  ]}"
        )
    if key == "turns" and value:
        return "[\n" + ",\n".join(f"    {_on_a_line(turn)}" for turn in value) + "\n  ]"
    return _on_a_line(value)


def _on_a_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def save(record: Mapping[str, Any], path: Path) -> None:
    """Write a record so that a reader finds either the old file or the whole new one."""
    write_atomically(path, text(record).encode(), to_disk=False)


def load(path: Path) -> dict[str, Any]:
    """Read a record that fits its schema, or raise its problems with their places."""
    found, problems = source.read(path, shown(path))
    record = None
    if found is not None:
        record, problems = recordreader.read(found)
    if record is None:
        raise ProblemError(problems)
    return record


def check(found: Source) -> list[Problem]:
    """Give everything that is wrong with the text of a record, at its place: the whole examination."""
    record, problems = recordreader.read(found)
    if record is None:
        return problems
    said = _contradictions(record)
    if said and said[0].route == ("variant",):
        tree, _ = source.parse(found)
        node = find(tree, ("variant",))
        problems = testimony.variant_problems(node, record["variant"]) if node else []
        if has_errors(problems):
            return problems
    if said:
        return at_most(_at(found, each.route, each.message) for each in said)
    verdict = examine(record).verdict
    if verdict.ok:
        return []
    return [_at(found, () if verdict.turn is None else ("turns", verdict.turn), verdict.message)]


def _at(found: Source, route: Route, message: Said) -> Problem:
    return recordreader.place_of(found, route).problem("record-contradiction", message)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record agrees with itself and the rules; `turn` is the first that does not, none for other parts.

    `unchecked` names the keys of an accepted record that nobody can check from the record alone.
    """

    ok: bool
    turn: int | None
    message: Said
    unchecked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Examined:
    """The verdict on a record, and its game; the match is there exactly when the verdict is good."""

    verdict: Verdict
    match: Match | None = None


def rules_of(record: Mapping[str, Any]) -> Rules:
    """Make the rules a record was played by, from the record alone."""
    return _rules(record["game"], json.dumps([record["variant"], record.get("board", {})]), record["players"])


@lru_cache(maxsize=8)
def _rules(game: str, content: str, players: int) -> Rules:
    variant, setting = json.loads(content)
    return games.find(game).rules_on(variant, setting, players)


def examine(record: Mapping[str, Any]) -> Examined:
    """Look into a record, play it, and compare all that follows from its moves with what it says.

    This is the one check of records, whoever asks: nothing that a record holds makes it raise. A record that was
    changed after `load` is compared with its schema again.
    """
    if not schema.fits(record, schema.record_of(record)):
        _, problems = recordreader.read(Source("record", _on_a_line(record)))
        reasons = listed((problem.message for problem in problems[:MOST_SAID]), " ", " ")
        return Examined(Verdict(False, None, say("{reasons}", reasons=reasons)))
    said = _contradictions(record)
    if said:
        where, message = said[0]
        turn = where[1] if where[0] == "turns" and isinstance(where[1], int) else None
        if said[1:]:
            message = say("{first} (and {count} more)", first=message, count=len(said) - 1)
        return Examined(Verdict(False, turn, message))
    match = Match(
        rules_of(record),
        record["seed"],
        record["number"],
        list(record["agents"]),
        situation=record["setup"].get("position"),
        puzzle=record.get("puzzle"),
    )
    try:
        match.rules.retrace(dict(record), match)
    except IllegalMove as error:
        told = match.rules.transcript(match.positions, match.moves)
        return Examined(Verdict(False, _turn_in_play(told), error.message))
    verdict = _compared(match, match.rules.transcript(match.positions, match.moves), record)
    return Examined(verdict, _with_remarks(match, record) if verdict.ok else None)


def _contradictions(record: Mapping[str, Any]) -> list[Contradiction]:
    """List what a record says against itself, and what is impossible in the position that it begins with."""
    said = testimony.contradictions(record)
    if said:
        return said
    rules = rules_of(record)
    try:
        if "position" in record["setup"]:
            rules.lay_out(record["setup"]["position"], record["seed"], record["number"])
    except Impossible as error:
        return [Contradiction(("setup", "position", *route), message) for route, message in error.faults]
    return puzzles.contradictions(record, rules)


def examine_file(path: Path) -> Examined:
    """Read a file and examine its record; what cannot even be read is refused like any other."""
    try:
        return examine(load(path))
    except ProblemError as error:
        first = "; ".join(str(problem) for problem in error.problems[:MOST_SAID])
        left = len(error.problems) - MOST_SAID
        if left > 0:
            message = say("{first} (and {count} more)", first=first, count=left)
        else:
            message = say("{first}", first=first)
        return Examined(Verdict(False, None, message))


def verify(record: Mapping[str, Any]) -> Verdict:
    """Say whether a record agrees with itself and the rules."""
    return examine(record).verdict


def replay(record: Mapping[str, Any]) -> Match:
    """Give the game of a record, or raise `IllegalMove` with the turn and the reason why it is none."""
    found = examine(record)
    if found.match is None:
        turn, message = found.verdict.turn, found.verdict.message
        raise IllegalMove(
            message if turn is None else say("Turn {turn}: {message}", turn=turn + 1, message=message)
        )
    return found.match


def _with_remarks(match: Match, record: Mapping[str, Any]) -> Match:
    """Give a match what people said and took back in it."""
    for number, turn in enumerate(record["turns"]):
        if "notes" in turn:
            match.notes[number] = list(turn["notes"])
        if "undone" in turn:
            match.undone[number] = list(turn["undone"])
    match.feedback = list(record.get("feedback", ()))
    match.names = list(record.get("names", ()))
    match.helped = list(record.get("helped", ()))
    return match


def _turn_in_play(told: Mapping[str, Any]) -> int | None:
    turns = told["turns"]
    is_open = bool(turns) and turns[-1].get("unfinished")
    return len(turns) - 1 if is_open else len(turns)


def _compared(match: Match, told: Mapping[str, Any], record: Mapping[str, Any]) -> Verdict:
    """Compare what a game tells with what its record says, order aside where it means nothing."""
    in_order = match.rules.in_order
    began = _setup(match, told)
    for key in dict.fromkeys([*began, *record["setup"]]):
        mine, theirs = (in_order(key, setup.get(key)) for setup in (began, record["setup"]))
        if mine != theirs:
            message = say("The set-up differs: `{key}` should be {value}.", key=key, value=_short(mine))
            return Verdict(False, None, message)
    turns = list(record["turns"])
    coming = match.rules.open_turn(match.position)
    if not match.is_over and turns and turns[-1] == {**turns[-1], **coming}:
        turns.pop()  # nothing has been played in it: it only carries what was said
    for number, (mine, theirs) in enumerate(zip(told["turns"], turns, strict=False)):
        for key in dict.fromkeys([*mine, *(key for key in theirs if key not in REMARKS)]):
            said, given = in_order(key, theirs.get(key, False)), in_order(key, mine.get(key, False))
            if said != given:
                message = say(
                    "`{key}` says {said}, but the rules give {given}.",
                    key=key,
                    said=_short(said),
                    given=_short(given),
                )
                return Verdict(False, number, message)
    if len(turns) > len(told["turns"]):
        return Verdict(
            False, len(told["turns"]), say("The set-up is not complete, so there cannot be turns.")
        )
    result = record["result"]
    if told["result"] != (result and {**result, "winners": sorted(result["winners"])}):
        message = say(
            "The result says {said}, but the rules give {given}.",
            said=_short(result),
            given=_short(told["result"]),
        )
        return Verdict(False, None, message)
    message = say("replays exactly") if result else say("replays exactly, as far as it goes")
    return Verdict(True, None, message, _unchecked(record))


def _unchecked(record: Mapping[str, Any]) -> tuple[str, ...]:
    said = [key for turn in record["turns"] for key in REMARKS if key in turn]
    return tuple(key for key in UNCHECKED if key in record or key in said)


def _short(value: Any) -> str:
    return source.short(_on_a_line(value), 200)


def rescored(record: dict[str, Any], variant: dict[str, Any]) -> list[int]:
    """Give the winners that another variant names for the same finished game."""
    return games.find(record["game"]).winners(variant, record["result"])
