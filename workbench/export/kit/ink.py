"""The colours of print: all of them on white paper, fewer, or black alone."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache

from workbench.dress.theme import LIGHT, Seat, Theme, blend, luminance

PAPER = "#FFFFFF"
# How much of a colour the saving ink keeps on large grounds and on tokens.
GROUND_SHARE, TOKEN_SHARE = 0.3, 0.14
# Fill and ink of each seat without colour: far apart in tone, marks and rings say the rest.
GREYS = (
    ("#FFFFFF", "#000000"),
    ("#262626", "#FFFFFF"),
    ("#A6A6A6", "#000000"),
    ("#DEDEDE", "#000000"),
    ("#C4C4C4", "#000000"),
    ("#5A5A5A", "#FFFFFF"),
    ("#EDEDED", "#000000"),
)


@cache
def theme_of(ink: str) -> Theme:
    """Give the theme of an ink: `full`, `saving` or `black`."""
    return {"full": _full, "saving": _saving, "black": _black}[ink]()


def _full() -> Theme:
    return replace(LIGHT, name="print", shadow=PAPER)


def _saving() -> Theme:
    def thin(colour: str) -> str:
        return blend(colour, PAPER, GROUND_SHARE)

    return replace(
        _full(),
        name="print, saving",
        sea=thin(LIGHT.sea),
        sea_line=blend(LIGHT.sea_line, PAPER, 0.6),
        water1=blend(LIGHT.sea, PAPER, 0.18),
        water2=blend(LIGHT.sea, PAPER, 0.08),
        land=(PAPER, PAPER, PAPER),
        settlement=PAPER,
        capital=PAPER,
        settlement_shadow=blend(LIGHT.settlement_shadow, PAPER, 0.5),
        seats=tuple(
            Seat(look.name, blend(look.fill, PAPER, TOKEN_SHARE), look.edge, LIGHT.ink, look.mark, look.ring)
            for look in LIGHT.seats
        ),
    )


def _black() -> Theme:
    grey = {
        field.name: _grey(value)
        for field in fields(LIGHT)
        if isinstance(value := getattr(LIGHT, field.name), str) and value.startswith("#")
    }
    seats = tuple(
        Seat(look.name, fill, "#000000", ink, look.mark, look.ring)
        for look, (fill, ink) in zip(LIGHT.seats, GREYS, strict=True)
    )
    grey.update(
        shadow=PAPER,
        sea="#D6D6D6",
        sea_line="#C2C2C2",
        water1="#E2E2E2",
        water2="#EDEDED",
        settlement=PAPER,
        capital=PAPER,
        building="#1E1E1E",
        coast="#3C3C3C",
        sea_edge="#3C3C3C",
    )
    # The names of the fields are the theme's own, which no type checker can follow through a comprehension.
    changed: Theme = replace(LIGHT, **grey)  # type: ignore[arg-type]  # all of them are colours
    return replace(
        changed,
        name="print, black",
        land=(PAPER, PAPER, PAPER),
        land_line="#BDBDBD",
        heat=LIGHT.heat,
        series=LIGHT.series,
        pieces=LIGHT.pieces,
        seats=seats,
    )


def _grey(colour: str) -> str:
    level = round(255 * luminance(colour) ** (1 / 2.2))
    return f"#{level:02X}{level:02X}{level:02X}"
