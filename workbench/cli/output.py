"""What people read in the terminal: tables and colour on a terminal, plain text elsewhere."""

from __future__ import annotations

import json
import sys
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


def print_table(headings: Sequence[str], rows: Iterable[Sequence[Any]], *, right: Sequence[int] = ()) -> None:
    """Print a table; columns named in `right` stand to the right."""
    cells = [[one_line(str(cell)) for cell in row] for row in rows]
    headings = [one_line(heading) for heading in headings]
    widths = [max(len(text) for text in column) for column in zip(headings, *cells, strict=True)]
    print_row(headings, widths, right, bold=True)
    for row in cells:
        print_row(row, widths, right)


def print_row(row: Sequence[str], widths: Sequence[int], right: Sequence[int], *, bold: bool = False) -> None:
    """Print one line of a table, its texts already on one line."""
    parts = [
        text.rjust(width) if number in right else text.ljust(width)
        for number, (text, width) in enumerate(zip(row, widths, strict=True))
    ]
    line = "  ".join(parts).rstrip()
    print_styled(click.style(line, bold=True) if bold else line)


def amount(value: float, *, is_share: bool) -> str:
    """Write a number, shares in percent.

    >>> amount(0.25, is_share=True), amount(2.5, is_share=False), amount(float("nan"), is_share=True)
    ('25.00%', '2.50', '–')
    """
    if isnan(value):
        return "–"
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
