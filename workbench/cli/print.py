"""`daimyo print`: the print-and-play kit of a map and a variant."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from engine import games
from engine.texts.library import Library
from engine.texts.problem import Severity
from engine.texts.schema import MOST_PLAYERS
from workbench.cli.options import Measure, json_option, map_for, read_variant
from workbench.cli.output import counted, print_json, print_problems
from workbench.offscreen import NoQtError, start_qt

if TYPE_CHECKING:
    from workbench.export.kit.made import Kit

# The words of `workbench.export.kit.order`, which needs Qt: `--help` must answer without it. A test compares them.
PARTS = ("board", "tokens", "figures", "screens", "rules")
MARKS = ("cut", "corners", "bands", "labels", "ruler")
PAPERS = ("a4", "a3", "letter")
INKS = ("full", "saving", "black")
FIGURES = ("counters", "stand-ups")
FORMATS = (".pdf", ".png")


def _words(known: tuple[str, ...]) -> Callable[[click.Context, click.Parameter, str], frozenset[str]]:
    """Make what reads an option of several known words with commas between them."""

    def read(context: click.Context, parameter: click.Parameter, value: str) -> frozenset[str]:
        words = [word.strip() for word in value.split(",") if word.strip()]
        for word in words:
            if word not in known:
                hint = f"There is no `{word}`. Known: {', '.join(known)}."
                raise click.BadParameter(hint, context, parameter)
        return frozenset(words)

    return read


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
    default=games.of_maps().usual_variant,
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
@click.option(
    "--figures",
    type=click.Choice(FIGURES),
    default="counters",
    show_default=True,
    help="Flat counters, or strips that fold to stand up.",
)
@click.option(
    "--only",
    callback=_words(PARTS),
    default=",".join(PARTS),
    metavar="PART[,PART...]",
    help=f"Print only some parts: {', '.join(PARTS)}.",
)
@click.option(
    "--marks",
    callback=_words(MARKS),
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
    figures: str,
    only: frozenset[str],
    marks: frozenset[str],
    backs: bool,
    as_json: bool,
) -> None:
    """Make the print-and-play kit of MAP: board, tokens, figures, hand screens and rules on paper.

    A map that cannot be played is printed as it is, and what is wrong with it is said.
    """
    library = Library()
    played = read_variant(library, variant)
    where = map_for(played, name)
    if not where:
        title = games.facts_of(played.game).title
        raise click.UsageError(f"There is no print-and-play kit of {title}: kits are made of maps.")
    ending = output.suffix.lower()
    if ending not in FORMATS:
        raise click.UsageError(f"A kit ends in {' or '.join(FORMATS)}, but `{output.name}` does not.")
    if not output.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(output.parent))
    try:
        start_qt()
    except NoQtError as lack:
        click.echo(str(lack), err=True)
        raise click.exceptions.Exit(3) from None
    from workbench.documents.saving import write_atomically
    from workbench.export.kit import design
    from workbench.export.kit.made import made
    from workbench.export.kit.order import Order, OrderError

    wanted = Order(paper, hex_mm, overlap, margin, ink, figures, only, marks, backs)
    try:
        wanted.checked()
        kit = made(design.read(library, where, variant, players), wanted)
    except OrderError as error:
        raise click.UsageError(str(error)) from None
    write_atomically(output, drawn(kit, ending))
    if as_json:
        print_json({"output": str(output), **kit.as_json()})
        return
    print_problems(problem for problem in kit.design.problems if problem.severity is not Severity.INFO)
    if kit.design.errors:
        words = counted(kit.design.errors, "error")
        click.echo(f"The board check has {words}: the print shows the board as it is.", err=True)
    click.echo(_summary(kit, output))


def drawn(kit: Kit, ending: str) -> bytes:
    """Give the kit as the bytes of a file."""
    if ending == ".png":
        from workbench.export.kit import overview

        return overview.png(kit)
    from workbench.export.kit.pdf import pdf

    return pdf(kit.sheets, kit.order, kit.design.name)


def _summary(kit: Kit, output: Path) -> str:
    tiling = kit.tiling
    width, height = (f"{length / 10:.1f}" for length in kit.board_size)
    parts = [
        f"Wrote {counted(len(kit.sheets), 'sheet')} of {kit.order.paper.upper()} to {output}: ",
        f"{kit.design.name}, {kit.design.players} players.",
    ]
    if "board" in kit.order.parts:
        parts.append(f" The board is {width} x {height} cm")
        parts.append(f", {tiling.columns} x {tiling.rows} tiles" if len(tiling.printed) > 1 else ", one tile")
        parts.append(f", {tiling.empty} of them empty and left out." if tiling.empty else ".")
    return "".join(parts)
