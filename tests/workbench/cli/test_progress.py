"""Long work on a terminal: a bar with rate and time left, from the first moment on."""

from __future__ import annotations

import io
import sys

from workbench.cli.progress import progress_bar


class Terminal(io.StringIO):
    """A text stream that says it is a terminal."""

    def isatty(self):
        """Say so."""
        return True


def test_a_bar_is_shown_before_anything_is_done(monkeypatch):
    """While nothing is done there is no pace yet, and that is no failure; afterwards there is one."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with progress_bar(10, "games") as progress:
        for done in range(11):
            progress(done)
    assert "10/10" in terminal.getvalue()
    assert "/s" in terminal.getvalue()
