"""What stands at the right end of the toolbar: how quickly autoplay goes, and who sees which hands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from workbench.dress.icons import icon
from workbench.table.agents.driver import SPEEDS, Driver
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel, plain_tip
from workbench.widgets.segment import Segment
from workbench.words import QT_TRANSLATE_NOOP

HOT_SEAT, SEES_ALL = "hot-seat", "sees-all"
SPEED_TITLES = {
    "slow": QT_TRANSLATE_NOOP("speeds", "Slow, one move a second"),
    "usual": QT_TRANSLATE_NOOP("speeds", "Usual, three moves a second"),
    "fast": QT_TRANSLATE_NOOP("speeds", "Fast, eight moves a second"),
    "full": QT_TRANSLATE_NOOP("speeds", "As fast as it goes"),
}
assert list(SPEED_TITLES) == list(SPEEDS)


class ToolbarEnd(QWidget):
    """The speeds of autoplay in a menu, and the switch between hidden and open hands."""

    wants_all = Signal(bool)
    """Whether the designer wants to see all hands."""

    def __init__(self, driver: Driver) -> None:
        super().__init__()
        self._course = driver
        self._fixed = ""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 0, 0, 0)
        self._row.setSpacing(8)
        self._fill()
        self.show_hiding(sees_all=False, fixed="none")

    def _fill(self) -> None:
        self.hiding = Segment(self.tr("Hidden information"), self)
        choices = {HOT_SEAT: self.tr("Hot seat"), SEES_ALL: self.tr("Designer sees all")}
        self.hiding.show_choices(choices, {HOT_SEAT: "lock", SEES_ALL: "eye"}, self._tips())
        self.hiding.chosen.connect(lambda word: self.wants_all.emit(word == SEES_ALL))
        self.words = PlainLabel(self.tr("Hidden information"), self)
        self.words.setObjectName("hint")
        for part in (self._speed_button(), self.words, self.hiding):
            self._row.addWidget(part)

    def speak(self) -> None:
        """Say everything anew, in the language in use."""
        sees_all = self.hiding.buttons[SEES_ALL].isChecked()
        fixed, is_narrow = self._fixed, self.words.isHidden()
        empty(self._row)
        self._fill()
        self.show_hiding(sees_all=sees_all, fixed=fixed)
        self.set_narrow(is_narrow)

    def _speed_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon("clock"))
        button.setIconSize(QSize(18, 18))
        button.setToolTip(self.tr("Autoplay speed"))
        button.setAccessibleName(button.toolTip())
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(button)
        menu.aboutToShow.connect(menu.clear)
        menu.aboutToShow.connect(lambda: self.fill_speeds(menu))
        button.setMenu(menu)
        return button

    def fill_speeds(self, menu: QMenu) -> None:
        """List the speeds of autoplay."""
        for speed, title in SPEED_TITLES.items():
            choice = menu.addAction(QCoreApplication.translate("speeds", title))
            choice.setCheckable(True)
            choice.setChecked(self._course.speed == speed)
            choice.triggered.connect(lambda _=False, speed=speed: self._course.set_speed(speed))

    def show_hiding(self, *, sees_all: bool, fixed: str = "") -> None:
        """Show who sees which hands, and why that is fixed now: `none`, `rules`, `over`, `screen`, or nothing."""
        self._fixed = fixed
        self.hiding.show_chosen(SEES_ALL if sees_all else HOT_SEAT)
        self.hiding.setEnabled(not fixed)
        why = {
            "none": self.tr("No game lies on the table"),
            "rules": self.tr("Nothing is hidden here"),
            "over": self.tr("The game is over, all lies open"),
            "screen": self.tr("First say that it is you"),
        }.get(fixed, "")
        self.words.setText(why or self.tr("Hidden information"))
        for button, tip in zip(self.hiding.buttons.values(), self._tips(), strict=True):
            button.setToolTip(plain_tip(why or tip))

    def _tips(self) -> tuple[str, str]:
        return (
            self.tr("Everybody sees only their own hand; a screen covers the table between two people"),
            self.tr("All hands lie open"),
        )

    def set_narrow(self, is_narrow: bool) -> None:
        """Do with less room."""
        self.words.setVisible(not is_narrow)
