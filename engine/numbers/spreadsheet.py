"""Texts in the cells of a spreadsheet: one that a program would take for a formula is marked as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import duckdb

# What makes a spreadsheet calculate instead of showing, and the quote that tells it not to.
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_QUOTE = "'"


def cell(value: Any) -> Any:
    """Give a value as it may stand in a cell of a CSV file; numbers stay numbers.

    >>> cell("=1+1"), cell("greedy"), cell(-2)
    ("'=1+1", 'greedy', -2)
    """
    is_formula = isinstance(value, str) and value.startswith(_FORMULA_STARTS)
    return f"{_QUOTE}{value}" if is_formula else value


def guarded(connection: duckdb.DuckDBPyConnection, query: str) -> str:
    """Give a query with the same answer, its texts written as cells."""
    starts = ", ".join(f"chr({ord(sign)})" for sign in _FORMULA_STARTS)
    quote = f"chr({ord(_QUOTE)})"
    columns = []
    for name, kind, *_ in connection.execute(f"describe {query}").fetchall():
        column = '"' + name.replace('"', '""') + '"'
        is_text = kind == "VARCHAR"
        written = (
            f"case when {column}[1] in ({starts}) then {quote} || {column} else {column} end as {column}"
        )
        columns.append(written if is_text else column)
    return f"select {', '.join(columns)} from ({query})"
