"""The form after a game: a few questions to each player, kept in the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QSizePolicy, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.table.form_rows import lay_rows, named_row
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import Sitting
from workbench.widgets.card import Card
from workbench.widgets.claimed_key import claims
from workbench.widgets.controls import Glyph, Segments
from workbench.widgets.plain_label import PlainLabel

POINTS = ("1", "2", "3", "4", "5")
TOO_SHORT, RIGHT, TOO_LONG = "too-short", "right", "too-long"
LABEL_WIDTH = 96
EVERYBODY = -1


class Rating(Segments):
    """A question of five points: by click, by the arrows or by typing the number; Delete takes it back."""

    changed = Signal()

    def __init__(self, name: str, least: str, most: str, parent: QWidget | None = None) -> None:
        self.least, self.most = least, most
        tips = {POINTS[0]: least, POINTS[-1]: most}
        super().__init__({point: point for point in POINTS}, tips, name, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.chosen.connect(lambda _: self.changed.emit())

    @property
    def points(self) -> int | None:
        """How many points were given."""
        return int(self.current) if self.current else None

    def show_points(self, points: int | None) -> None:
        """Show how many points were given."""
        self.show_chosen(None if points is None else str(points))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give as many points as the number that is typed; Delete takes them back."""
        if event.text() in self.buttons:
            self.buttons[event.text()].setFocus()
            self.buttons[event.text()].click()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.show_points(None)
            self.changed.emit()
        else:
            super().keyPressEvent(event)


class Remark(QPlainTextEdit):
    """A free text that Tab leaves and Ctrl+Enter saves."""

    entered = Signal()

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+Enter, which lets a thinking agent move at once."""
        return claims(event, "Ctrl+Return", "Ctrl+Enter") or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save by Ctrl+Enter."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class FeedbackForm(Card):
    """Asks one player after the other, and keeps every answer as soon as it is saved."""

    saved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("How was it?"))
        self.setAccessibleName(self.title.text())
        self.sitting: Sitting | None = None
        self.seat = EVERYBODY
        # What players have filled in and not saved, by seat.
        self._drafts: dict[int, dict[str, Any]] = {}
        self._who = QHBoxLayout()
        self._who.setContentsMargins(0, 0, 0, 0)
        self.people: Segments | None = None
        self.ratings = {
            "fun": Rating(self.tr("Fun"), self.tr("none"), self.tr("very much"), self),
            "tension": Rating(self.tr("Tension"), self.tr("soon decided"), self.tr("to the end"), self),
            "clarity": Rating(self.tr("Clear rules"), self.tr("often unsure"), self.tr("never unsure"), self),
        }
        lengths = {TOO_SHORT: self.tr("too short"), RIGHT: self.tr("right"), TOO_LONG: self.tr("too long")}
        self.length = Segments(lengths, {}, self.tr("Length"), self)
        self.text = Remark(self)
        self.text.setPlaceholderText(self.tr("What should stay, what should change?"))
        self.text.setAccessibleName(self.tr("Remark"))
        self.text.setFont(typeface.style("note"))
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(72)
        self.save_button = QPushButton(icon("check"), self.tr("Save feedback"), self)
        self.save_button.setAccessibleName(self.save_button.text())
        self.save_button.setToolTip(self.tr("Save feedback (Ctrl+Enter)"))
        self._tick = Glyph("", "ok", 16, self)
        self._state = PlainLabel(self)
        self._state.setObjectName("hint")
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        lay_rows(self)
        self.body.addLayout(self._who)
        for rating in self.ratings.values():
            self.body.addLayout(self._row(rating, f"{rating.least} – {rating.most}"))
        self.body.addLayout(self._row(self.length))
        self.body.addWidget(self.text)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 2, 0, 0)
        foot.setSpacing(6)
        foot.addWidget(self.save_button)
        foot.addSpacing(4)
        foot.addWidget(self._tick)
        foot.addWidget(self._state, 1)
        self.body.addLayout(foot)

    def _row(self, field: QWidget, ends: str = "") -> QHBoxLayout:
        row = named_row(field, self, LABEL_WIDTH)
        if ends:
            # Both ends of the scale are read whole: in some languages they take two lines.
            hint = PlainLabel(ends, self)
            hint.setWordWrap(True)
            hint.setObjectName("hint")
            hint.setFont(typeface.style("small"))
            row.insertWidget(2, hint, 1000)
        return row

    def _connect(self) -> None:
        for rating in self.ratings.values():
            rating.changed.connect(self._refresh)
        self.length.chosen.connect(lambda _: self._refresh())
        self.text.textChanged.connect(self._refresh)
        self.text.entered.connect(self.save)
        self.save_button.clicked.connect(self.save)

    # ------------------------------------------------------------ whose answers are shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show what was said about a game, or nothing; what is filled in stays while it is the same one."""
        if self.sitting is not None:
            self.sitting.noted.disconnect(self._refresh)
        if sitting is self.sitting:
            self._put_down()
        else:
            self.sitting, self.seat = sitting, EVERYBODY
            self._drafts.clear()
        if sitting is not None:
            sitting.noted.connect(self._refresh)
            people = self._people()
            self._list_people([sitting.seats[seat] for seat in people])
            self._take_up(self.seat if self.seat in people else people[0] if people else EVERYBODY)

    def _people(self) -> list[int]:
        """Give a seat of each person: who plays alone is asked once, however many seats are theirs."""
        if self.sitting is None:
            return []
        seats = list(self.sitting.people)
        return seats[:1] if self.sitting.rules.people == 1 else seats

    def _list_people(self, people: list[Seat]) -> None:
        if self.people is not None:
            self._who.removeWidget(self.people)
            self.people.hide()
            self.people.deleteLater()
            self.people = None
        if len(people) > 1:
            names = {str(seat.colour): seat.name for seat in people}
            tips = {str(seat.colour): seat.colour_name for seat in people}
            self.people = Segments(names, tips, self.tr("Player"), self)
            self.people.chosen.connect(lambda word: self.show_seat(int(word)))
            self._who.addWidget(self.people, 0, Qt.AlignmentFlag.AlignLeft)

    def show_seat(self, seat: int) -> None:
        """Show one player's answers; those of the whole table where nobody in particular played."""
        self._put_down()
        self._take_up(seat)

    def _put_down(self) -> None:
        """Remember what the player who is asked has filled in and not saved."""
        if self.is_saved:
            self._drafts.pop(self.seat, None)
        else:
            self._drafts[self.seat] = self.answers()

    def _take_up(self, seat: int) -> None:
        self.seat = seat
        self.show_answers(seat, self._drafts.get(seat, self._kept()))

    def take_over(self, old: FeedbackForm) -> None:
        """Show what another form for the same game shows, saved or not."""
        if self.sitting is not None:
            self._drafts = dict(old._drafts)
            self.show_answers(old.seat, old.answers())

    def show_answers(self, seat: int, kept: Mapping[str, Any]) -> None:
        """Show what a player has filled in, saved or not."""
        self.seat = seat
        if self.people is not None:
            self.people.show_chosen(str(seat))
        for question, rating in self.ratings.items():
            rating.show_points(kept.get(question))
        self.length.show_chosen(kept.get("length"))
        self.text.setPlainText(kept.get("text", ""))
        self._refresh()

    def _entries(self) -> list[dict[str, Any]]:
        return self.sitting.match.feedback if self.sitting is not None else []

    def _is_ours(self, entry: dict[str, Any]) -> bool:
        return bool(entry.get("player", EVERYBODY) == self.seat)

    def _kept(self) -> dict[str, Any]:
        return next((entry for entry in self._entries() if self._is_ours(entry)), {})

    # ------------------------------------------------------------ saving

    def answers(self) -> dict[str, Any]:
        """Give what is filled in, as a record has it."""
        given: dict[str, Any] = {
            question: rating.points for question, rating in self.ratings.items() if rating.points is not None
        }
        if self.length.current:
            given["length"] = self.length.current
        text = self.text.toPlainText().strip()
        if text:
            given["text"] = text
        if given and self.seat != EVERYBODY:
            given = {"player": self.seat, **given}
        # What this form does not ask, an earlier version may have.
        return {**{key: self._kept()[key] for key in ("rating",) if key in self._kept()}, **given}

    @property
    def is_saved(self) -> bool:
        """Say whether the record has what is filled in."""
        return self.answers() == self._kept()

    def save(self) -> None:
        """Keep the answers in the record, and go on to the next player who has said nothing."""
        if self.sitting is None:
            return
        given = self.answers()
        others = [entry for entry in self._entries() if not self._is_ours(entry)]
        self.sitting.feed_back(sorted([*others, given] if given else others, key=_by_seat))
        self.saved.emit()
        silent = [seat for seat in self._people() if not self._has_spoken(seat)]
        if silent:
            self.show_seat(silent[0])

    def keep(self) -> None:
        """Save what players have filled in, because the game is left."""
        if self.sitting is None or not self.sitting.is_over:
            return
        self._put_down()
        given = {seat: answers for seat, answers in self._drafts.items() if answers}
        if given:
            others = [entry for entry in self._entries() if entry.get("player", EVERYBODY) not in given]
            self.sitting.feed_back(sorted([*others, *given.values()], key=_by_seat))
        self._drafts.clear()

    def _has_spoken(self, seat: int) -> bool:
        return any(entry.get("player") == seat for entry in self._entries())

    def _refresh(self) -> None:
        has_answer = bool(self.answers())
        self.save_button.setEnabled(self.sitting is not None and not self.is_saved)
        is_kept = has_answer and self.is_saved
        self._tick.show_glyph("ok" if is_kept else "", "ok")
        self._state.setText(self.tr("kept in the record") if is_kept else "")


def _by_seat(entry: dict[str, Any]) -> int:
    return int(entry.get("player", EVERYBODY))
