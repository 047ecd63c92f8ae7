"""Game records: one game as JSON that anyone can check without this program; write, replay, verify, rescore."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from engine import games, schema, source
from engine.game import IllegalMove, Rules
from engine.library import shown, start_of
from engine.match import Match
from engine.problem import Problem, ProblemError, has_errors
from engine.source import Source

SCHEMA = "daimyo/record/1"


def program() -> str:
    """Name the program that writes a record."""
    try:
        return f"daimyo {version('daimyo')}"
    except PackageNotFoundError:
        return "daimyo"


def of(match: Match, map_name: str | None) -> dict[str, Any]:
    """Give the record of a match as it stands; an unfinished one has no result."""
    rules = match.rules
    told = rules.transcript(match.positions, match.moves)
    if not match.is_over and len(told["turns"]) in (*match.notes, *match.undone):
        told["turns"].append(_open_turn(len(told["turns"]) % rules.players))
    for number, turn in enumerate(told["turns"]):
        for key, said in (("notes", match.notes), ("undone", match.undone)):
            if number in said:
                turn[key] = said[number]
    return {
        "schema": SCHEMA,
        "game": rules.game,
        "map": map_name,
        "seed": match.seed,
        "number": match.number,
        "players": rules.players,
        "program": program(),
        "variant": rules.variant,
        "agents": match.agents,
        **({"names": match.names} if any(match.names) else {}),
        **({"board": rules.setting} if rules.setting else {}),
        **told,
        **({"feedback": match.feedback} if match.feedback else {}),
    }


def _open_turn(seat: int) -> dict[str, Any]:
    """Give a turn in which nothing has been played yet, to carry what was said on it."""
    return {"player": seat, "plays": [], "captures": [], "drew": [], "unfinished": True}


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
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text(record))
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def load(path: Path) -> dict[str, Any]:
    """Read a record that fits its schema, or raise its problems with their places."""
    found, problems = source.read(path, shown(path))
    if found is None:
        raise ProblemError(problems)
    try:
        record = json.loads(found.text)
    except RecursionError:
        record = None
    except json.JSONDecodeError as error:
        place = found.place(error.pos)
        raise ProblemError([place.problem("json-syntax", f"This is not JSON: {error.msg}.")]) from None
    if not schema.fits(record, schema.record_of(record)):
        raise ProblemError(_places(found))
    problems = check(record, found)
    if has_errors(problems):
        raise ProblemError(problems)
    checked: dict[str, Any] = record
    return checked


def _places(found: Source) -> list[Problem]:
    """Read JSON as the YAML it also is, for the places of its mistakes."""
    tree, problems = source.parse(found)
    problems += schema.check(tree, schema.record_of(source.plain(tree))) if tree else []
    return problems or [found.place(0).problem("wrong-value", "The record does not fit its schema.")]


def check(record: Mapping[str, Any], found: Source) -> list[Problem]:
    """Give what a schema cannot see: a variant that is not complete, spaces out of order, seats that do not exist."""
    problems: list[Problem] = []
    tree, _ = source.parse(Source(found.file, json.dumps(record["variant"], ensure_ascii=False)))
    for problem in schema.check(tree, schema.variant_of(tree)) if tree else ():
        problems.append(found.place(0).problem(problem.code, f"In `variant`: {problem.message}"))
    spaces = record.get("board", {}).get("spaces", [])
    if [space["id"] for space in spaces] != list(range(len(spaces))):
        problems.append(found.place(0).problem("wrong-value", "The spaces are not numbered from 0 in order."))
    if len({(space["q"], space["r"]) for space in spaces}) != len(spaces):
        problems.append(found.place(0).problem("wrong-value", "Two spaces have the same coordinate."))
    return problems


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record replays; `turn` is the first that does not, none where it is the set-up or the result."""

    ok: bool
    turn: int | None
    message: str


def rules_of(record: Mapping[str, Any]) -> Rules:
    """Make the rules a record was played by, from the record alone."""
    return _rules(record["game"], json.dumps([record["variant"], record.get("board", {})]), record["players"])


@lru_cache(maxsize=8)
def _rules(game: str, content: str, players: int) -> Rules:
    variant, setting = json.loads(content)
    return games.find(game).rules_on(variant, setting, players)


def replay(record: dict[str, Any]) -> Match:
    """Play a record again and give the match, or raise `IllegalMove` at the first move that breaks the rules."""
    match = Match(rules_of(record), record["seed"], record["number"], list(record["agents"]))
    match.rules.retrace(record, match)
    for number, turn in enumerate(record["turns"]):
        if "notes" in turn:
            match.notes[number] = list(turn["notes"])
        if "undone" in turn:
            match.undone[number] = list(turn["undone"])
    match.feedback = list(record.get("feedback", ()))
    match.names = list(record.get("names", ()))
    return match


def verify(record: dict[str, Any]) -> Verdict:
    """Replay a record and compare what follows from its moves with what it says."""
    match = Match(rules_of(record), record["seed"], record["number"])
    try:
        match.rules.retrace(record, match)
    except (IllegalMove, LookupError, TypeError) as error:
        told = match.rules.transcript(match.positions, match.moves)
        return Verdict(False, _turn_in_play(told), str(error))
    told = match.rules.transcript(match.positions, match.moves)
    return _compared(told, record)


def _turn_in_play(told: Mapping[str, Any]) -> int | None:
    turns = told["turns"]
    is_open = bool(turns) and turns[-1].get("unfinished")
    return len(turns) - 1 if is_open else len(turns)


def _compared(told: Mapping[str, Any], record: Mapping[str, Any]) -> Verdict:
    for key in ("figures", "hands", "piles", "draft"):
        if told["setup"][key] != record["setup"][key]:
            return Verdict(
                False, None, f"The set-up differs: `{key}` should be {_short(told['setup'][key])}."
            )
    for number, (mine, theirs) in enumerate(zip(told["turns"], record["turns"], strict=False)):
        for key in ("plays", "captures", "drew"):
            if mine[key] != theirs[key]:
                message = f"`{key}` says {_short(theirs[key])}, but the rules give {_short(mine[key])}."
                return Verdict(False, number, message)
    result = record["result"]
    if told["result"] != result:
        return Verdict(
            False, None, f"The result says {_short(result)}, but the rules give {_short(told['result'])}."
        )
    return Verdict(True, None, "replays exactly" if result else "replays exactly, as far as it goes")


def _short(value: Any) -> str:
    return source.short(_on_a_line(value), 200)


def rescored(record: dict[str, Any], variant: dict[str, Any]) -> list[int]:
    """Give the winners that another variant names for the same finished game."""
    return games.find(record["game"]).winners(variant, record["result"])


def missing(path: Path) -> ProblemError:
    """Give the error for a path that holds no records."""
    return ProblemError([start_of(shown(path)).problem("no-records", "There are no records here.")])
