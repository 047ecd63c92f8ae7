"""New documents that start from a variant: a child, a copy, and experiments with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine import games
from engine.maps import map as maps
from engine.texts import shipped, source
from engine.texts.edit import apply_edits, set_value
from engine.texts.source import Mapping, Route, Source
from engine.texts.variant import Variant
from workbench.documents.desk import Desk
from workbench.documents.document import Document
from workbench.documents.templates import variant_of
from workbench.rules import experiments
from workbench.rules.schema_value import SchemaValue, game_of
from workbench.rules.titles import short_title
from workbench.rules.variant_text import VariantText, at


def name_of(path: Path, folder: Path) -> str:
    """Give the name by which a document in a folder mentions a variant: a shipped name, or a path."""
    shipped_name = next((name for name, file in shipped.files("variant").items() if file == path), None)
    return shipped_name or (path.name if path.parent == folder else str(path))


def child(desk: Desk, parent: Path | None) -> Document:
    """Start a variant that changes another; the usual one where none is meant."""
    name = name_of(parent, desk.folder) if parent is not None else games.usual().usual_variant
    return desk.new("new-variant.yaml", variant_of(name))


def copy(desk: Desk, path: Path, titled: Callable[[str], str]) -> Document | None:
    """Start a variant with the text of another; `titled` says by the original's title how the copy is called."""
    known = desk.find(path)
    if known is not None:
        text = known.text
    else:
        read, _ = source.read(path, str(path))
        if read is None:
            return None
        text = read.text
    made = Source(path.name, text)
    root, _ = source.parse(made)
    if isinstance(root, Mapping):
        stated = root.get("title")
        before = stated.text if isinstance(stated, source.Scalar) else path.stem
        text, _ = apply_edits(text, set_value(made, root, ("title",), titled(before)))
    return desk.new(path.name, text)


def variation(desk: Desk, document: Document, variant_text: VariantText, route: Route) -> Document:
    """Start an experiment that varies one value of a variant."""
    current = at(variant_text.values, route)
    name = name_of(document.path, desk.folder)
    place = SchemaValue(variant_text.kind, route)
    text = experiments.varying(name, variant_text.title, place, current, players_of(desk, variant_text))
    return desk.new(f"vary-{route[-1]}.experiment.yaml", text)


def duel(desk: Desk, document: Document, variant_text: VariantText, other: Variant | None) -> Document:
    """Start an experiment with a variant and another one, which is the baseline."""
    names = [name_of(document.path, desk.folder)]
    title = short_title(variant_text.title)
    if other is not None and other.path is not None:
        names.insert(0, name_of(other.path, desk.folder))
        words = QCoreApplication.translate("experiments", "{variant} against {other}")
        title = words.format(variant=title, other=short_title(other.title))
    players = players_of(desk, variant_text)
    text = experiments.duel(game_of(variant_text.kind), names, title, players)
    return desk.new("duel.experiment.yaml", text)


def players_of(desk: Desk, variant_text: VariantText) -> list[int]:
    """Give the player counts of a variant; where a map is needed those that the usual one has."""
    facts = games.facts_of(game_of(variant_text.kind))
    least, most = (at(variant_text.values, ("players", key)) for key in ("least", "most"))
    if not isinstance(least, int) or not isinstance(most, int):
        return [facts.usual_players]
    counts = range(least, min(most, facts.most_players) + 1)
    fitting = list(counts)
    if facts.usual_map is not None:
        drawn = maps.load(desk.library(), facts.usual_map).players
        fitting = [count for count in counts if count in drawn]
    return fitting or [least]
