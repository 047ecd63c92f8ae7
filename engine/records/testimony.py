"""What a record says of itself, before anything of it is played: its rules, its seats, and what its game knows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from engine import games
from engine.play.verdict import Contradiction, no_seat
from engine.texts import schema, source
from engine.texts.problem import Problem, Severity, has_errors
from engine.texts.saying import say
from engine.texts.source import Mapping as Tree
from engine.texts.source import Node, Source
from engine.texts.variant import Variant


def contradictions(record: Mapping[str, Any]) -> list[Contradiction]:
    """List what a record that fits its schema says against itself; where its rules are no rules, only that."""
    faults = _faults(json.dumps(record["variant"], ensure_ascii=False))
    if faults:
        return [
            Contradiction(("variant",), say("In `variant`: {message}", message=message)) for message in faults
        ]
    return list(_seats(record)) or list(games.find(record["game"]).contradictions(record))


def variant_problems(node: Node, values: Any) -> list[Problem]:
    """Give the problems of a record's variant at their places: its schema's, or else what makes no sense together."""
    kind = schema.variant_of(node)
    if not schema.fits(values, kind):
        return schema.check(node, kind, values=values)
    if not isinstance(node, Tree):
        return []
    rules = Variant("variant", None, values, node, (), ())
    return games.sense_of(values["game"])(rules)


@lru_cache(maxsize=64)
def _faults(content: str) -> tuple[str, ...]:
    """Give the errors of a variant in words; records of one batch all carry the same."""
    tree, problems = source.parse(Source("variant", content))
    # One character that is written as two escapes stops the YAML reader, but is no fault.
    node = tree or Tree(source.Place("variant", 1, 1, 0, 0))
    if not has_errors(problems) or tree is None:
        problems = variant_problems(node, json.loads(content))
    return tuple(problem.message for problem in problems if problem.severity is Severity.ERROR)


def _seats(record: Mapping[str, Any]) -> Iterator[Contradiction]:
    """Compare everything that goes by seats with the number of players, and that with the variant's."""
    players, limits = record["players"], record["variant"]["players"]
    if not limits["least"] <= players <= limits["most"]:
        message = say(
            "The variant is for {least} to {most} players, not {players}.",
            least=limits["least"],
            most=limits["most"],
            players=players,
        )
        yield Contradiction(("players",), message)
    players = games.find(record["game"]).seats(record["variant"], players)
    for key in ("agents", "names"):
        if key in record and len(record[key]) != players:
            message = say(
                "`{key}` has {count} {count:seat|seats}, but there are {players}.",
                key=key,
                count=len(record[key]),
                players=players,
            )
            yield Contradiction((key,), message)
    for key in ("feedback", "helped"):
        for position, said in enumerate(record.get(key, ())):
            yield from _seat((key, position, "player"), said.get("player", 0), players)
            if said.get("turn", -1) >= len(record["turns"]):
                yield Contradiction(
                    (key, position, "turn"), say("There is no turn {turn}.", turn=said["turn"])
                )
    for number, turn in enumerate(record["turns"]):
        for position, note in enumerate(turn.get("notes", ())):
            if isinstance(note, dict):
                yield from _seat(("turns", number, "notes", position, "player"), note["player"], players)


def _seat(route: tuple[str | int, ...], seat: int, players: int) -> Iterator[Contradiction]:
    if seat >= players:
        yield Contradiction(route, no_seat(seat, players))
