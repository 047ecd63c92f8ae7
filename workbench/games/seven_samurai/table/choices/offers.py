"""All that can be asked of a samurai, as answers side by side with what each would do."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.seven_samurai import glyphs, words
from workbench.games.seven_samurai.table.boards.board_view import Ghost
from workbench.games.seven_samurai.table.choices import outlook
from workbench.games.seven_samurai.table.choices.card_offers import CardOffers
from workbench.games.seven_samurai.table.choices.offer import Effect, Offer
from workbench.games.seven_samurai.table.choices.options import STOP, Step
from workbench.games.seven_samurai.table.siege import Siege


class Offers(QObject):
    """Puts the answers to whatever is asked into words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards = CardOffers(self)

    def of(
        self, siege: Siege, seat: int, question: str, steps: list[Step], picked: tuple[Step, ...]
    ) -> list[Offer]:
        """Give the answers to a question, after the steps that were taken already."""
        if question == "card":
            return self._cards.of_card(siege, seat, steps)
        if question == "side":
            return self._cards.of_side(siege, seat, steps)
        if question == "action":
            return [self._action(siege, seat, step) for step in steps]
        if question == "scout":
            return [self._order(siege, step) for step in steps]
        make = {
            "open": self._token,
            "order": self._penalty_order,
            "ignore": self._ignore,
            "give-up": self._give_up,
            "whom": self._whom,
            "again": self._again,
            "kiai": self._kiai,
            "strike": self._strike,
            "heal": self._heal,
        }.get(question)
        if make is not None:
            return [self._stop(question) if step.word == STOP else make(siege, seat, step) for step in steps]
        aimed = self._move if question == "move" else self._lend
        return [self._stop(question) if step.word == STOP else aimed(siege, step, picked) for step in steps]

    def _stop(self, question: str) -> Offer:
        what = {
            "open": self.tr("no open token is used now"),
            "again": self.tr("the turn ends"),
        }.get(question, self.tr("the rest of the power is left"))
        title = {"open": self.tr("None now"), "again": self.tr("Enough")}.get(question, self.tr("No more"))
        return Offer(Step(STOP), title, "check", (Effect(what, "bullet"),), deed=title, key="N")

    # ------------------------------------------------------------ the action

    def _action(self, siege: Siege, seat: int, step: Step) -> Offer:
        if step.word == "fight":
            return self._fight(siege, seat, step, self.tr("Fight"), "F")
        if step.word == "support":
            lines = (
                Effect(self.tr("his token helps another, next turn"), "support-token", "ok"),
                Effect(
                    self.tr("lends: {talent}").format(talent=words.talent(siege.samurai[seat].talent)),
                    "talent",
                ),
                Effect(self.tr("a raider slips in unseen"), "penalty-intruder", "error")
                if siege.rule("support", "to") == "intruders"
                else Effect(self.tr("a raider goes to the discard"), "raider-dismiss", "ok"),
            )
            return Offer(step, self.tr("Support"), "support", lines, deed=self.tr("Support…"), key="S")
        return self._pass(siege, seat, step)

    def _fight(self, siege: Siege, seat: int, step: Step, title: str, key: str) -> Offer:
        chance, who = outlook.odds(siege, seat), siege.samurai[seat]
        lines = [Effect(self.tr("turns up the top raider"), "penalty-intruder")]
        known = siege.stack[0] if siege.stack else None
        if known is not None:
            raider = siege.raider(known)
            lines = [Effect(self.tr("a {value} is on top").format(value=raider.value), "eye", "accent")]
        elif chance.unseen:
            lines += self._chances(chance, who.kiai - who.total)
        lead = self.tr("{total} of {kiai}").format(total=who.total, kiai=who.kiai)
        return Offer(step, title, "kiai", tuple(lines), lead, title, key)

    def _chances(self, chance: outlook.Odds, wanted: int) -> list[Effect]:
        """Say what the raiders that nobody has seen would do to a line."""
        found = []
        if chance.kiai:
            text = self.tr("{count} of {all} make Kiai").format(count=chance.kiai, all=chance.unseen)
            found.append(Effect(text, "kiai", "ok"))
        elif wanted > 0:
            found.append(Effect(self.tr("{count} to go to Kiai").format(count=wanted), "kiai"))
        if chance.beats:
            text = self.tr("{count} of {all} go beyond").format(count=chance.beats, all=chance.unseen)
            found.append(Effect(text, "flames", "error"))
        return found

    def _pass(self, siege: Siege, seat: int, step: Step) -> Offer:
        who = siege.samurai[seat]
        lines = [Effect(self.tr("out until the round ends"), "pass")]
        losses = {
            "hat": self.tr("no hat: a wound at the end"),
            "farm": self.tr("no farm: a farm at the end"),
            "doll": self.tr("no doll: a family at the end"),
        }
        lines += [
            Effect(losses[symbol], symbol, "error") for symbol in words.SYMBOLS if symbol not in who.left
        ]
        return Offer(step, self.tr("Pass"), "pass", tuple(lines), deed=self.tr("Pass"), key="P")

    def _again(self, siege: Siege, seat: int, step: Step) -> Offer:
        return self._fight(siege, seat, step, self.tr("Fight again"), "Y")

    # ------------------------------------------------------------ the start of a turn

    def _token(self, siege: Siege, seat: int, step: Step) -> Offer:
        board = siege.boards[step.word]
        until = (
            self.tr("until the round ends")
            if siege.rule("open_tokens", "last") == "round"
            else self.tr("in this turn")
        )
        lines = (
            Effect(words.talent(board.talent), glyphs.talent(board.talent), "ok"),
            Effect(self.tr("{until}, once in a game").format(until=until), "clock"),
        )
        return Offer(step, board.title, "support-token", lines, deed=self.tr("Use his token"), key="")

    def _penalty_order(self, siege: Siege, seat: int, step: Step) -> Offer:
        order = step.word.split()
        lines = tuple(Effect(words.struck(each), glyphs.penalty(each)) for each in order)
        title = self.tr("First {penalty}").format(penalty=words.penalty(order[0]))
        return Offer(step, title, glyphs.penalty(order[0]), lines, deed=self.tr("In this order"))

    def _ignore(self, siege: Siege, seat: int, step: Step) -> Offer:
        penalty = siege.penalties[0] if siege.penalties else ""
        if step.word == "ignore":
            lines = (Effect(self.tr("by his talent"), "talent", "ok"),)
            return Offer(
                step, self.tr("Ignore it"), "talent-ignore", lines, deed=self.tr("Ignore it"), key="I"
            )
        lines = (Effect(words.struck(penalty), glyphs.penalty(penalty), "error"),)
        return Offer(
            step, self.tr("Take it"), glyphs.penalty(penalty), lines, deed=self.tr("Take it"), key="T"
        )

    def _give_up(self, siege: Siege, seat: int, step: Step) -> Offer:
        raider = siege.raider(step.word)
        title = self.tr("Give up the {symbol}").format(symbol=words.symbol(raider.symbol))
        return Offer(step, title, raider.symbol, deed=self.tr("Discard it"), raiders=(raider,))

    # ------------------------------------------------------------ whom

    def _whom(self, siege: Siege, seat: int, step: Step) -> Offer:
        assert step.seat is not None
        who = siege.samurai[step.seat]
        talent = words.talent(siege.samurai[seat].talent)
        lines = (
            Effect(self.tr("in his next turn: {talent}").format(talent=talent), "support-token", "ok"),
            Effect(self.tr("total {total} of {kiai}").format(total=who.total, kiai=who.kiai), "kiai"),
        )
        return self._at(siege, step, self.tr("Support him"), lines)

    def _kiai(self, siege: Siege, seat: int, step: Step) -> Offer:
        first = siege.raider(siege.samurai[seat].line[0]).value if siege.samurai[seat].line else 0
        gone = Effect(self.tr("then his first card goes, a {value}").format(value=first), "undo")
        if step.word == "use":
            lines = (*self._cards.power(siege, seat), gone)
            return Offer(
                step, self.tr("Use the power"), "kiai", lines, deed=self.tr("Use the power"), key="Y"
            )
        lines = (Effect(self.tr("the power is not used"), "close"), gone)
        return Offer(step, self.tr("Leave it"), "close", lines, deed=self.tr("Leave it"), key="N")

    def _order(self, siege: Siege, step: Step) -> Offer:
        raiders = tuple(siege.raider(card) for card in step.word.split())
        lead = self.tr("{value} on top").format(value=raiders[0].value)
        values = ", ".join(str(raider.value) for raider in raiders)
        return Offer(step, values, "power-scout", (), lead, self.tr("In this order"), raiders=raiders)

    def _strike(self, siege: Siege, seat: int, step: Step) -> Offer:
        assert step.seat is not None
        found = outlook.removed(siege, step.seat)
        raider = siege.raider(siege.samurai[step.seat].line[-1])
        text = self.tr("total {before} → {after}").format(before=found.before, after=found.total)
        lines = [
            Effect(self.tr("his last card goes, a {value}").format(value=raider.value), "power-strike"),
            Effect(text, "undo"),
            *(Effect(words.penalty(each), glyphs.penalty(each), "ok") for each in raider.penalties),
        ]
        if found.is_kiai:
            lines.append(Effect(self.tr("Kiai"), "kiai", "ok"))
        ghost = Ghost(total=found.total, leaves=len(siege.samurai[step.seat].line) - 1)
        return self._at(siege, step, self.tr("Strike here"), tuple(lines), {step.seat: ghost})

    def _heal(self, siege: Siege, seat: int, step: Step) -> Offer:
        assert step.seat is not None
        tokens = siege.samurai[step.seat].tokens
        text = self.tr("wound tokens {before} → {after}").format(before=tokens, after=tokens - 1)
        return self._at(siege, step, self.tr("Heal him"), (Effect(text, "power-heal", "ok"),))

    def _move(self, siege: Siege, step: Step, picked: tuple[Step, ...]) -> Offer:
        assert step.seat is not None
        if picked:
            return self._move_to(siege, step, step.seat, picked)
        raider = siege.raider(siege.samurai[step.seat].line[-1])
        found = outlook.removed(siege, step.seat)
        text = self.tr("total {before} → {after}").format(before=found.before, after=found.total)
        lines = (
            Effect(self.tr("his last card, a {value}").format(value=raider.value), "power-move"),
            Effect(text, "undo"),
        )
        return self._at(siege, step, self.tr("Take it"), lines)

    def _move_to(self, siege: Siege, step: Step, to: int, picked: tuple[Step, ...]) -> Offer:
        origin = picked[0].seat
        assert origin is not None
        raider = siege.raider(siege.samurai[origin].line[-1])
        lines, ghosts = [], {}
        if outlook.can_defend(siege, to, raider):
            text = self.tr("can defend: no {symbol} yet").format(symbol=words.symbol(raider.symbol))
            lines.append(Effect(text, raider.symbol, "ok"))
        if to != origin:
            found = outlook.attacked(siege, to, raider)
            role = "ok" if found.is_kiai else "error" if found.total > found.kiai else "ink2"
            lines.append(Effect(self._cards.sum_said(found, raider.value), "kiai", role))
            ghosts = {to: Ghost(raider, total=found.total)}
        return self._at(siege, step, self.tr("Give it to him"), tuple(lines), ghosts)

    def _lend(self, siege: Siege, step: Step, picked: tuple[Step, ...]) -> Offer:
        assert step.seat is not None
        who = siege.samurai[step.seat]
        if not picked:
            holder = words.plain(siege.samurai[who.token_at].name)
            lines = [
                Effect(words.talent_in_full(who.talent), "talent", "ok"),
                Effect(self.tr("lies with {name}").format(name=holder), "support-token"),
            ]
            return self._at(siege, step, self.tr("Lend this token"), tuple(lines))
        owner = picked[0].seat
        assert owner is not None
        talent = words.talent(siege.samurai[owner].talent)
        lines = [Effect(self.tr("in his next turn: {talent}").format(talent=talent), "support-token", "ok")]
        if step.seat == siege.active:
            lines.append(Effect(self.tr("it goes home at the end of this turn"), "undo", "warn"))
        return self._at(siege, step, self.tr("Lend it to him"), tuple(lines))

    def _at(
        self,
        siege: Siege,
        step: Step,
        deed: str,
        lines: tuple[Effect, ...],
        ghosts: dict[int, Ghost] | None = None,
    ) -> Offer:
        """Offer a samurai."""
        assert step.seat is not None
        name = words.plain(siege.samurai[step.seat].name)
        return Offer(step, name, "", lines, deed=deed, seat=step.seat, ghosts=ghosts or {})
