"""A game of 7 Samurai in the terminal: the village, the piles, a line for each samurai, and the card in hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import click

from engine.play.rules import Rules, View
from workbench.cli.output import print_table
from workbench.cli.terminal import Terminal

SYMBOLS = ("hat", "farm", "doll")
FLAMES = "^"
# More are listed by `moves` alone.
MOST_OPTIONS = 8


class SevenTerminal(Terminal):
    """Draws the table before every decision: nothing on it is hidden from anybody."""

    moves_help: ClassVar[str] = (
        "  MOVE                 in the words that `moves` lists, or the beginning of them"
    )
    example: ClassVar[str] = "fight"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._cards: Mapping[str, Any] = rules.variant["raiders"]["cards"]

    def show_position(self, view: View) -> None:
        """Print the whole table."""
        seen = view.seen
        village = seen["village"]
        click.echo(f"\nRound {seen['round']} of {seen['rounds']}, turn {seen['turn']}")
        click.echo(
            f"Village: farms {_gauge(village['farms'], village['most_farms'])}"
            f"   families {_gauge(len(village['families']), village['most_families'])}"
            f" ({', '.join(village['families']) or 'none'})"
            f"   barricades {_gauge(village['barricades'], village['most_barricades'])}"
        )
        click.echo(
            f"Stack {self._pile(seen['stack'])}   Intruders {self._pile(seen['intruders'])}"
            f"   Discard {len(seen['discard'])}"
        )
        if seen["open_tokens"]:
            click.echo(f"Open tokens: {', '.join(seen['open_tokens'])}")
        rows = [self._row(seat, samurai, seen) for seat, samurai in enumerate(seen["samurai"])]
        heads = ("", "samurai", "side", "wounds", "total", *SYMBOLS, "line", "tokens", "talents")
        print_table(heads, rows, naming=2)
        if seen["penalties"]:
            click.echo(f"Penalties to come: {', '.join(seen['penalties'])}")
        if seen["bound"]:
            click.echo(f"Bound by: {', '.join(seen['bound'])}")
        if seen["card"] is not None:
            holder = seen["samurai"][seen["holder"]]["name"]
            click.echo(f"In the hand of {holder}: {self.card(seen['card'])}")
        click.echo(f"{FLAMES} burns a barricade as an intruder; cards of a line from the oldest to the last.")
        decision = seen["decision"]
        if decision is not None:
            who = seen["samurai"][decision["seat"]]["name"]
            options = [option["words"] for option in decision["options"]]
            more = f", and {len(options) - MOST_OPTIONS} more" if len(options) > MOST_OPTIONS else ""
            click.echo(f"{who} chooses: {'; '.join(options[:MOST_OPTIONS])}{more}")
        click.echo()

    def seat(self, seat: int) -> str:
        """Name a seat by its number; the table says who sits there."""
        return f"Seat {seat + 1}"

    def card(self, name: str) -> str:
        """Tell a raider in a few letters.

        A 4 with a hat that burns a barricade, with flames: `4 hat (barricade) ^`.
        """
        card = self._cards[name]
        said = [str(card["value"])]
        if card["symbol"] != "none":
            said.append(card["symbol"])
        if card["penalties"]:
            said.append(f"({', '.join(card['penalties'])})")
        if card["flames"]:
            said.append(FLAMES)
        return " ".join(said)

    def _row(self, seat: int, samurai: Mapping[str, Any], seen: Mapping[str, Any]) -> tuple[str, ...]:
        mark = "*" if seat == seen["active"] else "" if samurai["is_in"] else "out"
        line = " | ".join(map(self.card, samurai["line"]))
        tokens = [name for name in samurai["holds"] if name != samurai["name"]]
        own = [] if samurai["name"] in samurai["holds"] else ["own lent"]
        left = (self._value(samurai["left"].get(symbol)) for symbol in SYMBOLS)
        return (
            mark,
            samurai["name"],
            samurai["side"],
            str(samurai["wounds"]),
            f"{samurai['total']} of {samurai['kiai']}",
            *left,
            line or "–",
            ", ".join([*own, *tokens, *samurai["borrowed"]]) or "own",
            ", ".join(samurai["talents"]) or "–",
        )

    def _value(self, name: str | None) -> str:
        return "–" if name is None else str(self._cards[name]["value"])

    def _pile(self, pile: list[str | None]) -> str:
        known = [self.card(name) for name in pile if name is not None]
        return f"{len(pile)} ({'; '.join(known)})" if known else str(len(pile))

    def standing(self, result: Mapping[str, Any]) -> Iterator[str]:
        """Say what is left of the village, and what that is worth."""
        if result["won"]:
            yield f"The village holds: {result['score']} points {result['grade']}".rstrip()
        else:
            yield f"The village falls in round {result['round']}."
        yield f"farms {result['farms']}, families {result['families']}, barricades {result['barricades']}"
        yield f"wounds {' '.join(map(str, result['wounds']))}"


def _gauge(count: int, most: int) -> str:
    """Draw how many of so many are left.

    >>> _gauge(2, 5)
    '##... 2 of 5'
    """
    return f"{'#' * count}{'.' * (most - count)} {count} of {most}"
