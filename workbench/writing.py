"""A workspace in which a document is written: its text, its problems, and what other views come beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from engine.texts.problem import Problem, Severity
from workbench.documents.document import Document
from workbench.text.source_panel import SourcePanel
from workbench.widgets.panels import Docks
from workbench.widgets.problems_panel import ProblemsPanel
from workbench.widgets.problems_summary import AT_LEAST, cut_severity
from workbench.workspace import Editor, Shell, Status, Workspace

if TYPE_CHECKING:
    from workbench.shell.start.start_page import StartPage


class WritingWorkspace(Workspace):
    """Hosts the text pane and the list of problems; a subclass lays them out beside views of its own."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.source = SourcePanel(self)
        self.problems_panel = ProblemsPanel(parent=self)
        self.problems_panel.chosen.connect(shell.show_problem)
        self.problems_panel.wants_fix.connect(shell.fix_problem)
        self.problems_panel.wants_all_fixed.connect(partial(shell.fix_problem, and_all_alike=True))
        self.source.pane.place_changed.connect(lambda *_: self.status_changed.emit())
        self.docks: Docks | None = None
        self._counts = ProblemCounts(self)
        self._pages = QStackedLayout(self)

    def lay_out(self, docks: Docks, welcome: StartPage) -> None:
        """Show `welcome` while no document is open, and the docks once one is."""
        self.docks, self.welcome = docks, welcome
        self._pages.addWidget(welcome)
        self._pages.addWidget(docks)

    # ------------------------------------------------------------ documents

    def open(self, document: Document | None) -> None:
        """Show a document in all views."""
        if self.document is not None:
            self.document.reading_changed.disconnect(self.status_changed)
        super().open(document)
        if document is not None:
            document.reading_changed.connect(self.status_changed)
        self.source.show_document(document)
        self.problems_panel.show_document(document)
        self._turn_to(0 if document is None else 1)

    def _turn_to(self, page: int) -> None:
        """Show a page; the keys of the one before go to nobody, so that `take_focus` puts them where work goes on."""
        focused, before = QApplication.focusWidget(), self._pages.currentWidget()
        if page != self._pages.currentIndex() and focused and before and before.isAncestorOf(focused):
            focused.clearFocus()
        self._pages.setCurrentIndex(page)

    def jump(self, line: int, column: int = 1) -> None:
        """Go to a place of the text."""
        self.source.jump(line, column)

    # ------------------------------------------------------------ what surrounds it

    def status(self) -> Status:
        """Say what the text is like."""
        if self.document is None:
            hint = self.tr(
                "Drop files anywhere · arrows walk the cards, Enter opens, Delete forgets a recent file"
            )
            return Status((self.tr("No document is open."), hint if self.docks is not None else ""))
        return Status((self.document.name, self._edited()), (self.problem_counts(), self._encoding()))

    def _edited(self) -> str:
        assert self.document is not None
        if self.document.is_shipped:
            return self.tr("shipped with Daimyo")
        return self.tr("edited, not saved") if self.document.is_modified else self.tr("saved")

    def problem_counts(self) -> str:
        """Say how many errors and warnings there are."""
        return self._counts.said(self.document.open_problems if self.document is not None else ())

    def _encoding(self) -> str:
        assert self.document is not None
        parts = ["UTF-8"]
        if self.document.has_mark:
            parts.append("BOM")
        if self.document.newline == "\r\n":
            parts.append("CRLF")
        return " · ".join([*parts, "YAML"])

    def editor(self) -> Editor | None:
        """Give the text pane, unless a field has the focus: fields have keys of their own."""
        focused = QApplication.focusWidget()
        if self.document is None or (
            focused is not None and focused is not self.source.pane and hasattr(focused, "cut")
        ):
            return None
        return self.source.pane

    def panes(self) -> Sequence[QWidget]:
        """Give the text and the problems."""
        return (self.source.pane, self.problems_panel)

    # ------------------------------------------------------------ what actions call

    @property
    def has_problems(self) -> bool:
        """Say whether there is a problem to go to."""
        return bool(self.problems_panel.problems)

    @property
    def has_fix(self) -> bool:
        """Say whether some problem can be mended by its button."""
        return self.problems_panel.fixable is not None

    def next_problem(self) -> None:
        """Go to the next problem."""
        self.problems_panel.step(1)

    def previous_problem(self) -> None:
        """Go to the problem before."""
        self.problems_panel.step(-1)

    def fix_problem(self) -> None:
        """Mend the current problem, or the first that can be mended."""
        problem = self.problems_panel.fixable
        if problem is not None:
            self.shell.fix_problem(problem)

    @property
    def can_ignore(self) -> bool:
        """Say whether the current problem is one that may be ignored."""
        return self.problems_panel.ignorable is not None

    @property
    def has_ignored(self) -> bool:
        """Say whether problems are being ignored."""
        return self.problems_panel.has_ignored

    def ignore_problem(self) -> None:
        """List the current problem no more."""
        self.problems_panel.ignore_current()

    def heed_problems(self) -> None:
        """List ignored problems again."""
        self.problems_panel.heed_all()

    def find_in_text(self) -> None:
        """Search the text."""
        self.source.find_text()

    def go_to_line(self) -> None:
        """Ask for a line and go there."""
        self.source.go_to_line()

    def complete_word(self) -> None:
        """Offer what can stand at the cursor."""
        self.source.pane.complete()

    def toggle_comment(self) -> None:
        """Turn the selected lines into comments, or back."""
        self.source.pane.toggle_comment()

    # ------------------------------------------------------------ another language

    def take_over(self, other: WritingWorkspace) -> None:
        """Show what another workspace of this kind shows, at the same places."""
        self.restore_state(other.saved_state())
        if self.docks is not None and other.docks is not None:
            self.docks.take_tab(other.docks)
        self.open(other.document)
        self.source.take_place(other.source)
        self.problems_panel.take_place(other.problems_panel)

    # ------------------------------------------------------------ between sessions

    def saved_state(self) -> dict[str, Any]:
        """Keep the widths of the docks."""
        return {"docks": self.docks.sizes()} if self.docks is not None and not self.docks.is_narrow else {}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take the widths of the docks over."""
        sizes = state.get("docks")
        if self.docks is not None and isinstance(sizes, list) and len(sizes) == 3:
            self.docks.setSizes([int(size) for size in sizes])


class ProblemCounts(QObject):
    """Says how many problems there are.

    A class of its own that nobody extends: PySide finds the plural of a text only under the object's very class.
    """

    def said(self, problems: Iterable[Problem]) -> str:
        """Say the numbers of errors and warnings, nothing where there are none."""
        problems = list(problems)
        found, cut = [problem.severity for problem in problems], cut_severity(problems)
        parts = []
        if errors := found.count(Severity.ERROR):
            parts.append((Severity.ERROR, self.tr("%n error(s)", "", errors)))
        if warnings := found.count(Severity.WARNING):
            parts.append((Severity.WARNING, self.tr("%n warning(s)", "", warnings)))
        return ", ".join(f"{AT_LEAST}{said}" if severity is cut else said for severity, said in parts)
