"""The command line: everything the workbench does also runs without a screen."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

from engine.texts.problem import ProblemError
from workbench.visible import visible_output

# Each command's module in this folder, and what it does; the module is loaded when the command is used, so that
# `daimyo --help` answers at once.
INTERRUPTED = 130
COMMANDS = {
    "app": ("app", "Open the workbench."),
    "list": ("documents.list", "Show what maps, variants and agents there are."),
    "validate": ("documents.validate", "Check documents and print all their problems at once."),
    "simulate": ("numbers.simulate", "Play games and count who wins, how and how fast."),
    "compare": ("numbers.compare", "Play the same games by several variants and show what differs."),
    "experiment": ("numbers.experiment", "Run a design matrix, here or on a cluster."),
    "examine": (
        "questions.examine",
        "Write a critique of a variant: fair, skill, alive, dead rules, what matters, what to try.",
    ),
    "search": (
        "questions.search",
        "Search values and map spaces for balance, and confirm what was found on unseen games.",
    ),
    "tune": ("numbers.tune", "Find better weights for greedy on a variant and a map."),
    "hunt": (
        "questions.hunt",
        "Look for what should not happen in a variant, and write the shortest game that shows it.",
    ),
    "runs": ("numbers.runs", "Show stored runs, or ask them with SQL."),
    "report": ("numbers.report", "Write a run as one self-contained HTML page."),
    "replay": ("games.replay", "Play records again and verify them."),
    "analyse": ("games.analyse", "Say of every move of a finished game what it left of the chance to win."),
    "feedback": ("games.feedback", "Gather what players said after playtests, beside agents' games."),
    "rescore": ("games.rescore", "Let other editions judge the same finished games."),
    "score": ("games.score", "Say who wins and why, step by step."),
    "play": ("games.play", "Play a game in the terminal."),
    "bench": ("numbers.bench", "Measure the speed of the engine."),
    "render": ("documents.render", "Draw a board to SVG, PNG or PDF."),
    "print": ("documents.print", "Make a print-and-play kit as PDF."),
    "board": ("documents.board", "Count, check and measure a map's board."),
    "doctor": ("doctor", "Check this machine and say how to mend what is missing."),
    "completion": ("completion", "Print the shell's completion script."),
}


class Commands(click.Group):
    """Finds a command's module by its name."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Give the commands in the order a designer meets them."""
        return [*COMMANDS]  # the name `list` belongs to the command of that name here

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Load a command."""
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"workbench.cli.{COMMANDS[name][0]}").command
        return command

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find a command by its first word: a file opens the workbench, a near miss gets the right name."""
        from engine.texts.problem import did_you_mean

        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            if Path(args[0]).is_file():
                return super().resolve_command(context, ["app", *args])
            if Path(args[0]).suffix:
                context.fail(f"There is no file `{args[0]}`, nor a command of that name.")
            near = did_you_mean(args[0], COMMANDS)
            hint = f" Did you mean `{near}`?" if near else ""
            context.fail(f"There is no command `{args[0]}`.{hint}")
        return super().resolve_command(context, args)

    def invoke(self, context: click.Context) -> Any:
        """Run a command; that the reader of its output (head, less) has gone is no failure."""
        try:
            return super().invoke(context)
        except BrokenPipeError:
            # Nothing is left to say, not even at the interpreter's own flush.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise click.exceptions.Exit(0) from None

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, told) for name, (_, told) in COMMANDS.items()])


def _print_version(context: click.Context, parameter: click.Parameter, asked: bool) -> None:
    if asked:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"daimyo {version('daimyo')}")
        except PackageNotFoundError:
            click.echo("daimyo, run from its folder without being installed")
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100, "color": True},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version.",
)
@click.pass_context
def daimyo(context: click.Context) -> None:
    """Daimyo: draw maps, change rules, play-test and simulate board games.

    Without a command the workbench opens, with the files that are named. Maps, variants and agents are named by
    shipped name (japan, 2016, greedy) or by path.
    """
    if context.invoked_subcommand is None:
        context.invoke(import_module("workbench.cli.app").command)


def main(arguments: list[str] | None = None) -> None:
    """Run the program and turn whatever stops it into a sentence and an exit code."""
    # Somebody may have closed them, and a program without a terminal may have none.
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # for as long as the program
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # for as long as the program
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a letter that the terminal lacks stops nothing
    # A shell that asks for completions takes the bare words.
    with _fewer_collections(), nullcontext() if "_DAIMYO_COMPLETE" in os.environ else visible_output():
        code = _run(arguments)
        if code == INTERRUPTED:
            _name_thinkers()
    _leave_threads(_exit_code(code))
    sys.exit(_exit_code(code))


@contextmanager
def _fewer_collections() -> Iterator[None]:
    """Look seldom for objects that hold each other: looking as often as usual takes a seventh of a command's start."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def _run(arguments: list[str] | None) -> Any:
    try:
        code = daimyo.main(arguments, prog_name="daimyo", standalone_mode=False)
    except click.exceptions.Exit as stop:
        code = stop.exit_code
    except click.Abort:
        click.echo("Interrupted.", err=True)
        code = INTERRUPTED
    except click.ClickException as error:
        error.show()
        code = 2
    except ProblemError as error:
        from workbench.cli.output import print_problems

        print_problems(error.problems)
        code = 1
    except KeyboardInterrupt:
        click.echo("Interrupted.", err=True)
        code = INTERRUPTED
    except OSError as error:
        where = f" ({error.filename})" if error.filename else ""
        click.echo(f"Could not finish: {error.strerror or error}{where}.", err=True)
        code = 3
    return code


def _name_thinkers() -> None:
    """Say which agents of one's own were in the middle of a long thought when somebody lost patience."""
    own = sys.modules.get("engine.agents.own")
    for said in own.stopped if own is not None else ():
        click.echo(said, err=True)


def _leave_threads(code: int) -> None:
    """End without waiting for a thread that cannot be stopped, such as an own agent's that sleeps."""
    halting = sys.modules.get("engine.play.halting")
    if halting is not None and halting.has_left_a_thread:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _exit_code(code: Any) -> int:
    return code if isinstance(code, int) else 0
