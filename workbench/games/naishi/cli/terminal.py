"""A game of Naishi in the terminal: both territories around the river, column by column, the court in a line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import click

from engine.games.naishi.pad import territory, total_of
from engine.games.naishi.rules.state import COLUMNS
from engine.play.rules import View
from workbench.cli.output import counted
from workbench.cli.terminal import Terminal

# A card that a seat cannot see, and a pile with nothing left.
UNSEEN, EMPTY = "?", "·"
LABEL, LEAST = 12, 9
SEATS = ("First player", "Second player")


class NaishiTerminal(Terminal):
    """Draws the table before every decision; of the other hand only what has been seen."""

    moves_help: ClassVar[str] = """\
  give first           give a dealt card to the other player (or: give second, give fort)
  develop row 4        discard the card there and take the open one of pile 4 (or: develop hand 4)
  swap row 2 5         also: swap river, swap hand; swap column 3 exchanges row and hand
  discard 1 4          wash away the open cards of two piles
  decree hand 2        exchange both players' hand cards of a column, once in the game
  recall   declare   end turn   pass"""
    example: ClassVar[str] = "develop"

    def seat(self, seat: int) -> str:
        """Call a seat by its place in the order of turns."""
        return SEATS[seat]

    def show_position(self, view: View) -> None:
        """Draw both territories, the river between them, and the court."""
        for line in drawn(self.rules.variant, view):
            click.echo(line)
        click.echo()

    def show_before(self, view: View) -> None:
        """Draw the table, and say what is to be decided."""
        self.show_position(view)
        seen = view.seen
        if seen["phase"] == "give":
            click.echo(f"You were dealt {' and '.join(seen['dealt'])}: which one do you give?")
        elif seen["phase"] == "must":
            click.echo("You have used your extra action: now develop.")
        elif seen["phase"] == "after":
            click.echo("You have developed: an extra action, or end turn.")
        if seen["last"] == view.seat:
            click.echo("This is your last turn.")

    def standing(self, result: Mapping[str, Any]) -> Iterator[str]:
        """Say what each territory is worth, card by card."""
        for seat, pad in enumerate(result["territories"]):
            yield f"{self.seat(seat)}: {result['scores'][seat]} points, {result['colours'][seat]} colours"
            yield f"    row  {', '.join(pad['row'])}"
            yield f"    hand {', '.join(pad['hand'])}"
            yield "    " + ", ".join(f"{card} {points}" for card, points in pad["by_card"].items())


def drawn(variant: Mapping[str, Any], view: View) -> Iterator[str]:
    """Draw the table as a seat sees it."""
    seen, me = view.seen, view.seat
    wide = max(LEAST, *map(len, variant["cards"])) + 2
    yield _line("", [str(column + 1) for column in range(COLUMNS)], wide)
    yield _line("their hand", _cards(seen["other_hand"], UNSEEN), wide)
    yield _line("their row", _cards(seen["rows"][1 - me], UNSEEN), wide)
    yield ""
    river = [f"{card} {left}" for card, left in zip(_cards(seen["river"], EMPTY), seen["left"], strict=True)]
    yield _line("river, left", river, wide)
    yield ""
    yield _line("your row", _cards(seen["rows"][me], UNSEEN), wide)
    yield _line("your hand", _cards(seen["hand"], UNSEEN), wide)
    yield ""
    yield from _court(variant, seen, me)
    own = [*seen["rows"][me], *seen["hand"]]
    if all(own):
        points = total_of(territory(variant, own)) + variant["scoring"]["handicap"][me]
        yield f"Your territory is worth {points} points now."
    if seen["discards"]:
        many = counted(len(seen["discards"]), "card")
        yield f"On top of the discard pile: {seen['discards'][-1]} ({many})."


def _court(variant: Mapping[str, Any], seen: Mapping[str, Any], me: int) -> Iterator[str]:
    taken = [
        f"{kind} {sum(seen['court'][kind])} of {spaces}"
        for kind, spaces in variant["court"].items()
        if spaces
    ]
    if taken and variant["emissaries"]:
        free = f"free emissaries: you {seen['emissaries'][me]}, they {seen['emissaries'][1 - me]}"
        yield f"Court: {', '.join(taken)}; {free}."


def _cards(cards: Sequence[str | None], missing: str) -> list[str]:
    return [card or missing for card in cards]


def _line(label: str, cells: Sequence[str], wide: int) -> str:
    return f"{label:<{LABEL}}{''.join(f'{cell:<{wide}}' for cell in cells)}".rstrip()
