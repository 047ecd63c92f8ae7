"""The desk: all documents that lie open, how they are opened, saved and closed, and what guards them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from engine.texts import shipped, source
from engine.texts.library import shown, start_of
from engine.texts.problem import Problem
from engine.texts.saying import Name
from engine.texts.source import Source
from engine.texts.writing import clear_part, write_atomically
from workbench.documents import moving
from workbench.documents.checking import Checking
from workbench.documents.document import Disk, Document
from workbench.documents.ordinary import bytes_of, why_no_text, why_not_ordinary
from workbench.documents.reading import OpenLibrary
from workbench.documents.recovery import Leftover, Recovery
from workbench.documents.saving import why_not_saved
from workbench.documents.watching import Watching

translate = QCoreApplication.translate

# Nobody needs more bytes of a file to tell whether it is text.
LOOKED_THROUGH = 100_000


class Desk(QObject):
    """The open documents in the order in which they were opened."""

    opened = Signal(object)
    closed = Signal(object)
    read = Signal(object)
    """More is known of a document: its text was read anew."""
    autosave_failed = Signal(str)

    def __init__(self, recovery_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.documents: list[Document] = []
        self.checking = Checking(lambda: self.documents, self)
        self.recovery = Recovery(recovery_folder)
        # Where new documents would lie: the folder last used, else the home folder's.
        self.folder = Path.cwd()
        self._watching = Watching(self)
        self._watching.noticed.connect(self.look_at_files)
        self._autosave = QTimer(self, singleShot=True)
        self._autosave.timeout.connect(self.keep_unsaved)
        self.autosave_seconds = 4

    def __iter__(self) -> Iterator[Document]:
        return iter(self.documents)

    # ------------------------------------------------------------ opening and closing

    def open(self, path: Path) -> tuple[Document | None, list[Problem]]:
        """Open a file, or give the document that is open already, or say why it cannot be opened.

        A text that cannot be read in full opens all the same, locked, so that its problems can be seen; what is no text
        at all does not.
        """
        path = absolute(path)
        if known := self.find(path):
            return known, []
        if reason := why_not_ordinary(path):
            return None, [start_of(shown(path)).problem("file-unreadable", reason)]
        clear_part(path)
        read, problems = source.read(path, shown(path))
        if read is None and (not problems or problems[0].code not in ("encoding", "file-too-large")):
            return None, problems
        if read is None and (reason := why_no_text(bytes_of(path, LOOKED_THROUGH))):
            return None, [start_of(shown(path)).problem("file-unreadable", reason)]
        document = Document(path, read or _as_far_as_readable(path), has_file=True, parent=self)
        document.opening_problems = tuple(problems)
        document.is_shipped = is_shipped(path)
        self._take(document)
        return document, problems

    def new(self, name: str, text: str) -> Document:
        """Lay a new text on the desk, not saved yet, under a name that no other document has."""
        path = self._free_path(self.folder / name)
        document = Document(path, Source(name, text), has_file=False, parent=self)
        self._take(document)
        return document

    def find(self, path: Path) -> Document | None:
        """Give the open document of a file."""
        wanted = absolute(path)
        real = os.path.realpath(wanted)
        for document in self.documents:
            if document.path == wanted or (document.has_file and os.path.realpath(document.path) == real):
                return document
        return None

    def close(self, document: Document) -> None:
        """Take a document off the desk; unsaved changes are gone with it, so ask first."""
        self.documents.remove(document)
        self.checking.forget(document)
        self.recovery.forget(id(document))
        self._watch()
        self.closed.emit(document)
        document.deleteLater()

    def _take(self, document: Document) -> None:
        document.place_for_copy = self._path_for_copy
        document.is_open_elsewhere = lambda path: self.find(path) is not None
        document.parsed = self.checking.parsed
        document.text_changed.connect(lambda _: self._text_changed(document))
        document.state_changed.connect(lambda: self._state_changed(document))
        document.reading_changed.connect(lambda: self.read.emit(document))
        self.documents.append(document)
        self._watch()
        self.checking.note(document)
        self.opened.emit(document)
        if document.is_modified:
            self._autosave.start(self.autosave_seconds * 1000)

    def _text_changed(self, document: Document) -> None:
        self.checking.note(document)
        if self.autosave_seconds and not self._autosave.isActive():
            self._autosave.start(self.autosave_seconds * 1000)

    def _state_changed(self, document: Document) -> None:
        if not document.is_modified:
            self.recovery.forget(id(document))

    # ------------------------------------------------------------ saving

    def save(self, document: Document, path: Path | None = None) -> Problem | None:
        """Write a document to its file or another, or say why that failed; then nothing has changed."""
        target = absolute(path or document.path)
        has_moved = self._keep_meaning(document, target)
        try:
            content = document.encoded()
            write_atomically(target, content)
        except (OSError, UnicodeError) as error:
            if has_moved:
                document.undo()
            return start_of(target).problem("not-saved", Name(why_not_saved(target, error)))
        renamed = target != document.path
        document.set_saved(target, content)
        self.recovery.forget(id(document))
        self.folder = target.parent
        self._watch()
        if renamed:
            self.checking.note(document)  # relative names are read from the new place
        return None

    def _keep_meaning(self, document: Document, target: Path) -> bool:
        """Let a text mean the same other files from another folder, and say whether it had to be changed for that."""
        if document.is_shipped or document.is_locked:
            return False
        is_first = not document.has_file
        edits = moving.edits_for(self.library(), document.kind, document.path, target, is_first=is_first)
        return document.apply(edits, translate("Desk", "Name the same files from another folder"))

    def revert(self, document: Document) -> Problem | None:
        """Take over the file's text as one deed, or say why it cannot be read."""
        if reason := why_not_ordinary(document.path):
            return start_of(shown(document.path)).problem("file-unreadable", reason)
        read, problems = source.read(document.path, shown(document.path))
        if read is None:
            return problems[0]
        document.replace_all(read.text, translate("Desk", "Revert to the file"))
        document.has_mark = read.has_mark
        document.saved_text = read.text
        document.set_disk(Disk.AS_KNOWN, read.encoded())
        document.state_changed.emit()
        return None

    # ------------------------------------------------------------ files changed by others

    def look_at_files(self) -> None:
        """Compare the files with what we know of them, and note on each document what was found."""
        for document in self.documents:
            if not document.has_file or document.is_locked:
                continue
            try:
                content = bytes_of(document.path, source.MAX_BYTES + 1)
            except (OSError, ValueError):
                document.set_disk(Disk.GONE)
                continue
            is_known = content in (document.content_on_disk, document.encoded())
            document.set_disk(Disk.AS_KNOWN if is_known else Disk.CHANGED, content if is_known else None)
        self._watch()

    def keep_mine(self, document: Document) -> None:
        """Stay with the open text although the file is another now; the next save replaces the file."""
        try:
            document.content_on_disk = bytes_of(document.path, source.MAX_BYTES + 1)
        except (OSError, ValueError):
            document.content_on_disk = b""
        document.saved_text = None
        document.set_disk(Disk.AS_KNOWN)
        document.state_changed.emit()

    def _watch(self) -> None:
        self._watching.watch(document.path for document in self.documents if document.has_file)

    # ------------------------------------------------------------ guarding unsaved texts

    def keep_unsaved(self) -> None:
        """Keep every unsaved text in the recovery folder."""
        self._autosave.stop()
        if not self.autosave_seconds:
            return
        try:
            for document in self.documents:
                if document.is_modified and not document.is_locked:
                    self.recovery.keep(
                        id(document),
                        document.path,
                        document.text,
                        has_mark=document.has_mark,
                        had_file=document.has_file,
                    )
        except OSError as error:
            self.autosave_failed.emit(error.strerror or str(error))

    def recover(self, leftover: Leftover) -> Document:
        """Open a text that a crashed session left, on top of its file where that still exists."""
        document = self.find(leftover.path)
        if document is None and leftover.had_file:
            document, _ = self.open(leftover.path)
        if document is None or document.is_locked:
            document = self.new(leftover.path.name, leftover.text)
            if not leftover.path.exists() and self.find(leftover.path) is None:
                document.path = leftover.path
        else:
            document.replace_all(leftover.text, translate("Desk", "Recover unsaved changes"))
        document.has_mark = leftover.has_mark
        self.keep_unsaved()
        self.recovery.discard(leftover)
        return document

    def farewell(self) -> None:
        """End in order: stop all work and leave nothing to recover."""
        self._autosave.stop()
        self.checking.close()
        self.recovery.close()

    # ------------------------------------------------------------ names and views

    def texts(self) -> dict[Path, str]:
        """Give the open texts by path: what a simulation or a child variant must see instead of the files."""
        return {document.path: document.text for document in self.documents}

    def library(self) -> OpenLibrary:
        """Give a library that reads the open texts in place of their files."""
        return OpenLibrary(self.texts(), self.checking.parsed)

    def _path_for_copy(self, original: Path) -> Path:
        stem, ending = _split_name(original.name)
        return self._free_path(self.folder / f"{stem}-copy{ending}")

    def _free_path(self, wanted: Path) -> Path:
        stem, ending = _split_name(wanted.name)
        taken = {document.path for document in self.documents}
        path, number = wanted, 2
        while path in taken or path.exists():
            path, number = wanted.with_name(f"{stem}-{number}{ending}"), number + 1
        return path


def absolute(path: Path) -> Path:
    """Give a path from the root, links kept as the person named them."""
    return Path(os.path.abspath(path.expanduser()))  # noqa: PTH100  # resolve() would replace links


def is_shipped(path: Path) -> bool:
    """Say whether a file came with the program: such a file stays as it is."""
    return Path(os.path.realpath(path)).is_relative_to(shipped.folder() / "variants")


def _split_name(name: str) -> tuple[str, str]:
    for ending in (".experiment.yaml", ".search.yaml", ".yaml", ".yml"):
        if name.endswith(ending):
            return name.removesuffix(ending), ending
    return name, ""


def _as_far_as_readable(path: Path) -> Source:
    """Give the text of a file that is not UTF-8, or its beginning, with marks for what cannot be shown."""
    raw = bytes_of(path, source.MAX_BYTES // 10)
    encoding = "utf-16" if raw.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8"
    return Source(shown(path), raw.decode(encoding, "replace").replace("\0", "\ufffd"))
