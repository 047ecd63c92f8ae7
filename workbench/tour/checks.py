"""Whether the steps of the tour were done: what is asked of documents, of the table and of the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.maps.map import Map
from workbench.documents.document import Document
from workbench.documents.templates import NEW_VARIANT
from workbench.tour.step import Check

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow


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

    def check(window: MainWindow) -> bool:
        chart = _chart(window)
        return chart is not None and sum(space.terrain != "sea" for space in chart.spaces.values()) == spaces

    return check


def draws_with(symmetry: str) -> Check:
    """Ask for a symmetry."""

    def check(window: MainWindow) -> bool:
        return _chart(window) is not None and _room(window, "map").toolbox.symmetry == symmetry

    return check


def has_settlements(terrain: str, count: int) -> Check:
    """Ask for so many settlements of a kind."""

    def check(window: MainWindow) -> bool:
        chart = _chart(window)
        found = [space for space in chart.spaces.values() if space.terrain == terrain] if chart else []
        return len(found) == count

    return check


def is_made_for(players: int) -> Check:
    """Ask for a map for one player count alone."""

    def check(window: MainWindow) -> bool:
        chart = _chart(window)
        return chart is not None and list(chart.players) == [players]

    return check


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

    return check


def is_titled_anew(window: MainWindow) -> bool:
    """Ask for a title that is not the one new variants begin with."""
    return _own_value(window, "title") not in (None, "", NEW_VARIANT)


def says(key: str, value: object) -> Check:
    """Ask for a value that the variant says itself."""

    def check(window: MainWindow) -> bool:
        return bool(_own_value(window, key) == value)

    return check


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

    return check


def plays_own_map(window: MainWindow) -> bool:
    """Ask for an experiment on the map that was drawn, and on no other."""
    document, maps = _document(window, "map"), _experiment(window).get("maps", [])
    if document is None or len(maps) != 1:
        return False
    folder = _document(window, "lab").path.parent  # type: ignore[union-attr]  # its values were read just now
    return (folder / str(maps[0])) == document.path


def plays_with(players: int) -> Check:
    """Ask for an experiment with one player count alone."""

    def check(window: MainWindow) -> bool:
        return _experiment(window).get("players") == [players]

    return check


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
