"""The sections of Samurai's kit, in the order in which they are printed."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from engine.games.samurai.prose import type_name
from engine.play.prose import Sentence
from engine.texts.saying import Name, listed
from workbench.export.kit import board_sheets, rules_sheet
from workbench.export.kit.column import Paragraph
from workbench.export.kit.design import Design, Values
from workbench.export.kit.order import Order
from workbench.export.kit.section import Section
from workbench.games.samurai import glyphs
from workbench.games.samurai.kit import figures, pieces, screens, token_sheets
from workbench.language import told

translate = QCoreApplication.translate


def sections(design: Design, order: Order) -> list[Section]:
    """Give board, tokens, figures, hand screens and rules."""
    counts = pieces.figures(design)
    tokens = len(pieces.tokens(design.values)) * design.players
    return [
        board_sheets.of_map(design, order),
        Section(
            "tokens",
            translate("kit", "Tokens"),
            translate("kit", "{count}, shared cuts").format(count=tokens),
            tuple(token_sheets.sheets(design, order)),
        ),
        Section(
            "figures",
            translate("kit", "Figures"),
            translate("kit", "{count} and {spare} spare").format(
                count=sum(counts.values()), spare=len(counts) * figures.SPARE
            ),
            tuple(figures.sheets(design, order)),
        ),
        Section(
            "screens",
            translate("kit", "Hand screens"),
            translate("kit", "{count} fold cards").format(count=design.players),
            (*screens.sheets(design, order), *screens.aids(design, order)),
        ),
        rules_sheet.section(design, order, [*rules(design.values), *set_up(design)]),
    ]


def rules(values: Values) -> list[Paragraph]:
    """Give the whole rules as paragraphs, tokens with their glyphs."""
    found = _token_glyphs(values)

    def glyph_of(sentence: Sentence) -> str | None:
        return next(found, "") if sentence.keys == ("tokens", "figures.names") else None

    return rules_sheet.rules(values, glyph_of)


def _token_glyphs(values: Values) -> Iterator[str]:
    types, names = values["figures"]["types"], values["figures"].get("names", {})
    for key, token in values["tokens"].items():
        is_figure = key in types
        yield (
            pieces.figure_glyph(values, key)
            if is_figure
            else glyphs.token(key, token.get("action"), names.get(key))
        )


def set_up(design: Design) -> list[Paragraph]:
    """Say where the figures stand, if the map decides that."""
    found = [
        Paragraph(f"{name}: {told(listed(Name(type_name(design.values, figure)) for figure in figures))}.")
        for name, figures in pieces.standing(design).items()
        if figures
    ]
    return [Paragraph(translate("kit", "Where the figures stand"), "heading"), *found] if found else []
