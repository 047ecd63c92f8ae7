"""Long work on a terminal: a bar with rate and time left on stderr, and notes for what happens only once."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import click


@contextmanager
def progress_bar(total: int, unit: str) -> Iterator[Callable[[int], None]]:
    """Show how far a piece of work is; where stderr is no terminal nothing is shown."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Pace(ProgressColumn):
        """How many in a second; nothing until some are done."""

        def render(self, task: Task) -> Text:
            """Give the pace in words."""
            return Text(f"{task.speed:,.0f}/s" if task.speed is not None else "")

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(unit),
        Pace(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def stop_on_interrupt() -> Iterator[threading.Event]:
    """Let Ctrl-C end the work within a moment, so that what was finished is kept; a second one ends at once."""
    stop = threading.Event()

    def interrupt(number: int, frame: FrameType | None) -> None:
        stop.set()
        signal.signal(signal.SIGINT, end_at_once)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def end_at_once(number: int, frame: FrameType | None) -> None:
    """Leave without waiting for anything: whatever is kept is there as a whole or not at all."""
    # A progress bar hides the cursor, and nobody else would show it again.
    os.write(2, b"\x1b[?25h" * os.isatty(2) + b"\nEnded at once. What was finished before is kept.\n")
    os._exit(130)


def note(text: str) -> None:
    """Say something on stderr that is no result."""
    click.echo(text, err=True)
