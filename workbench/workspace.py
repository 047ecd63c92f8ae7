"""What a workspace is, and what the window offers it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from engine.play.facts import Facts
from engine.texts.problem import Problem
from workbench.documents.desk import Desk
from workbench.documents.document import Document
from workbench.settings import Settings
from workbench.shell.notice import Notice
from workbench.shell.recent import Recent
from workbench.tour.tour import Tour


@dataclass(frozen=True, slots=True)
class Status:
    """What the status bar says: on the left what is being done, on the right facts."""

    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()


class Editor(Protocol):
    """A widget that the clipboard actions speak to: the text pane, a canvas, a table."""

    def cut(self) -> None:
        """Move the selection to the clipboard."""

    def copy(self) -> None:
        """Copy the selection to the clipboard."""

    def paste(self) -> None:
        """Put the clipboard in place of the selection."""

    def select_all(self) -> None:
        """Select everything."""


class Shell(Protocol):
    """What the window offers its workspaces."""

    desk: Desk
    settings: Settings
    recent: Recent
    tour: Tour

    @property
    def facts(self) -> Facts:
        """What is known of the game that is worked on."""

    def show_workspace(self, name: str) -> Workspace:
        """Show a workspace and give it."""

    def show_document(self, document: Document) -> None:
        """Show a document in the workspace it belongs to."""

    def open_path(self, path: Path) -> Document | None:
        """Open a file and show it, or say in a notice why not."""

    def looked_at(self, kind: str) -> Document | None:
        """Give the open document of a kind that was looked at last."""

    def left_open(self) -> list[Path]:
        """Give the files that lay open when the program was last left, and do not now."""

    def find_file(self, missing: Path) -> None:
        """Ask where a file has gone that was open lately, and open it there."""

    def show_problem(self, problem: Problem) -> None:
        """Show the place of a problem, whatever file it lies in."""

    def fix_problem(self, problem: Problem, *, and_all_alike: bool = False) -> bool:
        """Mend a problem as it proposes, perhaps with all of its kind, whatever file it lies in."""

    def say(self, notice: Notice) -> None:
        """Show a notice."""

    def withdraw(self, topic: str) -> None:
        """Take a notice away because it no longer holds."""

    def do(self, action: str) -> None:
        """Do an action by its id, as if it was chosen in a menu."""

    def menu_of(self, actions: Iterable[str]) -> QMenu:
        """Give a menu of actions by their ids, with a line wherever an id is empty."""

    def refresh(self) -> None:
        """Look again at what can be done and what the status bar says."""


class Workspace(QWidget):
    """A page of the window: one on the rail, opening documents of its kinds.

    A workspace says in `workbench/shell/rooms.py` what it is called; here it says what it does.
    """

    name = ""
    has_tabs = True

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self.document: Document | None = None
        self.setObjectName(f"workspace-{self.name}")

    status_changed = Signal()

    # ------------------------------------------------------------ documents

    def open(self, document: Document | None) -> None:
        """Show a document, or that none is open."""
        self.document = document

    def new_document(self) -> None:
        """Start a new document of the workspace's kind."""

    @property
    def game(self) -> str:
        """The game that is worked on, nothing where that is not known."""
        return self.document.reading.game if self.document is not None else ""

    # ------------------------------------------------------------ what surrounds it

    def toolbar_widgets(self) -> Sequence[QWidget]:
        """Give what stands at the right end of the toolbar."""
        return ()

    def tab_widgets(self) -> Sequence[QWidget]:
        """Give what stands at the right end of the document tabs."""
        return ()

    def title(self) -> str:
        """Name what is shown, for the title of the window, with a star while it is not saved."""
        if self.document is None:
            return ""
        return f"{self.document.name}*" if self.document.is_modified else self.document.name

    def status(self) -> Status:
        """Say what the status bar says while this workspace is shown."""
        return Status()

    def editor(self) -> Editor | None:
        """Give the editor that the clipboard actions speak to now."""
        return None

    def panes(self) -> Sequence[QWidget]:
        """Give the parts that F6 goes round, in reading order."""
        return ()

    def take_focus(self) -> None:
        """Put the keyboard focus where work goes on, unless it is here already."""
        panes = [pane for pane in self.panes() if pane.isVisibleTo(self)]
        focused = QApplication.focusWidget()
        if panes and (focused is None or not self.isAncestorOf(focused)):
            panes[0].setFocus()

    # ------------------------------------------------------------ questions

    def ask_lab(self, place: str) -> None:
        """Ask in a place of the lab about what is shown: examine it, or hunt through it."""
        document = self.document
        lab = self.shell.show_workspace("lab")
        ask = getattr(lab, "ask_about", None)
        if ask is not None:
            ask(place, document)

    # ------------------------------------------------------------ undo

    @property
    def can_undo(self) -> bool:
        """Say whether there is a deed to take back."""
        return self.document is not None and self.document.undo_stack.canUndo()

    @property
    def can_redo(self) -> bool:
        """Say whether there is a deed to do again."""
        return self.document is not None and self.document.undo_stack.canRedo()

    def undo(self) -> None:
        """Take the last deed back."""
        if self.document is not None:
            self.document.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.document is not None:
            self.document.redo()

    @property
    def keeps_symmetry(self) -> bool:
        """Say whether what is done to one place of the shown document is done to others as well."""
        return False

    def follow_mend(self, stroke: object) -> None:
        """Do whatever else belongs to a mend that was just made of the shown document, as part of the same stroke."""

    # ------------------------------------------------------------ another language

    def reworded(self) -> Workspace:
        """Give this workspace in the language that now holds: itself, or one that took over all it showed.

        Whatever is open, selected, chosen or running stays. What stands at the ends of toolbar and tabs is asked for
        again afterwards; one that took over gets the place of this one, which is then let go.
        """
        return self

    # ------------------------------------------------------------ between sessions

    def farewell(self) -> None:
        """Put away what is half done, because the window closes."""

    def saved_state(self) -> dict[str, Any]:
        """Give what should be found again at the next start: plain values only."""
        return {}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `saved_state` gave, perhaps in an earlier version."""
