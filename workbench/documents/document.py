"""A document: its text is the only truth, every view replaces spans of it, every deed can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from engine.texts import edit, ignoring
from engine.texts.edit import apply_edits
from engine.texts.problem import Edit, Problem, Severity
from engine.texts.source import Source
from workbench.documents.difference import edits_between
from workbench.documents.reading import OpenLibrary, Parsed, Reading, stated_kind

if TYPE_CHECKING:
    from engine.maps.map import Map

translate = QCoreApplication.translate


class Disk(Enum):
    """How a document's file compares with what was last read from or written to it."""

    AS_KNOWN = auto()
    CHANGED = auto()
    GONE = auto()


class Document(QObject):
    """A YAML text with its file, its undo history and what the engine reads in it.

    `path` is where the file lies or, before it was ever saved, where it would lie by its name.
    """

    text_changed = Signal(object)
    """The edits just made (a tuple of `Edit`), by offsets into the text as it was before."""
    state_changed = Signal()
    """The path, the modified mark or the state of the file is another."""
    disk_changed = Signal()
    """The file was changed or removed by somebody else, or that is settled."""
    reading_changed = Signal()
    """What the engine reads in the text, problems included, is new."""
    became_copy = Signal(object)
    """A shipped document was edited, so this is now a copy of the given path."""
    became_shipped = Signal()
    """Every edit of a copy was taken back, so this is the shipped document again."""

    def __init__(self, path: Path, source: Source, *, has_file: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.text = source.text
        self.has_mark = source.has_mark
        self.saved_text: str | None = source.text if has_file else None
        self.content_on_disk: bytes | None = source.encoded() if has_file else None
        self.disk = Disk.AS_KNOWN
        self.is_shipped = False
        # Why the text cannot be edited: the file could not be read as text in full.
        self.opening_problems: tuple[Problem, ...] = ()
        self.place_for_copy: Callable[[Path], Path] = _copy_beside_work
        self.is_open_elsewhere: Callable[[Path], bool] = lambda _: False
        # The path and content of the shipped document that this is a copy of, as long as it was not saved.
        self._shipped_as: tuple[Path, bytes | None] | None = None
        # Shared with whoever else reads it, so that each of its texts is parsed once.
        self.parsed: Parsed = {}
        self._ignored: frozenset[tuple[str, str, str]] = frozenset()
        # What the text says to ignore is listed again, until the text that no longer says so is read.
        self._is_heeding = False
        self.undo_stack = QUndoStack(self)
        self.reading = Reading(path, None, stated_kind(source.text), self.opening_problems)
        self._was_modified = self.is_modified

    # ------------------------------------------------------------ what it is

    @property
    def name(self) -> str:
        """The file's name, as tabs show it."""
        return self.path.name

    @property
    def kind(self) -> str | None:
        """`map`, `variant`, `experiment`, `search` or `record` by the text's `schema`, or nothing."""
        return self.reading.kind

    @property
    def is_modified(self) -> bool:
        """Say whether closing it now would lose something."""
        return self.text != self.saved_text

    @property
    def has_file(self) -> bool:
        """Say whether the text was ever saved under its path."""
        return self.content_on_disk is not None and not self.is_shipped

    @property
    def is_locked(self) -> bool:
        """Say whether the file could not be read as text in full, so that editing would damage it."""
        return bool(self.opening_problems)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All problems known of the text, in reading order."""
        return self.opening_problems or self.reading.problems

    @property
    def open_problems(self) -> tuple[Problem, ...]:
        """The problems that nobody chose to ignore, in reading order."""
        return tuple(
            problem
            for problem in self.problems
            if not (problem.is_ignored and not self._is_heeding) and _known_by(problem) not in self._ignored
        )

    def ignore(self, problem: Problem) -> None:
        """List a problem no more; errors cannot be ignored.

        A map keeps that in its text, any other document for as long as it is open.
        """
        if problem.severity is Severity.ERROR:
            return
        self._ignored |= {_known_by(problem)}
        if (chart := self._chart()) is not None:
            assert chart.source and chart.tree
            word, known = ignoring.word_for(problem), chart.values.get("ignored", [])
            edits = edit.set_value(chart.source, chart.tree, ("ignored",), [*known, word], before="legend")
            self.apply(edits, translate("Document", "Ignore a problem"))
        self.reading_changed.emit()

    def heed_all(self) -> None:
        """List all problems again."""
        self._ignored, self._is_heeding = frozenset(), True
        if (chart := self._chart()) is not None and "ignored" in chart.values:
            assert chart.source and chart.tree
            self.apply(
                edit.remove(chart.source, chart.tree, ("ignored",)), translate("Document", "Heed problems")
            )
        self.reading_changed.emit()

    def _chart(self) -> Map | None:
        """Give the map of the text as it is now, if it is one that can be drawn."""
        from engine.maps import map as maps

        chart = maps.load(self.library(), self.path) if self.kind == "map" and not self.is_locked else None
        return chart if chart is not None and chart.is_drawn else None

    @property
    def is_checked(self) -> bool:
        """Say whether the problems are those of the text as it is now."""
        return self.is_locked or self.reading.text == self.text

    def library(self) -> OpenLibrary:
        """Give a library that reads the text as it is now, parsed once for all who ask."""
        return OpenLibrary({self.path: self.text}, self.parsed)

    @property
    def newline(self) -> str:
        """The line ending the text uses."""
        return Source(self.name, self.text).newline

    def encoded(self) -> bytes:
        """Give the bytes to write to the file."""
        return Source(self.name, self.text, has_mark=self.has_mark).encoded()

    # ------------------------------------------------------------ editing

    def apply(self, edits: Iterable[Edit], deed: str, *, stroke: object = None) -> bool:
        """Make edits as one deed that can be taken back, and say whether the text is now another.

        Deeds that carry the same `stroke` become one: the hexes of a drag, the letters of a word.
        """
        made = tuple(edit for edit in edits if self.text[edit.start : edit.end] != edit.text)
        if not made or self.is_locked:
            return False
        if self.is_shipped:
            self._become_copy()
        self.undo_stack.push(ReplaceText(self, made, deed, stroke))
        return True

    def replace_all(self, text: str, deed: str) -> bool:
        """Give the document another text as one deed, changing only what differs."""
        return self.apply(edits_between(self.text, text), deed)

    def undo(self) -> None:
        """Take the last deed back; a copy of a shipped document is that one again once nothing is left of it."""
        original = self._shipped_as[0] if self._shipped_as and self.undo_stack.index() == 1 else None
        if original is not None and not self.is_open_elsewhere(original):
            self._become_shipped()
        self.undo_stack.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.is_shipped and self.undo_stack.canRedo():
            self._become_copy()
        self.undo_stack.redo()

    def swap(self, edits: tuple[Edit, ...]) -> tuple[Edit, ...]:
        """Make edits and give those that take them back; only `ReplaceText` calls this."""
        self.text, backwards = apply_edits(self.text, edits)
        self.text_changed.emit(edits)
        self._note_modified()
        return backwards

    def _become_copy(self) -> None:
        original = self.path
        self._shipped_as = (original, self.content_on_disk)
        self.is_shipped = False
        self.content_on_disk = None
        self.path = self.place_for_copy(original)
        self.state_changed.emit()
        self.became_copy.emit(original)

    def _become_shipped(self) -> None:
        assert self._shipped_as is not None
        self.path, self.content_on_disk = self._shipped_as
        self._shipped_as, self.is_shipped = None, True
        self.state_changed.emit()
        self.became_shipped.emit()

    # ------------------------------------------------------------ the file

    def set_saved(self, path: Path, content: bytes) -> None:
        """Take note that the text was written to a file."""
        self.path = path
        self.is_shipped, self._shipped_as = False, None
        self.saved_text = self.text
        self.content_on_disk = content
        self.set_disk(Disk.AS_KNOWN)
        self.undo_stack.setClean()
        self._was_modified = False
        self.state_changed.emit()

    def set_disk(self, disk: Disk, content: bytes | None = None) -> None:
        """Take note of what became of the file behind our back; content we know of is no news."""
        if content is not None and disk is Disk.AS_KNOWN:
            self.content_on_disk = content
        if disk is not self.disk:
            self.disk = disk
            self.disk_changed.emit()

    def set_reading(self, reading: Reading) -> None:
        """Take over what the engine read in the text."""
        self.reading, self._is_heeding = reading, False
        if self.kind == "map":
            self._ignored = frozenset()  # the text says it now
        self.reading_changed.emit()

    def _note_modified(self) -> None:
        if self.is_modified != self._was_modified:
            self._was_modified = self.is_modified
            self.state_changed.emit()


class ReplaceText(QUndoCommand):
    """The one undo command: undo and redo are the same swap of spans."""

    def __init__(self, document: Document, edits: tuple[Edit, ...], deed: str, stroke: object = None) -> None:
        super().__init__(deed)
        self._document = document
        self._edits = edits
        self._stroke = stroke

    def redo(self) -> None:
        """Swap the spans."""
        self._edits = self._document.swap(self._edits)

    undo = redo

    def id(self) -> int:
        """Let Qt try to join strokes."""
        return -1 if self._stroke is None else 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take a later deed of the same stroke into this one."""
        if not isinstance(other, ReplaceText) or other._stroke is not self._stroke:
            return False
        now = self._document.text
        between, _ = apply_edits(now, other._edits)
        before, _ = apply_edits(between, self._edits)
        self._edits = edits_between(now, before)
        return True


def _known_by(problem: Problem) -> tuple[str, str, str]:
    """Give what makes a problem the same after an edit elsewhere has moved it to another line."""
    return problem.file, problem.code, problem.message


def _copy_beside_work(original: Path) -> Path:
    return Path.cwd() / f"{original.name.removesuffix('.yaml')}-copy.yaml"
