"""Whatever order things are done in, every document is afterwards what was left."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from engine.texts.problem import Edit, Severity
from workbench.settings import LANGUAGE, THEME
from workbench.shell.rooms import ROOMS

SEQUENCES, WATCHED, DEEDS = 150, 6, 4
MAP = """\
schema: daimyo/map/1
title: Small
legend: {"~": sea, ".": land, v: village, c: city, E: capital}
terrain:
  - "  ~ ~ ~ ~"
  - " ~ . v . ~"
  - "~ v . . c ~"
  - "  ~ ~ ~ ~"
players: [2]
"""
VARIANT = "schema: daimyo/variant/1\ntitle: Quick\nextends: 2016\nend: {tie_threshold: 3}\n"
TORN = "schema: daimyo/map/1\ntitle: [\n"


class Person:
    """Does things at random and knows what every text must be: histories of texts, and where in them one is."""

    def __init__(self, workbench, folder, number):
        self.workbench, self.window, self.chance = workbench, workbench.window, random.Random(number)
        self.files = {
            folder / f"{name}.yaml": text for name, text in (("m", MAP), ("v", VARIANT), ("t", TORN))
        }
        for path, text in self.files.items():
            path.write_text(text, encoding="utf-8")
        # By path: the texts so far, and which of them is the one now.
        self.known: dict = {}
        # Another theme or language dresses the whole window anew: they come seldom, but often enough.
        often = {self.open: 24, self.edit: 32, self.undo: 16, self.redo: 12, self.save: 9, self.close: 9}
        seldom = {self.workspace: 9, self.theme: 1, self.language: 2}
        self.deeds = [deed for deed, times in (often | seldom).items() for _ in range(times)]

    @property
    def document(self):
        """The shown document, if it is one of ours."""
        shown = self.window.document
        return shown if shown is not None and shown.path in self.known else None

    def open(self):
        """Open one of the files."""
        path = self.chance.choice(list(self.files))
        document = self.window.open_path(path)
        self.known.setdefault(path, [[document.text], 0])

    def edit(self):
        """Write a line."""
        if self.document is not None:
            texts = self.known[self.document.path]
            self.document.apply([Edit(0, 0, f"# {self.chance.random()}\n")], "Comment")
            texts[0][texts[1] + 1 :] = [self.document.text]
            texts[1] += 1

    def undo(self):
        """Take the last deed back."""
        if self.document is not None:
            texts = self.known[self.document.path]
            texts[1] = max(0, texts[1] - 1)
            self.window.do("edit.undo")

    def redo(self):
        """Do it again."""
        if self.document is not None:
            texts = self.known[self.document.path]
            texts[1] = min(len(texts[0]) - 1, texts[1] + 1)
            self.window.do("edit.redo")

    def save(self):
        """Save the shown document."""
        if self.document is not None:
            self.window.files.save(self.document)
            self.files[self.document.path] = self.document.text

    def close(self):
        """Close the shown document, if nothing is lost by that."""
        if self.document is not None and not self.document.is_modified:
            self.known.pop(self.document.path)
            self.window.do("file.close")

    def workspace(self):
        """Go to some workspace."""
        self.window.show_workspace(self.chance.choice(ROOMS).name)

    def theme(self):
        """Choose a theme."""
        self.workbench.settings.set(THEME, self.chance.choice(["light", "dark"]))

    def language(self):
        """Choose a language, which leaves workspace and document as they are."""
        shown = self.window.workspace_name, self.document
        self.workbench.settings.set(LANGUAGE, self.chance.choice(["en", "pl", "de"]))
        QCoreApplication.processEvents()
        assert (self.window.workspace_name, self.document) == shown

    def check(self):
        """See that every text, on the desk and on the disk, is what was left."""
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for path, (texts, at) in self.known.items():
            document = self.window.desk.find(path)
            assert document.text == texts[at]
            assert document.is_modified == (document.text != self.files[path])
        for path, text in self.files.items():
            assert path.read_text(encoding="utf-8") == text
        if self.document is not None and hasattr(self.window.workspace, "source"):
            assert self.window.workspace.source.pane.toPlainText() == self.document.text
        errors = [
            bar.notice.text for bar in self.window.notices.bars if bar.notice.severity is Severity.ERROR
        ]
        assert errors == []


def test_any_order_leaves_what_was_left(workbench, tmp_path):
    """Open, edit, undo, redo, save, close, another workspace, theme or language: no text is lost, no error is told."""
    for number in range(SEQUENCES):
        # Painting takes most of the time and is not asked here: after a few sequences nobody looks.
        workbench.window.setVisible(number < WATCHED)
        person = Person(workbench, tmp_path, number)
        for _ in range(DEEDS):
            person.chance.choice(person.deeds)()
        person.check()
        for document in list(workbench.desk):
            workbench.desk.close(document)


@pytest.mark.parametrize("number", [1000, 1001])
def test_the_next_start_goes_on(workbench, qapp, stored, tmp_path, number):
    """After such a sequence, saved, the next start shows the same texts in the same workspace."""
    from workbench.app import Workbench

    person = Person(workbench, tmp_path, number)
    for _ in range(3 * DEEDS):
        person.chance.choice(person.deeds)()
    for document in list(workbench.desk):
        if document.path in person.known:
            workbench.window.files.save(document)
        else:
            workbench.desk.close(document)
    left = [(document.path, document.text) for document in workbench.desk]
    workbench.window.close()
    again = Workbench(qapp, stored)
    again.start([])
    assert [(document.path, document.text) for document in again.desk if document.has_file] == left
    assert again.window.workspace_name == workbench.window.workspace_name
    again.farewell()
    again.window.hide()
    again.window.deleteLater()
