"""A samurai's board in words: pills beside his name, what his line will do, and the whole for those who hear it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.table.siege import Samurai, Siege

if TYPE_CHECKING:
    from workbench.games.seven_samurai.table.boards.board_view import Ghost


@dataclass(frozen=True)
class Pill:
    """A word in a small frame: with a glyph on a ground of the theme, or with the sign of a seat."""

    text: str
    glyph: str = ""
    role: str = "ink2"
    ground: str = ""
    seat: int | None = None
    is_dashed: bool = False

    @property
    def is_framed(self) -> bool:
        """Say whether it has a frame in the colour of a seat."""
        return self.seat is not None


class BoardWords(QObject):
    """Puts a samurai into a few short texts."""

    def state(self, who: Samurai) -> list[Pill]:
        """Give his side, his wounds and whether he has passed."""
        is_animal = who.side == "animal"
        found = [
            Pill(words.side("animal"), "animal", "warn", "warn_tint")
            if is_animal
            else Pill(words.side("human"), ground="sunk")
        ]
        if who.tokens:
            text = self.tr("wound") if who.tokens == 1 else str(who.tokens)
            found.append(Pill(text, "wound", "error"))
        if who.is_out:
            found.append(Pill(self.tr("passed"), "pass", "ink3", "sunk"))
        return found

    def tokens(self, siege: Siege, seat: int) -> list[Pill]:
        """Give the support tokens on his board, and where his own is when it is away."""
        who, found = siege.samurai[seat], []
        for owner in who.holds:
            if owner == seat:
                found.append(Pill(self.tr("own"), seat=seat, role="ink"))
            else:
                found.append(Pill(words.talent(siege.samurai[owner].talent), seat=owner, role="ink"))
        if who.token_at != seat:
            name = words.plain(siege.samurai[who.token_at].name)
            text = self.tr("lent to {name}").format(name=name)
            found.append(Pill(text, seat=seat, is_dashed=True))
        for name in who.borrowed:
            found.append(Pill(words.talent(siege.boards[name].talent), "support-token", "ok", "ok_tint"))
        return sorted(found, key=lambda pill: not pill.is_dashed)

    def line(self, siege: Siege, seat: int, ghost: Ghost | None) -> tuple[str, str]:
        """Say what his line will do in his next turn, or what an answer does to it; with the role of its colour."""
        who = siege.samurai[seat]
        if ghost is not None and ghost.leaves is not None:
            return self.tr("line · first card leaves after the Kiai"), "selection"
        if who.is_out:
            return self.tr("line · rests until the next round"), "ink3"
        penalties = siege.raider(who.line[-1]).penalties if who.line else ()
        if who.is_beyond:
            return self.tr("line · beyond, must pass"), "error"
        if not penalties:
            return self.tr("line · next turn: no penalty"), "ink2"
        what = ", ".join(words.penalty(each) for each in penalties)
        value = siege.raider(who.line[-1]).value
        parity = "ignore-odd" if value % 2 else "ignore-even"
        if parity in who.reach:
            return self.tr("line · next turn: {penalty}, or ignore it").format(penalty=what), "ink2"
        return self.tr("line · next turn: {penalty}").format(penalty=what), "ink2"

    def tip(self, who: Samurai) -> str:
        """Say in full what his talent and his power do."""
        talent, power = words.talent_in_full(who.talent), words.power_in_full(who.power)
        return self.tr("Talent: {talent}\nKiai {value}: {power}").format(
            talent=talent, value=who.kiai, power=power
        )

    def said(self, siege: Siege, seat: int) -> str:
        """Say everything that the board shows."""
        who = siege.samurai[seat]
        parts = [words.plain(who.name), *(pill.text for pill in self.state(who))]
        parts.append(self.tr("total {total} of {kiai}").format(total=who.total, kiai=who.kiai))
        held = [words.symbol(symbol) for symbol in words.SYMBOLS if symbol in who.left]
        parts.append(self.tr("defends {symbols}").format(symbols=", ".join(held) or self.tr("nothing")))
        cards = ", ".join(siege.raider(card).title for card in who.line)
        parts.append(self.tr("line: {cards}").format(cards=cards or self.tr("empty")))
        parts += [pill.text for pill in self.tokens(siege, seat)]
        parts.append(self.line(siege, seat, None)[0].partition(" · ")[2])
        if siege.decider == seat:
            parts.append(self.tr("to decide"))
        return ", ".join(parts)
