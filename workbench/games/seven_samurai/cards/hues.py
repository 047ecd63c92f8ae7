"""The colours of 7 Samurai beside the theme's, and whose look a samurai has where no seat lends him one."""

from __future__ import annotations

from workbench.dress.theme import Seat, Theme

FLAMES, TIMBER, FAMILY, PALISADE = "#B93E17", "#8A6414", "#8E2C4E", "#6E4C2A"
BLADE_GUARD = "#8A6E2E"
TILE, TILE_BACK = "#F0E5CB", "#F6EAD8"
# By the places of the theme's seats, so that all seven can be told apart by everybody.
LOOKS = {
    "gorobei": 0,
    "daisuke": 1,
    "heihachi": 2,
    "kanbei": 3,
    "kikuchiyo": 4,
    "kyuzo": 5,
    "katsushiro": 6,
}


def look_of(name: str, theme: Theme, position: int = 0) -> Seat:
    """Give the look of a samurai; one that a designer added has the look of his place among the boards."""
    return theme.seat(LOOKS.get(name, position))


def nobodys_look(theme: Theme) -> Seat:
    """Give the look of a samurai whom no seat has yet: at the table his colour will be that of his seat."""
    return Seat("", theme.line2, theme.ink3, theme.ink, "hexagon", "plain")


def penalty_ink(kind: str, theme: Theme) -> str:
    """Give the colour of a penalty's glyph; its shape says the same."""
    return {"barricade": TIMBER, "wound": theme.error}.get(kind, theme.ink2)
