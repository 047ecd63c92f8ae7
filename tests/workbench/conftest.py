"""What the workbench's tests stand on: a stored state of their own, a desk, a window, and silence from Qt."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings

JAPAN = (Path(__file__).parents[2] / "variants/maps/japan.yaml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def tidiness():
    """Collect garbage after each test and not before, on this thread: on others it would destroy widgets."""
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()


@pytest.fixture
def stored(tmp_path):
    """Give settings stored in a file of this test alone."""
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def desk(qtbot, tmp_path):
    """Give an empty desk whose folder is this test's own."""
    from workbench.documents.desk import Desk

    made = Desk(tmp_path / "recovery")
    made.folder = tmp_path
    yield made
    made.farewell()
    # Left to itself it would be collected some time later, perhaps by another thread, and its timer with it.
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def japan(tmp_path):
    """Give a copy of the published map in a file of one's own."""
    path = tmp_path / "japan.yaml"
    path.write_text(JAPAN, encoding="utf-8")
    return path


@pytest.fixture
def variant(tmp_path):
    """Give a small sound variant in a file of one's own."""
    path = tmp_path / "quick.yaml"
    text = "schema: daimyo/variant/1\ntitle: Quick\nextends: 2016\nend: {tie_threshold: 3}  # soon over\n"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def language():
    """Give the interface's language; a test in others says so by its parameters."""
    return "en"


@pytest.fixture
def workbench(qtbot, qapp, stored, tmp_path, monkeypatch, language):
    """Give a running workbench with its window shown, in a language and in the light theme."""
    from workbench import places
    from workbench.app import Workbench
    from workbench.settings import LANGUAGE, THEME, Settings

    monkeypatch.setattr(places, "state_folder", lambda: tmp_path / "state")
    settings = Settings(stored)
    settings.set(LANGUAGE, language)
    settings.set(THEME, "light")
    made = Workbench(qapp, stored)
    made.desk.folder = tmp_path
    made.start([])
    made.window.activateWindow()
    qtbot.waitUntil(lambda: qapp.activeWindow() is made.window)
    yield made
    made.farewell()
    for translator in made._translators:  # the next test speaks English
        qapp.removeTranslator(translator)
    made.window.hide()
    made.window.deleteLater()
    made.deleteLater()
    # Without a running loop nobody deletes them, and every later window would be dressed together with all of these.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(workbench):
    """Give the workbench's window."""
    return workbench.window
