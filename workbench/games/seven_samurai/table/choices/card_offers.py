"""What can be done with a raider in hand: defend, attack, dismiss, redraw, give on; and what each would do."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.seven_samurai import glyphs, words
from workbench.games.seven_samurai.cards.raider import Raider
from workbench.games.seven_samurai.table.boards.board_view import Ghost
from workbench.games.seven_samurai.table.choices import outlook
from workbench.games.seven_samurai.table.choices.offer import Effect, Offer
from workbench.games.seven_samurai.table.choices.options import Step
from workbench.games.seven_samurai.table.choices.outlook import Reached
from workbench.games.seven_samurai.table.siege import Siege

GIVES = ("give-even", "give-odd")


class CardOffers(QObject):
    """Puts the answers about a card into words."""

    def of_card(self, siege: Siege, seat: int, steps: list[Step]) -> list[Offer]:
        """Give the answers about the raider in hand; that he cannot defend is said as well."""
        assert siege.card is not None
        raider, by_word = siege.raider(siege.card), {step.word: step for step in steps}
        found = [
            self.attack(siege, seat, raider, by_word.get("attack"), "A"),
            self.defend(siege, seat, raider, by_word.get("defend"), "D"),
        ]
        if "dismiss" in by_word:
            found.append(self._dismiss(siege, seat, raider, by_word["dismiss"]))
        if "redraw" in by_word:
            found.append(self._redraw(siege, seat, raider, by_word["redraw"]))
        left = siege.neighbour(seat, is_left=True)
        gifts = sorted((step for step in steps if step.word == "give"), key=lambda step: step.seat != left)
        found += [self._give(siege, seat, raider, step, is_left=step.seat == left) for step in gifts]
        return found

    def of_side(self, siege: Siege, seat: int, steps: list[Step]) -> list[Offer]:
        """Give the two sides on which a moved card may be laid."""
        assert siege.card is not None
        raider, by_word = siege.raider(siege.card), {step.word: step for step in steps}
        return [
            self.attack(siege, seat, raider, by_word.get("right"), "A"),
            self.defend(siege, seat, raider, by_word.get("left"), "D"),
        ]

    # ------------------------------------------------------------ one by one

    def attack(self, siege: Siege, seat: int, raider: Raider, step: Step | None, key: str) -> Offer:
        """Offer to put the card at the end of the line."""
        found = outlook.attacked(siege, seat, raider)
        lines = [*self.reached(siege, seat, found), *self.penalties(siege, seat, raider)]
        deed = self.tr("Attack")
        if found.is_kiai:
            deed = self.tr("Attack, then Kiai")
        ghost = Ghost(raider, total=found.total, leaves=0 if found.is_kiai else None)
        return Offer(
            step,
            self.tr("Attack"),
            "kiai",
            tuple(lines),
            self.sum_said(found, raider.value),
            deed,
            key,
            ghosts={seat: ghost},
        )

    def sum_said(self, found: Reached, value: int) -> str:
        """Say a sum, and what it means."""
        text = self.tr("{before} + {value} = {total}").format(
            before=found.before, value=value, total=found.total
        )
        if found.is_kiai:
            return self.tr("{sum}: Kiai").format(sum=text)
        if found.total > found.kiai:
            return self.tr("{sum}, over {kiai}").format(sum=text, kiai=found.kiai)
        return self.tr("{sum} of {kiai}").format(sum=text, kiai=found.kiai)

    def reached(self, siege: Siege, seat: int, found: Reached) -> list[Effect]:
        """Say what a total brings: the power of a Kiai, a defeat, or how much is left to a Kiai."""
        if found.is_kiai:
            lines = self.power(siege, seat)
            text = self.tr("first card out, total {total}").format(total=found.released)
            return [*lines, Effect(text, "undo")]
        if found.is_beaten:
            return [*self.beaten(siege), Effect(self.tr("then he must pass"), "pass")]
        if found.total > found.kiai:
            return [Effect(self.tr("beyond: he must pass"), "pass", "error")]
        text = self.tr("{count} to go to Kiai").format(count=found.kiai - found.total)
        return [Effect(text, "kiai")]

    def beaten(self, siege: Siege) -> list[Effect]:
        """Say what a defeat costs."""
        loss = outlook.beaten(siege)
        if loss.what == "farm":
            text = self.tr("beaten: farms {before} → {after}")
            return [Effect(text.format(before=loss.before, after=loss.after), "farm", "error")]
        text = self.tr("beaten: barricades {before} → {after}")
        return [Effect(text.format(before=loss.before, after=loss.after), "penalty-barricade", "error")]

    def power(self, siege: Siege, seat: int) -> list[Effect]:
        """Say what the power of a samurai could do now."""
        found = []
        for effect, count in words.in_order(siege.samurai[seat].power):
            if not count:
                continue
            text = f"{words.effect(effect)} {count}"
            if effect == "build":
                after = outlook.built(siege, {"build": count})
                if after == siege.barricades:
                    continue
                text = self.tr("barricades {before} → {after}").format(before=siege.barricades, after=after)
            found.append(Effect(text, glyphs.power(effect), "ok"))
        return found

    def penalties(self, siege: Siege, seat: int, raider: Raider) -> list[Effect]:
        """Say what the card will cost as the last of the line."""
        if not raider.penalties:
            return [Effect(self.tr("no penalty next turn"), "check")]
        parity = "ignore-odd" if raider.value % 2 else "ignore-even"
        text = self.tr("{penalty} next turn")
        if siege.samurai[seat].talent == parity:
            text = self.tr("{penalty} next turn, or ignored")
        return [
            Effect(text.format(penalty=words.penalty(each)), glyphs.penalty(each), "error")
            for each in raider.penalties
        ]

    def defend(self, siege: Siege, seat: int, raider: Raider, step: Step | None, key: str) -> Offer:
        """Offer to put the card on the left, or say why that cannot be."""
        who = siege.samurai[seat]
        if step is None:
            return Offer(
                None,
                self.tr("Defend"),
                "raider-defend",
                key=key,
                why_not=self._why_no_defence(siege, seat, raider),
            )
        text = self.tr("{symbol} gained, {count} of 3").format(
            symbol=words.symbol(raider.symbol), count=len(who.left) + 1
        )
        lines = (
            Effect(text, raider.symbol, "ok"),
            Effect(self.saved(raider.symbol), "check"),
            Effect(self.tr("no penalty from this card"), "check"),
        )
        lead = self.tr("the total stays {total}").format(total=who.total)
        ghosts = {seat: Ghost(raider, is_left=True)}
        deed = self.tr("Defend")
        return Offer(step, self.tr("Defend"), "raider-defend", lines, lead, deed, key, ghosts=ghosts)

    def saved(self, symbol: str) -> str:
        """Say what a symbol saves at the end of a round."""
        return {
            "hat": self.tr("saves a wound at the end"),
            "farm": self.tr("saves a farm at the end"),
            "doll": self.tr("saves a family at the end"),
        }.get(symbol, "")

    def _why_no_defence(self, siege: Siege, seat: int, raider: Raider) -> str:
        if raider.symbol == "none":
            return self.tr("The card has no symbol.")
        if raider.symbol in siege.samurai[seat].left:
            text = self.tr("He has this symbol on his left already: {symbol}.")
            return text.format(symbol=words.symbol(raider.symbol))
        return self.tr("No defence in this turn.")

    def _dismiss(self, siege: Siege, seat: int, raider: Raider, step: Step) -> Offer:
        lines = (
            self._lender(siege, seat, ("dismiss-same",)),
            Effect(self.tr("goes to the discard"), "raider-dismiss", "ok"),
            Effect(self.tr("the total stays {total}").format(total=siege.samurai[seat].total), "check"),
        )
        lead = self.tr("a {value} lies in his line").format(value=raider.value)
        return Offer(step, self.tr("Dismiss"), "raider-dismiss", _told(lines), lead, self.tr("Dismiss"), "X")

    def _redraw(self, siege: Siege, seat: int, raider: Raider, step: Step) -> Offer:
        chance = outlook.odds(siege, seat)
        lines = (
            self._lender(siege, seat, ("redraw",)),
            Effect(self.tr("this {value} goes under").format(value=raider.value), "undo"),
            Effect(
                self.tr("{count} in {all} make Kiai").format(count=chance.kiai, all=chance.unseen),
                "kiai",
                "ok" if chance.kiai else "ink2",
            ),
            Effect(self.tr("must keep the next"), "lock"),
        )
        return Offer(step, self.tr("Redraw"), "raider-redraw", _told(lines), "", self.tr("Redraw"), "R")

    def _give(self, siege: Siege, seat: int, raider: Raider, step: Step, *, is_left: bool) -> Offer:
        assert step.seat is not None
        to = step.seat
        who, name = siege.samurai[to], words.plain(siege.samurai[to].name)
        lines = [self._lender(siege, seat, GIVES)]
        if outlook.can_defend(siege, to, raider):
            text = self.tr("can defend: no {symbol} yet").format(symbol=words.symbol(raider.symbol))
            lines.append(Effect(text, raider.symbol, "ok"))
        if outlook.can_dismiss(siege, to, raider):
            text = self.tr("can dismiss a {value}").format(value=raider.value)
            lines.append(Effect(text, "raider-dismiss", "ok"))
        found = outlook.attacked(siege, to, raider)
        role = "ok" if found.is_kiai else "error" if found.total > found.kiai else "ink2"
        said = self.sum_said(found, raider.value)
        lines.append(Effect(self.tr("attacks: {sum}").format(sum=said), "kiai", role))
        if found.is_beaten:
            lines += self.beaten(siege)
        title = self.tr("Give left") if is_left else self.tr("Give right")
        if siege.players == 2:
            title = self.tr("Give")
        ghost = Ghost(raider, total=found.total, leaves=0 if found.is_kiai else None)
        return Offer(
            step,
            title,
            "raider-give",
            _told(lines),
            self.tr("to {name}").format(name=name),
            self.tr("Give to {name}").format(name=name),
            "L" if is_left else "G",
            seat=to,
            ghosts={to: ghost} if not who.is_out else {},
        )

    def _lender(self, siege: Siege, seat: int, talents: tuple[str, ...]) -> Effect | None:
        """Say by whose token a samurai does something; nothing where it is his own talent."""
        name = siege.lender(seat, talents)
        if not name:
            return None
        return Effect(self.tr("by the token of {name}").format(name=words.plain(name)), "support-token")


def _told(lines: tuple[Effect | None, ...] | list[Effect | None]) -> tuple[Effect, ...]:
    return tuple(line for line in lines if line is not None)
