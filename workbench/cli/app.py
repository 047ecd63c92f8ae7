"""`daimyo app`, plain `daimyo` and `daimyo FILE`: opens the workbench, or says in the terminal why it cannot."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from workbench import doctor

# What can be done in the terminal with a file of each kind; any other can at least be checked.
COMMANDS_OF = {
    "map": ("validate {}", "board {}", "render {} -o board.svg"),
    "variant": ("validate {}", "simulate --variant {}", "examine --variant {} -o critique.html"),
    "experiment": ("validate {}", "experiment {}"),
    "search": ("validate {}", "search {}"),
    "record": ("replay {}", "analyse {}"),
}
# So much of a file is read to see of which kind it is.
BEGINNING = 2000


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
    """Open the workbench with FILEs; without FILEs and a display, compare three editions in the terminal instead."""
    reason = doctor.keeps_window_shut()
    if reason is None:
        # Imported only now: without its libraries Qt stops with a loader's traceback.
        from workbench.app import run
        from workbench.cli.options import load_code

        load_code(code)
        context.exit(run(files))
    if reason.name == "display" and files:
        click.echo(f"There is no display to open {files[0].name} on. In the terminal:", err=True)
        for words in in_terminal(files[0]):
            click.echo(f"  {words}", err=True)
        context.exit(3)
    if reason.name == "display":
        # Even without a window there is something to see.
        from workbench.cli.numbers.compare import short_comparison

        click.echo("no display")
        short_comparison()
        context.exit(0)
    click.echo(str(reason), err=True)
    context.exit(3)


def in_terminal(file: Path) -> list[str]:
    """Give the commands that work with a file, by what it says it is."""
    from workbench.documents.ordinary import bytes_of
    from workbench.documents.reading import stated_kind

    kind = stated_kind(bytes_of(file, BEGINNING).decode("utf-8", "replace"))
    words = COMMANDS_OF.get(kind or "", ("validate {}",))
    return [f"daimyo {word.format(shlex.quote(str(file)))}" for word in words]
