"""Checks of boards: what each finds, for which player counts, and the fixes it proposes."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents, games
from engine.games.samurai import checks
from engine.maps import board as boards
from engine.maps import map as maps
from engine.texts import shipped
from engine.texts.edit import apply_edits
from engine.texts.library import Library
from engine.texts.problem import Severity

BASE = documents.load_variant(Library(), "1998-english")
FIVE_SIX = documents.load_variant(Library(), "five-six-players")


@pytest.mark.parametrize("name", shipped.files("map"))
def test_shipped_maps_have_no_warnings(name):
    """Every shipped map obeys the habits of the published board, for the variant that plays its counts."""
    chart = maps.load(Library(), name)
    variant = BASE if max(chart.players) <= 4 else FIVE_SIX
    worst = [problem for problem in checks.check_map(chart, variant) if problem.severity is not Severity.INFO]
    assert worst == []
    assert games.playable_counts(chart, variant) == sorted(chart.players)


def row(strip, text):
    """Give the strip with another middle row."""
    return strip.replace(" ~ E . E . E . E . E . E . E ~", text)


@pytest.mark.parametrize(
    ("middle", "code", "spaces"),
    [
        (" ~ E . E . E ~ E ~ E . E . E ~", "settlement-without-land", [(7, 1)]),
        (" ~ E . E E . E . E . E . E ~", "settlements-adjacent", [(3, 1), (4, 1)]),
        (" ~ E . E . E . . . E . E . E ~", "land-without-settlement", [(7, 1)]),
        (" ~ E . E . E . E . E . E . E", "edge-touches-land", [(13, 1)]),
        (" ~ E . E . E . E . E . E . E ~ ~ ~", "sea-without-settlement", [(15, 1), (16, 1)]),
        (" ~ E . E . E . E . E . E . E . ~", "land-beside-two", [(14, 1)]),
    ],
)
def test_the_spaces_concerned(middle, code, spaces, strip, read_map):
    """A finding about spaces names them, and stands at the character of one of them."""
    chart = read_map(row(strip, middle))
    found = [problem for problem in checks.check_map(chart, BASE) if problem.code == code]
    assert [at for problem in found for at in problem.spaces] == spaces
    for problem in found:
        assert (problem.line, problem.column) in {chart.spaces[at].place[1:3] for at in problem.spaces}


@pytest.mark.parametrize(
    "middle",
    [
        " ~ E . E E . E . E . E . E ~",
        " ~ E . E . E . . . E . E . E ~",
        " ~ E . E . E . E . E . E . E",
        "   E . E . E . E . E . E . E",
    ],
)
def test_fixes_take_the_finding_away(middle, strip, read_map):
    """Each proposed fix of a board, made in the text, takes its finding away and leaves the map readable."""
    chart = read_map(row(strip, middle))
    found = [problem for problem in checks.check_map(chart, BASE) if problem.fix]
    assert found
    for problem in found:
        assert problem.fix
        again = read_map(apply_edits(chart.source.text, problem.fix.edits)[0])
        assert again.is_sound
        left = {(other.code, other.spaces) for other in checks.check_map(again, BASE)}
        assert (problem.code, problem.spaces) not in left


def test_a_finding_that_all_counts_share_is_said_once(japan, read_map):
    """What is wrong with a space for two players is not repeated for three and four."""
    chart = read_map(japan)
    chart = read_map(apply_edits(japan, maps.paint(chart, {(9, 13): "village"}))[0])
    found = [problem for problem in checks.check_map(chart, BASE) if problem.code == "settlements-adjacent"]
    assert len(found) == len({problem.spaces for problem in found}) > 0


def test_two_findings_at_one_place_are_both_said(strip, read_map):
    """A settlement between two others is adjacent to both, and both pairs are reported."""
    chart = read_map(row(strip, " ~ E . E E E . E . E . E . E ~"))
    pairs = [
        problem.spaces for problem in checks.check_map(chart, BASE) if problem.code == "settlements-adjacent"
    ]
    assert pairs == [((3, 1), (4, 1)), ((4, 1), (5, 1))]


def test_each_count_has_its_own_figures(japan, read_map):
    """The figures are compared with the room for every number of players that the variant plays."""
    chart = read_map(japan.replace(" v . v ~ v . . v", " v . v ~ c . . v", 1))
    found = [problem for problem in checks.check_map(chart, BASE) if problem.code == "slots-mismatch"]
    assert [problem.line for problem in found] == [chart.at_count(count).line for count in (2, 3, 4)]
    assert len(checks.check_map(chart, BASE, players=3)) < len(checks.check_map(chart, BASE))


def slots_fix(text, read_map, variant=BASE):
    """Give what the first finding about figures proposes, and the map's problems afterwards."""
    found = [each for each in checks.check_map(read_map(text), variant) if each.code == "slots-mismatch"]
    fix = found[0].fix
    mended = read_map(apply_edits(text, fix.edits)[0]) if fix else None
    return fix and fix.title, [each.code for each in checks.check_map(mended, variant)] if mended else None


def test_one_settlement_of_another_kind_makes_the_room_right(strip, read_map):
    """Where another kind for one settlement gives the right room, that is proposed, and an unnamed one is taken."""
    text = row(strip, " ~ v . E . E . E . E . E . E ~") + "names: {Edo: [3, 1]}\n"
    assert slots_fix(text, read_map) == ("Turn the village at 1, 1 into a capital", [])
    text = row(strip, " ~ E . c . c . E . E . E . E ~")
    assert slots_fix(text, read_map) == (None, None)


def test_a_settlement_too_many_that_touches_another_goes(japan, read_map):
    """A village painted beside another is what too much room is blamed on, not a city that was always there."""
    chart = read_map(japan)
    at = next(space.at for space in boards.build(chart, 2, BASE.values).land if space.piece == "honshu")
    text = apply_edits(japan, maps.paint(chart, {at: "village"}))[0]
    assert slots_fix(text, read_map) == (
        f"Turn the village at {at[0]}, {at[1]} into land",
        ["sea-without-settlement"],
    )


def test_a_fix_spoils_no_other_player_count(japan, read_map):
    """Room that is wrong for four players alone is not mended in a piece that two players use."""
    chart = read_map(japan)
    village = next(
        space.at
        for space in chart.spaces.values()
        if space.terrain == "village" and space.piece not in chart.players[3]
    )
    text = apply_edits(japan, maps.paint(chart, {village: "city"}))[0]
    found = [each for each in checks.check_map(read_map(text), BASE) if each.code == "slots-mismatch"]
    assert len(found) == 1
    assert found[0].fix is not None
    mended = read_map(apply_edits(text, found[0].fix.edits)[0])
    assert [each.code for each in checks.check_map(mended, BASE)] == ["sea-without-settlement"]


def test_counts_that_the_variant_does_not_play(strip, read_map, codes):
    """A map for more players than the variant has is noted, and its figures are not counted."""
    chart = read_map(strip.replace("[2]", "[5, 6]"))
    assert codes(checks.check_map(chart, BASE)) == ["players-outside"]
    assert games.playable_counts(chart, BASE) == []
    assert "slots-mismatch" in codes(checks.check_map(chart, FIVE_SIX))


def test_room_from_the_map_always_fits(strip, read_map, codes):
    """Where the variant takes the number of figures from the map there is nothing to compare."""
    chart = read_map(strip.replace("E . E . E", "v . v . v", 1))
    assert "slots-mismatch" in codes(checks.check_map(chart, BASE))
    variant = documents.load_variant(Library(), "1998-english", {"figures.per_type": "from-map"})
    assert codes(checks.check_map(chart, variant)) == []


def test_sea_must_be_filled_where_the_variant_says_so(strip, read_map):
    """When settlements are surrounded by sea too, the ships must suffice."""
    variant = documents.load_variant(Library(), "1998-english", {"capture.surround": "land-and-sea"})
    (problem,) = checks.check_map(read_map(strip), variant)
    assert problem.message == "30 sea spaces must be filled, but there are only 6 tokens for the sea."


def test_a_board_without_settlements_has_one_problem(strip, read_map, codes):
    """Where there is no settlement at all, nothing else is said about land and sea."""
    chart = read_map(row(strip, " ~ . . . . . . . . . . . . . ~"))
    assert codes(checks.check_map(chart, BASE)) == ["no-settlements"]


def test_an_unknown_kind_does_not_spoil_the_count(strip, read_map, codes):
    """A settlement kind that the variant lacks is reported at the legend, and the figures are not counted."""
    assert codes(checks.check_map(read_map(strip.replace("capital", "castle")), BASE)) == ["kind-unknown"]


def test_a_map_that_cannot_be_drawn_is_not_checked(strip, read_map, codes):
    """While cells are wrong the report is about them alone."""
    chart = read_map(row(strip, " ~ E . x . E ~ E ~ E . E . E ~"))
    assert codes(checks.check_map(chart, BASE)) == ["cell-unknown"]


def test_large_maps_are_checked_without_fixes(read_map, codes):
    """A map too large to play says so; fixes, which look at the whole picture each, are left out."""
    rows = "".join(f'  - "{" " * (y % 2)}{". " * 60}"\n' for y in range(60))
    chart = read_map(
        'schema: daimyo/map/1\ntitle: Steppe\nlegend: {".": land, "~": sea, v: village}\n'
        f"terrain:\n{rows}players: [2]\n".replace(". .", "v .", 1)
    )
    found = checks.check_map(chart, BASE)
    assert "too-many-spaces" in codes(found) or "too-many-problems" in codes(found)
    assert len(found) <= 501
    assert not any(problem.fix for problem in found)


def test_every_check_has_a_stable_code():
    """The codes under which checks are known are those that they report."""
    text = Path(checks.__file__).read_text(encoding="utf-8")
    assert all(f'"{code}"' in text.split("CHECKS:")[0] for code in checks.CHECKS)
    assert checks.ON_LARGEST.issubset(checks.CHECKS)


def test_boards_at_the_limits_can_be_played(read_map, codes):
    """Exactly as many spaces as the limit says are not too many."""
    wide = boards.MAX_SPACES // 4
    rows = [" " * (y % 2) + "~ " * wide for y in range(4)]
    text = 'schema: daimyo/map/1\ntitle: Sea\nlegend: {"~": sea, v: village, ".": land}\nplayers: [2]\nterrain:\n'
    text += "".join(f'  - "{line}"\n' for line in rows)
    full = text.replace("~ ~ ~", "~ v .", 2)
    assert "too-many-spaces" not in codes(checks.check_map(read_map(full), BASE))
    assert "too-many-spaces" in codes(checks.check_map(read_map(full.replace('~ "', '~ ~"', 1)), BASE))
