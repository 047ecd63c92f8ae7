"""What the File menu does: it asks people, and the desk does the work."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from engine import games
from engine.play.facts import Facts
from engine.texts import source
from engine.texts.problem import Problem, Severity
from workbench.dialogs import unsaved
from workbench.documents import templates
from workbench.documents.desk import Desk
from workbench.documents.difference import shown_difference
from workbench.documents.document import Disk, Document
from workbench.documents.ordinary import bytes_of
from workbench.documents.reading import stated_kind
from workbench.documents.recovery import Leftover
from workbench.language import told
from workbench.shelf import Shelved, shelved, title_in
from workbench.shell.notice import Notice
from workbench.shell.recent import Recent
from workbench.visible import one_line

Choices = tuple[tuple[str, Callable[[], object]], ...]


class Front(Protocol):
    """What the files need of the window."""

    @property
    def document(self) -> Document | None:
        """The shown document."""

    @property
    def facts(self) -> Facts:
        """What is known of the game that is worked on."""

    def show_document(self, document: Document) -> None:
        """Show a document in the workspace it belongs to."""

    def show_record(self, path: Path) -> None:
        """Show the game of a record at the table."""

    def say(self, notice: Notice) -> None:
        """Show a notice."""

    def withdraw(self, topic: str, document: Document | None = None) -> None:
        """Take a notice away."""


def file_name(text: str, name: str) -> str:
    r"""Give what the file of a new document is called: by its title, once somebody has given it one.

    >>> file_name("title: Sudden Peace!\n", "new-variant.yaml"), file_name("title: Duel\n", "duel.experiment.yaml")
    ('sudden-peace.yaml', 'duel.experiment.yaml')
    >>> file_name("title: New variant\n", "new-variant-2.yaml")
    'new-variant-2.yaml'
    """
    stem = "-".join(re.findall(r"\w+", title_in(text).lower()))
    ending = ".experiment.yaml" if name.endswith(".experiment.yaml") else ".yaml"
    is_named = bool(stem) and not name.startswith(stem)
    return stem + ending if is_named else name


def is_record(path: Path) -> bool:
    """Say whether a file is the record of a game, by its first lines."""
    if path.suffix.lower() != ".json":
        return False
    try:
        return stated_kind(bytes_of(path, 500).decode("utf-8", "replace")) == "record"
    except OSError:
        return False


class Files(QObject):
    """Opens, saves and closes documents the way a person means it."""

    def __init__(self, front: Front, desk: Desk, recent: Recent, window: QWidget) -> None:
        super().__init__(window)
        self._front = front
        self._desk = desk
        self._window = window
        self.recent = recent
        desk.opened.connect(self._watch_over)
        desk.autosave_failed.connect(self._warn_of_autosave)
        for document in desk:
            self._watch_over(document)

    # ------------------------------------------------------------ what can be done

    @property
    def has_document(self) -> bool:
        """Say whether a document is shown."""
        return self._front.document is not None

    @property
    def has_documents(self) -> bool:
        """Say whether any document is open."""
        return bool(self._desk.documents)

    @property
    def can_save(self) -> bool:
        """Say whether the shown document has something to save."""
        document = self._front.document
        return document is not None and document.is_modified and not document.is_locked

    @property
    def any_modified(self) -> bool:
        """Say whether some document has something to save."""
        return any(document.is_modified for document in self._desk)

    @property
    def can_revert(self) -> bool:
        """Say whether the shown document has changes to give up."""
        document = self._front.document
        return document is not None and document.has_file and document.is_modified

    # ------------------------------------------------------------ opening

    def open(self) -> None:
        """Ask for files and open them."""
        title = self.tr("Open")
        kinds = self.tr("Daimyo documents and game records (*.yaml *.yml *.json);;All files (*)")
        names, _ = QFileDialog.getOpenFileNames(self._window, title, str(self._desk.folder), kinds)
        self.open_paths(Path(name) for name in names)

    def find(self, missing: Path) -> None:
        """Ask where a recent file has gone, open it there, and forget where it was."""
        folder = next((each for each in missing.parents if each.is_dir()), self._desk.folder)
        title = self.tr("Find {file}").format(file=one_line(missing.name))
        kinds = self.tr("Daimyo documents (*.yaml *.yml);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(folder), kinds)
        if name and self.open_paths([Path(name)]):
            self.recent.forget(missing)

    def open_paths(self, paths: Iterable[Path]) -> list[Document]:
        """Open files and show the last one; what cannot be opened is said in a notice. Records go to the table."""
        opened = self.open_quietly(paths)
        if opened:
            self._front.show_document(opened[-1])
        return opened

    def open_quietly(self, paths: Iterable[Path]) -> list[Document]:
        """Open files and show none of them, but for records."""
        opened = []
        for path in paths:
            if is_record(path):
                self.recent.note(path, "record")
                self._front.show_record(path)
                continue
            document, problems = self._desk.open(path)
            if document is None:
                self._say_problem(problems[0], path)
                continue
            opened.append(document)
            if not document.is_shipped:
                self.recent.note(document.path, document.kind)
                self._desk.folder = document.path.parent
        return opened

    def fill_recent_menu(self, menu: QMenu) -> None:
        """List the files that were open lately."""
        paths = self.recent.paths()
        for path in paths:
            menu.addAction(one_line(str(path)).replace("&", "&&"), partial(self.open_paths, [path]))
        if paths:
            menu.addSeparator()
            menu.addAction(self.tr("Clear this list"), self.recent.clear)
        else:
            menu.addAction(self.tr("No files yet")).setEnabled(False)

    def fill_shipped_menu(self, menu: QMenu, kind: str) -> None:
        """List the shipped documents of a kind."""
        for each, inner in _by_game(shelved(kind), menu):
            inner.addAction(each.title.replace("&", "&&"), partial(self.open_paths, [each.path]))
        if menu.isEmpty():
            menu.addAction(self.tr("None are shipped")).setEnabled(False)

    # ------------------------------------------------------------ new documents

    def new_map(self) -> Document:
        """Start a map."""
        from workbench.map.space_kinds import PARTS

        return self._new("new-map.yaml", PARTS.new_map() if PARTS.new_map else "")

    def new_variant(self, parent: str = "") -> Document:
        """Start a variant that changes another, the usual one where none is named."""
        name = parent or games.usual().usual_variant
        return self._new("new-variant.yaml", templates.variant_of(name))

    def new_experiment(self) -> Document:
        """Start an experiment with the game that is worked on."""
        return self._new("new.experiment.yaml", templates.experiment(self._front.facts))

    def new_search(self) -> Document:
        """Start a search for balance with the game that is worked on."""
        return self._new("new.search.yaml", templates.search(self._front.facts))

    def fill_new_variant_menu(self, menu: QMenu) -> None:
        """List what a new variant can start from."""
        for each, inner in _by_game(shelved("variant"), menu):
            inner.addAction(each.title.replace("&", "&&"), partial(self.new_variant, each.name))

    def _new(self, name: str, text: str) -> Document:
        document = self._desk.new(name, text)
        self._front.show_document(document)
        return document

    # ------------------------------------------------------------ saving

    def save(self, document: Document | None = None) -> bool:
        """Save a document, asking for a file where it has none, and say whether that was done."""
        document = document or self._front.document
        if document is None or document.is_locked:
            return False
        if not document.has_file:
            return self.save_as(document)
        self._desk.look_at_files()
        if document.disk is Disk.CHANGED and not self._may_overwrite(document):
            return False
        return self._written(document, document.path)

    def save_as(self, document: Document | None = None) -> bool:
        """Ask for a file and save a document there."""
        document = document or self._front.document
        if document is None or document.is_locked:
            return False
        title, kinds = self.tr("Save as"), self.tr("Daimyo documents (*.yaml *.yml);;All files (*)")
        start = self._desk.folder / document.name if document.is_shipped else document.path
        if not document.has_file and not document.is_shipped:
            start = start.with_name(file_name(document.text, document.name))
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(start), kinds)
        if not name:
            return False
        path = Path(name)
        other = self._desk.find(path)
        if other is not None and other is not document:
            text = self.tr("{file} is open already: close it first, or choose another name.")
            self._front.say(Notice(text.format(file=path.name), Severity.WARNING, topic="save"))
            return False
        return self._written(document, path if path.suffix else path.with_suffix(".yaml"))

    def save_all(self) -> bool:
        """Save every changed document, and say whether all of that was done."""
        done = [self.save(document) for document in list(self._desk) if document.is_modified]
        return all(done)

    def _written(self, document: Document, path: Path) -> bool:
        problem = self._desk.save(document, path)
        if problem is not None:
            choices = ((self.tr("Save as…"), partial(self.save_as, document)),)
            self._front.say(Notice(told(problem.message), Severity.ERROR, choices, document, topic="save"))
            return False
        self._front.withdraw("save", document)
        self._front.withdraw("copy", document)
        self.recent.note(document.path, document.kind)
        return True

    def _may_overwrite(self, document: Document) -> bool:
        text = self.tr("{file} was changed by another program. Replace it by your text?").format(
            file=document.name
        )
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Save"), text, parent=self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        replace = box.addButton(self.tr("Replace"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        return box.clickedButton() is replace

    def revert(self) -> None:
        """Give up the changes since the last save."""
        document = self._front.document
        if document is not None:
            self.reload(document)

    # ------------------------------------------------------------ closing

    def close(self, document: Document | None = None) -> bool:
        """Close a document, asking first about unsaved changes, and say whether it is closed."""
        document = document or self._front.document
        if document is None or not self.may_close([document]):
            return False
        self._desk.close(document)
        return True

    def close_all(self) -> bool:
        """Close all documents, asking once about all unsaved changes."""
        if not self.may_close(list(self._desk)):
            return False
        for document in list(self._desk):
            self._desk.close(document)
        return True

    def may_close(self, documents: Sequence[Document]) -> bool:
        """Ask about the unsaved changes of some documents, and say whether they may be closed now."""
        changed = [document for document in documents if document.is_modified and not document.is_locked]
        if not changed:
            return True
        answer = unsaved.ask(changed, self._window)
        if answer is unsaved.Answer.SAVE:
            return all(self.save(document) for document in changed)
        return answer is unsaved.Answer.DISCARD

    # ------------------------------------------------------------ files changed by others

    def _watch_over(self, document: Document) -> None:
        document.disk_changed.connect(partial(self._tell_of_disk, document))
        document.became_copy.connect(partial(self._tell_of_copy, document))
        document.became_shipped.connect(partial(self._front.withdraw, "copy", document))

    def _tell_of_disk(self, document: Document) -> None:
        if document.disk is Disk.AS_KNOWN:
            self._front.withdraw("disk", document)
        elif document.disk is Disk.GONE:
            text = self.tr("{file} was deleted or moved. Your text is still here; saving writes it again.")
            again = partial(self._written, document, document.path)
            self._say_disk(document, text, ((self.tr("Save again"), again),))
        else:
            text = self.tr("{file} was changed by another program.")
            choices = (
                (self.tr("Reload"), partial(self.reload, document)),
                (self.tr("Keep mine"), partial(self._desk.keep_mine, document)),
                (self.tr("Show difference"), partial(self.show_difference, document)),
            )
            self._say_disk(document, text, choices)

    def _say_disk(self, document: Document, text: str, choices: Choices) -> None:
        text = text.format(file=document.name)
        notice = Notice(text, Severity.WARNING, choices, document, topic="disk", can_be_closed=False)
        self._front.say(notice)

    def reload(self, document: Document) -> None:
        """Take over the file's text; undo brings the own text back."""
        problem = self._desk.revert(document)
        if problem is not None:
            self._say_problem(problem, document.path)

    def show_difference(self, document: Document) -> None:
        """Show how the file differs from the open text, then ask again."""
        from workbench.dialogs.difference import DifferenceDialog

        read, problems = source.read(document.path)
        if read is None:
            self._say_problem(problems[0], document.path)
            return
        names = (self.tr("{file} on disk"), self.tr("{file} as open here"))
        shown = [name.format(file=document.name) for name in names]
        difference = shown_difference(read.text, document.text, *shown)
        words = self.tr("Lines with - are only in the file, lines with + only in your text.")
        DifferenceDialog(self.tr("Difference"), words, difference, self._window).exec()
        self._tell_of_disk(document)

    def _tell_of_copy(self, document: Document, original: Path) -> None:
        text = self.tr("{file} came with Daimyo and stays as it is. You are editing a copy, not saved yet.")
        choices = ((self.tr("Save as…"), partial(self.save_as, document)),)
        self._front.say(
            Notice(
                text.format(file=original.name), Severity.INFO, choices, document, topic="copy", passes=True
            )
        )

    # ------------------------------------------------------------ after a crash

    def offer_recovery(self) -> None:
        """Offer the unsaved texts that a crashed session left."""
        left = self._desk.recovery.leftovers()
        if left:
            names = ", ".join(leftover.path.name for leftover in left[:3])
            if len(left) > 3:
                names = self.tr("{files} and %n more", "", len(left) - 3).format(files=names)
            text = self.tr("Daimyo ended unexpectedly. Unsaved changes were kept: {files}.").format(
                files=names
            )
            choices = (
                (self.tr("Recover"), partial(self.recover, left)),
                (self.tr("Discard"), partial(self._discard, left)),
            )
            self._front.say(Notice(text, Severity.WARNING, choices, topic="recovery", is_for_all=True))

    def recover(self, left: Sequence[Leftover]) -> None:
        """Open the texts that a crashed session left."""
        for leftover in left:
            self._front.show_document(self._desk.recover(leftover))

    def _discard(self, left: Sequence[Leftover]) -> None:
        for leftover in left:
            self._desk.recovery.discard(leftover)

    def _warn_of_autosave(self, reason: str) -> None:
        text = self.tr("Unsaved changes cannot be kept for recovery: {reason}. Save your work to its files.")
        self._front.say(
            Notice(text.format(reason=reason), Severity.WARNING, topic="autosave", is_for_all=True)
        )

    def _say_problem(self, problem: Problem, path: Path) -> None:
        self._front.say(Notice(f"{path.name}: {told(problem.message)}", Severity.ERROR, topic=f"open {path}"))


def _by_game(documents: Iterable[Shelved], menu: QMenu) -> Iterator[tuple[Shelved, QMenu]]:
    """Give documents each with the menu it belongs in: one below for each game, where they are of several."""
    titles = {facts.name: facts.title for facts in games.all_facts()}
    ranks = {name: place for place, name in enumerate(titles)}
    documents = sorted(documents, key=lambda each: ranks.get(each.path.parent.name, len(ranks)))
    folders = {each.path.parent.name for each in documents}
    inner: dict[str, QMenu] = {}
    for each in documents:
        game = each.path.parent.name
        if len(folders) > 1 and game in titles and game not in inner:
            inner[game] = menu.addMenu(titles[game].replace("&", "&&"))
        yield each, inner.get(game, menu)
