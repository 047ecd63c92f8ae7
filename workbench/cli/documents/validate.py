"""`daimyo validate`: schema and board checks, all problems at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import click

from engine import documents, games
from engine.texts import shipped
from engine.texts.library import Library
from engine.texts.problem import TOO_MANY, Problem, Severity, did_you_mean, has_errors
from engine.texts.saying import say
from workbench.cli.options import read_map_variant
from workbench.cli.output import counted, print_json, print_problems


@click.command("validate")
@click.argument("files", nargs=-1)
@click.option(
    "--variant",
    default=games.of_maps().base,
    show_default=True,
    metavar="V",
    help="The variant to check maps against.",
)
@click.option("--notes", is_flag=True, help="Show notes (severity info) too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def command(context: click.Context, files: tuple[str, ...], variant: str, notes: bool, as_json: bool) -> None:
    """Check documents: maps, variants, experiments and records, by name or path.

    Without FILES all shipped documents are checked. Exit code 1 where any has errors.
    """
    library = Library()
    if documents.load_variant(library, variant).is_sound:
        read_map_variant(library, variant)
    known = {name: path for kind in shipped.PLACES for name, path in shipped.files(kind).items()}
    paths = [known.get(name) or shipped.find("variant", name) or Path(name) for name in files]
    paths = paths or list(known.values())
    found: list[Problem] = []
    for path in paths:
        found += _with_hint(documents.check(library, path, variant), path, known)
    problems = list(dict.fromkeys(found))  # a parent or a variant may be read for several files
    # That others are left out is no note to leave out.
    shown = [
        problem
        for problem in problems
        if notes or problem.severity is not Severity.INFO or problem.code == TOO_MANY
    ]
    if as_json:
        print_json([problem.as_json() for problem in shown])
    else:
        print_problems(shown)
        click.echo(_summary(len(paths), problems, len(shown)))
    context.exit(1 if has_errors(problems) else 0)


def _with_hint(problems: list[Problem], path: Path, known: Iterable[str]) -> Iterator[Problem]:
    """Propose the shipped name that was meant, where there is no file of a name."""
    for problem in problems:
        near = did_you_mean(str(path), known) if problem.code == "file-missing" else None
        if near:
            message = say("{message} Did you mean `{near}`?", message=problem.message, near=near)
            problem = replace(problem, message=message)
        yield problem


def _summary(files: int, problems: list[Problem], shown: int) -> str:
    count = {severity: sum(problem.severity is severity for problem in problems) for severity in Severity}
    parts = (counted(count[severity], severity) for severity in (Severity.ERROR, Severity.WARNING))
    line = ", ".join([counted(files, "document"), *parts]) + "."
    if shown < len(problems) and count[Severity.INFO]:
        line += f" {counted(count[Severity.INFO], 'note')} (--notes shows them)."
    return line
