"""The sections of Naishi's kit, in the order in which they are printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.games.naishi.prose import worth_of
from engine.play.prose import Sentence
from workbench.export.kit import card_sheets, pieces, rules_sheet
from workbench.export.kit.design import Design, Values
from workbench.export.kit.order import Order
from workbench.export.kit.pieces import Piece
from workbench.export.kit.section import Section
from workbench.games.naishi.cards.face import back, face
from workbench.games.naishi.kit import court_sheet, score_pad
from workbench.games.naishi.printing import CARDS, FACES, SIZES
from workbench.language import told

translate = QCoreApplication.translate


def sections(design: Design, order: Order) -> list[Section]:
    """Give cards, court with emissaries, score pads and rules."""
    is_changed = order.chosen(FACES) == "changed"
    cards = fronts(design.values, design.parent if is_changed else None)
    size = SIZES[order.chosen(CARDS)]
    title = translate("kit", "Cards")
    found = [
        Section(
            "cards",
            title,
            str(len(cards)),
            tuple(card_sheets.sheets("cards", title, cards, order, design.name, size)),
        ),
        Section(
            "court",
            translate("kit", "Court"),
            translate("kit", "with emissaries"),
            tuple(court_sheet.sheets(design, order)),
        ),
        Section(
            "pad",
            translate("kit", "Score pad"),
            translate("kit", "four to a sheet"),
            tuple(score_pad.sheets(design, order)),
        ),
        rules_sheet.section(design, order, rules_sheet.rules(design.values, _glyph_of(design.values))),
    ]
    # Where no face has changed the cards are still listed: whoever chose that can choose otherwise.
    return [section for section in found if section.sheets or section.name == "cards"]


def fronts(values: Values, parent: Values | None = None) -> list[Piece]:
    """Give every card of a variant, type by type; beside a parent only what its deck lacks.

    A card whose face is another is printed as often as it is there, one that there are more of as often as it lacks.
    """
    known = parent["cards"] if parent is not None else {}
    return [
        pieces.card(face(values, name, has_count=False), back())
        for name, card in values["cards"].items()
        for _ in range(lacking(card, known.get(name)))
    ]


def lacking(card: Mapping[str, Any], known: Mapping[str, Any] | None) -> int:
    """Say how many copies of a card are to be printed for somebody who has the known ones.

    >>> lacking({"count": 4, "kind": "x"}, {"count": 3, "kind": "x"})
    1
    >>> lacking({"count": 4, "kind": "x"}, {"count": 4, "kind": "y"})
    4
    """
    count = int(card["count"])
    if known is None or {**card, "count": 0} != {**known, "count": 0}:
        return count
    return max(0, count - int(known["count"]))


def _glyph_of(values: Values) -> Callable[[Sentence], str | None]:
    """Give what finds the glyph of the card whose worth a sentence tells; other sentences about cards have none."""
    named = {told(worth_of(name, card)): name for name, card in values["cards"].items()}
    return lambda sentence: named.get(sentence.text)
