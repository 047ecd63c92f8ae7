"""A game of Samurai in the terminal: its board in letters, hands and captures in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import click
import numpy as np

from engine.games.samurai.game import SamuraiRules
from engine.games.samurai.verdict import player
from engine.play.rules import Rules, View
from workbench.cli.output import print_styled
from workbench.cli.terminal import Terminal
from workbench.games.samurai.cli import textboard


class SamuraiTerminal(Terminal):
    """Draws the board at the beginning of a turn; what is hidden stays so."""

    moves_help: ClassVar[str] = """\
  samurai 2 at #57     play a token on a space, by number, by name (Akita-NE) or by coordinate (8,13)
  swap rice at #51 with buddha at #75      (`thief: swap ...` where several tokens in hand do it)
  move from #57 to #60
  end turn             (or: pass)
  take ship 2          choose the first hand        rice into Akita      place a figure"""
    example: ClassVar[str] = "samurai"

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, SamuraiRules)
        super().__init__(rules)
        self.samurai = rules

    def seat(self, seat: int) -> str:
        """Call a seat by its colour."""
        return player(seat)

    def show_position(self, view: View) -> None:
        """Draw the board."""
        print_styled("\n".join(textboard.drawn(self.samurai.board, view)))
        click.echo(textboard.legend(self.samurai.board, view) + "\n")

    def show_before(self, view: View) -> None:
        """Draw the board where a turn begins, and tell captures and the hand."""
        seen = view.seen
        if seen["phase"] == "play" and seen["plays"] == 0:
            self.show_position(view)
        captured = [
            f"{player(other)} "
            + (" ".join(f"{name}:{count}" for name, count in counts.items()) if counts else "hidden")
            for other, counts in enumerate(seen["captured"])
        ]
        click.echo(f"Captured: {'; '.join(captured)}. Removed: {sum(seen['removed'].values())}.")
        click.echo(f"Your hand: {', '.join(name.replace('-', ' ') for name in seen['hand']) or 'nothing'}")
        if seen["phase"] == "hands":
            size = int(self.rules.table.hand_size[view.seat])
            click.echo(
                f"Choose your first hand, {len(seen['hand'])} of {size}: `take` a token; `moves` lists them."
            )
        elif seen["phase"] == "draft":
            click.echo("Place a figure in a settlement; `moves` lists where.")

    def news(self, before: np.record, after: np.record, move: int) -> Iterator[str]:
        """Say a play and what it captured; which tokens somebody takes into hand is nobody else's business."""
        if not self.rules.say(before, move).startswith("take "):
            yield from super().news(before, after, move)
        for capture in self.samurai.transcriber.captures(before, after, move):
            place = self.samurai.words.space(capture["space"])
            whose = "is removed by a tie" if capture["by"] is None else f"goes to {player(capture['by'])}"
            yield f"    {capture['figure']} at {place} {whose}"

    def standing(self, result: Mapping[str, Any]) -> Iterator[str]:
        """Say what each has captured."""
        for seat, counts in enumerate(result["captured"]):
            yield f"{player(seat)}: " + " ".join(f"{name}:{count}" for name, count in counts.items())
