"""Asking before Python code runs that came with a run: it is shown with its hash, and not to run it is the default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.visible import visible
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.numbers.plan import Cell


class CodeQuestion(QDialog):
    """Shows one text of code, where it comes from and its hash."""

    def __init__(self, name: str, code: str, origin: Path, parent: QWidget | None = None) -> None:
        from engine.foreign import trust

        super().__init__(parent)
        self.setWindowTitle(self.tr("Run somebody's code?"))
        self.resize(720, 520)
        words = self.tr(
            "To play these games the agent “{name}” must run. It is Python code that came with them, and it could do "
            "on this computer whatever you can do. Run it only if you have read it and trust where it comes from."
        )
        told = PlainLabel(words.format(name=name), self)
        told.setWordWrap(True)
        self.place = PlainLabel(self.tr("From {path}").format(path=origin), self)
        self.place.setWordWrap(True)
        self.hash = PlainLabel(f"SHA-256 {trust.sha256(code)}", self)
        for label in (self.place, self.hash):
            label.setObjectName("hint")
        self.text = QPlainTextEdit(visible(code), self)
        self.text.setReadOnly(True)
        self.text.setFont(typeface.style("code"))
        self.text.setAccessibleName(self.tr("The code"))
        self.buttons = QDialogButtonBox(self)
        self.run = QPushButton(self.tr("Run this code"), self)
        self.no = QPushButton(self.tr("Do not run it"), self)
        self.buttons.addButton(self.run, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.no, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.run.setAutoDefault(False)
        self.no.setDefault(True)
        self.no.setFocus()
        column = QVBoxLayout(self)
        column.setSpacing(8)
        for part in (told, self.place, self.hash):
            column.addWidget(part)
        column.addWidget(self.text, 1)
        column.addWidget(self.buttons)


def unknown_code(cells: Iterable[Cell]) -> Mapping[str, str]:
    """Give the code that cells bring along, by agent, where it was neither loaded nor approved here."""
    from engine.agents import own
    from engine.foreign import trust

    found = trust.codes_of([cell.as_json() for cell in cells])
    return {
        name: code
        for name, code in found.items()
        if not trust.is_trusted(code) and (name not in own.REGISTERED or own.REGISTERED[name].code != code)
    }


def may_run(cells: Iterable[Cell], origin: Path, parent: QWidget) -> bool:
    """Ask about each text of code that cells bring along; one that may run may do so until the program ends."""
    from engine.foreign import trust

    for name, code in unknown_code(cells).items():
        if CodeQuestion(name, code, origin, parent).exec() != QDialog.DialogCode.Accepted:
            return False
        trust.trust_for_now(code)
    return True
