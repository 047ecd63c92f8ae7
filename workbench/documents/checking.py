"""Keeps what the engine reads in the open documents up to date, off the window's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from engine import games
from engine.texts.problem import Problem
from workbench.background import Worker
from workbench.documents.document import Document
from workbench.documents.reading import OpenLibrary, Parsed, Reading, depth_of, read_document

# Long enough to swallow the letters of a word, short enough to feel immediate.
PAUSE_MS = 120


class Checking(QObject):
    """Reads a document again a moment after its text, or a text it depends on, has changed."""

    def __init__(self, documents: Callable[[], Iterable[Document]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._documents = documents
        self._stale: dict[Document, None] = {}
        self.parsed: Parsed = {}
        self.variant: str | Path = games.of_maps().base
        self._worker = Worker("checking", self, is_alone=True)
        self._pause = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self._start)

    @property
    def is_busy(self) -> bool:
        """Say whether some document is still to be read."""
        return bool(self._stale) or self._worker.is_busy

    def is_stale(self, document: Document) -> bool:
        """Say whether what is known of a document may be out of date."""
        return document in self._stale

    def note(self, document: Document) -> None:
        """Take note that a text has changed, and with it all that depend on it."""
        self._stale[document] = None
        for other in self._documents():
            if other is not document and other.reading.depends_on(document.path):
                self._stale[other] = None
        self._pause.start()

    def forget(self, document: Document) -> None:
        """Stop reading a document that was closed."""
        self._stale.pop(document, None)

    def check_maps_against(self, variant: str | Path) -> None:
        """Check maps against another variant from now on."""
        if variant == self.variant:
            return
        self.variant = variant
        for document in self._documents():
            if document.kind == "map":
                self._stale[document] = None
        self._pause.start(0)

    def read_now(self, document: Document) -> tuple[Problem, ...]:
        """Check a document on the window's thread, for who must know before going on."""
        return read_document(document.path, self._texts(), self.variant, self.parsed).problems

    def depth_now(self, document: Document) -> int:
        """Tell how far a document is read as it is now: of two depths the errors cannot be compared."""
        return depth_of(OpenLibrary(self._texts(), self.parsed), document.path)

    def close(self) -> None:
        """Stop for good."""
        self._pause.stop()
        self._worker.close()

    def _start(self) -> None:
        asked = [document for document in self._stale if not document.is_locked]
        texts = self._texts()
        paths = [document.path for document in asked]
        variant, parsed = self.variant, self.parsed

        def work() -> list[Reading]:
            return [read_document(path, texts, variant, parsed) for path in paths]

        def done(readings: list[Reading]) -> None:
            for document, reading in zip(asked, readings, strict=True):
                self._deliver(document, reading)

        if asked:
            self._worker.ask(work, done)

    def _texts(self) -> dict[Path, str]:
        """Give every open text, saved or not: what lies open is what the designer sees, even if a file was touched."""
        return {document.path: document.text for document in self._documents() if not document.is_locked}

    def _deliver(self, document: Document, reading: Reading) -> None:
        if document not in self._stale or document.path != reading.path or document.text != reading.text:
            return  # closed, renamed or edited meanwhile: another reading is on its way
        del self._stale[document]
        document.set_reading(reading)
