"""The raiders of a variant as lines of a table, and which of them the filters let through."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.amounts import amount, seated
from workbench.games.seven_samurai.cards.raider import Raider, read_raider
from workbench.rules.variant_text import VariantText, at

Index = QModelIndex | QPersistentModelIndex

CARDS = ("raiders", "cards")
MARK, CARD, GROUP, VALUE, SYMBOL, FLAMES, PENALTIES, IN_PLAY, WAS = range(9)
# The key of an entry that a column shows and edits.
KEYS = {GROUP: "group", VALUE: "value", SYMBOL: "symbol", FLAMES: "flames", PENALTIES: "penalties"}
# What is filtered by, in the order of the lines of chips.
FILTERS = ("group", "value", "symbol", "penalty", "flames")
NONE = "none"


@dataclass(frozen=True, slots=True)
class Line:
    """One raider, how the entry stands in this variant, and which of its keys were set here."""

    raider: Raider
    mark: str = ""
    origin: str = ""
    was: Raider | None = None
    is_removed: bool = False
    own: frozenset[str] = frozenset()

    def facts(self) -> dict[str, tuple[str, ...]]:
        """Give what the filters ask for: one word each, and of the penalties several."""
        raider = self.raider
        return {
            "group": (raider.group,),
            "value": (str(raider.value),),
            "symbol": (raider.symbol,),
            "penalty": raider.penalties or (NONE,),
            "flames": ("flames" if raider.flames else NONE,),
        }


@dataclass(frozen=True)
class Filters:
    """What is let through: chips of one line are "or", lines are "and"; a line without a chip lets all through."""

    chosen: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def lets(self, line: Line, *, but: str = "") -> bool:
        """Say whether a raider passes, perhaps one line of chips left out."""
        facts = line.facts()
        return all(
            not words_ or name == but or words_.intersection(facts[name])
            for name, words_ in self.chosen.items()
        )

    def toggled(self, name: str, word: str) -> Filters:
        """Give the filters with one chip on that was off, or off that was on."""
        now = self.chosen.get(name, frozenset())
        return Filters({**self.chosen, name: now ^ {word}})

    @property
    def is_empty(self) -> bool:
        """Say whether everything passes."""
        return not any(self.chosen.values())


def read_lines(variant_text: VariantText) -> list[Line]:
    """Read all raiders of a variant, those that it removed among them."""
    known = at(variant_text.values, CARDS)
    known = known if isinstance(known, dict) else {}
    own = variant_text.own(CARDS)
    own = own if isinstance(own, dict) else {}
    inherited = at(variant_text.inherited, CARDS)
    inherited = inherited if isinstance(inherited, dict) else {}
    removed = [name for name, entry in own.items() if entry is None]
    return [_line(variant_text, name, known, own, inherited) for name in (*known, *removed)]


def _line(
    variant_text: VariantText,
    name: str,
    known: dict[str, Any],
    own: dict[str, Any],
    inherited: dict[str, Any],
) -> Line:
    before = inherited.get(name)
    was = read_raider(name, before) if isinstance(before, dict) else None
    is_removed = name not in known
    entry = before if is_removed else known[name]
    raider = read_raider(name, entry if isinstance(entry, dict) else {})
    standing = variant_text.standing((*CARDS, name))
    said = own.get(name)
    keys = frozenset(said) if isinstance(said, dict) and was is not None else frozenset()
    return Line(raider, standing.mark, standing.origin, was if standing.is_own else None, is_removed, keys)


class RaiderModel(QAbstractTableModel):
    """The lines that pass the filters."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Line] = []
        self.shown: list[Line] = []
        self.filters = Filters()
        self.players = 4
        self._shares: dict[str, float] = {}

    def show_variant(self, variant_text: VariantText) -> None:
        """Take the raiders of another state of the text; the same lines are left where they are."""
        lines = read_lines(variant_text)
        samurai = seated(variant_text.values, self.players)
        sizes: dict[str, int] = {}
        for line in lines:
            if not line.is_removed:
                sizes[line.raider.group] = sizes.get(line.raider.group, 0) + 1
        self._shares = {
            group: amount(variant_text.values, ("raiders", group), samurai)[0] / size
            for group, size in sizes.items()
        }
        self.lines = lines
        self._filter()

    def show_filters(self, filters: Filters) -> None:
        """Let other lines through."""
        self.filters = filters
        self._filter()

    def _filter(self) -> None:
        shown = [line for line in self.lines if self.filters.lets(line)]
        if [line.raider.name for line in shown] == [line.raider.name for line in self.shown]:
            self.shown = shown
            if shown:
                self.dataChanged.emit(self.index(0, 0), self.index(len(shown) - 1, WAS))
            return
        self.beginResetModel()
        self.shown = shown
        self.endResetModel()

    def row_of(self, name: str) -> int:
        """Give the row of a raider by name, or -1."""
        names = [line.raider.name for line in self.shown]
        return names.index(name) if name in names else -1

    # ------------------------------------------------------------ Qt's side

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's signature
        """Give the number of lines."""
        return 0 if parent.isValid() else len(self.shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's signature
        """Give the number of columns."""
        return 0 if parent.isValid() else WAS + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Give the titles of the columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            CARD: self.tr("Card"),
            GROUP: self.tr("Group"),
            VALUE: self.tr("Value"),
            SYMBOL: self.tr("Symbol"),
            FLAMES: self.tr("Flames"),
            PENALTIES: self.tr("Penalties"),
            IN_PLAY: self.tr("In play, {players} players").format(players=self.players),
        }.get(section, "")

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let the values be edited, unless the raider is removed."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.column() in KEYS and not self.shown[index.row()].is_removed:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give the words of a cell; the delegate draws the line itself."""
        line = self.shown[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(line, index.column())
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == PENALTIES:
            return ". ".join(map(words.struck, line.raider.penalties))
        return None

    def _words(self, line: Line, column: int) -> str:
        raider = line.raider
        if column == IN_PLAY:
            return "" if line.is_removed else f"{self._shares.get(raider.group, 0) * 100:.0f} %"
        if column == WAS:
            return self._was(line)
        return {
            CARD: raider.name,
            GROUP: words.group(raider.group),
            VALUE: str(raider.value),
            SYMBOL: words.symbol(raider.symbol),
            FLAMES: self.tr("yes") if raider.flames else self.tr("no"),
            PENALTIES: ", ".join(map(words.penalty, raider.penalties)),
        }.get(column, "")

    def _was(self, line: Line) -> str:
        if line.is_removed:
            return self.tr("removed here")
        if line.was is None:
            return self.tr("new here") if line.mark == "own" else ""
        now, before = line.raider, line.was
        said = []
        if now.group != before.group:
            said.append(words.group(before.group))
        if now.value != before.value:
            said.append(str(before.value))
        if now.symbol != before.symbol:
            said.append(words.symbol(before.symbol))
        if now.flames != before.flames:
            said.append(self.tr("flames") if before.flames else self.tr("no flames"))
        if now.penalties != before.penalties:
            said.append(", ".join(map(words.penalty, before.penalties)) or self.tr("no penalty"))
        return self.tr("was {value}").format(value=", ".join(said)) if said else ""
