"""`daimyo list`: what is there, one line each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from engine.texts import shipped
from engine.texts import variant as variants
from engine.texts.library import Library, shown
from engine.texts.source import Scalar, find
from workbench.cli.output import print_json, print_table

KINDS = {"maps": "map", "variants": "variant", "experiments": "experiment", "searches": "search"}


@click.command("list")
@click.argument("what", required=False, type=click.Choice([*KINDS, "agents"]))
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(what: str | None, as_json: bool) -> None:
    """Show what is there: maps, variants, agents, experiments and searches, one line each."""
    found = {kind: entries(kind) for kind in ([what] if what else [*KINDS, "agents"])}
    if as_json:
        print_json([entry for group in found.values() for entry in group])
        return
    for kind, group in found.items():
        if not what:
            click.echo(kind.upper())
        print_table(*_rows(kind, group))
        if not what:
            click.echo()


def entries(kind: str) -> list[dict[str, Any]]:
    """List the documents (or agents) of a kind as `name`, `title` and `path`."""
    if kind == "agents":
        from engine import agents

        return agents.listed()
    library = Library()
    return [
        {"name": name, "title": _title(library, path) or name, "path": shown(path)}
        for name, path in shipped.files(KINDS[kind]).items()
    ]


def _rows(kind: str, group: list[dict[str, Any]]) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """Give what people read of a list: names and titles, of variants the game too."""
    plain = [(str(entry["name"]), str(entry["title"])) for entry in group]
    if kind != "variants":
        return ("name", "title"), [*plain]
    library = Library()
    found = (variants.load(library, path) for path in shipped.files("variant").values())
    return ("name", "title", "game"), [(*row, each.game) for row, each in zip(plain, found, strict=True)]


def _title(library: Library, path: Path) -> str:
    title = find(library.read(path).tree, ("title",))
    return title.text if isinstance(title, Scalar) else ""
