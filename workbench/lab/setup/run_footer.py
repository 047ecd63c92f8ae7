"""The foot of the experiment form: how many games that makes and how long they take, or why they cannot be played."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.texts.problem import Problem, Severity
from workbench.dress import typeface
from workbench.dress.icons import icon, severity_picture
from workbench.lab.words import duration
from workbench.language import told
from workbench.numerals import whole
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from workbench.lab.setup.forecasting import Outlook
    from workbench.lab.setup.preparation import Prepared


class RunFooter(QFrame):
    """The size of an experiment and the buttons that run it; its first problem instead where it has one."""

    wants_run = Signal()
    wants_test = Signal()
    chosen = Signal(object)
    """The problem whose place is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._problem: Problem | None = None
        self.run = QPushButton(icon("play", "on_accent"), self.tr("Queue run"), self)
        self.run.setObjectName("primary")
        self.run.clicked.connect(self.wants_run)
        self.test = QPushButton(self.tr("Test 100"), self)
        self.test.setToolTip(self.tr("Play 100 games a cell and keep nothing"))
        self.test.clicked.connect(self.wants_test)
        for button in (self.run, self.test):
            button.setMinimumHeight(32)
            button.setAccessibleName(button.text())
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 12)
        column.setSpacing(8)
        column.addWidget(self._made_problem())
        column.addWidget(self._made_box())
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.run, 2)
        buttons.addWidget(self.test, 1)
        column.addLayout(buttons)

    def _made_problem(self) -> QWidget:
        self.problem = QFrame(self)
        self.problem.setObjectName("notice")
        self.problem.setProperty("severity", "error")
        mark = PlainLabel(self.problem)
        mark.setPixmap(severity_picture(Severity.ERROR, 16))
        self.problem_words = PlainLabel(self.problem)
        self.problem_words.setWordWrap(True)
        show = QPushButton(self.tr("Show"), self.problem)
        show.setObjectName("link")
        show.setAccessibleName(self.tr("Show the problem in the text"))
        show.clicked.connect(self._show_problem)
        row = QHBoxLayout(self.problem)
        row.setContentsMargins(8, 6, 8, 6)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.problem_words, 1)
        row.addWidget(show, 0, Qt.AlignmentFlag.AlignTop)
        self.problem.hide()
        return self.problem

    def _made_box(self) -> QWidget:
        self.box = QFrame(self)
        self.box.setObjectName("sumBox")
        self.box.setStyleSheet(
            "#sumBox { background: palette(alternate-base); border: 1px solid palette(mid); border-radius: 6px; }"
        )
        self.product, self.total, self.time = PlainLabel(self.box), PlainLabel(self.box), PlainLabel(self.box)
        self.product.setObjectName("hint")
        self.total.setFont(typeface.style("group"))
        self.time.setObjectName("hint")
        self.grid = grid = QGridLayout(self.box)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.product, 0, 0, 1, 2)
        grid.addWidget(self.total, 1, 0)
        self._place_time(is_long=False)
        grid.setColumnStretch(0, 1)
        return self.box

    def _place_time(self, *, is_long: bool) -> None:
        """Put the time beside the number of games, or below it where more is to be said."""
        self.grid.removeWidget(self.time)
        if is_long:
            self.grid.addWidget(self.time, 2, 0, 1, 2)
        else:
            self.grid.addWidget(self.time, 1, 1, Qt.AlignmentFlag.AlignRight)

    # ------------------------------------------------------------ showing

    def show_unchecked(self) -> None:
        """Let nobody run what has not been looked at yet."""
        self.run.setEnabled(False)
        self.test.setEnabled(False)

    def show_prepared(self, prepared: Prepared | None) -> None:
        """Show how many games would be played and how long that takes, or what keeps them from it."""
        plan = prepared.plan if prepared else None
        self.run.setEnabled(plan is not None)
        self.test.setEnabled(plan is not None)
        self._problem = None
        if prepared is not None and plan is None:
            errors = [each for each in prepared.problems if each.severity is Severity.ERROR]
            self._problem = next(iter(errors or prepared.problems), None)
        self.problem.setVisible(self._problem is not None)
        self.box.setVisible(self._problem is None)
        if self._problem is not None:
            self.problem_words.setText(told(self._problem.message))
            self.problem.setAccessibleName(told(self._problem.message))
        if plan is None or prepared is None:
            for label in (self.product, self.total, self.time):
                label.clear()
            self.product.setToolTip("")
            return
        self.product.setText(self._product(plan.experiment, len(plan.cells), plan.games))
        self.product.setToolTip(self._multiplied(plan.experiment, len(plan.cells)))
        self.total.setText(self.tr("{count} games").format(count=whole(plan.total)))
        self._place_time(is_long=prepared.outlook.compiling > 0)
        self.time.setText(self._outlook(prepared.outlook))
        self.time.setToolTip(self._why(prepared.outlook))

    def _outlook(self, outlook: Outlook) -> str:
        if outlook.forecast is not None:
            return duration(outlook.forecast.seconds)
        if outlook.compiling:
            return self.tr("compiling first, {time}").format(time=duration(outlook.compiling))
        return self.tr("measuring …") if outlook.is_awaited else self.tr("pace not known yet")

    def _why(self, outlook: Outlook) -> str:
        if outlook.forecast is not None:
            return self.tr("By games of these cells, tried a moment ago on this machine as busy as it is.")
        if outlook.compiling:
            return self.tr(
                "Once for these agents in this game; how long the games take is measured after it."
            )
        if outlook.is_awaited:
            return ""
        return self.tr("Code of your own is not run before you play: a test or a run tells its pace.")

    def _product(self, values: dict[str, Any], cells: int, games: int) -> str:
        """Say what is multiplied; where not everything is combined with everything, the number of cells."""
        counts = {
            "map": max(len(values.get("maps", ())), 1),
            "variant": len(values["variants"]),
            "value": prod(len(each) for each in values.get("vary", {}).values()),
        }
        if prod(counts.values()) != cells:
            return self.tr("{count} cells × {games}").format(count=cells, games=whole(games))
        is_simple = counts["value"] == 1
        plain = [*(["map"] if values.get("maps") else []), "variant"] if is_simple else []
        told = [kind for kind, count in counts.items() if count > 1 or kind in plain]
        return " × ".join([*(self._counted(counts[kind], kind) for kind in told), whole(games)])

    def _multiplied(self, values: dict[str, Any], cells: int) -> str:
        """Say how many maps, variants, values, player counts and line-ups make the cells, and what is not played."""
        counts = {
            self.tr("maps"): len(values.get("maps", ())),
            self.tr("variants"): len(values["variants"]),
            self.tr("varied values"): prod(len(each) for each in values["vary"].values())
            if values.get("vary")
            else 0,
            self.tr("player counts"): len(values["players"]),
            self.tr("line-ups"): len(values["lineups"]),
        }
        said = self.tr("{cells} cells: {product}").format(
            cells=whole(cells),
            product=", ".join(f"{title} {count}" for title, count in counts.items() if count),
        )
        left_out = prod(count for count in counts.values() if count) - cells
        if not left_out:
            return said
        more = self.tr("{count} combinations are not played: their parts do not go together.")
        return f"{said}\n{more.format(count=whole(left_out))}"

    def _counted(self, count: int, kind: str) -> str:
        if kind == "map":
            words = self.tr("{count} map") if count == 1 else self.tr("{count} maps")
        elif kind == "variant":
            words = self.tr("{count} variant") if count == 1 else self.tr("{count} variants")
        else:
            words = self.tr("{count} values")
        return words.format(count=count)

    def _show_problem(self) -> None:
        if self._problem is not None:
            self.chosen.emit(self._problem)
