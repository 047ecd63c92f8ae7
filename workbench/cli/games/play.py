"""`daimyo play`: a whole game in the terminal, hidden hands respected."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from engine import agents, games
from engine.play.match import Match
from engine.play.rules import IllegalMove
from engine.records import record as records
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from workbench import games as people
from workbench.cli.options import code_option, load_code, map_for, read_rules, read_variant
from workbench.cli.output import clear_screen, print_problems
from workbench.cli.terminal import Terminal

if TYPE_CHECKING:
    from engine.agents.seats import Player

HELP = "  hint [N]   undo   board   moves [WORD]   why MOVE   save FILE   help   quit"


@click.command("play")
@click.option("--map", "map_name", show_default="the game's usual one", metavar="M", help="The map.")
@click.option("--variant", default=games.usual().base, show_default=True, metavar="V", help="The variant.")
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
@code_option
@click.pass_context
def command(
    context: click.Context,
    map_name: str | None,
    variant: str,
    seats: str,
    seed: int | None,
    changes: tuple[str, ...],
    record_path: Path | None,
    code: tuple[Path, ...],
) -> None:
    """Play a game in the terminal."""
    load_code(code)
    library = Library()
    names = [name.strip() for name in seats.split(",")]
    played = read_variant(library, variant, changes)
    where = map_for(played, map_name)
    rules = read_rules(library, where, played, len(names))
    if len(names) == 1:
        names *= rules.players  # who plays alone may have several seats
    seed = agents.fresh_seed() if seed is None else seed
    match = Match(rules, seed, 0, names)
    table = Table(match, Path(where).stem)
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
        self.rules = match.rules
        self.terminal = (people.find(self.rules.game).terminal or Terminal)(self.rules)
        self.map_name = map_name
        self.people = [seat for seat, name in enumerate(match.agents) if name == "human"]
        self.players = {
            seat: self._player(seat, name) for seat, name in enumerate(match.agents) if name != "human"
        }
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0

    def run(self) -> None:
        """Play until the game is over."""
        click.echo("Type `help` for the words that are understood.\n")
        while not self.match.is_over:
            seat = self.match.decider
            if seat in self.players:
                self._let_play(seat)
            else:
                self._ask(seat)
        self._show_result()

    def _let_play(self, seat: int) -> None:
        """Let an agent play; where it fails and people sit here, the game is not lost: they say who goes on for it."""
        try:
            self._play(self.players[seat](self.match.position, self.match.past))
        except ProblemError as error:
            if not self.people:
                raise
            print_problems(error.problems)
            self._replace(seat)

    def _replace(self, seat: int) -> None:
        """Ask who plays a seat from now on."""
        while True:
            words = f"Who plays on for {self.terminal.seat(seat)}: again, human, an agent such as greedy, or quit?"
            name = click.prompt(words, prompt_suffix=" ").strip()
            if name in ("quit", "exit"):
                raise EOFError
            if name == "again":
                return
            try:
                if name == "human":
                    del self.players[seat]
                    self.people.append(seat)
                    self.at_keyboard = None
                else:
                    self.players[seat] = self._player(seat, name)
            except ProblemError as error:
                print_problems(error.problems)
                continue
            self.match.agents[seat] = name
            return

    def _player(self, seat: int, name: str) -> Player:
        return agents.player(name, self.rules, self.match.seed, self.match.number, seat)

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news()
        self.terminal.show_before(self.rules.view(self.match.position, seat))
        while True:
            words = click.prompt(self.terminal.seat(seat), prompt_suffix="> ").strip()
            if self._obey(seat, words):
                return

    def _hand_over(self, seat: int) -> None:
        """Put a blank screen between two people, so that neither sees the other's hand."""
        if self.at_keyboard == seat or self.rules.facts.is_open:
            return
        clear_screen()
        click.prompt(
            f"{self.terminal.seat(seat)}'s turn. Nobody else looking? Press Enter",
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
        click.echo(f"{self.terminal.moves_help}\n{HELP}")

    def _show_board(self, seat: int) -> None:
        self.terminal.show_position(self.rules.view(self.match.position, seat))

    def _tell_news(self) -> None:
        """Say what has happened since this was last said, without the hidden part."""
        for number in range(self.told, len(self.match.moves)):
            before, after = self.match.positions[number], self.match.positions[number + 1]
            for line in self.terminal.news(before, after, self.match.moves[number]):
                click.echo(line)
        self.told = len(self.match.moves)

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
            click.echo(
                f"  ... and {len(found) - 40} more; `moves {self.terminal.example}` lists those with the word."
            )

    def _why(self, rest: str) -> None:
        try:
            self.rules.read(self.match.position, rest)
            click.echo("It is allowed.")
        except IllegalMove as refusal:
            click.echo(str(refusal))

    def _show_result(self) -> None:
        self._tell_news()
        self.terminal.show_ending(self.match.position)
