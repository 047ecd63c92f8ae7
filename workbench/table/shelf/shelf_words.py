"""What the shelf says of a game: when it was played, how it stands, what it branched off."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from engine.games import GAMES, facts_of
from workbench.canvas.scene import title_of
from workbench.table.model.seats import Seat, filled, seats_of
from workbench.table.naming import colour_name
from workbench.table.shelf import titles
from workbench.table.shelf.kept import NOT_A_RECORD, NOT_JSON, Damaged, Kept


class ShelfWords(QObject):
    """Puts a kept game into a few short texts."""

    def when(self, moment: float) -> str:
        """Say when something was: the time of today and yesterday, the day of older things."""
        at = QDateTime.fromSecsSinceEpoch(int(moment))
        days = at.date().daysTo(QDate.currentDate())
        clock = QLocale().toString(at.time(), QLocale.FormatType.ShortFormat)
        if days == 0:
            return self.tr("today {time}").format(time=clock)
        if days == 1:
            return self.tr("yesterday {time}").format(time=clock)
        return QLocale().toString(at.date(), "d MMMM" if days < 300 else "d MMMM yyyy")

    def stands(self, game: Kept) -> str:
        """Say how a game stands: the turn and who is to play, or how many turns there were."""
        if game.is_over:
            return self.tr("%n turn(s)", "", len(game.record["turns"]))
        if game.turn == 0:
            return self.tr("set-up")
        if game.decider is None:
            return self.tr("turn {turn}").format(turn=game.turn)
        return self.tr("turn {turn}, {seat} to play").format(turn=game.turn, seat=colour_name(game.decider))

    def came(self, game: Kept) -> str:
        """Say in a few letters from which turn a game branched off and where it is now."""
        now = self.tr("over") if game.is_over else self.tr("now {turn}").format(turn=game.turn)
        if not game.origin.parent:
            is_told = game.is_over or not game.turn
            return self.stands(game) if is_told else self.tr("turn {turn}").format(turn=game.turn)
        if not game.is_over and not game.turn:
            return self.stands(game)
        if not game.origin.from_turn:
            return self.tr("from the set-up, {now}").format(now=now)
        return self.tr("from {turn}, {now}").format(turn=game.origin.from_turn, now=now)

    def won(self, game: Kept) -> str:
        """Say who won, nothing while the game goes on."""
        if not game.is_over:
            return ""
        winners = game.record["result"].get("winners", ())
        name = str(game.record["game"])
        if name in GAMES and facts_of(name).is_cooperative:
            return self.tr("won together") if winners else self.tr("lost together")
        if len(winners) != 1:
            return self.tr("shared win") if winners else self.tr("no winner")
        return self.tr("{seat} won").format(seat=colour_name(int(winners[0])))

    def rules(self, game: Kept) -> str:
        """Name variant and map."""
        return ", ".join(filter(None, (game.variant, title_of(game.map_name))))

    def branch(self, game: Kept, is_parent_there: bool) -> str:
        """Say what a game branched off, nothing where it is no branch."""
        origin = game.origin
        if not origin.parent:
            return ""
        parent = titles.said(origin.parent_title)
        if is_parent_there:
            return self.tr("branch of {title}").format(title=parent)
        return self.tr("branch of {title}, which is gone").format(title=parent)

    def damage(self, game: Damaged) -> str:
        """Say that a kept game cannot be read, and where it lies."""
        reasons = {NOT_JSON: self.tr("it is not JSON"), NOT_A_RECORD: self.tr("it is not a record")}
        return self.tr("This game cannot be read: {reason}. Its file is {file}.").format(
            reason=reasons.get(game.reason, game.reason), file=game.file.name
        )

    def spoken(self, game: Kept | Damaged) -> str:
        """Say a game in a sentence, for people who hear it."""
        if isinstance(game, Damaged):
            return self.damage(game)
        parts = (game.title, self.rules(game), self.stands(game), self.won(game), self.when(game.played))
        return ", ".join(filter(None, parts))


def seats_in(game: Kept) -> tuple[Seat, ...]:
    """Give who sits where in a kept game."""
    agents = [str(agent) for agent in game.record["agents"]]
    return filled(seats_of(agents, game.record.get("names", ())), len(agents), int(game.record["players"]))
