"""`daimyo render`: a board as a picture, drawn as the workbench draws it."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from engine import games
from engine.maps import map as maps
from engine.maps.hexes import Hex
from engine.maps.map import Map
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from engine.texts.schema import MOST_PLAYERS
from workbench.cli.options import Measure, read_map_variant
from workbench.dress.theme import THEMES
from workbench.offscreen import NoQtError, start_qt

if TYPE_CHECKING:
    from engine.numbers.runs import Run, Store
    from workbench.canvas.scene import Scene

FORMATS = (".svg", ".png", ".pdf")
MOST_PIXELS = 20_000


@click.command("render")
@click.argument("name", metavar="MAP")
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where to write: a file ending in .svg, .png or .pdf.",
)
@click.option(
    "--players",
    type=click.IntRange(1, MOST_PLAYERS),
    help="Show the board of one player count; all spaces by default.",
)
@click.option(
    "--variant",
    default=games.of_maps().base,
    show_default=True,
    metavar="V",
    help="The variant that says what settlements hold.",
)
@click.option(
    "--theme",
    type=click.Choice(list(THEMES)),
    default="light",
    show_default=True,
    help="Which colours to use.",
)
@click.option(
    "--scale",
    type=Measure(2, 400),
    help="Pixels from the centre of a hex to its corner [default: 32].",
)
@click.option(
    "--width", type=click.IntRange(64, MOST_PIXELS), help="The picture's width in pixels, instead of a scale."
)
@click.option("--coordinates", is_flag=True, help="Write every space's coordinate.")
@click.option("--names", is_flag=True, help="Write the names of settlements and pieces.")
@click.option(
    "--background/--no-background", default=True, show_default=True, help="Fill the ground around the board."
)
@click.option("--heat", "run", metavar="RUN", help="Colour the spaces by the results of a stored run.")
def command(
    name: str,
    output: Path,
    players: int | None,
    variant: str,
    theme: str,
    scale: float | None,
    width: int | None,
    coordinates: bool,
    names: bool,
    background: bool,
    run: str | None,
) -> None:
    """Draw the board of MAP to a file; the ending of its name says the format.

    A map with problems is drawn as far as it can be read.
    """
    if output.suffix.lower() not in FORMATS:
        known = ", ".join(FORMATS)
        raise click.UsageError(f"A picture ends in {known}, but `{output.name}` does not.")
    if scale and width:
        raise click.UsageError("Give a scale or a width, not both.")
    if not output.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(output.parent))
    library = Library()
    chart = _readable(maps.load(library, name))
    capacities = read_map_variant(library, variant).values["settlements"]
    try:
        start_qt()
    except NoQtError as lack:
        click.echo(str(lack), err=True)
        raise click.exceptions.Exit(3) from None
    scene = scene_of(
        chart, capacities, players, coordinates=coordinates, names=names, heat=heat_of(run, name, players)
    )
    data = drawn(scene, output.suffix.lower(), theme, scale, width, background=background, title=chart.title)
    from engine.texts.writing import write_out

    write_out(output, data)
    click.echo(f"Drew {chart.title} to {output}.")


def _readable(chart: Map) -> Map:
    """Give a map that shows any spaces, or raise its problems."""
    return chart if chart.spaces else chart.required()


def heat_of(run: str | None, map_name: str, players: int | None) -> Mapping[Hex, float] | None:
    """Give how often each space was played on, per game of a stored run on this map."""
    if run is None:
        return None
    from engine.numbers.runs import Store

    store = Store()
    found = store.find(run)
    table = next((name for name in found.tables if _tells_use_of_spaces(store, found, name)), None)
    if table is None:
        raise click.UsageError(f"The run {found.name} counts nothing on the spaces of a board.")
    count = f"and c.players = {players}" if players else ""
    _, rows = store.sql(
        f"select s.q, s.r, sum(s.plays) / sum(c.games) from {table} s join cells c using (run, cell) "
        f"where run = '{found.name}' and c.map = '{map_name.replace(chr(39), chr(39) * 2)}' {count} group by 1, 2",
        [found],
    )
    if not rows:
        raise click.UsageError(f"The run {found.name} was not played on {map_name}.")
    return {(q, r): plays for q, r, plays in rows if plays}


def _tells_use_of_spaces(store: Store, run: Run, table: str) -> bool:
    names, _ = store.sql(f"select * from {table} limit 0", [run])
    return {"q", "r", "plays"} <= set(names)


def scene_of(
    chart: Map,
    capacities: Mapping[str, int],
    players: int | None = None,
    *,
    coordinates: bool = False,
    names: bool = False,
    heat: Mapping[Hex, float] | None = None,
) -> Scene:
    """Give what is to be seen of a map."""
    from workbench.canvas import scene as scenes

    if players and (misfits := chart.misfits(players)):
        raise ProblemError(misfits)
    shown = scenes.Overlays(coordinates=coordinates, names=names, piece_names=names)
    found = scenes.of_map(chart, capacities, players)
    return replace(found, overlays=shown, outside={}, heat=scenes.Heat(heat) if heat else None)


def drawn(
    scene: Scene,
    ending: str,
    theme: str = "light",
    scale: float | None = None,
    width: int | None = None,
    *,
    background: bool = True,
    title: str = "",
) -> bytes:
    """Give the picture of a scene as the bytes of a file."""
    from workbench.canvas import pictures

    look = THEMES[theme]
    size = pictures.scale_for_width(scene, look, width) if width else scale or pictures.USUAL_SCALE
    sheet = pictures.sheet_for(scene, look, size)
    if max(sheet.width, sheet.height) > MOST_PIXELS:
        raise click.UsageError(
            f"The picture would be {sheet.width} x {sheet.height} pixels: choose a smaller scale."
        )
    return pictures.FORMATS[ending](scene, sheet, look, look.canvas if background else None, title)
