"""The board drawn with letters, for games in the terminal."""

from __future__ import annotations

from typing import Any

import click

from engine.maps.board import Board, Space
from engine.maps.hexes import to_picture
from engine.play.rules import View

# Seats by colour and by letter, since colour alone must not carry meaning.
SEAT_STYLES = (("yellow", "G"), ("magenta", "P"), ("red", "R"), ("green", "N"), ("blue", "B"), ("white", "I"))
CELL = 4


def drawn(board: Board, view: View) -> list[str]:
    """Draw what a seat sees: two lines to a row of hexes, what lies there and the number of the space."""
    tokens = {entry["space"]: entry for entry in view.seen["tokens"]}
    figures = view.seen["figures"]
    least_column = min(to_picture(space.at)[0] for space in board.spaces)
    rows: dict[int, list[Space]] = {}
    for space in board.spaces:
        rows.setdefault(space.r, []).append(space)
    lines: list[str] = []
    for row in sorted(rows):
        above, below, at = "", "", 0
        for space in rows[row]:
            column = (to_picture(space.at)[0] - least_column) * CELL // 2
            gap = " " * (column - at)
            above += gap + _cell(space, tokens.get(space.id), figures.get(str(space.id), []))
            below += gap + click.style(str(space.id).center(CELL), dim=True)
            at = column + CELL
        lines += [above.rstrip(), below.rstrip()]
    return lines


def _cell(space: Space, token: dict[str, Any] | None, figures: list[str]) -> str:
    if token:
        colour, letter = SEAT_STYLES[token["seat"]]
        return click.style(f"{letter}{short_token(token['token'])}".center(CELL), fg=colour, bold=True)
    if space.is_settlement:
        inside = "".join(name[0] for name in figures) or "-"
        # Three figures fill the cell: brackets would push the rest of the row aside.
        framed = f"[{inside}]" if len(inside) < 3 else inside[:CELL]
        return click.style(framed.center(CELL), bold=True)
    return {"land": "  . ", "sea": click.style("  ~ ", fg="blue")}[space.terrain]


def short_token(name: str) -> str:
    """Abbreviate a token: s2 for samurai-2, mv and sw for the two exchanges.

    >>> short_token("samurai-2"), short_token("swap")
    ('s2', 'sw')
    """
    kind, _, strength = name.rpartition("-")
    return f"{kind[0]}{strength}" if kind else name[:2]


def legend(board: Board, view: View) -> str:
    """Explain the letters."""
    seats = ", ".join(f"{letter} {colour}" for colour, letter in SEAT_STYLES[: view.players])
    return f"~ sea, . land, [hbr] a settlement and its figures, {seats}; under each space its number"
