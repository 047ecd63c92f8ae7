"""The list of a document's problems: where each is, a jump to it, and a button that mends it where one can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.texts.problem import TOO_MANY, Problem, Severity
from workbench.documents.document import Document
from workbench.documents.reading import path_of
from workbench.dress import typeface
from workbench.dress.icons import severity_picture
from workbench.language import told
from workbench.widgets.claimed_key import claims
from workbench.widgets.controls import set_property
from workbench.widgets.elided_button import ElidedButton
from workbench.widgets.flow import Flow
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import PlainLabel, escaped, plain_tip
from workbench.widgets.problems_summary import SeverityCounts, Verdict, severity_word

# Cards are widgets: more than a screenful of screens helps nobody, the count says how many there are.
MOST_CARDS = 30
# Of problems of one kind so many are listed at first.
FOLDED = 3
SEVERITIES = tuple(Severity)
CODE = ", ".join(f"'{family}'" for family in (typeface.OURS["mono"], *typeface.FALLBACKS["mono"]))


def with_code(message: str) -> str:
    """Give a message as rich text, its words between backticks as code.

    >>> with_code("There is no key `<a>`.").replace(CODE, "mono")
    'There is no key <span style="font-family: mono">&lt;a&gt;</span>.'
    """
    parts = escaped(message).split("`")
    if len(parts) % 2 == 0:
        return escaped(message)
    code = f'<span style="font-family: {CODE}">'
    return "".join(f"{code}{part}</span>" if number % 2 else part for number, part in enumerate(parts))


@dataclass(frozen=True, slots=True)
class Listed:
    """A problem as it is listed: how many of its kind propose a mend, and how many stand folded behind it."""

    problem: Problem
    fixable: int = 1
    rest: int = 0


def grouped(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Put errors first, and within a severity those of one kind together, otherwise in reading order."""
    problems = list(problems)
    known: dict[str, int] = {}
    for problem in problems:
        known.setdefault(problem.code, len(known))
    return tuple(
        sorted(problems, key=lambda problem: (SEVERITIES.index(problem.severity), known[problem.code]))
    )


def folded(problems: tuple[Problem, ...], unfolded: Collection[str]) -> list[Listed]:
    """Give what is listed of problems in groups: of each kind the first few, unless it is unfolded."""
    found: list[Listed] = []
    kinds = Counter(problem.code for problem in problems)
    fixable = Counter(problem.code for problem in problems if problem.fix)
    seen: Counter[str] = Counter()
    for problem in problems:
        code = problem.code
        seen[code] += 1
        is_folding = kinds[code] > FOLDED + 1 and code not in unfolded
        if is_folding and seen[code] > FOLDED:
            continue
        rest = kinds[code] - FOLDED if is_folding and seen[code] == FOLDED else 0
        found.append(Listed(problem, fixable[code], rest))
    return found


class ProblemCard(QFrame):
    """One problem: icon, sentence, place, and what can be done about it."""

    chosen = Signal(object)
    wants_fix = Signal(object)
    wants_all_fixed = Signal(object)
    wants_ignore = Signal(object)
    wants_rest = Signal(object)

    def __init__(self, listed: Listed, place: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        problem, said = listed.problem, told(listed.problem.message)
        self.listed, self.problem = listed, problem
        self.setObjectName("problem")
        self.setProperty("severity", str(problem.severity))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{severity_word(problem.severity)}: {said} {place}")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 12, 10)
        row.setSpacing(10)
        mark = PlainLabel(self)
        mark.setPixmap(severity_picture(problem.severity, 16))
        mark.setAccessibleName(severity_word(problem.severity))
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        message = PlainLabel(with_code(said), self)
        message.setObjectName("group")
        message.setWordWrap(True)
        message.setTextFormat(Qt.TextFormat.RichText)
        where = PlainLabel(place, self)
        where.setObjectName("hint")
        where.setToolTip(plain_tip(problem.file))
        column.addWidget(message)
        column.addWidget(where)
        column.addLayout(self._buttons())
        if self.listed.rest:
            self.rest_button = QPushButton(self.tr("%n more like this", "", self.listed.rest), self)
            self.rest_button.setObjectName("small")
            self.rest_button.setAccessibleName(self.rest_button.text())
            self.rest_button.clicked.connect(lambda: self.wants_rest.emit(self.problem))
            column.addWidget(self.rest_button, 0, Qt.AlignmentFlag.AlignLeft)
        row.addLayout(column, 1)

    def _buttons(self) -> Flow:
        buttons = Flow()
        said = told(self.problem.message)
        if self.problem.fix:
            title = told(self.problem.fix.title)
            # A long proposal is whole in its tip: the card must not grow wider than the dock.
            self.fix_button = ElidedButton(title, self)
            self.fix_button.setObjectName("fix")
            self.fix_button.setProperty("severity", str(self.problem.severity))
            self.fix_button.setToolTip(plain_tip("\n".join((title, self.tr("Mend it in this way (Ctrl+.)")))))
            self.fix_button.clicked.connect(lambda: self.wants_fix.emit(self.problem))
            buttons.addWidget(self.fix_button)
            if self.listed.fixable > 1:
                self.all_button = QPushButton(self.tr("Mend all %n", "", self.listed.fixable), self)
                self.all_button.setToolTip(self.tr("Mend every problem of this kind, as one deed"))
                self.all_button.setAccessibleName(self.all_button.text())
                self.all_button.clicked.connect(lambda: self.wants_all_fixed.emit(self.problem))
                buttons.addWidget(self.all_button)
        show = QPushButton(self.tr("Show"), self)
        show.setAccessibleName(self.tr("Show the place of: {problem}").format(problem=said))
        show.clicked.connect(lambda: self.chosen.emit(self.problem))
        buttons.addWidget(show)
        if self.can_ignore:
            self.ignore_button = QPushButton(self.tr("Ignore"), self)
            self.ignore_button.setAccessibleName(self.tr("Ignore: {problem}").format(problem=said))
            self.ignore_button.setToolTip(self.tr("List it no more (Del); a map keeps that in its text"))
            self.ignore_button.clicked.connect(lambda: self.wants_ignore.emit(self.problem))
            buttons.addWidget(self.ignore_button)
        return buttons

    @property
    def holds_focus(self) -> bool:
        """Say whether it or one of its buttons has the keys."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    @property
    def can_ignore(self) -> bool:
        """Say whether the problem may be ignored: an error may not."""
        return self.problem.severity is not Severity.ERROR

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the problem."""
        self.chosen.emit(self.problem)
        super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep Del, which on the board takes spaces away."""
        return claims(event, "Del") or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the problem by Enter, to the next card by the arrows, ignore it by Del."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.problem)
        elif event.key() == Qt.Key.Key_Delete and self.can_ignore:
            self.wants_ignore.emit(self.problem)
        elif event.key() == Qt.Key.Key_Down:
            self.focusNextChild()
        elif event.key() == Qt.Key.Key_Up:
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)


class ProblemsPanel(QWidget):
    """All problems of a document, the worst first, with their counts above and what is ignored below."""

    chosen = Signal(object)
    """The problem whose place is to be shown."""
    wants_fix = Signal(object)
    """The problem that is to be mended as it proposes."""
    wants_all_fixed = Signal(object)
    """The problem that is to be mended with all of its kind."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problems")
        self.document: Document | None = None
        self.current: Problem | None = None
        self.cards: list[ProblemCard] = []
        self._shown: tuple[Problem, ...] | None = None
        self._unfolded: frozenset[str] = frozenset()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._counts = SeverityCounts(self)
        column.addWidget(DockHeader(title or self.tr("Problems"), self._counts, self))
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(title or self.tr("Problems"))
        inner = QWidget(self._area)
        inner.setObjectName("panel")
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._left = PlainLabel(inner)
        self._left.setObjectName("hint")
        self._left.setWordWrap(True)
        self._left.setContentsMargins(14, 10, 12, 10)
        self._list.addWidget(self._left)
        self._list.addStretch(1)
        self._area.setWidget(inner)
        column.addWidget(self._area, 1)
        self._verdict = Verdict(self)
        self._verdict.wants_ignored.connect(self.heed_all)
        column.addWidget(self._verdict)

    # ------------------------------------------------------------ what is shown

    def show_document(self, document: Document | None) -> None:
        """Show the problems of another document and keep them up to date."""
        if self.document is document:
            return
        if self.document is not None:
            self.document.reading_changed.disconnect(self._update)
            self.document.text_changed.disconnect(self._grow_stale)
        self.document = document
        self.current = None
        self._unfolded = frozenset()
        if document is not None:
            document.reading_changed.connect(self._update)
            document.text_changed.connect(self._grow_stale)
        self._update()

    def _update(self) -> None:
        found = self.document.open_problems if self.document else ()
        # That there are more than were taken in is no problem to mend: it is said at the foot.
        problems = grouped(problem for problem in found if problem.code != TOO_MANY)
        if problems != self._shown:
            self._shown = problems
            if self.current not in problems:
                self.current = None
            self._lay_cards(problems)
        self._counts.show_counts(found)
        self._verdict.show_verdict(self.document)

    def _grow_stale(self) -> None:
        self._verdict.show_verdict(self.document)

    def _lay_cards(self, problems: tuple[Problem, ...]) -> None:
        focused = next((number for number, card in enumerate(self.cards) if card.holds_focus), None)
        # Most problems outlive an edit: their cards stay, for making one takes a millisecond or two.
        known = {card.listed: card for card in self.cards}
        all_listed = folded(problems, self._unfolded)
        shown = all_listed[:MOST_CARDS]
        # The one that somebody goes to is among them in any case.
        shown += [each for each in all_listed[MOST_CARDS:] if each.problem == self.current][:1]
        self.cards = [known.pop(listed) if listed in known else self._made_card(listed) for listed in shown]
        for card in known.values():
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        for number, card in enumerate(self.cards):
            if self._list.indexOf(card) != number:
                self._list.insertWidget(number, card)
        left = len(all_listed) - len(shown)
        self._left.setText(self.tr("%n more: F8 goes to each, and mending makes room", "", left))
        self._left.setVisible(left > 0)
        # One that stays keeps the keys where they are; after one that goes, the next has them, else the empty list.
        if focused is not None and not any(card.holds_focus for card in self.cards):
            (self.cards[min(focused, len(self.cards) - 1)] if self.cards else self._area).setFocus()
        self._mark_current()

    def _made_card(self, listed: Listed) -> ProblemCard:
        problem = listed.problem
        card = ProblemCard(listed, f"{path_of(problem).name}:{problem.line}", self._area.widget())
        card.chosen.connect(self._choose)
        card.wants_fix.connect(self.wants_fix)
        card.wants_all_fixed.connect(self.wants_all_fixed)
        card.wants_rest.connect(self._unfold)
        card.wants_ignore.connect(self.ignore)
        return card

    def _unfold(self, problem: Problem) -> None:
        """List all problems of a kind."""
        self._unfolded |= {problem.code}
        self._lay_cards(self.problems)

    def take_place(self, other: ProblemsPanel) -> None:
        """Show the same problems as another list does: as far unfolded, with the same one chosen, at the same place."""
        self.current, self._unfolded = other.current, other._unfolded
        self._lay_cards(self.problems)
        self._area.verticalScrollBar().setValue(other._area.verticalScrollBar().value())

    # ------------------------------------------------------------ going through them

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems that are listed."""
        return self._shown or ()

    @property
    def fixable(self) -> Problem | None:
        """The current problem if it can be mended, else the first that can."""
        if self.current is not None and self.current.fix:
            return self.current
        return next((problem for problem in self.problems if problem.fix), None)

    @property
    def ignorable(self) -> Problem | None:
        """The current problem if it may be ignored."""
        current = self.current
        return current if current is not None and current.severity is not Severity.ERROR else None

    @property
    def has_ignored(self) -> bool:
        """Say whether problems are being ignored."""
        return self.document is not None and len(self.document.open_problems) < len(self.document.problems)

    def ignore(self, problem: Problem) -> None:
        """List a problem no more."""
        if self.document is not None:
            self.document.ignore(problem)

    def ignore_current(self) -> None:
        """List the current problem no more."""
        if self.ignorable is not None:
            self.ignore(self.ignorable)

    def heed_all(self) -> None:
        """List ignored problems again."""
        if self.document is not None:
            self.document.heed_all()

    def step(self, by: int) -> None:
        """Go to the next problem, or with -1 to the one before, round and round."""
        if not self.problems:
            return
        if self.current in self.problems:
            number = (self.problems.index(self.current) + by) % len(self.problems)
        else:
            number = 0 if by > 0 else len(self.problems) - 1
        self._choose(self.problems[number])

    def _choose(self, problem: Problem) -> None:
        self.current = problem
        if all(card.problem != problem for card in self.cards):
            self._unfold(problem)
        self._mark_current()
        self.chosen.emit(problem)

    def _mark_current(self) -> None:
        for card in self.cards:
            is_current = card.problem == self.current
            set_property(card, "current", is_current)
            if is_current:
                self._area.ensureWidgetVisible(card, 0, 20)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_verdict"):
            self._shown = None
            self._lay_cards(())
            self._update()
