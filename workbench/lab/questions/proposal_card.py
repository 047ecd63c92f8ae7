"""A change worth trying: what it is, what it does on unseen seeds, and how to open it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.questions.examine.critique import GOOD, LOOK, UNCLEAR, Suggestion
from engine.questions.subject import Subject, in_yaml
from engine.texts.saying import Name
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.lab.questions.charts.change_chart import ChangeChart
from workbench.lab.questions.sentence import CopyButton
from workbench.lab.words import interval
from workbench.language import told
from workbench.numerals import decimal, whole
from workbench.rules.spelling import headed_label, spelled
from workbench.rules.variant_text import at
from workbench.widgets.controls import Glyph
from workbench.widgets.flow import Flow
from workbench.widgets.plain_label import PlainLabel

# So many letters of what changes find room in a title.
LONGEST = 60
SIGNS = {GOOD: ("check", "ok", "gain"), LOOK: ("warning", "warn", ""), UNCLEAR: ("warning", "warn", "")}


class Difference(NamedTuple):
    """A value of a document: its key, what it was and what it would be, as the file writes them."""

    key: str
    before: str
    after: str


def differences(each: Suggestion, subject: Subject) -> Iterator[Difference]:
    """Give what is changed, as it stands in the file."""
    if each.kind == "variant":
        for key, value in each.changes.items():
            before = at(subject.read.values, tuple(key.split(".")))
            yield Difference(key, in_yaml(before), "–" if value is None else in_yaml(value))
        return
    for (q, r), kind in each.changes.get("map", ()):
        space = subject.chart.spaces.get((q, r)) if subject.chart is not None else None
        before = told(Name(space.terrain)) if space is not None else ""
        yield Difference(f"{q},{r}", before, told(Name(kind)))


def title_of(each: Suggestion, subject: Subject) -> str:
    """Name what is changed as the form of RULES does; changes of a board are sentences."""
    if each.kind != "variant" or not each.changes:
        return told(each.title)
    kind, parts = f"variant/{subject.read.game}", []
    for key, value in each.changes.items():
        route = tuple(key.split("."))
        before, after = (spelled(route, one, kind) for one in (at(subject.read.values, route), value))
        label, step = headed_label(route, kind), f"{before} → {after}"
        # Long lists stand below, as the file writes them.
        parts.append(f"{label}: {step}" if len(step) <= LONGEST else label)
    return "; ".join(parts)


class Number(QWidget):
    """A number in a disc."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.setFixedSize(QSize(22, 22))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw disc and number."""
        painter, colours = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.bg))
        painter.drawEllipse(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setFont(typeface.style("group"))
        painter.setPen(QColor(colours.ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._number))


class ProposalCard(QFrame):
    """One change, its figures and its buttons."""

    wants_opened = Signal()
    wants_duel = Signal()
    wants_copied = Signal(str)

    def __init__(
        self, number: int, each: Suggestion, subject: Subject, most: float, parent: QWidget | None = None
    ) -> None:
        """Show a change; `most` is how far the line of its figures goes, the same for all changes."""
        super().__init__(parent)
        self.suggestion = each
        self.setObjectName("card")
        words = {
            GOOD: self.tr("confirmed"),
            LOOK: self.tr("makes it worse"),
            UNCLEAR: self.tr("not confirmed"),
        }
        self.hint = PlainLabel(words[each.verdict], self)
        self.title = PlainLabel(title_of(each, subject), self)
        self.title.setObjectName("group")
        self.title.setWordWrap(True)
        self.setAccessibleName(f"{number}: {self.title.text()}, {self.hint.text()}")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(Number(number, self), 0, Qt.AlignmentFlag.AlignTop)
        self.title.setContentsMargins(0, 2, 0, 0)
        head.addWidget(self.title, 1)
        self.again_button = CopyButton(each.command, self)
        self.again_button.copied.connect(self.wants_copied)
        head.addWidget(self.again_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        for difference in differences(each, subject):
            column.addWidget(self._difference(difference))
        column.addLayout(self._figures(each))
        chart = ChangeChart(self.tr("Before and on unseen seeds"), self)
        chart.show_change(each.figures[0], None if each.is_of_a_team else each.found, each.figures[1], most)
        column.addWidget(chart)
        said = PlainLabel(self._sentence(each), self)
        said.setWordWrap(True)
        said.setObjectName("hint")
        column.addWidget(said)
        column.addStretch(1)
        column.addWidget(self._buttons(each))

    def _difference(self, difference: Difference) -> QWidget:
        """Show the key, the old value struck through and the new one in the colour of own changes."""
        line = QWidget(self)
        flow = Flow(line, gap=6, line_gap=2)
        said = self.tr("{key}: {after} instead of {before}")
        line.setAccessibleName(said.format(**difference._asdict()))
        face = typeface.font("mono", 12)
        struck = QFont(face)
        struck.setStrikeOut(True)
        for text, font, role in (
            (difference.key, face, ""),
            (difference.before, struck, "hint"),
            ("→", face, "hint"),
            (difference.after, face, "changedWord"),
        ):
            if text:
                label = PlainLabel(text, line)
                label.setFont(font)
                label.setObjectName(role)
                label.setWordWrap(len(text) > 20)
                flow.addWidget(label)
        policy = line.sizePolicy()
        policy.setHeightForWidth(True)
        line.setSizePolicy(policy)
        return line

    def _figures(self, each: Suggestion) -> QHBoxLayout:
        before, after = each.figures
        row = QHBoxLayout()
        row.setSpacing(6)
        for text, font, role in (
            (decimal(100 * before.value), typeface.font("serif", 20), "quiet"),
            ("→", typeface.style("body"), "hint"),
            (decimal(100 * after.value), typeface.font("serif", 22, 700), ""),
            (interval(after, 100), typeface.style("hint"), "hint"),
        ):
            label = PlainLabel(text, self)
            label.setFont(font)
            label.setObjectName(role)
            row.addWidget(label)
        row.addStretch(1)
        glyph, role, name = SIGNS[each.verdict]
        row.addWidget(Glyph(glyph, role, 16, self))
        self.hint.setObjectName(name or "hint")
        row.addWidget(self.hint)
        return row

    def _sentence(self, each: Suggestion) -> str:
        if each.is_of_a_team:
            said = self.tr("Games won by the team, in %, on {games} games that had no part in choosing this.")
            return said.format(games=whole(each.figures[1].count))
        said = self.tr(
            "Points between the luckiest and the unluckiest seat: found {found}, measured again {after} on {games} "
            "games that had no part in choosing it."
        )
        return said.format(
            found=decimal(100 * each.found),
            after=decimal(100 * each.figures[1].value),
            games=whole(each.figures[1].count),
        )

    def _buttons(self, each: Suggestion) -> QWidget:
        holder = QWidget(self)
        flow = Flow(holder, gap=6, line_gap=6)
        is_variant = each.kind == "variant"
        words = self.tr("Open as child variant") if is_variant else self.tr("Open as map copy")
        glyph, role = "branch" if is_variant else "map", "on_accent" if each.confirmed else "ink2"
        self.open_button = QPushButton(icon(glyph, role), words, holder)
        if each.confirmed:
            self.open_button.setObjectName("primary")
        self.open_button.clicked.connect(self.wants_opened)
        self.duel_button = QPushButton(icon("compare"), self.tr("Duel in LAB"), holder)
        self.duel_button.setIconSize(QSize(14, 14))
        self.duel_button.setToolTip(
            self.tr("An experiment that plays the same games with and without this change")
        )
        self.duel_button.clicked.connect(self.wants_duel)
        for button in (self.open_button, self.duel_button):
            flow.addWidget(button)
        policy = holder.sizePolicy()
        policy.setHeightForWidth(True)
        holder.setSizePolicy(policy)
        return holder
