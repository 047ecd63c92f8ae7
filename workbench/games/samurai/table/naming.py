"""What tokens, figures and spaces are called at the table, and how tokens look."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.play.rules import Rules
from engine.texts.saying import Name
from workbench.canvas.scene import Token
from workbench.games.samurai import glyphs
from workbench.language import told
from workbench.map.space_words import kind_title
from workbench.table.naming import capital

if TYPE_CHECKING:
    from engine.games.samurai.compile import Kind
    from engine.maps.board import Board


@dataclass(frozen=True)
class Things:
    """The board and the variant's values of a game that is looked at and not played."""

    board: Board
    variant: dict[str, Any]


class Names:
    """The names of one game's things."""

    def __init__(self, rules: Rules | Things) -> None:
        self.rules: Any = rules
        self.values = rules.variant

    @property
    def board(self) -> Board:
        """The board that is played on."""
        board: Board = self.rules.board
        return board

    @property
    def types(self) -> tuple[str, ...]:
        """The figure types, in the variant's order."""
        return tuple(self.values["figures"]["types"])

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The kinds of token by their names in records."""
        from engine.games.samurai.compile import token_kinds

        return {kind.name: kind for kind in token_kinds(self.values)}

    # ------------------------------------------------------------ names

    def figure(self, name: str) -> str:
        """Name a figure type within a sentence."""
        from engine.games.samurai.prose import type_name

        return self._said(type_name(self.values, name))

    def figure_title(self, name: str) -> str:
        """Name a figure type at the start of a line."""
        return capital(self.figure(name))

    def token(self, name: str) -> str:
        """Name a token within a sentence: `helmet 3`."""
        from engine.games.samurai.prose import token_name

        kind = self.kinds[name]
        said = self._said(token_name(self.values, kind.key))
        return said if kind.action else f"{said} {kind.strength}"

    def token_title(self, name: str) -> str:
        """Name a token at the start of a line: `Helmet 3`."""
        return capital(self.token(name))

    def _said(self, name: str) -> str:
        return told(Name(name))

    def space(self, number: int) -> str:
        """Call a space by its name, or by a named neighbour and a direction."""
        space = self.board.spaces[number]
        called, bare = self.board.called(space), f"{space.q},{space.r}"
        # A coordinate is written as people write numbers.
        return bare.replace("-", "−") if called == bare else called

    def place(self, number: int) -> str:
        """Call a space at the start of a line: a settlement without a name by its kind and coordinate."""
        space = self.board.spaces[number]
        if space.name or not space.kind:
            return self.space(number)
        return f"{kind_title(space.kind)} {self.space(number)}"

    # ------------------------------------------------------------ looks

    def figure_glyph(self, name: str) -> str:
        """Give the glyph of a figure type."""
        from engine.games.samurai.prose import type_name

        shown = type_name(self.values, name)
        return glyphs.figure(name, shown if shown != name else None, self.types.index(name))

    def token_glyph(self, name: str) -> str:
        """Give the glyph of a token."""
        from engine.games.samurai.prose import token_name

        kind = self.kinds[name]
        return glyphs.token(kind.key, kind.action, token_name(self.values, kind.key))

    def drawn(self, seat: int, name: str) -> Token:
        """Give a token as the painter draws it."""
        kind = self.kinds[name]
        return Token(
            seat,
            self.token_glyph(name),
            None if kind.action else kind.strength,
            "fast" if kind.is_fast else "",
        )
