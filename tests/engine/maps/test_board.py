"""Boards: the spaces of one player count as a graph."""

from __future__ import annotations

import networkx
import pytest

from engine.maps import board as boards
from engine.maps import map as maps
from engine.maps.hexes import distance
from engine.texts import shipped
from engine.texts import variant as variants
from engine.texts.library import Library

BASE = variants.load(Library(), "1998-english").values


@pytest.fixture(scope="module")
def japan_for():
    """Give the published board for a number of players."""
    chart = maps.load(Library(), "japan").required()
    return {count: boards.build(chart, count, BASE) for count in chart.players}


@pytest.mark.parametrize(
    ("players", "spaces", "land", "slots"), [(2, 91, 30, 21), (3, 133, 43, 30), (4, 174, 56, 39)]
)
def test_the_published_board(players, spaces, land, slots, japan_for):
    """Two, three and four players have 91, 133 and 174 spaces, 30, 43 and 56 of them land, for 21, 30, 39 figures."""
    board = japan_for[players]
    assert (len(board.spaces), len(board.land), board.slots) == (spaces, land, slots)
    assert len(board.land) + len(board.sea) + len(board.settlements) == spaces


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_land_of_the_published_board_touches_two_settlements(players, japan_for):
    """On the published board every land space touches exactly two settlements, whatever the number of players."""
    board = japan_for[players]
    assert {len(board.beside(space, "settlement")) for space in board.land} == {2}


@pytest.mark.parametrize("name", shipped.files("map"))
def test_boards_are_graphs_of_shared_sides(name):
    """The graph has a node for each space with all that the space is, and an edge exactly where two share a side."""
    chart = maps.load(Library(), name).required()
    board = boards.build(chart, max(chart.players), BASE)
    assert set(board.graph.nodes) == set(range(len(board.spaces)))
    for space in board.spaces:
        node = board.graph.nodes[space.id]
        assert (node["q"], node["r"], node["terrain"]) == (space.q, space.r, space.terrain)
        assert (node["kind"], node["capacity"], node["piece"]) == (space.kind, space.capacity, space.piece)
    for one in board.spaces:
        touching = {other.id for other in board.spaces if distance(one.at, other.at) == 1}
        assert set(board.graph[one.id]) == touching == set(board.neighbours[one.id])
    assert networkx.number_of_selfloops(board.graph) == 0


def test_spaces_are_numbered_in_reading_order(japan_for):
    """Numbers rise row by row and from left to right, each number once."""
    for board in japan_for.values():
        assert [space.id for space in board.spaces] == list(range(len(board.spaces)))
        places = [(space.r, space.q) for space in board.spaces]
        assert places == sorted(places)


def test_a_space_as_records_carry_it(japan_for):
    """Settlements say kind, capacity and name, other spaces only where they are and what."""
    board = japan_for[2]
    edo = board.words["edo"]
    assert edo.as_json() == {
        "id": edo.id, "q": 8, "r": 13, "terrain": "settlement", "kind": "capital", "capacity": 3, "name": "Edo",
    }  # fmt: skip
    assert board.sea[0].as_json().keys() == {"id", "q", "r", "terrain"}


def test_spaces_answer_to_names(japan_for):
    """A space is called by its name, by a named neighbour and a direction, or by its coordinate."""
    board = japan_for[4]
    assert board.called(board.at[8, 13]) == "Edo"
    assert board.called(board.at[9, 13]) == "Edo-E"
    assert board.called(board.at[20, 6]) == "20,6"
    for space in board.spaces:
        assert board.words[board.called(space).lower()] is space
        assert board.words[f"{space.q},{space.r}"] is space


def test_kinds_that_the_variant_lacks_hold_nothing(strip, read_map):
    """A settlement of a kind that the variant does not know is a settlement without room."""
    board = boards.build(read_map(strip), 2, {"settlements": {"village": 1}})
    assert len(board.settlements) == 7
    assert board.slots == 0


def test_figures_that_the_map_places(strip, read_map):
    """A fixed starting placement is given by the numbers of the settlements."""
    chart = read_map(
        strip + "figures:\n  - {at: [1, 1], figures: [rice, helmet]}\n  - {at: [13, 1], figures: [rice]}\n"
    )
    board = boards.build(chart, 2, BASE)
    assert board.figures == {board.at[1, 1].id: ("rice", "helmet"), board.at[13, 1].id: ("rice",)}
    assert boards.build(read_map(strip), 2, BASE).figures == {}


def test_a_board_out_of_a_record_knows_what_the_map_placed(strip, read_map):
    """What the map puts into settlements goes with the board into records and stored runs."""
    chart = read_map(strip + "figures:\n  - {at: [1, 1], figures: [rice, helmet]}\n")
    board = boards.build(chart, 2, BASE)
    again = boards.from_record([space.as_json() for space in board.spaces], 2, "record")
    assert again.figures == board.figures
    assert "figures" not in board.at[3, 1].as_json()
