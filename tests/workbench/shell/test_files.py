"""Opening what is no document: always a sentence, never a wait."""

from __future__ import annotations

import os
import random
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from engine.texts.problem import Severity
from workbench.documents.document import Disk
from workbench.map.canvas.tracing import read_image
from workbench.map.outline_file import OutlineError, mask_of


def notices(window):
    """Give what the notices say."""
    return [bar.notice.text for bar in window.notices.bars]


@pytest.mark.parametrize("name", ["pipe.yaml", "pipe.json", "folder.yaml", "nothing.yaml", "bell\a.yaml"])
def test_what_is_no_file_is_told(window, tmp_path, name):
    """A named pipe, a folder and a file that is not there are told in a sentence at once."""
    path = tmp_path / name
    if name.startswith("pipe"):
        os.mkfifo(path)
    elif name.startswith("folder"):
        path.mkdir()
    assert window.open_path(path) is None
    assert window.desk.documents == []
    assert [text.startswith(f"{name}: ") and text.endswith(".") for text in notices(window)] == [True]


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_an_unreadable_file_is_told(window, japan):
    """A file that nobody may read is told in a sentence."""
    japan.chmod(0)
    assert window.open_path(japan) is None
    assert "cannot be read" in notices(window)[0]


@pytest.mark.parametrize("instead", ["nothing", "pipe", "folder"])
def test_a_file_that_goes_away_leaves_its_text(window, japan, instead):
    """Whatever takes the place of an open file, the text stays, a notice says so, and revert tells why not."""
    document = window.open_path(japan)
    text = document.text
    japan.unlink()
    if instead == "pipe":
        os.mkfifo(japan)
    elif instead == "folder":
        japan.mkdir()
    window.desk.look_at_files()
    assert document.disk is Disk.GONE
    assert any("Your text is still here" in text for text in notices(window))
    assert window.desk.revert(document).message.endswith(".")
    assert document.text == text
    if instead == "folder":
        shutil.rmtree(japan)
    assert window.files._written(document, japan)
    assert japan.read_text(encoding="utf-8") == text
    assert not [bar for bar in window.notices.bars if bar.notice.severity is Severity.ERROR]


def test_pictures_and_outlines_are_ordinary_files(qapp, tmp_path):
    """A pipe is no scan and no outline."""
    path = tmp_path / "pipe.svg"
    os.mkfifo(path)
    assert read_image(path).isNull()
    with pytest.raises(OutlineError, match="pipe"):
        mask_of(path)


def test_bytes_open_nowhere_and_a_text_of_no_kind_is_no_experiment(window, tmp_path):
    """In the LAB too a file of bytes is refused in a notice, and a text without a schema has no form there."""
    binary, letter = tmp_path / "binary.yaml", tmp_path / "letter.yaml"
    binary.write_bytes(random.Random(1).randbytes(3000))
    letter.write_text("Dear designer\n", encoding="utf-8")
    window.show_workspace("lab")
    assert window.open_path(binary) is None
    assert any("not text" in bar.notice.text for bar in window.notices.bars)
    assert window.workspace_name == "lab"
    opened = window.open_path(letter)
    assert window.document is opened
    assert window.workspace_name == "map"


def test_a_question_shows_letters(window, japan, monkeypatch):
    """The question about a changed file shows its name as it is written."""
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.textFormat()))
    document = window.open_path(japan)
    window.files._may_overwrite(document)
    assert asked == [Qt.TextFormat.PlainText]
    assert QApplication.activeModalWidget() is None
