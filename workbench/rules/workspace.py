"""The RULES workspace: a variant's form beside its text, its family at the left, what it changes at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QMenuBar, QSplitter, QWidget
from shiboken6 import isValid

from engine.texts.problem import Edit, Problem
from engine.texts.source import Route
from workbench.documents.document import Document
from workbench.documents.reading import path_of
from workbench.dress import theme
from workbench.rules import new_documents
from workbench.rules.form.cards import editor_of
from workbench.rules.form.editor import Editor
from workbench.rules.form.form import Form
from workbench.rules.panels.right_panel import RightPanel
from workbench.rules.panels.variants_panel import VariantsPanel
from workbench.rules.relatives import Relatives
from workbench.rules.spelling import deed_of_reset, deed_of_setting
from workbench.rules.toolbar import Comparison, ToolbarButtons
from workbench.rules.variant_text import VariantText
from workbench.shelf import title_in
from workbench.shell.start.start_page import Kind, StartPage
from workbench.widgets.panels import Docks
from workbench.workspace import Shell, Status
from workbench.writing import WritingWorkspace

VIEWS = ("form", "split", "text")

# The table of tokens needs a little more in some languages, and scrolls then: the least window must hold a dock too.
LEAST_FORM = 704
NARROW = 1460


class RulesWorkspace(WritingWorkspace):
    """Where a variant's values are changed."""

    name = "rules"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.variant_text: VariantText | None = None
        self.view = "form"
        self.relatives = Relatives(shell.desk, self)
        self.relatives.remember(shell.recent.paths())
        self.form = Form(self)
        self.variants = VariantsPanel(self)
        self.right = RightPanel(self.problems_panel, self)
        self.comparison = Comparison(self)
        self.buttons = ToolbarButtons(self)
        self.views = QSplitter(Qt.Orientation.Vertical, self)
        self.views.setChildrenCollapsible(False)
        self.views.addWidget(self.form)
        self.views.addWidget(self.source)
        self.views.setSizes([620, 300])
        # Words and differences follow a moment later, so that a field that is stepped quickly does not wait for them.
        self._focused_before_menus: QWidget | None = None
        self._soon = QTimer(self, interval=30, singleShot=True)
        self._soon.timeout.connect(self._show_surroundings)
        self._connect()
        titles = (self.tr("Variants"), self.tr("Difference and rules"))
        widths = theme.DOCK_WIDTH["rules"]
        docks = Docks(self.variants, titles[0], self.views, self.right, titles[1], widths, NARROW)
        self.views.setMinimumWidth(LEAST_FORM)
        sentence = self.tr(
            "A variant says only what differs from another. Start from an edition and change a value."
        )
        self.lay_out(docks, StartPage(Kind("variant", self.tr("Bend the rules"), sentence), shell))
        self.show_view("form")

    def _connect(self) -> None:
        for asking in (self.form, self.variants.details):
            asking.wants.connect(self.set_value)
            asking.wants_reset.connect(self.reset_value)
        self.form.wants_variation.connect(self.vary)
        self.form.wants_text.connect(self.show_in_text)
        self.form.chosen.connect(self.shell.show_problem)
        self.form.wants_fix.connect(self.shell.fix_problem)
        self.variants.chosen.connect(self.shell.open_path)
        self.variants.wants_child.connect(self.new_child)
        self.variants.wants_duplicate.connect(self.duplicate)
        self.variants.wants_comparison.connect(self.compare_with)
        self.comparison.chosen.connect(self.compare_with)
        self.right.chosen.connect(self.show_value)
        self.right.difference.wants_reset.connect(self.reset_values)
        self.right.difference.wants_duel.connect(self.duel)
        self.buttons.view_chosen.connect(self.show_view)
        self.buttons.wants_playtest.connect(partial(self.shell.do, "rules.playtest"))
        self.buttons.wants_run.connect(partial(self.shell.do, "rules.duel"))
        self.relatives.changed.connect(self._show_family)
        self.relatives.boards_known.connect(self.variants.details.show_boards)
        QApplication.instance().focusChanged.connect(self._remember_focused)  # type: ignore[union-attr]  # it runs
        self._offer_work()

    # ------------------------------------------------------------ documents

    def open(self, document: Document | None) -> None:
        """Show a variant in all views."""
        if self.document is not None:
            self.document.text_changed.disconnect(self._read)
            self.document.reading_changed.disconnect(self._read_parents)
            self.document.state_changed.disconnect(self._show_family)
        super().open(document)
        self.variant_text = None
        self._offer_work()
        if document is not None:
            document.text_changed.connect(self._read)
            document.reading_changed.connect(self._read_parents)
            document.state_changed.connect(self._show_family)
            self.variants.details.show_boards(None)
            self._read_parents()
        self.relatives.look()

    def _offer_work(self) -> None:
        """Without a variant there is nothing to compare, to play or to run."""
        for part in (self.comparison, self.buttons):
            part.setEnabled(self.document is not None)

    def _read_parents(self) -> None:
        assert self.document is not None
        self.relatives.follow(self.document)
        self._read()

    def _read(self) -> None:
        """Read the text again; what it says shows at once, before the full check is done."""
        assert self.document is not None
        variant_text = self.relatives.variant_text(self.document)
        if variant_text is None or (variant_text.says(("extends",)) and not variant_text.ancestry.names):
            self._show_unread()
            return
        self.variant_text = variant_text
        self.form.show_variant(variant_text)
        self.form.show_problems(self.document.open_problems, variant_text)
        self._soon.start()

    def _show_unread(self) -> None:
        """Show that the text cannot be read: with its last values, or with nothing where it never had any."""
        assert self.document is not None
        self.variants.details.setEnabled(False)
        self.right.text.grow_stale(True)
        if self.variant_text is not None:
            self.form.show_broken(self._why_broken())
            return
        self._soon.stop()
        self.form.show_unread(self._why_broken())
        self.variants.details.show_unread(self.document.path)
        self.right.show_unread(self.document.name)
        self._show_family()

    def _why_broken(self) -> Problem | None:
        """Give the first problem of the text itself."""
        assert self.document is not None
        mine = [each for each in self.document.open_problems if path_of(each) == self.document.path]
        return next(iter(mine or self.document.open_problems), None)

    def _show_surroundings(self) -> None:
        if self.variant_text is None or self.document is None:
            return
        self._show_family()
        self.variants.details.show_variant(self.variant_text, self.document.path)
        other = self.relatives.compared_with(self.document, self.variant_text)
        self.comparison.show_choices(self.relatives.others(self.document), other.path if other else None)
        self.right.show_variant(self.variant_text, other)

    def _show_family(self) -> None:
        modified = [document.path for document in self.shell.desk if document.is_modified]
        current = self.document.path if self.document else None
        family = self.relatives.shown_family(self.document, self.variant_text)
        self.variants.show_family(family, current, modified)
        if self.document is not None and self.comparison.choice.count() == 0:
            self._soon.start()

    # ------------------------------------------------------------ values

    @property
    def _is_read(self) -> bool:
        """Say whether the variant's text is that of the text as it is now: places of an earlier one would be wrong."""
        return (
            self.variant_text is not None
            and self.document is not None
            and self.variant_text.source.text == self.document.text
        )

    def set_value(self, route: Route, value: Any) -> None:
        """Write a value into the text as one deed."""
        if self.variant_text is not None and self.document is not None and self._is_read:
            edits = self.variant_text.setting(route, value)
            named = [] if route == ("title",) else self._naming_a_copy()
            deed = deed_of_setting(self.variant_text.kind, route, value)
            self.document.apply([*edits, *named] if edits else [], deed)

    def reset_value(self, route: Route) -> None:
        """Take a value out of the text, so that the parent's holds again."""
        if self.variant_text and self.document and self._is_read and self.variant_text.says(route):
            edits = [*self.variant_text.resetting(route), *self._naming_a_copy()]
            self.document.apply(edits, deed_of_reset(self.variant_text.kind, route))

    def _naming_a_copy(self) -> list[Edit]:
        """Give the edits by which the copy that a change of a shipped variant makes gets a title of its own."""
        assert self.variant_text is not None and self.document is not None
        if not self.document.is_shipped:
            return []
        return self.variant_text.setting(("title",), self._title_of_copy(self.variant_text.title))

    def _title_of_copy(self, title: str) -> str:
        """Give a copy a title that no other variant has."""
        taken = {member.title for member in self.relatives.family}
        taken |= {title_in(document.text) for document in self.shell.desk.documents}
        made, number = self.tr("{title} (copy)").format(title=title), 1
        while made in taken:
            number += 1
            made = self.tr("{title} (copy {number})").format(title=title, number=number)
        return made

    def reset_values(self, routes: list[Route]) -> None:
        """Take several values out, one deed each, in turn."""
        for route in routes:
            if self.variant_text is not None:
                self.reset_value(self.variant_text.said_at(route))

    def show_value(self, key: str) -> None:
        """Show a value's field in the form."""
        if self.view == "text":
            self.show_view("split")
        self.form.jump(key)

    def show_in_text(self, route: Route) -> None:
        """Show where a value stands in the text."""
        if self.view == "form":
            self.show_view("split")
        line = self.variant_text.line_of(route) if self.variant_text else None
        if line is not None:
            self.jump(line)

    def jump(self, line: int, column: int = 1) -> None:
        """Go to a place of the text, which is shown for that."""
        if self.view == "form":
            self.show_view("split")
        super().jump(line, column)

    # ------------------------------------------------------------ new documents

    def new_document(self) -> None:
        """Start a variant of the shown one, or of the usual one."""
        self.new_child(self.document.path if self.document is not None else None)

    def new_child(self, parent: Path | None) -> None:
        """Start a variant that changes another."""
        self.shell.show_document(new_documents.child(self.shell.desk, parent))

    def duplicate(self, path: Path | None = None) -> None:
        """Start a variant with the text of another, else of the shown one."""
        path = path or (self.document.path if self.document is not None else None)
        made = new_documents.copy(self.shell.desk, path, self._title_of_copy) if path else None
        if made is not None:
            self.shell.show_document(made)

    def vary(self, route: Route) -> None:
        """Start an experiment that varies one value."""
        if self.variant_text is not None and self.document is not None:
            self.shell.show_document(
                new_documents.variation(self.shell.desk, self.document, self.variant_text, route)
            )

    def duel(self) -> None:
        """Start an experiment with this variant and the one it is compared with."""
        if self.variant_text is not None and self.document is not None:
            other = self.relatives.compared_with(self.document, self.variant_text)
            self.shell.show_document(
                new_documents.duel(self.shell.desk, self.document, self.variant_text, other)
            )

    def playtest(self) -> None:
        """Go to the table with this variant; a table that knows `choose_variant` is told which."""
        path = self.document.path if self.document is not None else None
        choose = getattr(self.shell.show_workspace("table"), "choose_variant", None)
        if choose is not None and path is not None:
            choose(path)

    # ------------------------------------------------------------ what has the focus

    def _focused_editor(self) -> Editor | None:
        focused = QApplication.focusWidget()
        # A menu opened by keys has the focus itself; what it offers is for what had it before.
        if isinstance(focused, QMenuBar):
            before = self._focused_before_menus
            focused = before if before is not None and isValid(before) else None
        return editor_of(focused, self)

    def _remember_focused(self, before: QWidget | None, after: QWidget | None) -> None:
        if isinstance(after, QMenuBar):
            self._focused_before_menus = before

    @property
    def has_focused_value(self) -> bool:
        """Say whether a value has the focus."""
        editor = self._focused_editor()
        return editor is not None and editor.vary is not None

    @property
    def can_reset_focused(self) -> bool:
        """Say whether the value that has the focus is set here."""
        editor = self._focused_editor()
        return (
            editor is not None
            and self.variant_text is not None
            and self.variant_text.standing(editor.route).is_own
        )

    def reset_focused(self) -> None:
        """Take the value that has the focus back to the parent's."""
        editor = self._focused_editor()
        if editor is not None:
            self.reset_value(editor.route)

    def vary_focused(self) -> None:
        """Vary the value that has the focus."""
        editor = self._focused_editor()
        if editor is not None and editor.vary is not None:
            editor.vary.click()

    # ------------------------------------------------------------ views

    def compare_with(self, path: Path) -> None:
        """Show the difference to another variant."""
        self.relatives.compare_with(path)
        self._show_surroundings()

    def show_view(self, view: str) -> None:
        """Show the form, form and text, or the text alone."""
        self.view = view
        self.form.setVisible(view != "text")
        self.source.setVisible(view != "form")
        self.buttons.views.show_chosen(view)

    def next_view(self) -> None:
        """Go on to the next view."""
        self.show_view(VIEWS[(VIEWS.index(self.view) + 1) % len(VIEWS)])
        (self.source.pane if self.view == "text" else self.form).setFocus()

    def toolbar_widgets(self) -> Sequence[QWidget]:
        """Give what to compare with, the views, and the buttons on."""
        return (self.comparison, self.buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tool bar do with less in a narrow window."""
        super().resizeEvent(event)
        is_narrow = self.window().width() < theme.NARROW
        self.comparison.set_narrow(is_narrow)
        self.buttons.set_narrow(is_narrow)

    def panes(self) -> Sequence[QWidget]:
        """Give the parts in reading order."""
        return (
            self.welcome,
            self.form,
            self.source.pane,
            self.variants.tree,
            self.right.difference.table,
            self.right.text.browser,
            self.problems_panel,
        )

    def find_in_text(self) -> None:
        """Search the text, which is shown for that."""
        if self.view == "form":
            self.show_view("split")
        super().find_in_text()

    def go_to_line(self) -> None:
        """Ask for a line of the text, which is shown for that."""
        if self.view == "form":
            self.show_view("split")
        super().go_to_line()

    def status(self) -> Status:
        """Say also what the variant extends."""
        status = super().status()
        if self.variant_text is None or self.document is None or not self.variant_text.ancestry.names:
            return status
        extends = self.tr("Extends {parent}").format(parent=self.variant_text.ancestry.names[0])
        return Status(status.left, (status.right[0], extends, *status.right[1:]))

    # ------------------------------------------------------------ another language

    def reworded(self) -> RulesWorkspace:
        """Give a workspace in the language that now holds, with the same variant, comparison and places."""
        heir = RulesWorkspace(self.shell)
        heir.relatives.take_over(self.relatives)
        heir.take_over(self)
        heir.variants.filter.setText(self.variants.filter.text())
        heir._show_surroundings()
        heir.right.take_place(self.right)
        heir.form.take_place(self.form)
        return heir

    # ------------------------------------------------------------ between sessions

    def saved_state(self) -> dict[str, Any]:
        """Keep the view too."""
        return {**super().saved_state(), "view": self.view}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take the view over."""
        super().restore_state(state)
        if state.get("view") in VIEWS:
            self.show_view(state["view"])
