"""What the engine reads in a document's text: its kind, the map or the variant in it, and all its problems."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.texts.library import Library, Made, Text
from engine.texts.problem import Problem, Severity
from engine.texts.source import Place

if TYPE_CHECKING:
    from engine.maps.map import Map
    from engine.play.rules import Rules
    from engine.texts.experiment import Experiment
    from engine.texts.variant import Variant

_SCHEMA_LINE = re.compile(
    r"^(?:schema|\s*\{?\s*\"schema\"):\s*[\"']?daimyo/(map|variant|experiment|search|record)/", re.MULTILINE
)


class ParsedText(NamedTuple):
    """A text that was parsed, what tells whether the file is still the same, and the map in it once it was read."""

    mark: object
    text: Text
    made: dict[str, Any]


Parsed = dict[Path, ParsedText]
"""Texts parsed before, by path: all who read the open documents share them, on whatever thread."""


@dataclass(frozen=True)
class Reading:
    """What was read in one state of a text; `text` is that state, nothing before the first reading."""

    path: Path
    text: str | None
    kind: str | None
    problems: tuple[Problem, ...] = ()
    map: Map | None = None
    variant: Variant | None = None
    experiment: Experiment | None = None
    files: frozenset[Path] = frozenset()
    # Which game's rules it is about, where it names some.
    game: str = ""

    def depends_on(self, path: Path) -> bool:
        """Say whether another file was looked at for it."""
        return path in self.files

    def count(self, severity: Severity) -> int:
        """Give the number of problems of a severity."""
        return sum(problem.severity is severity for problem in self.problems)


def stated_kind(text: str) -> str | None:
    r"""Tell a document's kind from its `schema` line alone, before anything is parsed.

    >>> stated_kind("# my map\nschema: daimyo/map/1\n"), stated_kind('{"schema": "daimyo/record/1"}')
    ('map', 'record')
    """
    match = _SCHEMA_LINE.search(text)
    return match.group(1) if match else None


def path_of(problem: Problem | Place) -> Path:
    """Give the file that a problem, or a place, lies in; problems name it from the current folder."""
    return Path(os.path.abspath(problem.file))  # noqa: PTH100  # links stay: the file is known by the name it was opened by


class OpenLibrary(Library):
    """Reads documents with the open texts in place of their files, and parses each text only once."""

    def __init__(self, texts: Mapping[Path, str], parsed: Parsed | None = None) -> None:
        super().__init__(texts)
        self._open = dict(texts)
        self._parsed_before = {} if parsed is None else parsed
        self.files: set[Path] = set()

    def read(self, path: Path) -> Text:
        """Read and parse a file, or give what was parsed when its text was the same."""
        return self._entry(path).text

    def once(self, what: str, path: Path, make: Callable[[], Made]) -> Made:
        """Give what was made of a file before; a map is made of its own text alone, so it lasts as long as that."""
        if what != "map":
            return super().once(what, path, make)
        made = self._entry(path).made
        if what not in made:
            made[what] = make()
        found: Made = made[what]
        return found

    def _entry(self, path: Path) -> ParsedText:
        key = Path(os.path.abspath(path))  # noqa: PTH100  # as the library does
        self.files.add(key)
        mark = self._open.get(key, _file_mark(key))
        known = self._parsed_before.get(key)
        if known is None or known.mark != mark:
            known = self._parsed_before[key] = ParsedText(mark, super().read(key), {})
        return known


def rules_of(
    texts: Mapping[Path, str],
    chart: Path | None,
    variant: Path,
    players: int,
    changes: Mapping[str, object] | None = None,
) -> Rules:
    """Make a variant, and perhaps a map, open texts included, ready to be played, or raise what forbids it."""
    from engine import documents, games
    from engine.maps import map as maps

    library = OpenLibrary(texts)
    drawn = None if chart is None else maps.load(library, chart).required()
    read = documents.load_variant(library, variant, dict(changes or {})).required()
    return games.find(read.values["game"]).rules(read, drawn, players)


def _file_mark(path: Path) -> object:
    try:
        seen = path.stat()
    except (OSError, ValueError):
        return None
    return seen.st_mtime_ns, seen.st_size, seen.st_ino


def read_document(
    path: Path, texts: Mapping[Path, str], variant: str | Path, parsed: Parsed | None = None
) -> Reading:
    """Read and check a document in full; slow (tens of milliseconds), so it is called off the window's thread."""
    from engine import documents
    from engine.maps import map as maps
    from engine.texts import experiment, schema

    library = OpenLibrary(texts, parsed)
    text = library.read(path)
    kind = schema.kind_of(text.tree) or (stated_kind(text.source.text) if text.source else None)
    problems = tuple(documents.check(library, path, variant))
    found = documents.load_variant(library, path) if kind == "variant" else None
    planned = experiment.load(library, path) if kind == "experiment" else None
    return Reading(
        path,
        text.source.text if text.source else None,
        kind,
        problems,
        maps.load(library, path) if kind == "map" else None,
        found,
        planned,
        frozenset(library.files),
        _game_of(library, found, planned),
    )


def depth_of(library: Library, path: Path) -> int:
    """Tell how far a document was read: what cannot be read at one stage hides all that later ones would find.

    0 is no YAML, 1 no kind of document, 2 a document that lacks what its last checks need, 3 one that all were made of.
    """
    from engine.maps import map as maps
    from engine.texts import experiment, schema, variant
    from engine.texts.problem import has_errors

    tree = library.read(path).tree
    if tree is None:
        return 0
    match schema.kind_of(tree):
        case None:
            return 1
        case "map":
            is_sound = maps.load(library, path).is_drawn
        case "variant":
            is_sound = variant.load(library, path).is_sound
        case "experiment":
            is_sound = not has_errors(experiment.load(library, path).problems)
        case _:
            is_sound = True
    return 3 if is_sound else 2


def _game_of(library: OpenLibrary, variant: Variant | None, experiment: Experiment | None) -> str:
    """Give the game of a variant, or of the first variant that an experiment names."""
    from engine import documents

    if experiment is not None:
        name = next(iter(experiment.values.get("variants", ())), None)
        path = library.find("variant", name, beside=experiment.path) if name else None
        variant = documents.load_variant(library, path) if path else None
    return str(variant.values.get("game", "")) if variant is not None else ""
