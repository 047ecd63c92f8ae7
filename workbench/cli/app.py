"""`daimyo app` and plain `daimyo`: opens the workbench, or says in the terminal why it cannot."""

from __future__ import annotations

from pathlib import Path

import click

from workbench import doctor


@click.command("app")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path), metavar="[FILE]...")
@click.option(
    "--code",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Python file with own agents.",
)
@click.pass_context
def command(context: click.Context, files: tuple[Path, ...] = (), code: tuple[Path, ...] = ()) -> None:
    """Open the workbench with FILEs; without a display, compare three editions in the terminal instead."""
    reason = doctor.keeps_window_shut()
    if reason is None:
        # Imported only now: without its libraries Qt stops with a loader's traceback.
        from workbench.app import run
        from workbench.cli.options import load_code

        load_code(code)
        context.exit(run(files))
    if reason.name == "display":
        # Even without a window there is something to see.
        from workbench.cli.numbers.compare import short_comparison

        click.echo("no display")
        short_comparison()
        context.exit(0)
    click.echo(str(reason), err=True)
    context.exit(3)
