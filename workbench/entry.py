"""Where `daimyo` begins and ends: Ctrl-C is answered with a word from the first moment to the last."""

from __future__ import annotations

import os
import signal
from types import FrameType

INTERRUPTED = 130


def main() -> None:
    """Read the commands, and run what was asked for."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)
    from workbench import cli

    signal.signal(signal.SIGINT, before)
    try:
        cli.main()
    finally:
        # All is done: while Python tidies up nobody would turn Ctrl-C into a word and an exit code.
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _leave(number: int, frame: FrameType | None) -> None:
    os.write(2, b"Interrupted.\n")
    os._exit(INTERRUPTED)
