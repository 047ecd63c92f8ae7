"""`daimyo board`: counts, checks and measures of a map."""

from __future__ import annotations

from typing import Any

import click

from engine import games
from engine.maps import board as boards
from engine.maps import map as maps
from engine.maps import measures
from engine.maps.board import Board
from engine.texts.library import Library
from engine.texts.problem import Problem, ProblemError, has_errors
from engine.texts.schema import MOST_PLAYERS
from workbench.cli.options import read_map_variant
from workbench.cli.output import counted, print_json, print_problems, print_table

# What is not said with an s for several.
PLURALS = {"city": "cities"}


@click.command("board")
@click.argument("name", metavar="MAP")
@click.option(
    "--players", type=click.IntRange(1, MOST_PLAYERS), help="One player count; all of the map's by default."
)
@click.option(
    "--variant",
    default=games.of_maps().base,
    show_default=True,
    metavar="V",
    help="The variant to check against.",
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print JSON (for one player count, by default the largest)."
)
@click.pass_context
def command(context: click.Context, name: str, players: int | None, variant: str, as_json: bool) -> None:
    """Count, check and measure the board of MAP."""
    library = Library()
    chart = maps.load(library, name).required()
    rules = read_map_variant(library, variant)
    if players and (misfits := chart.misfits(players)):
        raise ProblemError(misfits)
    problems = games.check_map(chart, rules, players)
    shown = [players] if players else list(chart.players)
    found = [boards.build(chart, count, rules.values) for count in shown]
    if as_json:
        print_json(summary(found[-1], problems))
    else:
        _print_boards(found, rules.game)
        print_problems(problems)
    context.exit(1 if has_errors(problems) else 0)


def summary(board: Board, problems: list[Problem]) -> dict[str, Any]:
    """Give a board's counts, problems and measures."""
    return {
        "map": board.map.name,
        "players": board.players,
        "spaces": len(board.spaces),
        "land": len(board.land),
        "sea": len(board.sea),
        "settlements": len(board.settlements),
        "slots": board.slots,
        "kinds": _kinds(board),
        "problems": [problem.as_json() for problem in problems],
        "measures": measures.measure(board),
    }


def _kinds(board: Board) -> dict[str, int]:
    kinds: dict[str, int] = {}
    for space in board.settlements:
        kinds[space.kind or ""] = kinds.get(space.kind or "", 0) + 1
    return kinds


def _print_boards(found: list[Board], game: str) -> None:
    chart = found[0].map
    click.echo(f"{chart.title}: {chart.values.get('description', '')}\n")
    headings = ("players", "spaces", "land", "sea", "settlements", "slots", "kinds")
    rows = [
        (
            board.players,
            len(board.spaces),
            len(board.land),
            len(board.sea),
            len(board.settlements),
            board.slots,
            ", ".join(counted(number, kind, PLURALS.get(kind)) for kind, number in _kinds(board).items()),
        )
        for board in found
    ]
    print_table(headings, rows, right=range(6))
    click.echo()
    taken = [measures.measure(board) for board in found]
    columns = [f"{board.players} players" for board in found]
    rows_of = [
        (measure.title, *(_short(values[name]) for values in taken))
        for name, measure in measures.MEASURES.items()
    ]
    print_table(("measure", *columns), rows_of)
    click.echo()
    click.echo(f"Checked against {counted(games.count_of_checks(game), 'rule')}.")


def _short(value: Any) -> str:
    """Give a measure's value in a few characters."""
    if isinstance(value, dict):
        pairs = f"{value['pairs']} pairs, " if "pairs" in value else ""
        return f"{pairs}{value['least']} to {value['most']}, mean {value['mean']}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        if "share" in value[0]:
            return ", ".join(f"{entry['settlement']} {entry['share']:.2f}" for entry in value[:3])
        return f"{len(value)}: " + ", ".join(str(entry["spaces"]) for entry in value)
    if isinstance(value, list):
        return "none" if value == ["0°"] else f"{len(value)}: " + ", ".join(value)
    return str(value)
