"""What each place on the cloth shows and says, as far as whoever looks may see it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from workbench.canvas.cards.card import Card
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import face
from workbench.games.naishi.cards.tile import Foot
from workbench.games.naishi.table.appraisal.appraisal import Appraisal, Worth
from workbench.games.naishi.table.appraisal.outlook import Outlook
from workbench.games.naishi.table.appraisal.worth_words import WorthWords, points_said
from workbench.games.naishi.table.cloth.spot_button import AIMED, CHOSEN, LIT, Shown
from workbench.games.naishi.table.gesture import GIFTS, Gesture
from workbench.games.naishi.table.naming import PlaceWords
from workbench.games.naishi.table.reasons import Reasons
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import COLUMNS, LINES, OTHER_HAND, RIVER, ROW, Spot
from workbench.table.naming import capital


class Faces(QObject):
    """Looks at one game; a card's front is made once, in the language in use."""

    def __init__(self, sitting: NaishiSitting, gesture: Gesture, reasons: Reasons) -> None:
        super().__init__(gesture)
        self.sitting, self.gesture, self.reasons = sitting, gesture, reasons
        self.places = PlaceWords(self)
        self.worths = WorthWords(sitting.appraiser.cards, self)
        self._fronts: dict[str, Card] = {}

    def front(self, card: str) -> Card:
        """Give the front of a card."""
        if card not in self._fronts:
            self._fronts[card] = face(self.sitting.rules.variant, card, has_count=False)
        return self._fronts[card]

    def outlook(self, *, is_hidden: bool) -> Outlook | None:
        """Give what the territory in front is worth now and after what is aimed at, where its hand is seen."""
        sitting, seat = self.sitting, self.sitting.front
        if is_hidden or sitting.hand(seat) is None:
            return None
        return sitting.appraiser.outlook(sitting.view(seat).seen, seat, self.gesture.looked_at)

    def shown(self, outlook: Outlook | None, *, is_hidden: bool) -> Iterator[tuple[Spot, Shown]]:
        """Give what every place shows."""
        for line in LINES:
            for column in range(COLUMNS):
                spot = Spot(line, column)
                yield spot, self._of(spot, outlook, is_hidden=is_hidden)

    def _of(self, spot: Spot, outlook: Outlook | None, *, is_hidden: bool) -> Shown:
        sitting, seat = self.sitting, self.sitting.front
        if spot.line == RIVER:
            return self._pile(spot)
        if spot.line == ROW and outlook is None:
            return self._open(spot, sitting.open_view["rows"][seat][spot.column])
        if spot.is_own:
            return (
                self._own(spot, outlook) if outlook is not None else self._unmade(spot, is_hidden=is_hidden)
            )
        if spot.line == OTHER_HAND:
            return self._other_hand(spot, is_hidden=is_hidden)
        return self._open(spot, sitting.open_view["rows"][1 - seat][spot.column])

    def _mark(self, spot: Spot) -> str:
        gesture = self.gesture
        if spot in gesture.chosen:
            return CHOSEN
        if spot == gesture.target:
            return AIMED
        return LIT if spot in gesture.lit else ""

    # ------------------------------------------------------------ open cards

    def _open(self, spot: Spot, card: str) -> Shown:
        where = capital(self.places.place(spot))
        said = self.tr("{place}: {card}").format(place=where, card=names.title(card))
        return Shown(said, self.reasons.of_spot(spot), self.front(card), card, mark=self._mark(spot))

    def _pile(self, spot: Spot) -> Shown:
        seen = self.sitting.open_view
        card, left = seen["river"][spot.column], seen["left"][spot.column]
        where = capital(self.places.place(spot))
        if card is None:
            said = self.tr("{place}: empty").format(place=where)
            return Shown(said, self.reasons.of_spot(spot), empty=self.tr("empty"))
        said = self.tr("{place}: {card}, {count} left").format(
            place=where, card=names.title(card), count=left
        )
        tip = self.reasons.of_spot(spot)
        return Shown(said, tip, self.front(card), card, below=left - 1, mark=self._mark(spot))

    # ------------------------------------------------------------ hands

    def _other_hand(self, spot: Spot, *, is_hidden: bool) -> Shown:
        sitting, other = self.sitting, 1 - self.sitting.front
        known = (None,) * COLUMNS if is_hidden else sitting.known_hand(other, sitting.front)
        card = known[spot.column]
        if sitting.open_view["phase"] == "give":
            return Shown()
        where = capital(self.places.place(spot))
        if card is None:
            return self._back(spot, other)
        is_seen = sitting.hand(other) is None
        text = self.tr("{place}: {card}, seen by you") if is_seen else self.tr("{place}: {card}")
        said = text.format(place=where, card=names.title(card))
        tip = self.reasons.of_spot(spot)
        corner = "eye" if is_seen else ""
        return Shown(said, tip, self.front(card), card, corner=corner, mark=self._mark(spot))

    def _back(self, spot: Spot, seat: int) -> Shown:
        said = self.tr("{place}: face down").format(place=capital(self.places.place(spot)))
        colour = self.sitting.seats[seat].colour
        return Shown(said, self.reasons.of_spot(spot), back=colour, mark=self._mark(spot))

    def _unmade(self, spot: Spot, *, is_hidden: bool) -> Shown:
        """Show a hand that is face down, or before it is made the cards that were dealt."""
        sitting, seat = self.sitting, self.sitting.front
        if sitting.open_view["phase"] != "give":
            return self._back(spot, seat)
        dealt = () if is_hidden else sitting.dealt(seat)
        # They stay where they lie while somebody else decides.
        columns = GIFTS.get(len(dealt), ())
        if spot.column not in columns:
            return Shown()
        number = columns.index(spot.column)
        card, gave = dealt[number], sitting.gave(seat)
        assert card is not None
        is_chosen = self.gesture.target is not None or gave is not None
        is_given = spot == self.gesture.target or (gave is not None and card == gave)
        words = self.tr("give") if is_given else self.tr("keep") if is_chosen else ""
        said = self.tr("Dealt to you: {card}").format(card=names.title(card))
        is_asked = spot in self.gesture.gifts
        tip = self.tr("Click to give it away, and once more to confirm.") if is_asked else ""
        foot = Foot(words, "") if words else None
        return Shown(said, tip, self.front(card), card, foot=foot, mark=self._mark(spot))

    # ------------------------------------------------------------ the own territory

    def _own(self, spot: Spot, outlook: Outlook) -> Shown:
        place = spot.place
        assert place is not None
        appraisal = outlook.after or outlook.now
        is_new = outlook.deed is not None and place in outlook.changed
        where = capital(self.places.place(spot))
        if is_new and outlook.after is None and outlook.new_places[place] is None:
            return self._back(spot, 1 - self.sitting.front)
        worth = appraisal.worths[place]
        said = self.tr("{place}: {card}, {points} points, {why}").format(
            place=where,
            card=names.title(worth.card),
            points=points_said(worth.points),
            why=self.worths.long(worth),
        )
        return Shown(
            said,
            self.reasons.of_spot(spot) or self.worths.long(worth),
            self.front(worth.card),
            worth.card,
            foot=self._foot(worth, outlook.now if outlook.after else None),
            copied=self.copied(worth),
            mark=self._mark(spot) or (AIMED if is_new else ""),
            is_ghost=is_new,
        )

    def copied(self, worth: Worth) -> tuple[str, str] | None:
        """Give the glyph and the hue of the card that this one counts as."""
        return (worth.counted, self.front(worth.counted).hue) if worth.is_copy else None

    def _foot(self, worth: Worth, before: Appraisal | None) -> Foot:
        was = before.worths[worth.place].points if before else worth.points
        ink = "accent" if worth.points != was else "ink" if worth.points else "ink3"
        glyph = "link" if any(len(found.places) > 1 for found in worth.sets) else ""
        return Foot(self.worths.short(worth), points_said(worth.points), glyph, ink)
