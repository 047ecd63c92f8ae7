"""Whether the steps of the tour were done: what is asked of documents, of the table and of the lab."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from engine.maps.hexes import Hex
from engine.maps.map import Map
from workbench.documents.document import Document
from workbench.documents.templates import new_variant
from workbench.rules.spelling import spelled
from workbench.tour.step import Check, Explained

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow


translate = QCoreApplication.translate

# The terrains on which nothing stands.
BARE = ("land", "sea")


def _listed(values: Iterable[object]) -> str:
    """Name what there is, one beside the other."""
    return ", ".join(map(str, values))


def _room(window: MainWindow, name: str) -> Any:
    """Give a room that was entered already, or nothing."""
    return window.workspaces.get(name)


def _document(window: MainWindow, room: str) -> Document | None:
    """Give the document that a room shows, unless it came with the program."""
    made = _room(window, room)
    document = made.document if made is not None else None
    return document if document is not None and not document.is_shipped else None


# ---------------------------------------------------------------- the map


def _chart(window: MainWindow) -> Map | None:
    """Give the map that is drawn, as it stands."""
    if _document(window, "map") is None:
        return None
    chart: Map | None = _room(window, "map").map_text.chart
    return chart


def has_land(spaces: int) -> Check:
    """Ask for a map of one's own with so many spaces of land, settlements included."""

    def count(window: MainWindow) -> int:
        chart = _chart(window)
        return sum(space.terrain != "sea" for space in chart.spaces.values()) if chart is not None else 0

    def amiss(window: MainWindow) -> str:
        words = translate("tour", "This map has {count} spaces of land; the step needs one with {wanted}.")
        return words.format(count=count(window), wanted=spaces) if count(window) else ""

    return Explained(lambda window: count(window) == spaces, amiss)


def draws_with(symmetry: str) -> Check:
    """Ask for a symmetry."""

    def now(window: MainWindow) -> str:
        return str(_room(window, "map").toolbox.symmetry) if _chart(window) is not None else "off"

    def amiss(window: MainWindow) -> str:
        words = translate("tour", "Another symmetry is on now; the step needs **{wanted}**.")
        return words.format(wanted=symmetry) if now(window) != "off" else ""

    return Explained(lambda window: now(window) == symmetry, amiss)


def has_settlements(terrain: str, places: Collection[Hex]) -> Check:
    """Ask for settlements of a kind in some places, counted from the centre of the symmetry, and nowhere else."""

    def settled(window: MainWindow) -> dict[Hex, str]:
        chart = _chart(window)
        if chart is None:
            return {}
        (q, r), spaces = _room(window, "map").toolbox.centre, chart.spaces.items()
        return {(at[0] - q, at[1] - r): space.terrain for at, space in spaces if space.terrain not in BARE}

    def check(window: MainWindow) -> bool:
        return {at for at, found in settled(window).items() if found == terrain} == set(places)

    def amiss(window: MainWindow) -> str:
        there = settled(window)
        count = sum(found == terrain for found in there.values())
        if count and count != len(places):
            words = translate(
                "tour", "There are {count} now, not {wanted}. Undo [Ctrl+Z] takes a stroke back."
            )
            return words.format(count=count, wanted=len(places))
        if count:
            return translate(
                "tour", "They stand elsewhere than the step says. Undo [Ctrl+Z] takes a stroke back."
            )
        if not there.keys().isdisjoint(places):
            return translate("tour", "Another settlement stands there. Undo [Ctrl+Z] takes a stroke back.")
        return ""

    return Explained(check, amiss)


def is_made_for(players: int) -> Check:
    """Ask for a map for one player count alone."""

    def counts(window: MainWindow) -> list[int]:
        chart = _chart(window)
        return list(chart.players) if chart is not None else []

    def amiss(window: MainWindow) -> str:
        return _other_players(counts(window), players)

    return Explained(lambda window: counts(window) == [players], amiss)


def _other_players(counts: Collection[int], wanted: int) -> str:
    words = translate("tour", "The player counts are {counts} now; the step needs {wanted} alone.")
    # Who takes the others away one by one is on the way.
    return words.format(counts=_listed(counts), wanted=wanted) if counts and wanted not in counts else ""


def is_measured(window: MainWindow) -> bool:
    """Ask for some games on the map as it is drawn."""
    room = _room(window, "map")
    return room is not None and room.strip.report is not None and room.strip.report.games > 0


def is_saved(room: str) -> Check:
    """Ask for a document in a file of its own, as it stands."""

    def check(window: MainWindow) -> bool:
        document = _document(window, room)
        return document is not None and document.has_file and not document.is_modified

    return check


# ---------------------------------------------------------------- the rules


def extends(parent: str) -> Check:
    """Ask for a variant of one's own that changes another."""

    def check(window: MainWindow) -> bool:
        return str(_own_value(window, "extends")) == parent

    def amiss(window: MainWindow) -> str:
        words = translate("tour", "This variant extends {now}; the step needs one that extends {wanted}.")
        names = (
            _room(window, "rules").variant_text.ancestry.names
            if _own_value(window, "extends") is not None
            else ()
        )
        return words.format(now=names[0], wanted=parent) if names else ""

    return Explained(check, amiss)


def is_titled_anew(window: MainWindow) -> bool:
    """Ask for a title that is not the one new variants begin with."""
    return _own_value(window, "title") not in (None, "", new_variant())


def says(key: str, value: object) -> Check:
    """Ask for a value that the variant says itself."""

    def check(window: MainWindow) -> bool:
        return bool(_own_value(window, key) == value)

    def amiss(window: MainWindow) -> str:
        words = translate("tour", "The value is {now} now; the step needs {wanted}.")
        now, route = _own_value(window, key), tuple(key.split("."))
        if now is None:
            return ""
        kind = _room(window, "rules").variant_text.kind
        return words.format(now=spelled(route, now, kind), wanted=spelled(route, value, kind))

    return Explained(check, amiss)


def _own_value(window: MainWindow, key: str) -> Any:
    document = _document(window, "rules")
    variant_text = _room(window, "rules").variant_text if document is not None else None
    return variant_text.own(tuple(key.split("."))) if variant_text is not None else None


# ---------------------------------------------------------------- the table


def _sitting(window: MainWindow) -> Any:
    table = _room(window, "table")
    return table.sitting if table is not None else None


def is_set_up(window: MainWindow) -> bool:
    """Ask for the set-up of a game, or for one that is played already."""
    return window.workspace_name == "table"


def is_begun(window: MainWindow) -> bool:
    """Ask for a game on the table."""
    return _sitting(window) is not None


def has_played_a_turn(window: MainWindow) -> bool:
    """Ask for a turn that a person has ended."""
    sitting = _sitting(window)
    return sitting is not None and any(
        turn.seat in sitting.people and not turn.is_open for turn in sitting.turns
    )


def is_advised(window: MainWindow) -> bool:
    """Ask for an agent's advice on the table."""
    return _sitting(window) is not None and bool(_room(window, "table").page.stage.shows_hint)


def has_note(window: MainWindow) -> bool:
    """Ask for a note on some turn."""
    sitting = _sitting(window)
    return sitting is not None and bool(sitting.match.notes)


def is_over(window: MainWindow) -> bool:
    """Ask for the end of the game."""
    sitting = _sitting(window)
    return sitting is not None and bool(sitting.is_over)


# ---------------------------------------------------------------- the lab


def _experiment(window: MainWindow) -> dict[str, Any]:
    document = _document(window, "lab")
    experiment = _room(window, "lab").experiment if document is not None else None
    return experiment.values if experiment is not None else {}


def varies(key: str) -> Check:
    """Ask for an experiment that varies a value."""

    def check(window: MainWindow) -> bool:
        return key in _experiment(window).get("vary", {})

    def amiss(window: MainWindow) -> str:
        words = translate("tour", "The experiment varies {now}; the step needs {wanted}.")
        now = _experiment(window).get("vary", {})
        return words.format(now=_listed(now), wanted=key) if now else ""

    return Explained(check, amiss)


def plays_own_map(window: MainWindow) -> bool:
    """Ask for an experiment on a map of one's own that lies open, and on no other."""
    maps = _experiment(window).get("maps", [])
    if len(maps) != 1:
        return False
    folder = _document(window, "lab").path.parent  # type: ignore[union-attr]  # its values were read just now
    # Another map may lie on top of it in MAP.
    own = {each.path for each in window.desk if each.kind == "map" and not each.is_shipped}
    return (folder / str(maps[0])) in own


def plays_with(players: int) -> Check:
    """Ask for an experiment with one player count alone."""

    def counts(window: MainWindow) -> list[int]:
        return list(_experiment(window).get("players", []))

    def amiss(window: MainWindow) -> str:
        return _other_players(counts(window), players)

    return Explained(lambda window: counts(window) == [players], amiss)


def has_run(window: MainWindow) -> bool:
    """Ask for all the games of the shown experiment."""
    lab, document = _room(window, "lab"), _document(window, "lab")
    if lab is None or document is None:
        return False
    return lab.results.exhibit is not None and lab.results.is_final


def has_answer(place: str) -> Check:
    """Ask for an answer in a place of the lab."""

    def check(window: MainWindow) -> bool:
        lab = _room(window, "lab")
        found = lab.questions.get(place) if lab is not None else None
        return found is not None and bool(found.has_answer)

    return check


# ---------------------------------------------------------------- the kit


def has_kit(window: MainWindow) -> bool:
    """Ask for the sheets of a kit."""
    from workbench.dialogs.print_kit import PrintKitDialog

    return any(dialog.kit is not None for dialog in window.findChildren(PrintKitDialog) if dialog.isVisible())


def has_printed(window: MainWindow) -> bool:
    """Ask for a kit in a file."""
    from workbench.dialogs.print_kit import PrintKitDialog

    return any(dialog.saved is not None for dialog in window.findChildren(PrintKitDialog))
