"""The answers that are open: each move as the steps in which a person points it out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

STOP = "stop"


class Step(NamedTuple):
    """One thing to point at: a word, or a samurai by his seat."""

    word: str
    seat: int | None = None


@dataclass(frozen=True)
class Option:
    """A legal move in its parts, and the steps that lead to it."""

    move: int
    steps: tuple[Step, ...]
    told: Mapping[str, Any]


def options_of(
    question: str, options: Iterable[Mapping[str, Any]], seats: Mapping[str, int]
) -> tuple[Option, ...]:
    """Give the answers to a question as the position tells them; `seats` finds samurai by their names."""
    return tuple(Option(told["move"], _steps(question, told, seats), told) for told in options)


def _steps(question: str, told: Mapping[str, Any], seats: Mapping[str, int]) -> tuple[Step, ...]:
    if told["do"] == STOP:
        return (Step(STOP),)
    if question in ("whom", "heal"):
        return (Step("to", told["to"]),)
    if question == "strike":
        return (Step("from", told["origin"]),)
    if question == "move":
        return (Step("from", told["origin"]), Step("to", told["to"]))
    if question == "lend":
        return (Step("token", seats[told["token"]]), Step("to", told["to"]))
    if question == "card" and told["do"] == "give":
        return (Step("give", told["to"]),)
    if question == "open":
        return (Step(told["token"]),)
    if question in ("order", "scout"):
        return (Step(" ".join(told["penalties"] if question == "order" else told["cards"])),)
    return (Step(told["card"] if question == "give-up" else told["do"]),)
