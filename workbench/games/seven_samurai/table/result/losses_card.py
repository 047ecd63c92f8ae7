"""What the village lost and by what, and what would have helped; of a village that held, what it is worth."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.table import chronicle
from workbench.games.seven_samurai.table.result.findings import CAUSES, GAINS, LOSSES, Findings
from workbench.widgets.card import Card
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel


class LossesCard(Card):
    """A row for each cause, a column for what was lost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("What the village lost, and by what"))
        self.setAccessibleName(self.title.text())
        self.body.setContentsMargins(14, 6, 14, 10)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self.said: list[str] = []

    def show_findings(self, found: Findings) -> None:
        """Show another game."""
        empty(self._grid)
        self.said = []
        titles = {
            "barricade": self.tr("barricades"),
            "farm": self.tr("farms"),
            "family": self.tr("families"),
        }
        for column, title in enumerate(titles.values(), 2):
            head = PlainLabel(title, self)
            head.setObjectName("hint")
            head.setFont(typeface.style("small"))
            self._grid.addWidget(head, 0, column, Qt.AlignmentFlag.AlignRight)
        for cause in CAUSES:
            self._add(cause, found.lost[cause], is_gain=False)
        built = {what: sum(found.lost[cause][what] for cause in GAINS) for what in LOSSES}
        if any(built.values()):
            self._add(chronicle.POWER, built, is_gain=True)

    def _add(self, cause: str, counts: dict[str, int], *, is_gain: bool) -> None:
        row = self._grid.rowCount()
        glyph, title = {
            chronicle.PENALTY: ("penalty-barricade", self.tr("Penalty of a last card")),
            chronicle.BACK: ("farm", self.tr("Backs of the farms")),
            chronicle.BEATEN: ("kiai", self.tr("Beaten, total above Kiai")),
            chronicle.MISSING: ("farm", self.tr("Missing symbol at the end of a round")),
            chronicle.INTRUDER: ("penalty-intruder", self.tr("Intruders with flames")),
            chronicle.POWER: ("power-build", self.tr("Rebuilt by a Kiai or a family")),
        }[cause]
        self._grid.addWidget(Glyph(glyph, "ok" if is_gain else "ink2", 16, self), row, 0)
        name = PlainLabel(title, self)
        self._grid.addWidget(name, row, 1)
        told = []
        for column, what in enumerate(LOSSES, 2):
            count = counts[what]
            text = "–" if not count else f"+{count}" if is_gain else f"−{count}"
            label = PlainLabel(text, self)
            label.setFont(typeface.style("group" if count else "hint"))
            if not count:
                label.setObjectName("hint")
            elif is_gain:
                label.setObjectName("gain")
            self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignRight)
            told.append(text)
        name.setAccessibleName(f"{title}: {', '.join(told)}")
        self.said.append(name.accessibleName())


class HelpCard(Card):
    """What would have helped a village that is lost, or what one that held is worth."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.body.setContentsMargins(14, 8, 14, 10)
        self.body.setSpacing(10)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(10)
        self.body.addLayout(self._rows)
        self.said: list[str] = []

    def show_findings(self, found: Findings) -> None:
        """Show another game."""
        empty(self._rows)
        self.said = []
        if found.is_won:
            self.title.setText(self.tr("What it is worth"))
            self.hint.setText("")
            self._show_score(found)
        else:
            self.title.setText(self.tr("What would have helped"))
            self.hint.setText(self.tr("the same cards, the same moves"))
            self._show_help(found)
        self.setAccessibleName(self.title.text())

    def _add(self, glyph: str, title: str, text: str) -> None:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        head, below = PlainLabel(title, line), PlainLabel(text, line)
        head.setFont(typeface.style("group"))
        below.setFont(typeface.style("note"))
        below.setWordWrap(True)
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(head)
        column.addWidget(below)
        row.addWidget(Glyph(glyph, "accent", 18, line), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        line.setAccessibleName(f"{title}. {text}")
        self._rows.addWidget(line)
        line.show()
        self.said.append(line.accessibleName())

    def _show_score(self, found: Findings) -> None:
        points, result = found.values["scoring"], found.result
        text = self.tr("{points} for each")
        self._add(
            "farm",
            self.tr("Farms, {count}: {points}").format(
                count=result["farms"], points=result["farms"] * points["farm"]
            ),
            text.format(points=points["farm"]),
        )
        self._add(
            "doll",
            self.tr("Families, {count}: {points}").format(
                count=result["families"], points=result["families"] * points["family"]
            ),
            text.format(points=points["family"]),
        )
        flip = found.values["wounds"]["flip"]
        is_whole = all(wounds in (0, flip) for wounds in result["wounds"])
        self._add(
            "wound",
            self.tr("Wounds: {points}").format(points=points["unwounded"] if is_whole else 0),
            self.tr("No board has a wound token.") if is_whole else self.tr("A board has a wound token."),
        )
        name = str(found.values["difficulty"]["name"])
        self._add(
            "flag",
            self.tr("Score {score}").format(score=f"{result['score']}{result['grade']}"),
            self.tr("The mark stands for the level: {level}.").format(level=name),
        )

    def _show_help(self, found: Findings) -> None:
        team = found.story.team
        costs = [found.penalties_of(seat) for seat in range(len(team))]
        worst = max(range(len(team)), key=lambda seat: costs[seat])
        if costs[worst]:
            name = words.plain(team[worst])
            self._add(
                "note",
                self.tr("Another last card for {name}").format(name=name),
                self.tr("Losses by penalties: {all}, of them due to his line: {mine}.").format(
                    mine=costs[worst], all=sum(costs)
                ),
            )
            self._add_talent(found, worst, name)
        after = found.with_more(1)
        text = self.tr("With it, and with backs that do nothing, the same losses leave farms: {farms}.")
        if after.farms > found.result["farms"]:
            self._add("barricade", self.tr("One barricade more"), text.format(farms=max(after.farms, 0)))
        missing = found.lost[chronicle.MISSING]
        if missing["family"] or missing["farm"]:
            text = self.tr("Lost for want of a symbol on the left: farms {farms}, families {families}.")
            self._add(
                "raider-defend",
                self.tr("More symbols defended"),
                text.format(farms=missing["farm"], families=missing["family"]),
            )

    def _add_talent(self, found: Findings, seat: int, name: str) -> None:
        """Name the talent that would have spared most of a samurai's penalties, if he has none of the kind."""
        boards = found.values["samurai"]["boards"]
        spared = {
            "ignore-odd": found.ignorable(seat, is_odd=True),
            "ignore-even": found.ignorable(seat, is_odd=False),
        }
        talent = max(spared, key=lambda each: spared[each])
        owner = next((each for each, board in boards.items() if board["talent"] == talent), None)
        if owner is None or owner == found.story.team[seat] or not spared[talent]:
            return
        self._add(
            "talent-ignore",
            self.tr("The talent of {owner} on the board of {name}").format(
                owner=words.plain(owner), name=name
            ),
            self.tr("Of them it would have ignored {count}.").format(count=spared[talent]),
        )
