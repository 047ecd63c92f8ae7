"""A choice among the documents of a kind: what lies open, saved or not, and what is shipped."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine import documents, games
from engine.play.facts import Facts
from engine.texts import shipped
from workbench.documents.desk import Desk
from workbench.documents.document import Document
from workbench.documents.reading import OpenLibrary
from workbench.dress.icons import icon
from workbench.rules.titles import short_title
from workbench.shelf import shelved, title_in
from workbench.visible import one_line
from workbench.widgets.controls import WordBox
from workbench.widgets.plain_label import plain_tip

ICONS = {"map": "map", "variant": "rules"}


class DocumentChoice(WordBox):
    """Lists documents; as long as nobody has chosen, the one that was opened last is taken."""

    def __init__(self, kind: str, name: str, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__({}, {}, name, parent)
        self.kind, self.desk = kind, desk
        self.facts = games.usual()
        self._is_chosen = False
        # Files of earlier set-ups that are not open now.
        self._others: list[Path] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        # Listing is silent, so whatever changes the choice aloud has chosen.
        self.currentIndexChanged.connect(self._note_choice)
        self.list_documents()

    def _note_choice(self, _: int) -> None:
        self._is_chosen = True

    @property
    def path(self) -> Path:
        """The file of the chosen document."""
        return Path(self.currentData())

    def list_documents(self) -> None:
        """List what there is now, and stay with what is chosen."""
        chosen = self.currentData() if self._is_chosen else None
        self.blockSignals(True)
        self.clear()
        own = [each for each in self.desk if self._is_offered(each)]
        for document in own:
            title = self.tr("{name} (not saved)") if document.is_modified else "{name}"
            self._add("new", title.format(name=self._own_title(document)), document.path)
        for path in self._others:
            if all(path != document.path for document in own):
                self._add("open", path.name, path)
        if self.count():
            self.insertSeparator(self.count())
        for each in shelved(self.kind, self.facts.name if self.kind == "variant" else None):
            # Its game is chosen above: a variant is called as in every room where that is known.
            title = short_title(each.title) if self.kind == "variant" else each.title
            self._add(ICONS[self.kind], title, each.path)
        default = own[-1].path if own else self._usual()
        # The line between the lists has no path either.
        found = -1 if chosen is None else self.findData(chosen)
        self.setCurrentIndex(found if found >= 0 else self.findData(str(default)))
        self.blockSignals(False)

    def _own_title(self, document: Document) -> str:
        """Name an open document: a variant by its title, as everywhere, a map by its file."""
        title = short_title(title_in(document.text)) if self.kind == "variant" else ""
        return title or document.name

    def show_game(self, facts: Facts) -> None:
        """Offer the documents of another game; what was chosen of the last one is chosen no more."""
        if facts.name != self.facts.name:
            self.facts, self._is_chosen = facts, False
            self.list_documents()

    def _is_offered(self, document: Document) -> bool:
        """Say whether an open document is of this kind and game; one that cannot be read may be of any."""
        if document.kind != self.kind or document.is_shipped:
            return False
        known = game_of(document.path, self.desk) if self.kind == "variant" else ""
        return known in ("", self.facts.name)

    def _usual(self) -> Path | None:
        """Give what somebody plays who has chosen nothing yet: the rules that state everything, on the usual map."""
        if self.kind == "variant":
            return shipped.find(self.kind, f"{self.facts.name}/{self.facts.base}")
        return None if self.facts.usual_map is None else shipped.find(self.kind, self.facts.usual_map)

    def _add(self, glyph: str, title: str, path: Path) -> None:
        self.addItem(icon(glyph), one_line(title), str(path))
        self.setItemData(self.count() - 1, plain_tip(str(path)), Qt.ItemDataRole.ToolTipRole)

    def choose(self, path: Path) -> None:
        """Choose a document, also one that is not open; one that is gone changes nothing."""
        if self.findData(str(path)) < 0 and path.is_file():
            self._others.append(path)
            self.list_documents()
        found = self.findData(str(path))
        if found >= 0:
            self._is_chosen = True
            self.setCurrentIndex(found)


def game_of(path: Path, desk: Desk) -> str:
    """Give the game of a variant as it stands; nothing where that cannot be told, or there is only one game."""
    if len(games.GAMES) == 1:
        return ""
    # A variant with errors is still of its game, which its chain of parents tells.
    found = documents.load_variant(OpenLibrary(desk.texts()), path).values.get("game")
    return found if isinstance(found, str) and found in games.GAMES else ""
