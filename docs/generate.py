"""Writes the pages that are made from the program itself: `python docs/generate.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine import metrics, schema
from engine.edit import written

HERE = Path(__file__).parent
KINDS = ("variant", "map", "experiment")


def values_page() -> str:
    """Describe every value of every kind of document."""
    parts = [
        "# The values of documents",
        "",
        "Made from the schemas by `docs/generate.py`; an editor with a YAML language server shows the same.",
    ]
    for kind in KINDS:
        about = schema.schema(kind)["description"]
        parts += [
            "",
            f"## {kind.capitalize()}",
            "",
            about,
            "",
            "| value | meaning | unit | example |",
            "|---|---|---|---|",
        ]
        parts += _rows(kind, ())
    return "\n".join(parts) + "\n"


def _rows(kind: str, route: tuple[str, ...]) -> list[str]:
    """Give a row for each value below a route; `*` stands for names that the designer chooses."""
    rows: list[str] = []
    here = schema.properties(kind, route)
    for choice in schema.choices_of(here, schema.schema(kind)):
        more = choice.get("additionalProperties")
        for key in [*choice.get("properties", {}), *(["*"] if isinstance(more, dict) else [])]:
            inner = (*route, key)
            rows.append(_row(".".join(inner), schema.properties(kind, inner)))
            rows += _rows(kind, inner)
    return rows


def _row(name: str, part: dict[str, Any]) -> str:
    words = part.get("enumDescriptions", {})
    meaning = " ".join([part.get("description", ""), *(f"`{word}`: {text}" for word, text in words.items())])
    example = part.get("examples", [""])[0]
    return f"| `{name}` | {meaning} | {part.get('unit', '')} | `{written(example)}` |"


def numbers_page() -> str:
    """Describe simulation and comparison, and every metric."""
    rows = [f"| `{each.name}` | {each.unit} | {each.meaning} |" for each in metrics.METRICS.values()]
    table = "\n".join(["| metric | unit | what it means |", "|---|---|---|", *rows])
    return (HERE / "numbers.in.md").read_text(encoding="utf-8").replace("{metrics}", table)


PAGES = {"values.md": values_page, "numbers.md": numbers_page}

if __name__ == "__main__":
    for name, write in PAGES.items():
        (HERE / name).write_text(write(), encoding="utf-8")
