"""`daimyo report`: a run as one self-contained HTML page."""

from __future__ import annotations

from pathlib import Path

import click

from engine.numbers.runs import Store
from workbench.cli.output import print_problems
from workbench.offscreen import NoQtError, start_qt


@click.command("report")
@click.argument("names", metavar="RUN...", nargs=-1, required=True)
@click.option(
    "-o", "--output", required=True, type=click.Path(path_type=Path), metavar="FILE", help="The HTML file."
)
@click.option("--store", type=click.Path(path_type=Path), metavar="DIR", help="Where runs are kept.")
def command(names: tuple[str, ...], output: Path, store: Path | None) -> None:
    """Write RUN (a name, its beginning, or `last`) as one page with charts, opened without a network.

    Several runs stand side by side on one page.
    """
    from engine.texts.writing import write_out
    from workbench.export.report import Report

    kept = Store(store)
    runs = list(dict.fromkeys(kept.find(name) for name in names))
    try:
        start_qt()
    except NoQtError as lack:
        click.echo(str(lack), err=True)
        raise click.exceptions.Exit(3) from None
    write_out(output, Report(runs, kept).html().encode())
    print_problems(kept.set_aside.values())
    click.echo(f"Wrote {output}.")
