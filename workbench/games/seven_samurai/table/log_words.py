"""The log of a siege: what was done with each raider, and below it all that it set off."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.games.seven_samurai import glyphs, words
from workbench.games.seven_samurai.table import chronicle
from workbench.games.seven_samurai.table.chronicle import Chronicle, Event
from workbench.games.seven_samurai.table.sitting import SevenSitting
from workbench.games.seven_samurai.table.turns import SiegeTurn
from workbench.table.log.log_rows import ASIDE, PLAY, Line, LogWords
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn


class SevenLogWords(LogWords):
    """Puts a siege into rows; nothing that lies face down is named."""

    def lines(self, sitting: Sitting, turn: Turn) -> Iterator[Line]:
        """Give the deeds of a turn, each with what it set off."""
        assert isinstance(sitting, SevenSitting)
        assert isinstance(turn, SiegeTurn)
        story = sitting.chronicle
        events = story.turns[turn.number - 1] if turn.number <= len(story.turns) else ()
        found = [line for event in events if (line := self.line(story, event)) is not None]
        if turn.end:
            text = self.tr("Round {number} ends").format(number=turn.round)
            yield Line(PLAY, text, self.ended(turn.end))
        elif turn.is_open or not found:
            yield Line(PLAY, self._begun(story, turn.seat, events), self.tr("to choose"))
            if events and events[-1].deed in ("fight", "redraw"):
                text = self.tr("turns up {card}").format(card=self.card(story, events[-1].card))
                found.append(Line(ASIDE, text, glyph="kiai"))
        # What was done comes first, whatever went before it.
        first = next((line for line in found if line.kind == PLAY), None)
        if first is not None and not turn.end and not turn.is_open:
            yield first
            found.remove(first)
        yield from found

    def _begun(self, story: Chronicle, seat: int, events: tuple[Event, ...]) -> str:
        name = self.name(story, seat)
        return self.tr("{name} fights").format(name=name) if any(e.deed == "fight" for e in events) else name

    def placed(self, text: str, where: str) -> str:
        """Join a deed with what came of it."""
        return f"{text}, {where}"

    def ended(self, how: str) -> str:
        """Say how a round came to its end."""
        return self.tr("no raider is left") if how == "stack" else self.tr("all have passed")

    def card(self, story: Chronicle, card: str) -> str:
        """Name a card by its value and symbol."""
        entry = story.cards[card]
        if entry["symbol"] == "none":
            return self.tr("a {value}").format(value=entry["value"])
        return self.tr("a {value} with {symbol}").format(
            value=entry["value"], symbol=words.symbol(entry["symbol"])
        )

    def name(self, story: Chronicle, seat: int | None) -> str:
        """Name a samurai."""
        return "" if seat is None else words.plain(story.team[seat])

    # ------------------------------------------------------------ one step

    def line(self, story: Chronicle, event: Event) -> Line | None:
        """Put a step into a line; what is only part of another has none."""
        made = self._deed(story, event)
        return made if made is not None else self._aside(story, event)

    def _deed(self, story: Chronicle, event: Event) -> Line | None:
        who, step = self.name(story, event.seat), event.step
        total = self.tr("total {total}").format(total=event.total)
        match event.deed:
            case "attack":
                text = self.tr("{name} attacks a {value}")
                return Line(PLAY, text.format(name=who, value=story.value(event.card)), total)
            case "defend":
                symbol = words.symbol(story.cards[event.card]["symbol"])
                text = self.tr("{name} defends with a {value}")
                return Line(PLAY, text.format(name=who, value=story.value(event.card)), symbol)
            case "dismiss":
                text = self.tr("{name} dismisses a {value}")
                return Line(PLAY, text.format(name=who, value=story.value(event.card)))
            case "give":
                text = self.tr("{name} gives a {value}")
                to = self.tr("to {name}").format(name=self.name(story, step["to"]))
                return Line(PLAY, text.format(name=who, value=story.value(event.card)), to)
            case "support":
                return Line(PLAY, self.tr("{name} supports").format(name=who), self.name(story, step["to"]))
            case "pass":
                return Line(PLAY, self.tr("{name} passes").format(name=who))
        return None

    def _aside(self, story: Chronicle, event: Event) -> Line | None:
        step, who = event.step, self.name(story, event.seat)
        text, glyph, role = "", "bullet", ""
        match event.deed:
            case "open":
                text, glyph = (
                    self.tr("uses the token of {name}").format(name=words.plain(step["token"])),
                    "support-token",
                )
            case "penalty":
                text, glyph, role = (
                    self._penalty(step["penalty"], step["how"]),
                    glyphs.penalty(step["penalty"]),
                    "warn",
                )
                if step["how"] == "ignored":
                    glyph, role = "talent-ignore", "ok"
            case "give-up":
                text, glyph = (
                    self.tr("gives up {card}").format(card=self.card(story, step["card"])),
                    "penalty-lose-defence",
                )
            case "draw":
                text = self.tr("{name} draws {card}, total {total}")
                text, glyph = (
                    text.format(name=who, card=self.card(story, event.card), total=event.total),
                    "penalty-right-draws",
                )
            case "shuffle":
                text, glyph = (
                    self.tr("{card} is shuffled in").format(card=self.card(story, step["card"])),
                    "penalty-reinforce",
                )
            case "intruder":
                text, glyph = self.tr("a raider slips in"), "penalty-intruder"
            case "redraw":
                text, glyph = (
                    self.tr("redraws: {card} comes").format(card=self.card(story, step["card"])),
                    "raider-redraw",
                )
            case "kiai":
                text = (
                    self.tr("{name}: Kiai at {total}")
                    if step["use"]
                    else self.tr("{name}: Kiai at {total}, power unused")
                )
                text, glyph, role = text.format(name=who, total=event.total), "kiai", "selection"
            case "rout" | "expel":
                values = ", ".join(str(story.value(card)) for card in step["cards"])
                text = (
                    self.tr("raiders routed: {values}")
                    if event.deed == "rout"
                    else self.tr("intruders expelled: {values}")
                )
                text, glyph, role = text.format(values=values), glyphs.power(event.deed), "ok"
            case "scout":
                values = ", ".join(str(story.value(card)) for card in step["cards"])
                text, glyph, role = self.tr("scouts: {values}").format(values=values), "power-scout", "ok"
            case "move":
                text = self.tr("{card} moves from {origin} to {to}")
                text = text.format(
                    card=self.card(story, step["card"]), origin=self.name(story, step["origin"]), to=who
                )
                glyph, role = "power-move", "ok"
            case "strike":
                text = self.tr("strikes {card} of {name}").format(
                    card=self.card(story, step["card"]), name=who
                )
                glyph, role = "power-strike", "ok"
            case "lend":
                text = self.tr("lends the token of {owner} to {name}")
                text = text.format(owner=words.plain(step["token"]), name=self.name(story, step["to"]))
                glyph, role = "power-lend", "ok"
            case "release":
                text, glyph = self.tr("first card out, total {total}").format(total=event.total), "undo"
            case "rest":
                text, glyph, role = self.tr("the rest of the stack slips in"), "penalty-intruder", "warn"
            case "barricade" | "farm" | "family" | "wound" | "heal":
                text, glyph, role = self._change(story, event)
        return Line(ASIDE, text, glyph=glyph, role=role) if text else None

    def _penalty(self, penalty: str, how: str) -> str:
        name = words.penalty(penalty)
        if how == "ignored":
            return self.tr("ignores the penalty: {penalty}").format(penalty=name)
        if how == "impossible":
            return self.tr("penalty impossible: {penalty}").format(penalty=name)
        return self.tr("penalty: {penalty}").format(penalty=name)

    def _change(self, story: Chronicle, event: Event) -> tuple[str, str, str]:
        step = event.step
        why = self.because(event.cause)
        if event.deed == "wound":
            text = self.tr("{name} is wounded").format(name=self.name(story, event.seat))
            return self._joined(text, why), "wound", "error"
        if event.deed == "heal":
            return self.tr("{name} is healed").format(name=self.name(story, event.seat)), "power-heal", "ok"
        if event.deed == "barricade":
            if step["change"] > 0:
                text = self.tr("a barricade is built, {left} now").format(left=step["left"])
                return text, "power-build", "ok"
            text = self.tr("a barricade burns, {left} left").format(left=step["left"])
            return self._joined(text, why), "penalty-barricade", "warn"
        if event.deed == "farm":
            text = self.tr("a farm is lost, {left} left").format(left=step["left"])
            return self._joined(text, why), "flames", "error"
        text = self.tr("a family is lost, {left} left").format(left=step["left"])
        return self._joined(text, why), "doll", "error"

    def _joined(self, text: str, why: str) -> str:
        return self.tr("{loss}: {cause}").format(loss=text, cause=why) if why else text

    def because(self, cause: str) -> str:
        """Say what a loss comes from, where the line before does not."""
        return {
            chronicle.BEATEN: self.tr("beaten"),
            chronicle.BACK: self.tr("the farm's back"),
            chronicle.INTRUDER: self.tr("intruder with flames"),
            chronicle.MISSING: self.tr("symbol missing"),
        }.get(cause, "")
