"""Writes the pages that are made from the program itself: `python docs/generate.py`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine import games, metrics
from engine.texts import schema
from engine.texts.edit import written

HERE = Path(__file__).parent
KINDS = (*(f"variant/{game}" for game in schema.games()), "map", "experiment", "search")


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
            f"## {_heading(kind)}",
            "",
            about,
            "",
            "| value | meaning | unit | example |",
            "|---|---|---|---|",
        ]
        parts += _rows(kind, ())
    return "\n".join(parts) + "\n"


def _heading(kind: str) -> str:
    kind, _, game = kind.partition("/")
    return f"{kind.capitalize()} of {games.facts_of(game).title}" if game else kind.capitalize()


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
    parts = [_metrics_table("every game", metrics.METRICS)]
    parts += [_metrics_table(facts.title, games.find(facts.name).metrics) for facts in games.all_facts()]
    return (HERE / "numbers.in.md").read_text(encoding="utf-8").replace("{metrics}", "\n\n".join(parts))


def _metrics_table(of: str, measured: Mapping[str, metrics.Metric]) -> str:
    rows = [f"| `{each.name}` | {each.unit} | {each.meaning} |" for each in measured.values()]
    return "\n".join([f"| metric of {of} | unit | what it means |", "|---|---|---|", *rows])


def problems_page() -> str:
    """List the codes of problems, each with the report of a document that has it."""
    report = re.compile(
        r"^(?P<place>\S+:\d+:\d+): (?P<severity>\w+) (?P<code>[\w-]+): (?P<message>.*)$", re.MULTILINE
    )
    seen: dict[str, tuple[str, str]] = {}
    for path in sorted((HERE.parent / "tests" / "problems").rglob("*.expected")):
        for found in report.finditer(path.read_text(encoding="utf-8")):
            seen.setdefault(found["code"], (found["severity"], found["message"].replace("|", "\\|")))
    rows = [f"| `{code}` | {severity} | {message} |" for code, (severity, message) in sorted(seen.items())]
    return (
        "\n".join(
            [
                "# Problems and their codes",
                "",
                "A report is `file:line:column: severity code: message`; codes stay the same from version to version.",
                "An error refuses the document, a warning does not, an info is a note (`daimyo validate --notes`). The",
                "messages are those of the documents in `tests/problems/`; made by `docs/generate.py`.",
                "",
                "| code | severity | for example |",
                "|---|---|---|",
                *rows,
            ]
        )
        + "\n"
    )


PAGES = {"values.md": values_page, "numbers.md": numbers_page, "problems.md": problems_page}

if __name__ == "__main__":
    for name, write in PAGES.items():
        (HERE / name).write_text(write(), encoding="utf-8")
