"""Options that several commands share, and how names on the command line become documents, rules and agents."""

from __future__ import annotations

from collections.abc import Callable
from errno import EACCES, EISDIR, ENOENT
from math import isfinite
from os import W_OK, access, strerror
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from engine import documents, games
from engine.maps.map import Map
from engine.texts import variant as variants
from engine.texts.experiment import MOST_GAMES
from engine.texts.library import Library
from engine.texts.schema import MOST_PLAYERS
from engine.texts.variant import Variant
from workbench.cli.progress import note

if TYPE_CHECKING:
    from engine.numbers.simulate import Series
    from engine.play.rules import Rules
    from engine.questions.subject import Subject

Command = TypeVar("Command", bound=Callable[..., Any])

# More workers would only be in each other's way.
MOST_JOBS = 1_024

COMPILING = "Compiling the rules; this happens once and takes about half a minute ..."


class Measure(click.FloatRange):
    """A number between two bounds; what is no number is on neither side of a bound."""

    name = "number"

    def _describe_range(self) -> str:
        """Say the bounds in a command's help; where there are none, nothing."""
        return "" if self.min is None and self.max is None else super()._describe_range()

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Read a number that is one."""
        number = super().convert(value, param, ctx)
        if not isfinite(number):
            self.fail(f"{value} is not a number one can measure with.", param, ctx)
        return number


def subject_options(command: Command) -> Command:
    """Add the options that say which variant, on which map and by how many, a question is about."""
    for option in reversed(
        (
            click.option(
                "--variant",
                default=games.usual().usual_variant,
                show_default=True,
                metavar="V",
                help="The variant.",
            ),
            click.option("--map", "map_name", metavar="M", help="The map; the game's usual one by default."),
            click.option(
                "--players", type=click.IntRange(1, MOST_PLAYERS), metavar="N", help="How many seats."
            ),
            click.option(
                "--set", "changes", multiple=True, metavar="KEY=VALUE", help="Change a value; repeatable."
            ),
            click.option(
                "--seed",
                default=0,
                show_default=True,
                type=click.IntRange(0, 2**62),
                metavar="S",
                help="Where chance begins.",
            ),
        )
    ):
        command = option(command)
    return command


def read_subject(
    variant: str, map_name: str | None, players: int | None, changes: tuple[str, ...]
) -> Subject:
    """Find what a question is about, or raise what is wrong with it."""
    from engine.questions.subject import Subject

    library = Library()
    base = documents.load_variant(library, variant).required()
    wanted = dict(variants.read_change(change, library, base) for change in changes)
    return Subject.of(library, variant, map_for(base, map_name), players or 0, wanted)


def jobs_option(command: Command) -> Command:
    """Add `--jobs`."""
    return click.option(
        "--jobs",
        type=click.IntRange(1, MOST_JOBS),
        metavar="J",
        help="Processor cores to use; all by default.",
    )(command)


def game_options(command: Command) -> Command:
    """Add the options that say which games are played."""
    return _options(command, several=False)


def compared_game_options(command: Command) -> Command:
    """Add the options that say which games are compared: maps and line-ups may be several."""
    return _options(command, several=True)


def _options(command: Command, *, several: bool) -> Command:
    more = "; repeat it to compare" if several else ""
    for option in reversed(
        (
            click.option(
                "--map",
                "map_names" if several else "map_name",
                default=None,
                multiple=several,
                show_default="the game's usual one",
                metavar="M",
                help=f"The map{more}.",
            ),
            click.option(
                "--players",
                default=None,
                show_default="the game's usual number",
                type=click.IntRange(1, MOST_PLAYERS),
                metavar="N",
                help="How many seats.",
            ),
            click.option(
                "--agents",
                default=("random",) if several else "random",
                multiple=several,
                show_default=True,
                metavar="A[,B...]",
                help=f"One agent for all seats, or one for each{more}.",
            ),
            click.option(
                "--games",
                default=1000,
                show_default=True,
                type=click.IntRange(1, MOST_GAMES),
                metavar="G",
                help=f"How many games, {MOST_GAMES:,} at most.",
            ),
            click.option(
                "--seed",
                default=0,
                show_default=True,
                type=click.IntRange(0, 2**63 - 1),
                metavar="S",
                help="Where chance begins.",
            ),
            jobs_option,
            click.option(
                "--set",
                "changes",
                multiple=True,
                metavar="KEY=VALUE",
                help="Change a value of the variant; repeatable.",
            ),
        )
    ):
        command = option(command)
    return command


def fresh_folder(folder: Path | None, option: str) -> Path | None:
    """Give a folder that records may be written to: one that holds none, so that batches neither mix nor vanish."""
    if folder is None:
        return None
    if folder.exists() and not folder.is_dir():
        raise click.UsageError(f"{option} names a folder, but `{folder}` is a file.")
    kept = sum(1 for _ in folder.glob("*.json"))
    if kept:
        what = "a record" if kept == 1 else f"{kept:,} records"
        raise click.UsageError(f"The folder `{folder}` holds {what} already: name another one for {option}.")
    return folder


def check_output(path: Path | None) -> None:
    """Say before long work, not after it, that a file cannot be written: its folder is missing or closed."""
    if path is None:
        return
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path.parent))
    closed = path if path.exists() else path.parent
    if not access(closed, W_OK):
        raise PermissionError(EACCES, strerror(EACCES), str(closed))


def code_option(command: Command) -> Command:
    """Add `--code`."""
    return click.option(
        "--code",
        multiple=True,
        type=click.Path(path_type=Path),
        metavar="FILE",
        help="Python file with own agents or metrics.",
    )(command)


def json_option(command: Command) -> Command:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(command)


def read_variant(library: Library, name: str, changes: tuple[str, ...] = ()) -> Variant:
    """Read a variant with the changes of `--set`, or raise its problems."""
    base = documents.load_variant(library, name).required()
    if not changes:
        return base
    wanted = dict(variants.read_change(change, library, base) for change in changes)
    return documents.load_variant(library, name, wanted).required()


def read_map(library: Library, name: str) -> Map:
    """Read a map, with the edits of its name where it has some (`japan@12,9=village`), or raise its problems."""
    from engine.questions import edits

    return edits.load(library, name)


def map_for(variant: Variant, stated: str | None) -> str:
    """Name the map of a game: the one that is stated, else the usual one, else none where there is none."""
    facts = games.facts_of(variant.game)
    if stated == "":
        raise click.UsageError("--map names no map: name one, or leave it away.")
    if stated and not facts.needs_map:
        raise click.UsageError(f"{facts.title} is played without a map: leave --map away.")
    return stated or facts.usual_map or ""


def players_of(variant: Variant, stated: int | None) -> int:
    """Give how many play: as many as are stated, else as usually play the game."""
    return stated or games.facts_of(variant.game).usual_players


def read_rules(library: Library, map_name: str, variant: Variant, players: int) -> Rules:
    """Make a variant ready to be played, on a map where it has a name."""
    chart = read_map(library, map_name) if map_name else None
    return games.find(variant.game).rules(variant, chart, players)


def read_map_variant(library: Library, name: str) -> Variant:
    """Read a variant that is to say something about a map."""
    variant = read_variant(library, name)
    facts = games.facts_of(variant.game)
    if not facts.needs_map:
        raise click.UsageError(
            f"{variant.title} says nothing about maps: {facts.title} is played without one."
        )
    return variant


def note_compiling(*series: Series) -> None:
    """Say so where the first games must wait for the compiler."""
    from engine.numbers.simulate import is_ready

    if not all(map(is_ready, series)):
        note(COMPILING)


def load_code(files: tuple[Path, ...]) -> None:
    """Run a user's files, which register agents and metrics."""
    from engine import agents

    for path in files:
        if path.exists() and not path.is_file():
            raise click.UsageError(f"--code takes a Python file, which `{path}` is not.")
        agents.load_code(path)


def read_lineup(text: str, players: int) -> list[str]:
    """Give one agent to a seat: one name fills all seats, otherwise there must be one for each."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise click.UsageError(f"--agents names {len(names)} agents, but there are {players} seats.")
    return names
