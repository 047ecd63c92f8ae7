"""The family of variants: who extends whom, and how many values each changes."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from engine.texts import schema, shipped, variant
from engine.texts.library import Library
from engine.texts.source import Mapping, Scalar, find
from workbench.rules.differing import differing
from workbench.rules.titles import short_title
from workbench.visible import one_line


@dataclass(frozen=True, slots=True)
class Member:
    """One variant of the family."""

    path: Path
    title: str
    parent: Path | None
    changes: int
    is_shipped: bool
    is_base: bool = False
    game: str = ""
    # Its file's name, where another variant has the same title.
    told_apart_by: str = ""

    @property
    def name(self) -> str:
        """Its file's name without the ending."""
        return self.path.name.removesuffix(".yaml")

    @property
    def short_title(self) -> str:
        """Its title without the game's name, unlike that of any other."""
        title = short_title(self.title)
        return f"{title} ({self.told_apart_by})" if self.told_apart_by else title


def members(
    library: Library, own: Iterable[Path], recent: Iterable[Path] = (), known: Iterable[Member] = ()
) -> list[Member]:
    """Give the shipped variants, those of one's own, and recent ones that are sound, with the parents of all.

    One whose text is broken for now is still what it was when it was `known`.
    """
    before = {member.path: member for member in known}
    ours = set(shipped.files("variant").values())
    ahead = [*ours, *own, *(path for path in recent if variant.load(library, path).is_sound)]
    found: dict[Path, Member] = {}
    while ahead:
        path = ahead.pop(0)
        if path in found:
            continue
        tree = library.read(path).tree
        if schema.kind_of(tree) not in ("variant", None):
            continue
        if tree is None and path in before:
            found[path] = before[path]
            continue
        title, parent = find(tree, ("title",)), find(tree, ("extends",))
        above = library.find("variant", parent.text, beside=path) if isinstance(parent, Scalar) else None
        if above is not None and above not in ours:
            above = _whole(above)
        shown = one_line(title.text if isinstance(title, Scalar) and title.text else path.stem)
        changes = _changes(library, path, above, ours) if above is not None else 0
        is_base = isinstance(tree, Mapping) and parent is None
        game = find(tree, ("game",))
        stated = game.text if isinstance(game, Scalar) else ""
        found[path] = Member(path, shown, above, changes, path in ours, is_base, stated)
        if above is not None and above.is_file():
            ahead.append(above)
    whole = [replace(member, game=_game_of(member, found)) for member in found.values()]
    return _unlike(sorted(whole, key=lambda member: (not member.is_shipped, member.name)))


def _changes(library: Library, path: Path, parent: Path, ours: Collection[Path]) -> int:
    """Count what a variant changes of its parent, as the difference lists it."""
    return _shipped_changes(path, parent) if path in ours else _counted(library, path, parent)


@cache
def _shipped_changes(path: Path, parent: Path) -> int:
    """Count the changes of a shipped variant, which stays as it is."""
    return _counted(_shipped_library(), path, parent)


@cache
def _shipped_library() -> Library:
    return Library()


def _counted(library: Library, path: Path, parent: Path) -> int:
    mine, theirs = variant.load(library, path), variant.load(library, parent)
    if mine.tree is None or theirs.tree is None:
        return 0
    return len(differing(mine.values, theirs.values, schema.variant_of(mine.tree)))


def _unlike(members: Iterable[Member]) -> list[Member]:
    """Give members of which no two are called alike: a copy that has kept its original's title says its file too.

    One whose file is called like another's says the folder before it.
    """
    members = list(members)
    alike = Counter((member.title, member.name) for member in members)
    seen: set[str] = set()
    found = []
    for member in members:
        folder = f"{member.path.parent.name}/" if alike[member.title, member.name] > 1 else ""
        is_new = member.title not in seen
        found.append(member if is_new else replace(member, told_apart_by=f"{folder}{member.name}"))
        seen.add(member.title)
    return found


def _game_of(member: Member, family: dict[Path, Member]) -> str:
    """Give the game that a variant or the first of its parents says."""
    seen: list[Member] = []
    here: Member | None = member
    while here is not None and here not in seen:
        if here.game:
            return here.game
        seen.append(here)
        here = family.get(here.parent) if here.parent else None
    return ""


def _whole(path: Path) -> Path:
    return Path(os.path.abspath(path))  # noqa: PTH100  # as the library names files


def children_of(family: Iterable[Member], parent: Path | None) -> list[Member]:
    """Give the variants that extend one directly; with nothing those that extend none, or one that is not here."""
    family = list(family)
    known = {member.path for member in family}
    return [
        member
        for member in family
        if (member.parent == parent if parent else member.parent is None or member.parent not in known)
    ]
