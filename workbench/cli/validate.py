"""`daimyo validate`: schema and board checks, all problems at once."""

from __future__ import annotations

from pathlib import Path

import click

from engine import documents, shipped
from engine.library import Library
from engine.problem import Problem, Severity, has_errors
from engine.variant import BASE
from workbench.cli.output import counted, print_json, print_problems


@click.command("validate")
@click.argument("files", nargs=-1)
@click.option("--variant", default=BASE, show_default=True, metavar="V", help="The variant that maps are checked against.")
@click.option("--notes", is_flag=True, help="Show notes (severity info) too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def command(context: click.Context, files: tuple[str, ...], variant: str, notes: bool, as_json: bool) -> None:
    """Check documents: maps, variants, experiments and records, by name or path.

    Without FILES all shipped documents are checked. Exit code 1 where any has errors.
    """
    library = Library()
    paths = [_path(library, name) for name in files] or [path for kind in shipped.PLACES for path in shipped.files(kind).values()]
    problems: list[Problem] = []
    for path in paths:
        problems += documents.check(library, path, variant)
    shown = [problem for problem in dict.fromkeys(problems) if notes or problem.severity is not Severity.INFO]
    if as_json:
        print_json([problem.as_json() for problem in shown])
    else:
        print_problems(shown)
        click.echo(_summary(len(paths), problems, len(shown)))
    context.exit(1 if has_errors(problems) else 0)


def _path(library: Library, name: str) -> Path:
    for kind in shipped.PLACES:
        found = shipped.files(kind).get(name)
        if found:
            return found
    return Path(name)


def _summary(files: int, problems: list[Problem], shown: int) -> str:
    count = {severity: sum(problem.severity is severity for problem in problems) for severity in Severity}
    parts = [counted(files, "document"), counted(count[Severity.ERROR], "error"), counted(count[Severity.WARNING], "warning")]
    line = ", ".join(parts) + "."
    if shown < len(problems) and count[Severity.INFO]:
        line += f" {counted(count[Severity.INFO], 'note')} (--notes shows them)."
    return line
