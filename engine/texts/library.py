"""Documents by name: shipped ones, files, and texts that are open and not saved yet."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from engine.texts import shipped, source
from engine.texts.problem import Problem, did_you_mean
from engine.texts.saying import Said, say
from engine.texts.source import Node, Place, Source

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Text:
    """A file read and parsed: its source and tree as far as the problems allow."""

    path: Path
    source: Source | None
    tree: Node | None
    problems: tuple[Problem, ...]


class Library:
    """Finds and reads documents; `texts` are the unsaved ones, which win over the files they belong to."""

    def __init__(self, texts: Mapping[Path, str] | None = None) -> None:
        self._texts = {_whole(path): text for path, text in (texts or {}).items()}
        self._read: dict[Path, Text] = {}
        self._made: dict[tuple[str, Path], Any] = {}

    def find(self, kind: str, name: str, beside: Path | None = None) -> Path | None:
        """Give the file of a name: a shipped name, or a path relative to the file that mentions it."""
        known = shipped.find(kind, name, beside)
        if known:
            return known
        try:
            path = (beside.parent if beside else Path()) / name
            is_meant = looks_like_a_path(name) and not _of_a_game(kind, name)
            is_file = is_meant or _whole(path) in self._texts or path.is_file()
            return path if is_file else None
        except (OSError, ValueError):
            return None

    def unknown(self, kind: str, name: str) -> Said:
        """Say in a sentence that a name is not known, with the nearest known one."""
        siblings = _of_a_game(kind, name)
        if looks_like_a_path(name) and not siblings:
            return say("There is no {kind} file `{name}`.", kind=kind, name=source.short(name))
        known = siblings or list(shipped.files(kind))
        near = did_you_mean(name, known)
        if near:
            hint = say("Did you mean `{near}`?", near=near)
        else:
            hint = say("Known: {words}, or a path to a file.", words=", ".join(known))
        return say(
            "There is no {kind} called `{name}`. {hint}", kind=kind, name=source.short(name), hint=hint
        )

    def read(self, path: Path) -> Text:
        """Read and parse a file, once."""
        key = _whole(path)
        if key not in self._read:
            self._read[key] = self._parsed(key)
        return self._read[key]

    def once(self, what: str, path: Path, make: Callable[[], Made]) -> Made:
        """Give what was made of a file before, a map or a variant, or make it now."""
        key = (what, _whole(path))
        if key not in self._made:
            self._made[key] = make()
        made: Made = self._made[key]
        return made

    def _parsed(self, path: Path) -> Text:
        if path in self._texts:
            found: Source | None = Source(shown(path), self._texts[path])
            problems: list[Problem] = []
        else:
            found, problems = source.read(path, shown(path))
        if found is None:
            return Text(path, None, None, tuple(problems))
        tree, more = source.parse(found)
        return Text(path, found, tree, (*problems, *more))


def is_foreign(text: Text, kind: str, beside: Path) -> bool:
    """Say whether a file that a document mentions lies outside its folder and does not even claim to be of a kind.

    A stranger's document may mention any file: nothing of one that is not ours may show in a message.
    """
    claims = text.source is not None and f"daimyo/{kind}/" in text.source.text
    return not claims and not text.path.resolve().is_relative_to(beside.resolve().parent)


def _whole(path: Path) -> Path:
    """Give a path from the root, `..` taken out but links left as they are, so that messages show what was asked."""
    return Path(os.path.abspath(path))  # noqa: PTH100  # Path.resolve follows links


def looks_like_a_path(name: str) -> bool:
    """Say whether a name means a file rather than something shipped."""
    return name.endswith((".yaml", ".yml")) or "/" in name or os.sep in name


def _of_a_game(kind: str, name: str) -> list[str]:
    """Give the variants of the game that a name such as `naishi/bass` begins with, called with their game."""
    game, slash, bare = name.partition("/")
    if kind != "variant" or not slash or looks_like_a_path(bare):
        return []
    return [f"{game}/{path.stem}" for path in shipped.files(kind, game).values()]


def shown(path: Path) -> str:
    """Give a path as messages show it: from the current folder where it lies below, else whole."""
    try:
        return str(path.relative_to(Path.cwd()))
    except (ValueError, OSError):
        return str(path)


def start_of(path: Path | str) -> Place:
    """Give the place for problems that concern a file as a whole."""
    return Place(str(path), 1, 1, 0, 0)
