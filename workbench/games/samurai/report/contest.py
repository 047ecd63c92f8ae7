"""What a report shows of the board: where it is used, who takes which settlement, and how tokens go with winning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.maps.board import Board
from engine.maps.hexes import Hex
from workbench.export.charts import escape, true_minus
from workbench.export.pieces import Row, percent, table
from workbench.people_words import seat_of

# The table of settlements shows the most contested ones.
MOST_SETTLEMENTS = 12
# Pixels from the centre of a hex to its corner: coordinates can be read.
SCALE = 26


def settlements(rows: Sequence[Row], games: int, players: int, board: Board) -> str:
    """Show who takes the figures of the most contested settlements, when, and how close it is."""
    seats = range(players)
    contested = sorted((row for row in rows if row["figures"]), key=lambda row: -row["mean_rivals"])
    body = [
        f"<tr><td>{escape(_called(board, row))}</td>"
        + "".join(f'<td class="n">{row[f"captures_{seat}"] / games:.2f}</td>' for seat in seats)
        + f'<td class="n">{row["ties"] / games:.2f}</td><td class="n">{row["mean_turn"]:.1f}</td>'
        f'<td class="n">{row["mean_margin"]:.2f}</td><td class="n">{row["mean_rivals"]:.2f}</td></tr>'
        for row in contested[:MOST_SETTLEMENTS]
    ]
    heads = ("Settlement", *map(seat_of, seats), "Tied", "Turn", "Lead", "Rivals")
    told = (
        "<p>The most contested settlements: figures a game that each seat captures or ties remove, the mean turn, "
        "by how much influence the strongest leads, and how many players have influence.</p>"
    )
    return told + table(heads, body, numbers=True)


def _called(board: Board, row: Row) -> str:
    """Give a settlement's name, or its kind and where it lies."""
    space = board.spaces[row["space"]]
    return space.name or f"{str(space.kind).capitalize()} {space.at[0]},{space.at[1]}"


def token_title(token: str, names: Mapping[str, str]) -> str:
    """Name a token as its edition does.

    >>> token_title("helmet-2", {"helmet": "castle"}), token_title("swap", {})
    ('Castle 2', 'Swap')
    """
    kind, _, strength = token.partition("-")
    title = names.get(kind, kind).replace("_", " ")
    return " ".join(part for part in (title[:1].upper() + title[1:], strength) if part)


def tokens(rows: Sequence[Row], games: int, names: Mapping[str, str]) -> str:
    """Show how tokens are used, and how that goes with winning."""
    body = [
        f'<tr><td>{escape(token_title(row["token"], names))}</td><td class="n">{row["plays"] / games:.2f}</td>'
        f'<td class="n">{percent(row["win_rate_with"])}</td><td class="n">{percent(row["win_rate_without"])}</td>'
        f'<td class="n">{_effect(row)}</td></tr>'
        for row in rows
    ]
    told = (
        "<p>How often seats win that played a token in the game, and how often those that did not. It shows what "
        "goes together, not what causes what.</p>"
    )
    return told + table(
        ("Token", "Plays a game", "Wins with it", "Wins without it", "Difference"), body, numbers=True
    )


def _effect(row: Row) -> str:
    if row["effect"] is None:
        return "–"
    return true_minus(f"{row['effect']:+.2%} ± {(row['effect_high'] - row['effect_low']) / 2:.2%}")


def board_svg(board: Board, heat: dict[Hex, float]) -> str:
    """Draw a heat map as the SVG that stands in the page, once for light and once for dark."""
    from workbench.canvas import pictures
    from workbench.canvas.scene import Heat, of_board
    from workbench.dress.theme import DARK, LIGHT

    found = of_board(board)
    shown = replace(found.overlays, names=True, coordinates=True)
    scene = replace(found, heat=Heat(heat, "Plays per game", form="{:.2f}"), overlays=shown)
    drawn = []
    for name, theme in (("on-light", LIGHT), ("on-dark", DARK)):
        picture = pictures.svg(scene, pictures.sheet_for(scene, theme, SCALE), theme).decode()
        drawn.append(f'<div class="board {name}">{picture[picture.index("<svg") :]}</div>')
    return "".join(drawn)
