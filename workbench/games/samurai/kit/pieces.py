"""What a game of Samurai has in its box: the kinds of token, and figures by type."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.samurai.compile import figure_counts
from workbench.canvas.scene import Token
from workbench.export.kit.design import Design, Values
from workbench.games.samurai import glyphs


@dataclass(frozen=True)
class Kind:
    """A kind of token: its key in the variant, its number and glyph, and how many a player has."""

    key: str
    glyph: str
    number: int | None
    is_fast: bool
    copies: int

    def token(self, seat: int, *, is_back: bool = False) -> Token:
        """Give it as one player's token."""
        return Token(seat, self.glyph, self.number, "fast" if self.is_fast else "", is_back)


def kinds(values: Values) -> list[Kind]:
    """List the kinds of token a player has, in the variant's order."""
    return [kind for key in values["tokens"] for kind in _kinds_of(key, values)]


def tokens(values: Values) -> list[Kind]:
    """List a player's tokens, one entry for each."""
    return [kind for kind in kinds(values) for _ in range(kind.copies)]


def figures(design: Design) -> dict[str, int]:
    """Count the figures of each type; a count that the variant does not know is taken from the settlements."""
    chart, board = design.ground.chart, design.ground.board
    types = design.values["figures"]["types"]
    # Figures on a map whose text has errors may be anything.
    if chart.is_sound or design.values["figures"]["placement"] != "map":
        counts = figure_counts(board, design.values, design.players)
        if any(counts):
            return dict(zip(types, counts, strict=True))
    return dict.fromkeys(types, -(-board.slots // len(types)))


def standing(design: Design) -> dict[str, tuple[str, ...]]:
    """Give the figures that the map itself puts into settlements, where the variant leaves it to the map."""
    chart, board = design.ground.chart, design.ground.board
    if design.values["figures"]["placement"] != "map" or not chart.is_sound:
        return {}
    return {board.called(board.spaces[at]): figures for at, figures in board.figures.items()}


def figure_glyph(values: Values, name: str) -> str:
    """Give the glyph of a figure type by its display name or its place."""
    figures = values["figures"]
    return glyphs.figure(name, figures.get("names", {}).get(name), figures["types"].index(name))


def _kinds_of(key: str, values: Values) -> list[Kind]:
    token = values["tokens"][key]
    types, names = values["figures"]["types"], values["figures"].get("names", {})
    position = types.index(key) if key in types else 0
    glyph = glyphs.token(key, token.get("action"), names.get(key), position)
    is_fast, copies = bool(token.get("fast")), token.get("copies", 1)
    if token.get("action"):
        return [Kind(key, glyph, None, is_fast, copies)]
    return [Kind(key, glyph, strength, is_fast, copies) for strength in token.get("strengths", ())]
