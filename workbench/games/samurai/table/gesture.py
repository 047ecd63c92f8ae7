"""What a person has in hand: a token or a figure, perhaps the first of two places, and where it may go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from workbench.games.samurai.table.influence.influence import Outlook, effects
from workbench.games.samurai.table.options import Figure, Options, options_of
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.language import told
from workbench.table.model import gesture

if TYPE_CHECKING:
    from engine.games.samurai.words import Words

NOTHING = Options()


class Gesture(gesture.Gesture[SamuraiSitting, Options]):
    """Collects a move step by step: pick a token, choose one space or two; `put_back` gives the last step up."""

    wants_figure = Signal(int, list)
    """A space was chosen where several figures could be meant: the space and their types."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(NOTHING, parent)
        self.picked: str | None = None
        self.lifted: int | None = None
        self.swapped: Figure | None = None
        self.target: int | None = None

    def refresh(self) -> None:
        """Look again at what can be done; what was in hand is put back."""
        self.options = NOTHING
        if self.sitting is not None and self.is_on:
            seat = self.sitting.decider
            assert seat is not None
            self.options = options_of(self.sitting.rules, self.sitting.view(seat).moves)
        picked = self.picked
        self.picked = self.lifted = self.swapped = self.target = None
        if self.options.figures:
            # In the draft one goes on with the type that was placed last, as long as there is any.
            self.picked = picked if picked in self.options.figures else next(iter(self.options.figures))
        self.changed.emit()

    # ------------------------------------------------------------ what can be done

    @property
    def is_swap(self) -> bool:
        """Say whether two figures are being exchanged."""
        return self.picked in self.options.swaps

    @property
    def is_lift(self) -> bool:
        """Say whether an own token is being moved."""
        return self.picked in self.options.lifts

    @property
    def is_draft(self) -> bool:
        """Say whether figures are being placed."""
        return bool(self.options.figures)

    @property
    def legal(self) -> set[int]:
        """The spaces that the next step may choose."""
        options = self.options
        if self.picked is None:
            return set()
        if self.is_draft:
            return set(options.figures.get(self.picked, ()))
        if self.is_swap:
            return {space for space, _ in self._swaps}
        if self.is_lift:
            lifts = options.lifts[self.picked]
            return set(lifts if self.lifted is None else lifts[self.lifted])
        return set(options.places.get(self.picked, ()))

    @property
    def _swaps(self) -> Iterable[Figure]:
        """The figures that the next step of a swap may choose."""
        swaps = self.options.swaps[self.picked] if self.picked is not None else {}
        return swaps if self.swapped is None else swaps[self.swapped]

    @property
    def first_space(self) -> int | None:
        """The space of the first step of an exchange."""
        return self.swapped[0] if self.swapped is not None else self.lifted

    # ------------------------------------------------------------ step by step

    def take_in_hand(
        self, picked: str | None, lifted: int | None, swapped: Figure | None, target: int | None
    ) -> None:
        """Have in hand again what was, as long as the same person decides."""
        if self.is_on:
            self.picked, self.lifted, self.swapped, self.target = picked, lifted, swapped, target
            self.changed.emit()

    def pick(self, name: str | None) -> None:
        """Take a token or a type of figure in hand; the same again puts it back."""
        self.lifted = self.swapped = self.target = None
        is_same = name == self.picked and not self.is_draft
        known = name in self.options.tokens or name in self.options.figures
        self.picked = name if known and not is_same else None if not self.is_draft else self.picked
        self.changed.emit()

    def put_back(self) -> bool:
        """Give the last step up and say whether there was one."""
        had = self.first_space is not None or (self.picked is not None and not self.is_draft)
        if self.first_space is not None:
            self.lifted = self.swapped = None
        elif not self.is_draft:
            self.picked = None
        self.target = None
        self.changed.emit()
        return had

    def aim(self, space: int | None) -> None:
        """Look at a space before anything is done there; one that is not legal leaves the aim where it was."""
        if space is not None and space in self.legal and space != self.target:
            self.target = space
            self.changed.emit()

    def choose(self, space: int, figure: str | None = None) -> int | None:
        """Take the next step on a space and give the move once it is complete."""
        if self.picked is None or space not in self.legal:
            return None
        if self.is_draft:
            return self.options.figures[self.picked][space]
        if self.is_swap:
            return self._swap(space, figure)
        if self.is_lift:
            if self.lifted is None:
                self.lifted, self.target = space, None
                self.changed.emit()
                return None
            return self.options.lifts[self.picked][self.lifted][space]
        return self.options.places[self.picked][space]

    def _swap(self, space: int, figure: str | None) -> int | None:
        found = self.figures_at(space)
        if figure is None and len(found) > 1:
            self.wants_figure.emit(space, found)
            return None
        one = (space, figure or found[0])
        if self.swapped is None:
            self.swapped, self.target = one, None
            self.changed.emit()
            return None
        assert self.picked is not None
        return self.options.swaps[self.picked][self.swapped][one]

    def figures_at(self, space: int) -> list[str]:
        """Give the types of figures on a space that the next step of a swap may choose."""
        return [figure for at, figure in self._swaps if at == space]

    def move_to(self, space: int | None) -> int | None:
        """Give the move that choosing a space would complete, if it would."""
        if space is None or self.picked is None or space not in self.legal:
            return None
        if self.is_swap:
            found = self.figures_at(space)
            if self.swapped is None or len(found) != 1:
                return None
            return self.options.swaps[self.picked][self.swapped][space, found[0]]
        if self.is_lift:
            return None if self.lifted is None else self.options.lifts[self.picked][self.lifted][space]
        known = self.options.figures if self.is_draft else self.options.places
        return known[self.picked][space]

    # ------------------------------------------------------------ words

    def effects_of(self, space: int | None) -> tuple[Outlook, ...]:
        """Give what choosing a space would change in the settlements around."""
        move = self.move_to(space)
        if move is None or self.sitting is None or self.is_draft:
            return ()
        return effects(self.sitting.rules, self.sitting.match.position, move)

    def why_not(self, space: int) -> str:
        """Say why what is in hand cannot go to a space; nothing where it can, or nothing is in hand."""
        sitting = self.sitting
        if sitting is None or self.picked is None or space in self.legal:
            return ""
        if self.is_swap and not self._standing(space):
            return self.tr("No figure stands at {space}.").format(space=sitting.names.space(space))
        rules = sitting.names.rules
        return told(rules.why_not(sitting.match.position, self._attempt(rules.words, space)))

    def _attempt(self, words: Words, space: int) -> int:
        """Give the move that was meant, legal or not."""
        from engine.games.samurai.rules import moves

        assert self.picked is not None
        if self.is_draft:
            return words.put(self.picked, space)
        kind = words.find_kind(self.picked)
        if self.is_lift:
            return words.move(kind, space if self.lifted is None else self.lifted, space)
        if self.is_swap:
            there = (space, words.find_type(self._standing(space)[0]))
            first = there if self.swapped is None else (self.swapped[0], words.find_type(self.swapped[1]))
            return words.swap(kind, first, there)
        return int(moves.pack(moves.PLACE, kind, space, 0, 0, 0))

    def _standing(self, space: int) -> list[str]:
        assert self.sitting is not None
        found: list[str] = self.sitting.open_view["figures"].get(str(space), [])
        return found
