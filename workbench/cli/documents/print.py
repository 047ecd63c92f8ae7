"""`daimyo print`: the print-and-play kit of a variant, and of a map where its game needs one."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from engine import documents
from engine import games as engine_games
from engine.texts.library import Library
from engine.texts.problem import Severity
from engine.texts.schema import MOST_PLAYERS
from workbench import games
from workbench.cli.options import Measure, json_option
from workbench.cli.output import counted, print_json, print_problems
from workbench.offscreen import NoQtError, start_qt

if TYPE_CHECKING:
    from workbench.export.kit.made import Kit

# The words of `workbench.export.kit.order`, which needs Qt: `--help` must answer without it. A test compares them.
MARKS = ("cut", "corners", "bands", "labels", "ruler")
PAPERS = ("a4", "a3", "letter")
INKS = ("full", "saving", "black")
FORMATS = (".pdf", ".png")


def _words(context: click.Context, parameter: click.Parameter, value: str | None) -> frozenset[str] | None:
    """Read an option of several words with commas between them."""
    return None if value is None else frozenset(word.strip() for word in value.split(",") if word.strip())


def _check(option: str, words: Iterable[str], known: Iterable[str]) -> None:
    """Refuse a word that an option does not know."""
    known = list(known)
    for word in words:
        if word not in known:
            hint = f"There is no `{word}`. Known: {', '.join(known)}."
            raise click.BadParameter(hint, param_hint=f"'--{option}'")


def _choice_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add an option for each choice that a game leaves about its kit."""
    # What several games leave under one name is one option.
    left = {choice.name: choice for parts in games.every() for choice in parts.print_choices}
    for choice in left.values():
        add = click.option(
            f"--{choice.name}",
            type=click.Choice(list(choice.words)),
            default=choice.usual,
            show_default=True,
            help=choice.hint,
        )
        command = add(command)
    return command


def _check_choices(context: click.Context, variant: str) -> None:
    """Refuse a choice that was made about the kit of a game that does not leave it."""
    found = documents.load_variant(Library(), variant)
    if not found.is_sound:
        return
    left = {choice.name for choice in games.find(found.game).print_choices}
    for choice in (choice for parts in games.every() for choice in parts.print_choices):
        is_said = context.get_parameter_source(choice.name) is ParameterSource.COMMANDLINE
        if is_said and choice.name not in left:
            title = engine_games.facts_of(found.game).title
            raise click.UsageError(f"The kit of {title} leaves no choice of `--{choice.name}`.")


@click.command("print")
@click.argument("name", metavar="[MAP]", required=False)
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where to write: the kit as .pdf, or all its sheets in one picture as .png.",
)
@click.option(
    "--variant",
    default=engine_games.of_maps().usual_variant,
    show_default=True,
    metavar="V",
    help="The variant to print.",
)
@click.option(
    "--players",
    type=click.IntRange(1, MOST_PLAYERS),
    metavar="N",
    help="How many play; by default as many as can.",
)
@click.option(
    "--paper", type=click.Choice(PAPERS), default="a4", show_default=True, help="The size of the paper."
)
@click.option(
    "--hex-mm",
    type=Measure(),
    default=32,
    show_default=True,
    metavar="N",
    help="Width of a hex in millimetres, from flat side to flat side.",
)
@click.option(
    "--overlap", type=Measure(), default=6, show_default=True, metavar="MM", help="How far tiles overlap."
)
@click.option(
    "--margin", type=Measure(), default=10, show_default=True, metavar="MM", help="Margin of the paper."
)
@click.option(
    "--ink", type=click.Choice(INKS), default="full", show_default=True, help="How much colour to use."
)
@_choice_options
@click.option(
    "--only",
    callback=_words,
    metavar="PART[,PART...]",
    help="Print only some parts of the kit: board, rules, and what else the game has.",
)
@click.option(
    "--marks",
    callback=_words,
    default=",".join(MARKS),
    metavar="MARK[,MARK...]",
    help=f"Draw only some marks: {', '.join(MARKS)}.",
)
@click.option("--backs", is_flag=True, help="Add back sides, for printing on both sides of the paper.")
@json_option
def command(
    name: str | None,
    output: Path,
    variant: str,
    players: int | None,
    paper: str,
    hex_mm: float,
    overlap: float,
    margin: float,
    ink: str,
    only: frozenset[str] | None,
    marks: frozenset[str],
    backs: bool,
    as_json: bool,
    **choices: str,
) -> None:
    """Make the print-and-play kit of a variant on paper, with the board of MAP where its game is played on one.

    A map that cannot be played is printed as it is, and what is wrong with it is said.
    """
    ending = output.suffix.lower()
    if ending not in FORMATS:
        raise click.UsageError(f"A kit ends in {' or '.join(FORMATS)}, but `{output.name}` does not.")
    if not output.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(output.parent))
    _check("marks", marks, MARKS)
    _check_map(name, variant)
    _check_choices(click.get_current_context(), variant)
    try:
        start_qt()
    except NoQtError as lack:
        click.echo(str(lack), err=True)
        raise click.exceptions.Exit(3) from None
    from engine.texts.writing import write_out
    from workbench.export.kit import design
    from workbench.export.kit.made import made
    from workbench.export.kit.order import Order, OrderError

    wanted = Order(paper, hex_mm, overlap, margin, ink, choices, frozenset(), marks, backs)
    try:
        wanted.checked()
        kit = made(design.read(Library(), name, variant, players), wanted)
        if only is not None:
            parts = [section.name for section in kit.sections]
            _check("only", only, parts)
            kit = kit.by(replace(wanted, without=frozenset(parts) - only))
    except OrderError as error:
        raise click.UsageError(str(error)) from None
    write_out(output, drawn(kit, ending))
    if as_json:
        print_json({"output": str(output), **kit.as_json()})
        return
    print_problems(problem for problem in kit.design.problems if problem.severity is not Severity.INFO)
    if kit.design.errors:
        words = counted(kit.design.errors, "error")
        click.echo(f"The board check has {words}: the print shows the board as it is.", err=True)
    click.echo(_summary(kit, output))


def _check_map(name: str | None, variant: str) -> None:
    """Refuse a game that is played on a map without one, and the other way round."""
    found = documents.load_variant(Library(), variant)
    if not found.is_sound:
        if name is None:
            found.required()
        return  # the map's problems come first
    facts = engine_games.facts_of(found.game)
    if facts.needs_map and name is None:
        raise click.UsageError(f"{facts.title} is played on a map: say which.")
    if not facts.needs_map and name is not None:
        raise click.UsageError(f"{facts.title} is played without a map: leave out `{name}`.")


def drawn(kit: Kit, ending: str) -> bytes:
    """Give the kit as the bytes of a file."""
    if ending == ".png":
        from workbench.export.kit import overview

        return overview.png(kit)
    from workbench.export.kit.pdf import pdf

    return pdf(kit.sheets, kit.order, kit.design.name)


def _summary(kit: Kit, output: Path) -> str:
    parts = [
        f"Wrote {counted(len(kit.sheets), 'sheet')} of {kit.order.paper.upper()} to {output}: ",
        f"{kit.design.name}, {counted(kit.design.players, 'player')}.",
    ]
    tiling = kit.joined.tiling if kit.joined else None
    if tiling is not None:
        width, height = (f"{length / 10:.1f}" for length in tiling.board_size)
        parts.append(f" The board is {width} x {height} cm")
        parts.append(f", {tiling.columns} x {tiling.rows} tiles" if len(tiling.printed) > 1 else ", one tile")
        parts.append(f", {tiling.empty} of them empty and left out." if tiling.empty else ".")
    return "".join(parts)
