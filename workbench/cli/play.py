"""`daimyo play`: a whole game in the terminal, hidden hands respected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from engine import agents
from engine.games.samurai.verdict import judge, player
from engine.play.game import IllegalMove
from engine.play.match import Match
from engine.records import record as records
from engine.texts.library import Library
from workbench.cli import textboard
from workbench.cli.options import read_rules, read_variant
from workbench.cli.output import clear_screen, print_styled

HELP = """\
  samurai 2 at #57     play a token on a space, by number, by name (Akita-NE) or by coordinate (8,13)
  swap rice at #51 with buddha at #75      (`thief: swap ...` where several tokens in hand do it)
  move from #57 to #60
  end turn             (or: pass)
  take ship 2          choose the first hand        rice into Akita      place a figure
  hint [N]   undo   board   moves [WORD]   why MOVE   save FILE   help   quit"""


@click.command("play")
@click.option("--map", "map_name", default="japan", show_default=True, metavar="M", help="The map.")
@click.option("--variant", default="1998-english", show_default=True, metavar="V", help="The variant.")
@click.option(
    "--seats",
    default="human,greedy",
    show_default=True,
    metavar="A,B[,...]",
    help="Who sits where: human or an agent.",
)
@click.option(
    "--seed", default=None, type=click.IntRange(0, 2**63 - 1), metavar="S", help="Where chance begins."
)
@click.option(
    "--set", "changes", multiple=True, metavar="KEY=VALUE", help="Change a value of the variant; repeatable."
)
@click.option(
    "--record",
    "record_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the record there at the end.",
)
@click.pass_context
def command(
    context: click.Context,
    map_name: str,
    variant: str,
    seats: str,
    seed: int | None,
    changes: tuple[str, ...],
    record_path: Path | None,
) -> None:
    """Play a game in the terminal."""
    library = Library()
    names = [name.strip() for name in seats.split(",")]
    rules = read_rules(library, map_name, read_variant(library, variant, changes), len(names))
    seed = agents.fresh_seed() if seed is None else seed
    match = Match(rules, seed, 0, names)
    table = Table(match, Path(map_name).stem)
    try:
        table.run()
    except (EOFError, click.Abort):
        click.echo("\nLeft the table.")
        context.exit(130)
    finally:
        if record_path:
            records.save(records.of(match, table.map_name), record_path)
            click.echo(f"The record is in {record_path}.")


class Table:
    """A match at the keyboard: people type moves, agents answer."""

    def __init__(self, match: Match, map_name: str) -> None:
        self.match = match
        self.rules: Any = match.rules
        self.map_name = map_name
        self.people = [seat for seat, name in enumerate(match.agents) if name == "human"]
        self.players = {
            seat: agents.player(name, self.rules, match.seed, match.number, seat)
            for seat, name in enumerate(match.agents)
            if name != "human"
        }
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0

    def run(self) -> None:
        """Play until the game is over."""
        click.echo("Type `help` for the words that are understood.\n")
        while not self.match.is_over:
            seat = self.match.decider
            if seat in self.players:
                self._play(self.players[seat](self.match.position))
            else:
                self._ask(seat)
        self._show_result()

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news()
        self._show_hand(seat)
        while True:
            words = click.prompt(f"{player(seat)}", prompt_suffix="> ").strip()
            if self._obey(seat, words):
                return

    def _hand_over(self, seat: int) -> None:
        """Put a blank screen between two people, so that neither sees the other's hand."""
        if self.at_keyboard == seat:
            return
        clear_screen()
        click.prompt(
            f"{player(seat)}'s turn. Nobody else looking? Press Enter",
            default="",
            show_default=False,
            prompt_suffix="",
        )
        self.at_keyboard = seat
        self._show_board(seat)

    def _obey(self, seat: int, words: str) -> bool:
        """Do what was typed; say whether the game moved on."""
        word, _, rest = words.partition(" ")
        if word == "board":
            self._show_board(seat)
            return False
        deeds = {"help": self._help, "hint": self._hint, "moves": self._list_moves, "why": self._why}
        if word in deeds:
            deeds[word](rest)
            return False
        if word == "undo":
            return self._undo(seat)
        if word == "save" and rest:
            records.save(records.of(self.match, self.map_name), Path(rest))
            click.echo(f"Saved to {rest}.")
            return False
        if word in ("quit", "exit"):
            raise EOFError
        try:
            self._play(self.rules.read(self.match.position, words))
        except IllegalMove as refusal:
            click.echo(str(refusal))
            return False
        return True

    def _play(self, move: int) -> None:
        self.match.play(move)

    def _undo(self, seat: int) -> bool:
        """Take back within the own turn: what came before is the others' as well."""
        if not self.match.moves or self.rules.decider(self.match.positions[-2]) != seat:
            click.echo("There is nothing of yours to take back in this turn.")
            return False
        self.match.undo()
        self.told = min(self.told, len(self.match.moves))
        return True

    def _help(self, rest: str) -> None:
        click.echo(HELP)

    def _show_board(self, seat: int) -> None:
        view = self.rules.view(self.match.position, seat)
        print_styled("\n".join(textboard.drawn(self.rules.board, view)))
        click.echo(textboard.legend(self.rules.board, view) + "\n")

    def _tell_news(self) -> None:
        """Say what has happened since this was last said, without the hidden part."""
        for number in range(self.told, len(self.match.moves)):
            before, after = self.match.positions[number], self.match.positions[number + 1]
            seat, move = self.rules.decider(before), self.match.moves[number]
            words = self.rules.say(before, move)
            if not words.startswith("take "):
                click.echo(f"{player(seat)}: {words}")
            for capture in self.rules.transcriber.captures(before, after, move):
                place = self.rules.words.space(capture["space"])
                whose = "is removed by a tie" if capture["by"] is None else f"goes to {player(capture['by'])}"
                click.echo(f"    {capture['figure']} at {place} {whose}")
        self.told = len(self.match.moves)

    def _show_hand(self, seat: int) -> None:
        seen = self.rules.view(self.match.position, seat).seen
        if seen["phase"] == "play" and seen["plays"] == 0:
            self._show_board(seat)
        captured = [
            f"{player(other)} "
            + (" ".join(f"{name}:{count}" for name, count in counts.items()) if counts else "hidden")
            for other, counts in enumerate(seen["captured"])
        ]
        click.echo(f"Captured: {'; '.join(captured)}. Removed: {sum(seen['removed'].values())}.")
        click.echo(f"Your hand: {', '.join(name.replace('-', ' ') for name in seen['hand']) or 'nothing'}")

    def _hint(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else 3
        for move, value in agents.advice(self.rules, self.match.position, self.match.decider, count):
            click.echo(f"  {self.rules.say(self.match.position, move)}  ({value:+})")

    def _list_moves(self, rest: str) -> None:
        said = [
            self.rules.say(self.match.position, move) for move in self.rules.legal_moves(self.match.position)
        ]
        found = [words for words in said if rest.lower() in words.lower()]
        click.echo("\n".join(f"  {words}" for words in found[:40]))
        if len(found) > 40:
            click.echo(f"  ... and {len(found) - 40} more; `moves samurai` lists those with the word.")

    def _why(self, rest: str) -> None:
        try:
            self.rules.read(self.match.position, rest)
            click.echo("It is allowed.")
        except IllegalMove as refusal:
            click.echo(str(refusal))

    def _show_result(self) -> None:
        self._tell_news()
        result = self.rules.transcriber.result(self.match.position)
        click.echo(f"\nThe game is over: {result['reason']}.")
        for seat, counts in enumerate(result["captured"]):
            click.echo(f"  {player(seat)}: " + " ".join(f"{name}:{count}" for name, count in counts.items()))
        for number, step in enumerate(judge(self.rules.variant, result["captured"]).steps, 1):
            click.echo(f"  {number}. {step.text}")
