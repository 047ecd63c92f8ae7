"""The window: menus above, the rail at the left, toolbar and tabs over the shown workspace, status below."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QStatusTipEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine import games
from engine.play.facts import Facts
from engine.texts.problem import Problem, Severity
from workbench.documents import mending
from workbench.documents.desk import Desk
from workbench.documents.document import Document
from workbench.documents.reading import path_of
from workbench.settings import Settings
from workbench.shell.commands import Commands
from workbench.shell.files import Files
from workbench.shell.held_keys import HeldKeys
from workbench.shell.menu_bar import TitledMenuBar
from workbench.shell.notice import Notice, NoticeArea
from workbench.shell.pages import Pages
from workbench.shell.rail import Rail
from workbench.shell.recent import Recent
from workbench.shell.rooms import ROOMS, home_of
from workbench.shell.session import Session
from workbench.shell.status_bar import StatusBar
from workbench.shell.tabs import DocumentTabs
from workbench.shell.toolbar_area import ToolbarArea
from workbench.tour.tour import Tour
from workbench.visible import one_line
from workbench.workspace import Workspace
from workbench.writing import WritingWorkspace

# A screen of 1000 x 700 holds the window with the frame around it.
LEAST_SIZE = (984, 660)
# So soon after a change it is kept what the next start should find again.
KEEP_MS = 1_000


class MainWindow(QMainWindow):
    """Shows one workspace at a time, and the documents that belong to it."""

    def __init__(self, desk: Desk, settings: Settings, session: Session, recent: Recent) -> None:
        super().__init__()
        self.desk = desk
        self.settings = settings
        self.session = session
        self.recent = recent
        self._left = session.files()
        self.workspace_name = ""
        self.workspaces: dict[str, Workspace] = {}
        self._shown: dict[str, Document] = {}
        self._homes: dict[Document, str] = {}
        self._game_before = ""
        self.setMinimumSize(*LEAST_SIZE)
        self.setAcceptDrops(True)
        HeldKeys(self)
        self.files = Files(self, desk, recent, self)
        self.pages = Pages(self)
        self.tour = Tour(self)
        self.commands = Commands(self._receiver, self)
        self._build()
        self._refresh_soon = QTimer(self, interval=0, singleShot=True)
        self._refresh_soon.timeout.connect(self.refresh)
        # Not only at the end: a crash should lead to the next start as a farewell does.
        self.keeping = QTimer(self, interval=KEEP_MS, singleShot=True)
        self.keeping.timeout.connect(self.keep_session)
        desk.opened.connect(self._take_document)
        desk.closed.connect(self._drop_document)
        QApplication.instance().focusChanged.connect(self._refresh_later)  # type: ignore[union-attr]  # it runs
        for document in desk:
            self._take_document(document)

    def _build(self) -> None:
        self.setMenuBar(TitledMenuBar(self.pages.show_command_search, self))
        self.commands.fill_menu_bar(self.menuBar())
        self.addActions(list(self.commands.actions.values()))
        self.rail = Rail(self)
        self.toolbar_area = ToolbarArea(self)
        self.toolbar = self.toolbar_area.toolbar
        self.tabs = DocumentTabs(self)
        self.stack = QStackedWidget(self)
        self.notices = NoticeArea(self.stack, self)
        self.status_bar = StatusBar(self)
        self._lay_out()
        self.rail.chosen.connect(self.show_workspace)
        self.rail.wants_help.connect(partial(self.do, "help.shortcuts"))
        self.rail.wants_settings.connect(partial(self.do, "edit.settings"))
        self.tabs.chosen.connect(self.show_document)
        self.tabs.wants_close.connect(self.files.close)
        self.tabs.wants_new.connect(partial(self.do, "file.new"))
        self.status_bar.wants_problem.connect(partial(self.do, "edit.next_problem"))

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        for part in (self.toolbar_area, self.tabs):
            column.addWidget(part)
        column.addWidget(self.stack, 1)
        across = QHBoxLayout()
        across.addWidget(self.rail)
        across.addLayout(column, 1)
        whole = QVBoxLayout()
        whole.addLayout(across, 1)
        whole.addWidget(self.status_bar)
        for layout in (column, across, whole):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        centre = QWidget(self)
        centre.setLayout(whole)
        self.setCentralWidget(centre)

    def _receiver(self, name: str) -> object | None:
        if name in ("workspace", "editor"):
            workspace = self.workspaces.get(self.workspace_name)
            return workspace if name == "workspace" or workspace is None else workspace.editor()
        return {"window": self, "files": self.files, "pages": self.pages, "tour": self.tour}[name]

    # ------------------------------------------------------------ workspaces

    @property
    def workspace(self) -> Workspace:
        """The workspace that is shown."""
        return self.workspaces[self.workspace_name]

    def show_workspace(self, name: str) -> Workspace:
        """Show a workspace, made now if it was never entered, and give it."""
        workspace = self.workspaces.get(name) or self._made(name)
        if name != self.workspace_name:
            if self.workspace_name:
                self._game_before = self.workspace.game or self._game_before
            self.workspace_name = name
            focused, before = QApplication.focusWidget(), self.stack.currentWidget()
            if workspace.focusWidget() is None and focused and before and before.isAncestorOf(focused):
                # Else Qt gave the keys to whatever comes first in a room that is entered for the first time.
                focused.clearFocus()
            self.stack.setCurrentWidget(workspace)
            self.rail.show_chosen(name)
            self.commands.show_workspace(name)
            self.notices.show_room(name)
            self._dress_for(workspace)
            self.refresh()
            workspace.take_focus()
        return workspace

    def _dress_for(self, workspace: Workspace) -> None:
        """Put onto toolbar and tabs what belongs to a workspace."""
        self.commands.fill_toolbar(self.toolbar, self.commands.toolbar_actions(workspace.name))
        self.toolbar_area.put_at_end(workspace.toolbar_widgets())
        self.tabs.show_at_end(list(workspace.tab_widgets()))

    def _made(self, name: str) -> Workspace:
        room = next(room for room in ROOMS if room.name == name)
        workspace = room.make(self)
        self._take_in(workspace)
        workspace.restore_state(self.session.state(name))
        workspace.open(None)
        return workspace

    def _take_in(self, workspace: Workspace) -> None:
        workspace.status_changed.connect(self._refresh_later)
        self.workspaces[workspace.name] = workspace
        self.stack.addWidget(workspace)

    # ------------------------------------------------------------ another language

    def speak(self) -> None:
        """Say everything in the language that now holds; whatever is open, shown or running stays."""
        for part in (self.commands, self.rail, self.menuBar(), self.toolbar_area, self.tabs, self.status_bar):
            part.speak()
        focused = self.focusWidget()
        for workspace in list(self.workspaces.values()):
            self._reword(workspace, focused)
        self._dress_for(self.workspace)
        self.refresh()
        self.pages.speak()
        self.tour.speak()

    def _reword(self, old: Workspace, focused: QWidget | None) -> None:
        ends = [*old.toolbar_widgets(), *old.tab_widgets()]
        had_focus = _holds(old, focused)
        panes = [place for place, pane in enumerate(old.panes()) if _holds(pane, focused)]
        new = old.reworded()
        kept = [*new.toolbar_widgets(), *new.tab_widgets()]
        if new is not old:
            self._take_in(new)
            if old.name == self.workspace_name:
                self.stack.setCurrentWidget(new)
            if panes:
                new.panes()[panes[0]].setFocus()
            elif had_focus:
                new.take_focus()
            if old.document is not None:
                old.open(None)
            self.stack.removeWidget(old)
            old.deleteLater()
        for widget in ends:
            if widget not in kept:
                widget.hide()
                widget.deleteLater()

    # ------------------------------------------------------------ documents

    @property
    def document(self) -> Document | None:
        """The shown document."""
        return self._shown.get(self.workspace_name)

    @property
    def facts(self) -> Facts:
        """What is known of the game that is worked on: that of the shown room, else of the one shown before it."""
        game = self.workspace.game or self._game_before
        return games.facts_of(game) if game in games.GAMES else games.usual()

    def show_document(self, document: Document) -> None:
        """Show a document in the workspace it belongs to."""
        home = home_of(document.kind, self._homes.get(document, self.workspace_name))
        self._homes[document] = home
        self._shown[home] = document
        self.show_workspace(home)
        self.refresh()
        self.workspace.take_focus()

    def show_record(self, path: Path) -> None:
        """Show the game of a record at the table."""
        from workbench.table.workspace import TableWorkspace

        table = self.show_workspace("table")
        assert isinstance(table, TableWorkspace)
        table.open_record(path)

    def open_path(self, path: Path) -> Document | None:
        """Open a file and show it, or say in a notice why not."""
        opened = self.files.open_paths([path])
        return opened[0] if opened else None

    def find_file(self, missing: Path) -> None:
        """Ask where a file has gone that was open lately, and open it there."""
        self.files.find(missing)

    def reopen(self) -> None:
        """Open what lay open when the program was left, and show again what each workspace showed."""
        files, shown = self.session.files(), self.session.shown()
        # Should one of them bring the program down, the next start does without; else they are kept again at once.
        self.session.keep_files([], {}, self.workspace_name)
        self.files.open_quietly(files)
        for home, path in shown.items():
            document = self.desk.find(path)
            if document is not None and self._homes.get(document) == home:
                self._shown[home] = document
        self.refresh()
        self.workspace.take_focus()

    def looked_at(self, kind: str) -> Document | None:
        """Give the open document of a kind that lies in front in its room, else the one that was opened last."""
        candidates = [*self._shown.values(), *reversed(self.desk.documents)]
        return next((each for each in candidates if each.kind == kind), None)

    def left_open(self) -> list[Path]:
        """Give the files that lay open when the program was last left, and do not now."""
        return [path for path in self._left if path.is_file() and self.desk.find(path) is None]

    def next_document(self) -> None:
        """Show the next document of this workspace."""
        self.tabs.step(1)

    def previous_document(self) -> None:
        """Show the document before this one."""
        self.tabs.step(-1)

    def _take_document(self, document: Document) -> None:
        # The lab would show a text that says nothing of what it is as an experiment, with a form of values.
        here = self.workspace_name if self.workspace_name != "lab" else ""
        home = home_of(document.kind, here or "map")
        self._homes[document] = home
        self._shown[home] = document
        for signal in (document.state_changed, document.reading_changed, document.text_changed):
            signal.connect(self._refresh_later)
        document.undo_stack.indexChanged.connect(self._refresh_later)

    def _drop_document(self, document: Document) -> None:
        home = self._homes.pop(document, "")
        self.notices.forget(document)
        if self._shown.get(home) is document:
            rest = [other for other, other_home in self._homes.items() if other_home == home]
            self._shown.pop(home)
            if rest:
                self._shown[home] = rest[-1]
            if home in self.workspaces:
                self.workspaces[home].open(self._shown.get(home))
        self.refresh()

    # ------------------------------------------------------------ problems

    def show_problem(self, problem: Problem) -> None:
        """Show the place of a problem, whatever file it lies in."""
        target = self._document_of(problem)
        if target is None:
            return
        self.show_document(target)
        if isinstance(self.workspace, WritingWorkspace):
            self.workspace.jump(problem.line, problem.column)

    def fix_problem(self, problem: Problem, *, and_all_alike: bool = False) -> bool:
        """Mend a problem as it proposes, perhaps with all of its kind, unless the text has changed since."""
        target = self._document_of(problem)
        if problem.fix is None or target is None or self.desk.checking.is_stale(target):
            return False
        problems = mending.alike(problem, target.open_problems) if and_all_alike else [problem]
        is_shown = self.workspace.document is target
        follow = self.workspace.follow_mend if is_shown else lambda _: None
        one_by_one = is_shown and self.workspace.keeps_symmetry
        done = mending.mend(target, problems, self.desk.checking, follow, one_by_one=one_by_one)
        if not done:
            text = self.tr("This mend would bring new errors, so nothing was changed.")
            self.say(Notice(text, Severity.WARNING, document=target, topic="mend"))
        return done

    def _document_of(self, problem: Problem) -> Document | None:
        path = path_of(problem)
        known = self.desk.find(path)
        return known or (self.open_path(path) if path.is_file() else None)

    # ------------------------------------------------------------ notices and state

    def say(self, notice: Notice) -> None:
        """Show a notice."""
        self.notices.show_notice(notice)

    def withdraw(self, topic: str, document: Document | None = None) -> None:
        """Take a notice away because it no longer holds."""
        self.notices.withdraw(topic, document)

    def do(self, action: str) -> None:
        """Do an action by its id, as if it was chosen in a menu."""
        self.commands.do(action)

    def menu_of(self, actions: Iterable[str]) -> QMenu:
        """Give a menu of actions by their ids, with a line wherever an id is empty."""
        return self.commands.menu_of(actions)

    def _refresh_later(self, *_: object) -> None:
        self._refresh_soon.start()

    def refresh(self) -> None:
        """Look again at what can be done, the tabs, the title and the status bar."""
        if not self.workspace_name:
            return
        document, workspace = self.document, self.workspace
        if workspace.document is not document:
            workspace.open(document)
        self.notices.show_for(document)
        self.rail.show_closed("map", self.why_no_map())
        self.commands.refresh()
        mine = [each for each in self.desk if self._homes.get(each) == self.workspace_name]
        self.tabs.show_documents(mine, document)
        self.tabs.setVisible(workspace.has_tabs and bool(mine))
        title = one_line(workspace.title())
        self.setWindowTitle(f"{title} — Daimyo" if title else "Daimyo")
        self.menuBar().set_title(title)
        counts = workspace.problem_counts() if isinstance(workspace, WritingWorkspace) and document else ""
        self.status_bar.show_status(workspace.status(), counts)
        if not self.keeping.isActive():
            self.keeping.start()

    # ------------------------------------------------------------ what actions call

    def why_no_map(self) -> str:
        """Say why no map is drawn: the game that is worked on has none."""
        game = self.workspace.game
        if game not in games.GAMES or games.facts_of(game).needs_map:
            return ""
        return self.tr("{game} is played without a map.").format(game=games.facts_of(game).title)

    @property
    def can_draw_map(self) -> bool:
        """Say whether the game that is worked on has maps."""
        return not self.why_no_map()

    def menuBar(self) -> TitledMenuBar:  # noqa: N802  # Qt's name
        """Give the menu bar, which is ours."""
        bar = super().menuBar()
        assert isinstance(bar, TitledMenuBar)
        return bar

    @property
    def is_full_screen(self) -> bool:
        """Say whether the window takes the whole screen."""
        return self.isFullScreen()

    def toggle_full_screen(self) -> None:
        """Take the whole screen, or go back to a window."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def focus_next_pane(self) -> None:
        """Move the keyboard focus to the next part of the window."""
        chosen = self.rail.buttons[self.workspace_name]
        panes = [chosen, self.toolbar, self.tabs.bar, *self.workspace.panes(), *self.tour.panes()]
        seen = [pane for pane in panes if pane.isVisible()]
        focused = QApplication.focusWidget()
        here = next(
            (n for n, pane in enumerate(seen) if _holds(pane, focused)),
            -1,
        )
        for step in range(1, len(seen) + 1):
            pane = seen[(here + step) % len(seen)]
            pane.setFocus()
            following = pane.nextInFocusChain()
            if not pane.hasFocus() and following is not None:
                following.setFocus()
            if QApplication.focusWidget() is not focused:
                return

    # ------------------------------------------------------------ dropping, closing

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files that are dragged here."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open files that are dropped here."""
        self.files.open_paths(Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile())
        event.acceptProposedAction()

    def event(self, event: QEvent) -> bool:
        """Show hints about what the mouse is over, and keep unsaved texts when another window is used."""
        if isinstance(event, QStatusTipEvent):
            self.status_bar.show_hint(event.tip())
            return True
        if event.type() is QEvent.Type.WindowDeactivate:
            self.desk.keep_unsaved()
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes, then keep the state for the next start."""
        if not self.files.may_close(list(self.desk)):
            event.ignore()
            return
        for workspace in self.workspaces.values():
            workspace.farewell()
        self.keep_session()
        event.accept()

    def keep_session(self) -> None:
        """Keep what should be found again at the next start."""
        self.session.keep_geometry(self)
        for name, workspace in self.workspaces.items():
            self.session.keep_state(name, workspace.saved_state())
        paths = [document.path for document in self.desk if document.has_file or document.is_shipped]
        shown = {name: document.path for name, document in self._shown.items()}
        self.session.keep_files(paths, shown, self.workspace_name)


def _holds(pane: QWidget, focused: QWidget | None) -> bool:
    """Say whether the focus is on a pane or inside it."""
    return focused is not None and (pane is focused or pane.isAncestorOf(focused))
