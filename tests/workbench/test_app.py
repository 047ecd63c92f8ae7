"""Starting the workbench from the command line, with and without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import click
import pytest
from click.testing import CliRunner

from workbench import app, doctor
from workbench.cli import app as command
from workbench.cli import daimyo
from workbench.doctor import Finding


def test_without_a_display_editions_are_compared(monkeypatch):
    """One line says why there is no window, then a short comparison is printed, and that is no failure."""
    reason = Finding("display", False, "no display: DISPLAY is not set.", "start it from a desktop")
    monkeypatch.setattr(doctor, "keeps_window_shut", lambda: reason)
    stand_in = ModuleType("workbench.cli.numbers.compare")
    vars(stand_in)["short_comparison"] = lambda: click.echo("a table")
    monkeypatch.setitem(sys.modules, "workbench.cli.numbers.compare", stand_in)
    done = CliRunner().invoke(command.command, [])
    assert done.output.splitlines() == ["no display", "a table"]
    assert done.exit_code == 0


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("variants/maps/japan.yaml", "daimyo board variants/maps/japan.yaml"),
        ("variants/samurai/2016.yaml", "daimyo simulate --variant variants/samurai/2016.yaml"),
        ("README.md", "daimyo validate README.md"),
    ],
)
def test_a_file_without_a_display_is_told_what_to_do(monkeypatch, file, told):
    """Whoever names a file where no window can open learns which commands take it; that could not be finished."""
    reason = Finding("display", False, "no display: DISPLAY is not set.", "start it from a desktop")
    monkeypatch.setattr(doctor, "keeps_window_shut", lambda: reason)
    done = CliRunner().invoke(daimyo, [file])
    assert f"no display to open {Path(file).name} on" in done.output
    assert told in done.output
    assert done.exit_code == 3


def test_a_file_as_the_first_word_opens_the_window(monkeypatch):
    """`daimyo FILE` does what people expect of a program with windows: it opens the file."""
    monkeypatch.setattr(doctor, "keeps_window_shut", lambda: None)
    opened: list[Path] = []

    def run(files):
        opened.extend(files)
        return 0

    monkeypatch.setattr(app, "run", run)
    done = CliRunner().invoke(daimyo, ["variants/maps/japan.yaml", "pyproject.toml"])
    assert opened == [Path("variants/maps/japan.yaml"), Path("pyproject.toml")]
    assert done.exit_code == 0


def test_missing_libraries_are_a_sentence(monkeypatch):
    """The command that installs them is said, and the exit code is that of what cannot finish."""
    reason = Finding("Qt libraries (xcb)", False, "Qt cannot start without libx.", "apt-get install libx")
    monkeypatch.setattr(doctor, "keeps_window_shut", lambda: reason)
    done = CliRunner().invoke(command.command, [])
    assert "To mend it: apt-get install libx" in done.output
    assert done.exit_code == 3


def test_with_a_display_the_window_opens(monkeypatch):
    """The files named on the command line are handed to the workbench."""
    opened = []

    def run(files):
        opened.append([str(file) for file in files])
        return 0

    monkeypatch.setattr(doctor, "keeps_window_shut", lambda: None)
    monkeypatch.setattr(app, "run", run)
    assert CliRunner().invoke(command.command, ["a.yaml", "b.yaml"]).exit_code == 0
    assert opened == [["a.yaml", "b.yaml"]]


def test_nothing_heavy_is_loaded_before_the_window(root):
    """Numba, networkx, jsonschema and duckdb come after the window is up."""
    code = (
        "import sys, workbench.app, workbench.map.workspace;"
        "print([name for name in ('numba', 'networkx', 'jsonschema', 'duckdb', 'numpy') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


QUITS = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from workbench import places
from workbench.app import Workbench

places.state_folder = lambda: Path("state")
application = QApplication([])
workbench = Workbench(application, QSettings("settings.ini", QSettings.Format.IniFormat))
workbench.start([Path("japan.yaml")])


def copy_and_quit():
    workspace = workbench.window.workspace
    if workspace.document is None or workspace.map_text.chart is None:
        QTimer.singleShot(50, copy_and_quit)
        return
    workspace.map_text.select(list(workspace.map_text.chart.spaces)[:3])
    workspace.clipboard.copy()
    application.quit()


QTimer.singleShot(0, copy_and_quit)
sys.exit(application.exec())
"""


def test_the_program_ends_in_order_with_spaces_on_the_clipboard(root, japan, tmp_path):
    """Qt lets go of the clipboard after Python is gone: what lies there must not be Python's."""
    done = subprocess.run(
        [sys.executable, "-c", QUITS],
        env={**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"},
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0
