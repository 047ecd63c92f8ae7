"""What surrounds the shown variant: its parents, the other variants, and the boards it can be played on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.texts import shipped, variant
from engine.texts.source import Node
from engine.texts.variant import Variant
from workbench.background import Worker
from workbench.documents.desk import Desk
from workbench.documents.document import Document
from workbench.documents.reading import OpenLibrary
from workbench.rules import variant_text as variant_texts
from workbench.rules.differing import differing
from workbench.rules.family import Member, members
from workbench.rules.schema_value import game_of
from workbench.rules.variant_text import Ancestry, VariantText


class Relatives(QObject):
    """Reads the other variants, those that lie open as they lie open; what is slow happens off the window's thread."""

    changed = Signal()
    """The family is another."""
    boards_known = Signal(object)
    """The names of the maps that the shown variant can be played on, or nothing while it has errors."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ancestry = Ancestry()
        self._followed: Document | None = None
        self._trees: list[tuple[Path, Node | None]] = []
        self._compared: Path | None = None
        self._other: tuple[Path, Variant] | None = None
        self._own: dict[Path, None] = {}
        self._recent: list[Path] = []
        self.family: list[Member] = []
        self._family_worker = Worker("family", self, is_alone=True)
        self._board_worker = Worker("boards", self, is_alone=True)
        for signal in (desk.opened, desk.closed):
            signal.connect(self._desk_changed)

    def _texts(self) -> dict[Path, str]:
        return {document.path: document.text for document in self._desk if not document.is_locked}

    def _library(self) -> OpenLibrary:
        return OpenLibrary(self._texts(), self._desk.checking.parsed)

    def take_over(self, other: Relatives) -> None:
        """Know the same variants, and compare with the same one."""
        self._compared, self.family = other._compared, other.family
        self._own.update(other._own)
        self._recent = other._recent

    # ------------------------------------------------------------ the shown variant

    def follow(self, document: Document) -> None:
        """Read the parents of a document as its last reading found them."""
        found = document.reading.variant
        library = self._library()
        if document.reading.text is None:  # opened a moment ago, and not checked yet
            found = variant.load(library, document.path)
        is_readable = found is not None and found.tree is not None
        # The parents of a text that is broken for now are those it had before.
        if not is_readable and document is self._followed:
            return
        self._followed = document
        chain = found.chain if found is not None else ()
        # Trees that were parsed before are the same objects, so that the parents are read again only after a change.
        trees = [(path, library.read(path).tree) for path in chain[1:]]
        if trees != self._trees:
            self._trees = trees
            self._ancestry = Ancestry.of(library, chain)
        self._other = None
        self.look()
        # The boards are found by what the check has read; before the first check they wait for it.
        checked = document.reading.variant
        if checked is not None and checked.is_sound:
            self._look_at_boards(checked)
        else:
            self.boards_known.emit(None)

    def variant_text(self, document: Document) -> VariantText | None:
        """Read a document's text as it is now."""
        return variant_texts.read(document.library().read(document.path), self._ancestry)

    # ------------------------------------------------------------ comparison

    def compare_with(self, path: Path) -> None:
        """Compare with another variant from now on."""
        self._compared = path

    def compared_with(self, document: Document, variant_text: VariantText) -> Variant | None:
        """Give the variant to compare with: the chosen one, else the parent, from which the tree counts, else any."""
        mine = [member.path for member in self.others(document)]
        chosen = self._compared if self._compared in mine else None
        if chosen is None:
            parent = variant_text.ancestry.parent
            if parent is not None:
                return parent
            known = shipped.files("variant", game_of(variant_text.kind)).values()
            chosen = next((path for path in known if path != document.path), None)
        if chosen is None:
            return None
        if self._other is None or self._other[0] != chosen:
            self._other = (chosen, variant.load(self._library(), chosen))
        return self._other[1]

    def shown_family(self, document: Document | None, variant_text: VariantText | None) -> list[Member]:
        """Give the family, the shown variant counted by its text as it is now, as its difference to the parent is."""
        parent = variant_text.ancestry.parent if variant_text is not None else None
        if document is None or variant_text is None or parent is None:
            return self.family
        changes = len(differing(variant_text.values, parent.values, variant_text.kind))
        return [
            replace(member, changes=changes) if member.path == document.path else member
            for member in self.family
        ]

    def others(self, document: Document) -> list[Member]:
        """Give the variants that a document can be compared with: the others of its game."""
        game = next((member.game for member in self.family if member.path == document.path), "")
        return [
            member
            for member in self.family
            if member.path != document.path and (not game or member.game == game)
        ]

    # ------------------------------------------------------------ the family

    def _desk_changed(self, _: Document) -> None:
        self.look()

    def look(self) -> None:
        """Look again at who is there, off the window's thread."""
        for document in self._desk:
            if document.kind == "variant" and not document.is_shipped:
                self._own[document.path] = None
        texts = self._texts()
        own = [path for path in self._own if path in texts]
        # What was closed since is as good as what was open lately.
        recent = [path for path in (*self._own, *self._recent) if path not in texts and path.is_file()]
        library, known = self._library(), self.family
        self._family_worker.ask(lambda: members(library, own, recent, known), self._take)

    def remember(self, paths: list[Path]) -> None:
        """Take up variants that were open lately."""
        self._recent = paths

    def _take(self, family: list[Member]) -> None:
        if family != self.family:
            self.family = family
            self.changed.emit()

    # ------------------------------------------------------------ boards

    def _look_at_boards(self, rules: Variant) -> None:
        library = self._library()

        def work() -> list[str]:
            return boards_of(library, rules)

        self._board_worker.ask(work, self.boards_known.emit)


def boards_of(library: OpenLibrary, rules: Variant) -> list[str]:
    """Give the shipped maps that a sound variant can be played on."""
    from engine import games
    from engine.maps import map as maps
    from engine.texts.problem import has_errors

    if not games.facts_of(rules.game).needs_map:
        return []
    return [
        name
        for name, file in shipped.files("map").items()
        if not has_errors(games.check_map(maps.load(library, file), rules))
    ]
