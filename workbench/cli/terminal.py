"""What a game in the terminal shows: by default what a seat may see, laid out in lines, and moves in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import click
import numpy as np

from engine import games
from engine.play.rules import Rules, View


class Terminal:
    """Shows positions, news and endings of one game; a game may show them in its own way."""

    # What is typed to make a move, and a word of moves as an example.
    moves_help: ClassVar[str] = "  MOVE                 in the words that `moves` lists"
    example: ClassVar[str] = "WORD"

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def seat(self, seat: int) -> str:
        """Name a seat."""
        return f"Seat {seat + 1}"

    def show_position(self, view: View) -> None:
        """Print what lies on the table, as a seat sees it."""
        for line in laid_out(view.seen):
            click.echo(line)
        click.echo()

    def show_before(self, view: View) -> None:
        """Print what a seat needs to know before it decides."""
        self.show_position(view)

    def news(self, before: np.record, after: np.record, move: int) -> Iterator[str]:
        """Say what somebody has done, without what the others may not know."""
        yield f"{self.seat(self.rules.decider(before))}: {self.rules.say(before, move)}"

    def show_ending(self, position: np.record) -> None:
        """Print how the game ended, and who wins by which steps."""
        result = self.rules.result(position)
        assert result is not None
        click.echo(f"\nThe game is over: {result['reason']}.")
        for line in self.standing(result):
            click.echo(f"  {line}")
        for number, step in enumerate(games.find(self.rules.game).judge(self.rules.variant, result).steps, 1):
            click.echo(f"  {number}. {step.text}")

    def standing(self, result: Mapping[str, Any]) -> Iterator[str]:
        """Say what each has at the end."""
        yield from ()


def laid_out(seen: Any, indent: int = 0) -> Iterator[str]:
    """Lay plain values out in lines, what is inside others further in.

    >>> list(laid_out({"hand": ["three", "ace"], "open": {"discard": 7}, "last_trick": []}))
    ['hand: three, ace', 'open:', '  discard: 7', 'last trick: –']
    """
    gap = " " * indent
    entries = seen.items() if isinstance(seen, Mapping) else enumerate(seen)
    for key, value in entries:
        name = str(key).replace("_", " ")
        if _is_flat(value):
            yield f"{gap}{name}: {_flat(value)}"
        else:
            yield f"{gap}{name}:"
            yield from laid_out(value, indent + 2)


def _is_flat(value: Any) -> bool:
    if isinstance(value, Mapping):
        return not value
    return not isinstance(value, list | tuple) or not any(
        isinstance(part, Mapping | list | tuple) for part in value
    )


def _flat(value: Any) -> str:
    if isinstance(value, list | tuple | Mapping):
        return ", ".join(map(_flat, value)) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)
