"""The sections of the kit of 7 Samurai, in the order in which they are printed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from workbench.export.kit import card_sheets, counter_sheets, rules_sheet
from workbench.export.kit.column import Paragraph
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.section import Section
from workbench.games.seven_samurai import glyphs, words
from workbench.games.seven_samurai.cards.board import SIZE
from workbench.games.seven_samurai.cards.raider import read_raiders
from workbench.games.seven_samurai.kit import pieces, village
from workbench.games.seven_samurai.printing import FACES

translate = QCoreApplication.translate


def sections(design: Design, order: Order) -> list[Section]:
    """Give raiders, boards, tokens, the village and the rules."""
    known = design.parent if order.chosen(FACES) == "changed" else None
    cards, boards, groups = (
        pieces.raiders(design, known),
        pieces.boards(design, known),
        pieces.counters(design),
    )
    raiders, samurai = translate("kit", "Raiders"), translate("kit", "Samurai boards")
    tokens = translate("kit", "Village tokens")
    board_sheets = card_sheets.sheets("boards", samurai, boards, order, design.name, SIZE, has_own_backs=True)
    token_sheets = counter_sheets.sheets("tokens", tokens, groups, order, design.name)
    if not order.has_backs:
        # Boards and tokens are turned over in the game: what is not printed behind them is glued there.
        animals, others = translate("kit", "Animal sides"), translate("kit", "Other sides of tokens")
        turned = [board.turned for board in boards]
        board_sheets += card_sheets.sheets("boards", animals, turned, order, design.name, SIZE)
        two_sided = [group.turned for group in groups if group.has_two_sides]
        token_sheets += counter_sheets.sheets("tokens", others, two_sided, order, design.name)
    return [
        Section(
            "raiders",
            raiders,
            translate("kit", "{count} cards, 63 × 88 mm").format(count=len(cards)),
            tuple(card_sheets.sheets("raiders", raiders, cards, order, design.name)),
        ),
        Section(
            "boards",
            samurai,
            translate("kit", "{count}, 120 × 77 mm").format(count=len(boards)),
            tuple(board_sheets),
        ),
        Section(
            "tokens",
            tokens,
            str(sum(len(group.counters) for group in groups)),
            tuple(token_sheets),
        ),
        Section("village", translate("kit", "Village"), "1", (village.sheet(design, order),)),
        rules_sheet.section(design, order, [*rules_sheet.rules(design.values), *signs(design)]),
    ]


def signs(design: Design) -> list[Paragraph]:
    """Say what the signs on the cards mean, those that are printed on some card."""
    cards = read_raiders(design.values).values()
    missing = design.values["missing"]
    found = [Paragraph(translate("kit", "Signs"), "heading")]
    for symbol in words.SYMBOLS:
        if any(card.symbol == symbol for card in cards):
            text = _missed(symbol).format(whom=words.defended(symbol), count=missing[symbol])
            found.append(Paragraph(text, "item", symbol))
    if any(card.flames for card in cards):
        found.append(Paragraph(translate("kit", "burns a barricade as an intruder"), "item", "flames"))
    for penalty in words.PENALTIES:
        if any(penalty in card.penalties for card in cards):
            found.append(Paragraph(words.struck(penalty), "item", glyphs.penalty(penalty)))
    return found


def _missed(symbol: str) -> str:
    return {
        "hat": translate("kit", "defends {whom}; wounds without it: {count}"),
        "farm": translate("kit", "defends {whom}; farms lost without it: {count}"),
        "doll": translate("kit", "defends {whom}; families lost without it: {count}"),
    }[symbol]
