"""The words of the start pages."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from engine import games
from workbench.documents.ordinary import bytes_of
from workbench.documents.reading import stated_kind
from workbench.shelf import Shelved
from workbench.shell.rooms import ROOMS, home_of
from workbench.shell.start.document_card import Mark
from workbench.shell.start.glance import Glance

translate = QCoreApplication.translate


class StartWords(QObject):
    """Says what is known of documents of a kind, in the language in use."""

    def __init__(self, kind: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.shipped, self.new = {
            "map": (self.tr("Shipped maps"), self.tr("New map")),
            "variant": (
                self.tr("Shipped variants"),
                self.tr("New variant of {name}").format(name=games.usual().usual_variant),
            ),
        }[kind]

    def players(self, glance: Glance) -> str:
        """Say for how many players a board is."""
        return self.tr("{counts} players").format(counts=", ".join(map(str, glance.players)))

    def spaces(self, glance: Glance) -> str:
        """Say how large a board is."""
        if glance.least_spaces == glance.most_spaces:
            return self.tr("%n spaces", "", glance.most_spaces)
        words = self.tr("{least} to {most} spaces")
        return words.format(least=glance.least_spaces, most=glance.most_spaces)

    def shape(self, glance: Glance) -> str:
        """Say how large a shipped board is, and which part of a turn carries it onto itself."""
        turn = self.symmetry(glance)
        return f"{self.spaces(glance)}, {turn}" if turn else self.spaces(glance)

    def symmetry(self, glance: Glance) -> str:
        """Say which part of a turn carries a board onto itself, nothing of most boards."""
        words = {
            "2": self.tr("half a turn"),
            "3": self.tr("a third of a turn"),
            "6": self.tr("a sixth of a turn"),
            "mirror": self.tr("mirrored"),
        }
        return words.get(glance.symmetry, "")

    def signs(self, glance: Glance) -> list[Mark]:
        """Give the signs of a shipped document: its symmetry, and that it is shipped."""
        turn = self.symmetry(glance)
        shown = [Mark(f"symmetry-{glance.symmetry}", "ink3", turn)] if turn else []
        return [*shown, Mark("lock", "ink3", self.tr("shipped with Daimyo"))]

    def about(self, glance: Glance) -> str:
        """Say in a line what a document of one's own holds."""
        if glance.picture is None:
            return glance.title
        return f"{self.players(glance)}, {self.spaces(glance)}"

    def marks(self, glance: Glance) -> list[Mark]:
        """Give the mark of how sound a document is, and how much there is to mend."""
        if glance.errors:
            return [Mark("error", "error", self.tr("%n error(s)", "", glance.errors), str(glance.errors))]
        if glance.warnings:
            words = self.tr("%n warning(s)", "", glance.warnings)
            return [Mark("warning", "warn", words, str(glance.warnings))]
        return [Mark("check", "ok", self.tr("nothing to mend"))]

    def missing(self, seen: date | None) -> str:
        """Say that a file is not there, and when it was opened or saved last."""
        sentence = self.tr("file is not there")
        if seen is None:
            return sentence
        day = QLocale().toString(QDate(seen.year, seen.month, seen.day), QLocale.FormatType.ShortFormat)
        when = self.tr("last seen {day}").format(day=day)
        return f"{sentence}\n{when}"

    def edited(self, path: Path) -> str:
        """Say when a file was written."""
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        except (OSError, ValueError, OverflowError):
            return ""
        today = datetime.now().astimezone().date()
        at = f"{when:%H:%M}"
        if when.date() == today:
            return self.tr("edited today {time}").format(time=at)
        if when.date() == today - timedelta(days=1):
            return self.tr("edited yesterday {time}").format(time=at)
        day = QLocale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)
        return self.tr("edited {day}").format(day=day)

    def about_shipped(self, each: Shelved) -> str:
        """Say which game a shipped variant belongs to."""
        if self._kind != "variant":
            return ""
        titles = {facts.name: facts.title for facts in games.all_facts()}
        return titles.get(each.path.parent.name, "")

    def room_of(self, path: Path) -> tuple[str, str]:
        """Give the icon and the name of the room that a file belongs in."""
        try:
            kind = stated_kind(bytes_of(path, 2000).decode("utf-8", "replace"))
        except OSError:
            return "open", ""
        name = "table" if kind == "record" else home_of(kind, "map")
        room = next(room for room in ROOMS if room.name == name)
        return room.icon, translate("rail", room.label)
