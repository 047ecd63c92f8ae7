"""Unsaved texts survive a crash."""

from __future__ import annotations

import os
import subprocess
import sys

from PySide6.QtWidgets import QPushButton

from engine.texts.problem import Edit
from workbench.documents.desk import Desk
from workbench.documents.recovery import Recovery

CRASH = """
import os, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from engine.texts.problem import Edit
from workbench.documents.desk import Desk

application = QApplication([])
folder = Path(sys.argv[1])
desk = Desk(folder / "state" / "recovery")
desk.folder = folder
saved, _ = desk.open(folder / "quick.yaml")
saved.apply([Edit(0, 0, "# not saved\\n")], "Comment")
desk.new("never-saved.yaml", "schema: daimyo/variant/1\\ntitle: New\\n")
desk.keep_unsaved()
os._exit(9)
"""


def crash(folder, root):
    """Run a program that leaves two unsaved documents and dies."""
    environment = {**os.environ, "PYTHONPATH": str(root), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-c", CRASH, str(folder)], env=environment, check=False)
    assert done.returncode == 9


def press(window, words):
    """Press the button of a notice by its words."""
    found = [button for button in window.notices.findChildren(QPushButton) if button.text() == words]
    assert found, [button.text() for button in window.notices.findChildren(QPushButton)]
    found[0].click()


def test_a_crash_is_recovered_at_the_next_start(variant, tmp_path, root, request, qtbot):
    """The next start offers what was unsaved, saved files and new ones alike, and keeps it until it is taken."""
    crash(tmp_path, root)
    window = request.getfixturevalue("window")
    qtbot.waitUntil(lambda: bool(window.notices.bars))
    assert "quick.yaml" in window.notices.bars[0].notice.text
    press(window, "Recover")
    names = {document.name: document for document in window.desk}
    assert names["quick.yaml"].text.startswith("# not saved\n")
    assert names["quick.yaml"].has_file
    assert names["quick.yaml"].is_modified
    assert names["never-saved.yaml"].text.endswith("title: New\n")
    assert not names["never-saved.yaml"].has_file
    names["quick.yaml"].undo()
    assert names["quick.yaml"].text == variant.read_text(encoding="utf-8")
    assert window.desk.recovery.leftovers() == []


def test_what_is_discarded_is_not_offered_again(variant, tmp_path, root, request, qtbot):
    """Discarding removes the kept texts; the files themselves are as they were."""
    before = variant.read_bytes()
    crash(tmp_path, root)
    window = request.getfixturevalue("window")
    qtbot.waitUntil(lambda: bool(window.notices.bars))
    press(window, "Discard")
    assert window.desk.recovery.leftovers() == []
    assert variant.read_bytes() == before


def test_a_living_session_is_left_alone(desk, tmp_path, variant):
    """A second program that runs beside the first does not take its unsaved texts."""
    document, _ = desk.open(variant)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    desk.keep_unsaved()
    assert Recovery(tmp_path / "recovery").leftovers() == []


def test_saving_and_leaving_in_order_leave_nothing(tmp_path, qtbot, variant):
    """After a save nothing is kept, after an orderly end no folder is left."""
    desk = Desk(tmp_path / "recovery")
    document, _ = desk.open(variant)
    assert document is not None
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    desk.keep_unsaved()
    assert list((tmp_path / "recovery").glob("*/*.json"))
    desk.save(document)
    assert not list((tmp_path / "recovery").glob("*/*.json"))
    desk.farewell()
    assert not list((tmp_path / "recovery").glob("*"))


def test_changes_are_kept_by_themselves(desk, qtbot, variant, tmp_path):
    """A change is kept after the set time without anybody asking."""
    desk.autosave_seconds = 0.01
    document, _ = desk.open(variant)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")
    qtbot.waitUntil(lambda: bool(list((tmp_path / "recovery").glob("*/*.json"))))


def test_damaged_leftovers_do_no_harm(tmp_path):
    """A kept file that cannot be read is passed over."""
    session = tmp_path / "recovery" / "old"
    session.mkdir(parents=True)
    (session / "000.json").write_text("{half")
    assert Recovery(tmp_path / "recovery").leftovers() == []


def test_a_full_disk_is_told(desk, qtbot, variant, monkeypatch):
    """Where nothing can be kept, a signal says why instead of an error."""
    document, _ = desk.open(variant)
    document.apply([Edit(0, 0, "# mine\n")], "Comment")

    def refuse(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(desk.recovery, "keep", refuse)
    with qtbot.waitSignal(desk.autosave_failed) as heard:
        desk.keep_unsaved()
    assert heard.args == ["No space left on device"]


def test_many_leftovers_are_counted(window, tmp_path):
    """Of more than three texts the first are named and the others counted."""
    left = Recovery(tmp_path / "state" / "recovery")
    for number in range(5):
        left.keep(number, tmp_path / f"map-{number}.yaml", "title: x\n", has_mark=False, had_file=False)
    assert left._lock is not None
    left._lock.release()  # as if its program had died
    window.files.offer_recovery()
    assert "map-0.yaml, map-1.yaml, map-2.yaml and 2 more." in window.notices.bars[0].notice.text
