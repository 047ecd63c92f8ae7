"""What stands at the right end of the toolbar: how quickly autoplay goes, and who sees which hands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QWidget

from workbench.dress.icons import icon
from workbench.table.course import SPEEDS, Course
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

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course
        self.hiding = Segment(self.tr("Hidden information"), self)
        choices = {HOT_SEAT: self.tr("Hot seat"), SEES_ALL: self.tr("Designer sees all")}
        tips = (
            self.tr("Everybody sees only their own hand; a screen covers the table between two people"),
            self.tr("All hands lie open"),
        )
        self.hiding.show_choices(choices, {HOT_SEAT: "lock", SEES_ALL: "eye"}, tips)
        self.hiding.chosen.connect(lambda word: self.wants_all.emit(word == SEES_ALL))
        self.words = QLabel(self.tr("Hidden information"), self)
        self.words.setObjectName("hint")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 0, 0)
        row.setSpacing(8)
        for part in (self._speed_button(), self.words, self.hiding):
            row.addWidget(part)

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

    def show_hiding(self, *, sees_all: bool, is_enabled: bool) -> None:
        """Show who sees which hands, and whether that can be changed now."""
        self.hiding.show_chosen(SEES_ALL if sees_all else HOT_SEAT)
        self.hiding.setEnabled(is_enabled)

    def set_narrow(self, is_narrow: bool) -> None:
        """Do with less room."""
        self.words.setVisible(not is_narrow)
