"""Texts in the cells of a spreadsheet: one that a program would take for a formula is marked as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import duckdb

# What makes a spreadsheet calculate instead of showing, some of them in the wide form too, and the quote that tells it
# not to.
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
_QUOTE = "'"


# By this, before everything else in a file, a spreadsheet knows that its letters are UTF-8.
MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"


def cell(value: Any) -> Any:
    """Give a value as it may stand in a cell of a CSV file; numbers stay numbers.

    >>> cell("=1+1"), cell("greedy"), cell(-2)
    ("'=1+1", 'greedy', -2)
    """
    is_formula = isinstance(value, str) and value.startswith(_FORMULA_STARTS)
    return f"{_QUOTE}{value}" if is_formula else value


def guarded(connection: duckdb.DuckDBPyConnection, query: str) -> str:
    """Give a query with the same answer as a CSV file takes it: texts as cells, `MARK` before the first head."""
    starts = ", ".join(f"chr({ord(sign)})" for sign in _FORMULA_STARTS)
    quote = f"chr({ord(_QUOTE)})"
    columns: list[str] = []
    for name, kind, *_ in connection.execute(f"describe {query}").fetchall():
        column = _quoted(name)
        guard = f"case when {column}[1] in ({starts}) then {quote} || {column} else {column} end"
        head = name if columns else MARK + name
        columns.append(f"{guard if kind == 'VARCHAR' else column} as {_quoted(head)}")
    return f"select {', '.join(columns)} from ({query})"


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
