"""What people read in the terminal: tables and colour on a terminal, plain text elsewhere."""

from __future__ import annotations

import json
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from contextlib import redirect_stdout
from decimal import Decimal
from math import isfinite, isnan
from typing import Any

import click

from engine.texts.problem import Problem, Severity
from workbench.visible import UNSEEN, beneath, one_line

# Games that a clock took part in cannot be repeated.
NO_HASH = "none, since a clock took part"
# Blanks between two columns of a table.
BETWEEN = 2

_COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.INFO: "blue"}


def print_styled(text: str, *, err: bool = False) -> None:
    """Print a line with colours of the program's own; the words in it are `visible` already."""
    stream = beneath(sys.stderr if err else sys.stdout)
    click.echo(text, file=stream, color=stream.isatty())


def clear_screen() -> None:
    """Empty a terminal."""
    with redirect_stdout(beneath(sys.stdout)):
        click.clear()


def print_json(value: Any) -> None:
    """Print one JSON document on stdout, with escapes where the terminal cannot show every letter."""
    plain = _plain(value)
    text = UNSEEN.sub(
        lambda sign: json.dumps(sign.group())[1:-1], json.dumps(plain, ensure_ascii=False, indent=2)
    )
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        text = json.dumps(plain, indent=2)
    click.echo(text)


def _plain(value: Any) -> Any:
    """Put what JSON has no word for as well as it goes: what is not a number is null, a date its text."""
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Decimal):
        return float(value)
    if isinstance(value, float):
        return value if isfinite(value) else None
    return value if isinstance(value, str | int | None) else str(value)


def print_problems(problems: Iterable[Problem]) -> None:
    """Print problems on stderr, one line each."""
    for problem in problems:
        place = f"{one_line(problem.file)}:{problem.line}:{problem.column}:"
        severity = click.style(str(problem.severity), fg=_COLOURS[problem.severity], bold=True)
        print_styled(f"{place} {severity} {problem.code}: {one_line(problem.message)}", err=True)


def print_table(
    headings: Sequence[str], rows: Iterable[Sequence[Any]], *, right: Sequence[int] = (), naming: int = 1
) -> None:
    """Print a table; columns named in `right` stand to the right.

    One that is wider than the terminal is printed in pieces below one another, each beginning with the first `naming`
    columns, which name the rows.
    """
    cells = [[one_line(str(cell)) for cell in row] for row in rows]
    headings = [one_line(heading) for heading in headings]
    widths = [max(len(text) for text in column) for column in zip(headings, *cells, strict=True)]
    for number, piece in enumerate(_pieces(widths, naming, _room())):
        if number:
            print_styled("")
        own = [widths[column] for column in piece]
        to_the_right = [place for place, column in enumerate(piece) if column in right]
        print_row([headings[column] for column in piece], own, to_the_right, bold=True)
        for row in cells:
            print_row([row[column] for column in piece], own, to_the_right)


def _pieces(widths: Sequence[int], naming: int, room: int | None) -> list[list[int]]:
    """Give the columns that stand side by side in so much room, in a file all of them.

    >>> _pieces([10, 20, 30, 40], 1, 70), _pieces([10, 20, 30, 40], 1, None)
    ([[0, 1, 2], [0, 3]], [[0, 1, 2, 3]])
    """
    if room is None or sum(widths) + BETWEEN * (len(widths) - 1) <= room:
        return [list(range(len(widths)))]
    pieces = [list(range(naming))]
    for column in range(naming, len(widths)):
        wide = sum(widths[each] + BETWEEN for each in pieces[-1]) + widths[column]
        if wide > room and len(pieces[-1]) > naming:
            pieces.append(list(range(naming)))
        pieces[-1].append(column)
    return pieces


def wrapped(text: str, first: int, rest: int) -> str:
    """Give a sentence as it stands behind so many letters: in a terminal on lines that are broken between words.

    The second line and those after it stand behind `rest` blanks.
    """
    line, room = one_line(text), _room()
    if room is None or first + len(line) <= room:
        return line
    lines = textwrap.wrap("." * first + line, room, subsequent_indent=" " * rest, break_on_hyphens=False)
    return "\n".join(lines)[first:]


def _room() -> int | None:
    """Give how many letters a line of the terminal has; nothing where it is none."""
    return shutil.get_terminal_size().columns if beneath(sys.stdout).isatty() else None


def print_row(row: Sequence[str], widths: Sequence[int], right: Sequence[int], *, bold: bool = False) -> None:
    """Print one line of a table, its texts already on one line."""
    parts = [
        text.rjust(width) if number in right else text.ljust(width)
        for number, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    line = (" " * BETWEEN).join(parts).rstrip()
    print_styled(click.style(line, bold=True) if bold else line)


def amount(value: float, *, is_share: bool) -> str:
    """Write a number, shares in percent.

    >>> amount(0.25, is_share=True), amount(2.5, is_share=False), amount(float("nan"), is_share=True)
    ('25.00%', '2.50', '–')
    >>> amount(-0.001, is_share=False)
    '0.00'
    """
    if isnan(value):
        return "–"
    value = round(value, 4 if is_share else 2) + 0.0  # what rounds to nothing has no sign
    return f"{value:.2%}" if is_share else f"{value:.2f}"


def interval(ends: Sequence[float]) -> str:
    """Write the ends of an interval of shares.

    >>> interval([0.2, 0.3])
    '20.00% to 30.00%'
    """
    return f"{ends[0]:.2%} to {ends[1]:.2%}"


def counted(number: int, word: str, plural: str | None = None) -> str:
    """Say a number with its word.

    >>> counted(1, "error"), counted(2, "city", "cities")
    ('1 error', '2 cities')
    """
    return f"{number:,} {word if number == 1 else plural or word + 's'}"
