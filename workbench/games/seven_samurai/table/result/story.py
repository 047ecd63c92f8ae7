"""How a siege went in a few moments: those that cost most, the ends of the rounds, and the last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject

from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.table import chronicle
from workbench.games.seven_samurai.table.chronicle import Event
from workbench.games.seven_samurai.table.result.findings import Findings

MOST = 8


@dataclass(frozen=True)
class Moment:
    """A turn that mattered: what it is called, and what happened."""

    turn: int
    glyph: str
    title: str
    text: str
    is_last: bool = False


class StoryWords(QObject):
    """Tells a siege."""

    def moments(self, found: Findings) -> list[Moment]:
        """Give the moments in their order, the last one always among them."""
        made = list(self._moments(found))
        while len(made) > MOST:
            # What matters least goes first: single losses between the ends of rounds.
            rare = [n for n, each in enumerate(made) if each.glyph == "penalty-barricade"] or [1]
            del made[rare[len(rare) // 2]]
        return made

    def _moments(self, found: Findings) -> Iterator[Moment]:
        ends = dict(found.rounds)
        last = found.last_straw.turn if found.last_straw is not None and not found.is_won else 0
        for number, events in enumerate(found.story.turns, 1):
            losses = [event for event in events if event.deed in ("farm", "family")]
            before, after = found.curve[number - 1], found.curve[number]
            if number == last:
                yield self._last(found, events)
            elif number in ends and "end" not in self._open(found, number):
                yield self._round(found, number, ends[number], events)
            elif losses:
                yield self._burnt(found, number, losses)
            elif before.barricades > 0 and after.barricades == 0:
                cause = next(event for event in events if event.deed == "barricade")
                yield Moment(number, "barricade", self.tr("No barricade is left"), self.because(found, cause))
            elif any(event.deed == "wound" and event.step["wounds"] == self._flip(found) for event in events):
                hurt = next(event for event in events if event.deed == "wound")
                name = words.plain(found.story.team[hurt.step["seat"]])
                title = self.tr("{name} turns animal").format(name=name)
                yield Moment(number, "animal", title, self.because(found, hurt))

    def _open(self, found: Findings, number: int) -> str:
        """A lost game stops in a round that has no end of its own."""
        is_last = number == found.turns and not found.is_won
        return "end" if is_last and not self._is_round_end(found, number) else ""

    def _is_round_end(self, found: Findings, number: int) -> bool:
        return any(event.deed in ("reveal", "rest") for event in found.story.turns[number - 1])

    def _flip(self, found: Findings) -> int:
        return int(found.values["wounds"]["flip"])

    def _round(self, found: Findings, number: int, name: int, events: tuple[Event, ...]) -> Moment:
        standing = found.curve[number]
        title = self.tr("Round {round} ends: barricades {barricades}, farms {farms}, families {families}")
        title = title.format(
            round=name,
            barricades=standing.barricades,
            farms=standing.farms,
            families=standing.families,
        )
        lost = [event for event in events if event.deed in ("farm", "family", "wound")]
        text = self.tr("Nothing was lost for want of a symbol.")
        if lost:
            text = self.tr(
                "For want of symbols: wounds {wounds}, farms {farms}, families {families}."
            ).format(
                wounds=sum(event.deed == "wound" for event in lost),
                farms=sum(event.deed == "farm" for event in lost),
                families=sum(event.deed == "family" for event in lost),
            )
        return Moment(number, "flag", title, text)

    def _burnt(self, found: Findings, number: int, losses: list[Event]) -> Moment:
        farms = sum(event.deed == "farm" for event in losses)
        families = len(losses) - farms
        if farms and families:
            title = self.tr("Farms lost: {farms}, families: {families}")
        elif farms:
            title = self.tr("A farm is lost") if farms == 1 else self.tr("Farms lost: {farms}")
        else:
            title = self.tr("A family is lost") if families == 1 else self.tr("Families lost: {families}")
        title = title.format(farms=farms, families=families)
        return Moment(number, "flames", title, self.because(found, losses[0]))

    def _last(self, found: Findings, events: tuple[Event, ...]) -> Moment:
        straw = found.last_straw
        assert straw is not None
        title = {
            "death": self.tr("The fatal wound"),
            "farms": self.tr("The last farm"),
            "families": self.tr("The last family"),
        }.get(found.result["reason"], self.tr("Time has run out"))
        glyph = {"death": "wound", "families": "doll"}.get(found.result["reason"], "flames")
        return Moment(straw.turn, glyph, title, self.because(found, straw), is_last=True)

    def because(self, found: Findings, event: Event) -> str:
        """Say what a loss came from, in a sentence."""
        story = found.story
        if event.due_to is not None:
            seat, card = event.due_to
            name, value = words.plain(story.team[seat]), story.value(card)
            if event.cause == chronicle.PENALTY:
                return self.tr("The {value} at the end of the line of {name} demands its penalty.").format(
                    value=value, name=name
                )
            if event.cause == chronicle.BEATEN:
                return self.tr("{name} is beaten by a {value}: his total is above his Kiai.").format(
                    value=value, name=name
                )
            return self.tr("An intruder with flames, a {value}, burns it.").format(value=value)
        return {
            chronicle.BACK: self.tr("The back of the farm before it acts."),
            chronicle.MISSING: self.tr("A samurai ends the round without the symbol that defends it."),
            chronicle.PENALTY: self.tr("A penalty demands it."),
            chronicle.BEATEN: self.tr("A samurai is beaten."),
            chronicle.INTRUDER: self.tr("An intruder with flames burns it."),
        }.get(event.cause, "")

    def headline(self, found: Findings) -> tuple[str, str]:
        """Say how it ended, and why."""
        result = found.result
        if found.is_won:
            title = self.tr("The village holds: {score}").format(score=f"{result['score']}{result['grade']}")
            why = self.tr("After round {rounds} there stand farms: {farms}, families: {families}.")
            return title, why.format(
                farms=result["farms"], families=result["families"], rounds=result["round"]
            )
        title = self.tr("The village is lost in round {round}").format(round=result["round"])
        straw = found.last_straw
        if straw is None or result["reason"] == "turn-limit":
            return title, self.tr("The turns have run out.")
        what = {
            "death": self.tr("A samurai dies of his wounds in turn {turn}."),
            "farms": self.tr("The last farm burns in turn {turn}."),
            "families": self.tr("The last family is lost in turn {turn}."),
        }[result["reason"]].format(turn=straw.turn)
        return title, f"{what} {self.because(found, straw)}".strip()
