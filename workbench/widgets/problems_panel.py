"""The list of a document's problems: where each is, a jump to it, and a button that mends it where one can."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.texts.problem import Problem, Severity
from workbench.documents.document import Document
from workbench.documents.reading import path_of
from workbench.dress import typeface
from workbench.dress.icons import glyph_picture, severity_picture
from workbench.widgets.claimed_key import claims
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import PlainLabel, plain_tip

# Cards are widgets: more than a screenful of screens helps nobody, the count says how many there are.
MOST_CARDS = 30
WIDEST_FIX = 150
SEVERITIES = tuple(Severity)
CODE = ", ".join(f"'{family}'" for family in (typeface.OURS["mono"], *typeface.FALLBACKS["mono"]))


def with_code(message: str) -> str:
    """Give a message as rich text, its words between backticks as code.

    >>> with_code("There is no key `<a>`.").replace(CODE, "mono")
    'There is no key <span style="font-family: mono">&lt;a&gt;</span>.'
    """
    parts = escape(message, quote=False).split("`")
    if len(parts) % 2 == 0:
        return escape(message, quote=False)
    code = f'<span style="font-family: {CODE}">'
    return "".join(f"{code}{part}</span>" if number % 2 else part for number, part in enumerate(parts))


class ProblemCard(QFrame):
    """One problem: icon, sentence, place, and what can be done about it."""

    chosen = Signal(object)
    wants_fix = Signal(object)
    wants_ignore = Signal(object)

    def __init__(self, problem: Problem, place: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problem = problem
        self.setObjectName("problem")
        self.setProperty("severity", str(problem.severity))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(f"{problem.severity}: {problem.message} {place}")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 12, 10)
        row.setSpacing(10)
        mark = PlainLabel(self)
        mark.setPixmap(severity_picture(problem.severity, 16))
        mark.setAccessibleName(str(problem.severity))
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        message = PlainLabel(with_code(problem.message), self)
        message.setObjectName("group")
        message.setWordWrap(True)
        message.setTextFormat(Qt.TextFormat.RichText)
        where = PlainLabel(place, self)
        where.setObjectName("hint")
        where.setToolTip(plain_tip(problem.file))
        column.addWidget(message)
        column.addWidget(where)
        column.addLayout(self._buttons())
        row.addLayout(column, 1)

    def _buttons(self) -> QHBoxLayout:
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        if self.problem.fix:
            self.fix_button = QPushButton(self)
            # A long proposal is whole in its tip: the card must not grow wider than the dock.
            self.fix_button.setText(
                self.fix_button.fontMetrics().elidedText(
                    self.problem.fix.title, Qt.TextElideMode.ElideRight, WIDEST_FIX
                )
            )
            self.fix_button.setObjectName("fix")
            self.fix_button.setProperty("severity", str(self.problem.severity))
            self.fix_button.setToolTip(
                plain_tip("\n".join((self.problem.fix.title, self.tr("Mend it in this way (Ctrl+.)"))))
            )
            self.fix_button.setAccessibleName(self.problem.fix.title)
            self.fix_button.clicked.connect(lambda: self.wants_fix.emit(self.problem))
            buttons.addWidget(self.fix_button)
        show = QPushButton(self.tr("Show"), self)
        show.setAccessibleName(self.tr("Show the place of: {problem}").format(problem=self.problem.message))
        show.clicked.connect(lambda: self.chosen.emit(self.problem))
        buttons.addWidget(show)
        if self.can_ignore:
            self.ignore_button = QPushButton(self.tr("Ignore"), self)
            self.ignore_button.setAccessibleName(
                self.tr("Ignore: {problem}").format(problem=self.problem.message)
            )
            self.ignore_button.setToolTip(self.tr("List it no more while the document is open (Del)"))
            self.ignore_button.clicked.connect(lambda: self.wants_ignore.emit(self.problem))
            buttons.addWidget(self.ignore_button)
        buttons.addStretch(1)
        return buttons

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

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problems")
        self.document: Document | None = None
        self.current: Problem | None = None
        self.cards: list[ProblemCard] = []
        self._shown: tuple[Problem, ...] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._counts = _Counts(self)
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
        self._list.addStretch(1)
        self._area.setWidget(inner)
        column.addWidget(self._area, 1)
        self._verdict = _Verdict(self)
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
        if document is not None:
            document.reading_changed.connect(self._update)
            document.text_changed.connect(self._grow_stale)
        self._update()

    def _update(self) -> None:
        found = self.document.open_problems if self.document else ()
        # Errors first, each severity in reading order.
        problems = tuple(sorted(found, key=lambda problem: SEVERITIES.index(problem.severity)))
        if problems != self._shown:
            self._shown = problems
            if self.current not in problems:
                self.current = None
            self._lay_cards(problems)
        self._counts.show_counts(problems)
        self._verdict.show_verdict(self.document)

    def _grow_stale(self) -> None:
        self._verdict.show_verdict(self.document)

    def _lay_cards(self, problems: tuple[Problem, ...]) -> None:
        focused = next((number for number, card in enumerate(self.cards) if card.hasFocus()), None)
        # Most problems outlive an edit: their cards stay, for making one takes a millisecond or two.
        known = {card.problem: card for card in self.cards}
        self.cards = [
            known.pop(problem) if problem in known else self._made_card(problem)
            for problem in problems[:MOST_CARDS]
        ]
        for card in known.values():
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        for number, card in enumerate(self.cards):
            if self._list.indexOf(card) != number:
                self._list.insertWidget(number, card)
        if focused is not None and self.cards:
            self.cards[min(focused, len(self.cards) - 1)].setFocus()
        self._mark_current()

    def _made_card(self, problem: Problem) -> ProblemCard:
        card = ProblemCard(problem, f"{path_of(problem).name}:{problem.line}", self._area.widget())
        card.chosen.connect(self._choose)
        card.wants_fix.connect(self.wants_fix)
        card.wants_ignore.connect(self.ignore)
        return card

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
        self._mark_current()
        self.chosen.emit(problem)

    def _mark_current(self) -> None:
        for card in self.cards:
            is_current = card.problem == self.current
            if card.property("current") != is_current:
                card.setProperty("current", is_current)
                card.style().unpolish(card)
                card.style().polish(card)
            if is_current:
                self._area.ensureWidgetVisible(card, 0, 20)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "_verdict"):
            self._shown = None
            self._lay_cards(())
            self._update()


class _Counts(QWidget):
    """How many problems there are of each severity."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self._counts = {severity: _Count(severity, self) for severity in Severity}
        for count in self._counts.values():
            row.addWidget(count)

    def show_counts(self, problems: tuple[Problem, ...]) -> None:
        """Show the numbers, leaving out severities that do not occur."""
        for severity, count in self._counts.items():
            count.show_number(sum(problem.severity is severity for problem in problems))


class _Count(QWidget):
    """The number of problems of one severity beside its icon."""

    def __init__(self, severity: Severity, parent: QWidget) -> None:
        super().__init__(parent)
        self._severity = severity
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._mark, self._number = PlainLabel(self), PlainLabel(self)
        row.addWidget(self._mark)
        row.addWidget(self._number)

    def show_number(self, number: int) -> None:
        """Show a number, or nothing for none."""
        self._mark.setPixmap(severity_picture(self._severity, 14))
        self._number.setText(str(number))
        self.setAccessibleName(f"{self._severity}: {number}")
        self.setVisible(bool(number))


class _Verdict(QWidget):
    """The line at the foot: that all is well, how much is ignored, or that the check is still running."""

    wants_ignored = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 12, 8)
        row.setSpacing(8)
        self._mark, self._text = PlainLabel(self), PlainLabel(self)
        self._text.setObjectName("hint")
        row.addWidget(self._mark)
        row.addWidget(self._text, 1)
        self._ignored = PlainLabel(self)
        self._ignored.setObjectName("hint")
        row.addWidget(self._ignored)
        self.again = QPushButton(self.tr("Bring back"), self)
        self.again.setObjectName("small")
        self.again.setToolTip(self.tr("List ignored problems again"))
        self.again.clicked.connect(self.wants_ignored)
        row.addWidget(self.again)

    def show_verdict(self, document: Document | None) -> None:
        """Say how things stand."""
        self.setVisible(document is not None)
        if document is None:
            return
        listed = len(document.open_problems)
        ignored = len(document.problems) - listed
        is_sound = document.is_checked and not document.problems
        self._mark.setPixmap(glyph_picture("ok", "ok", 16))
        self._mark.setVisible(is_sound)
        if not document.is_checked:
            text = self.tr("Checking…")
        elif is_sound:
            text = self.tr("No problems found.")
        elif listed:
            text = self.tr("%n problem(s)", "", listed)
        else:
            text = self.tr("Nothing else found.")
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._ignored.setText(self.tr("%n ignored", "", ignored))
        for part in (self._ignored, self.again):
            part.setVisible(ignored > 0)
