"""The sections of Naishi's kit, in the order in which they are printed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.play.prose import Sentence
from workbench.export.kit import card_sheets, pieces, rules_sheet
from workbench.export.kit.design import Design, Values
from workbench.export.kit.order import Order
from workbench.export.kit.pieces import Piece
from workbench.export.kit.section import Section
from workbench.games.naishi.cards.face import back, face
from workbench.games.naishi.kit import court_sheet, score_pad
from workbench.games.naishi.printing import CARDS, SIZES

translate = QCoreApplication.translate


def sections(design: Design, order: Order) -> list[Section]:
    """Give cards, court with emissaries, score pads and rules."""
    cards = fronts(design.values)
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
    return [section for section in found if section.sheets]


def fronts(values: Values) -> list[Piece]:
    """Give every card of a variant, type by type."""
    return [
        pieces.card(face(values, name, has_count=False), back())
        for name, card in values["cards"].items()
        for _ in range(int(card["count"]))
    ]


def _glyph_of(values: Values) -> Callable[[Sentence], str | None]:
    """Give the glyph of the card that a sentence is about; the rules tell the cards in their order."""
    names = iter(values["cards"])

    def glyph(sentence: Sentence) -> str | None:
        return next(names, "") if sentence.keys == ("cards",) else None

    return glyph
