"""The rulebooks' examples of captures, on small boards that give the stated strengths."""

from __future__ import annotations

import pytest

GOLD, VIOLET, RED, GREEN = range(4)
BLUE, YELLOW = VIOLET, GOLD
TIMINGS = ("immediate", "end_of_turn")

# Two settlements, left and right, that share the land M; every other hex round them is land or sea.
ONE = """
    A B
   C 1 D
    a b
"""
TWO = """
    A B C D
   E 2 M 2 F
    a b c d
"""
BUDDHAS = """
    A B C D
   a 2 M 1 E
    b F d e
"""


def by_timing(immediate, at_the_end, timing):
    """Say which of a turn's two moments shows the captures."""
    return immediate if timing == "immediate" else at_the_end


@pytest.mark.parametrize("timing", TIMINGS)
def test_strength_three_takes_the_helmet_from_strength_two(scene, timing):
    """1998: a helmet with blue 3 against red samurai 2 goes to blue."""
    board = scene(ONE, {"0": ["helmet"]}, 3, capture__timing=timing)
    board.lies(RED, "samurai-2", "A").lies(BLUE, "helmet-3", "B").lies(BLUE, "move", "C").turn(RED)
    now = board.play("buddha 4", "D")
    then = board.move("end turn")
    assert by_timing(now, then, timing) == [(0, "helmet", BLUE)]
    assert by_timing(then, now, timing) == []


@pytest.mark.parametrize("timing", TIMINGS)
def test_red_completes_two_cities_with_ronin_and_samurai(scene, timing):
    """1998: red takes the right buddha and the helmet, green the rice, yellow the left buddha, blue nothing."""
    board = scene(TWO, {"0": ["buddha", "rice"], "1": ["helmet", "buddha"]}, 4, capture__timing=timing)
    board.lies(YELLOW, "buddha-4", "A").lies(GREEN, "rice-3", "B").lies(GREEN, "move", "E")
    board.lies(BLUE, "helmet-2", "C").lies(BLUE, "rice-4", "D").turn(RED)
    first = board.play("samurai 2", "F")
    second = board.play("ronin 1", "M")
    then = board.move("end turn")
    expected = [(0, "buddha", YELLOW), (0, "rice", GREEN), (1, "helmet", RED), (1, "buddha", RED)]
    assert first == []
    assert by_timing(second, then, timing) == expected
    assert int(board.position.captured[BLUE].sum()) == 0


@pytest.mark.parametrize("timing", TIMINGS)
def test_green_buddha_beats_red_samurai(scene, timing):
    """2016: green's buddha 3 takes the buddha from red's samurai 2."""
    board = scene(ONE, {"0": ["buddha"]}, 4, variant="2016", capture__timing=timing)
    board.lies(RED, "samurai-2", "A").lies(VIOLET, "move", "B").lies(GOLD, "move", "C").turn(GREEN)
    now = board.play("buddha 3", "D")
    then = board.move("end turn")
    assert by_timing(now, then, timing) == [(0, "buddha", GREEN)]


@pytest.mark.parametrize("timing", TIMINGS)
def test_ships_count_and_a_tie_removes_the_figure(scene, timing):
    """2016: gold takes the right buddha 5 to 3; the left one is tied 4 to 4; red takes the rice despite a castle."""
    board = scene(
        BUDDHAS, {"0": ["buddha", "rice"], "1": ["buddha"]}, 4, variant="2016", capture__timing=timing
    )
    board.lies(GREEN, "ship-1", "a").lies(GREEN, "buddha-3", "A").lies(RED, "rice-2", "B")
    board.lies(VIOLET, "helmet-2", "F").lies(RED, "samurai-2", "C").lies(RED, "ship-1", "e").turn(GOLD)
    board.lies(VIOLET, "move", "D")
    first = board.play("ronin 1", "E")
    second = board.play("buddha 4", "M")
    then = board.move("end turn")
    assert first == []
    assert by_timing(second, then, timing) == [(0, "buddha", None), (0, "rice", RED), (1, "buddha", GOLD)]
    assert int(board.position.removed.sum()) == 1


def test_everybody_at_zero_is_a_tie(scene):
    """A figure that nobody influences is removed: all are tied at 0."""
    board = (
        scene(ONE, {"0": ["rice"]}, 2).lies(0, "helmet-2", "A").lies(1, "buddha-2", "B").lies(0, "move", "C")
    )
    assert board.play("helmet 4", "D") == [(0, "rice", None)]


def test_sea_need_not_be_filled(scene):
    """A settlement is surrounded when its land is full, whatever lies on the sea."""
    board = (
        scene(ONE, {"0": ["rice"]}, 2).lies(1, "rice-4", "A").lies(1, "rice-3", "B").lies(0, "rice-2", "C")
    )
    assert board.play("ship 2", "a") == []
    assert board.play("samurai 1", "D") == [(0, "rice", 1)]


def test_with_land_and_sea_the_sea_must_be_filled_too(scene):
    """`surround: land-and-sea` waits for the ships."""
    board = scene(ONE, {"0": ["rice"]}, 2, capture__surround="land-and-sea")
    board.lies(0, "rice-4", "A").lies(1, "rice-3", "B").lies(0, "rice-2", "C").lies(0, "rice-3", "D")
    assert board.play("ship 2", "a") == []
    assert board.play("ship 1", "b") == [(0, "rice", 0)]


def test_a_tie_that_stays_is_tested_again(scene):
    """`ties: stay` leaves the figure until somebody is strongest."""
    board = scene(ONE, {"0": ["rice"]}, 2, capture__ties="stay")
    board.lies(0, "rice-4", "A").lies(1, "rice-4", "B").lies(0, "move", "C")
    assert board.play("helmet 2", "D") == []
    assert board.play("ship 1", "a") == [(0, "rice", 0)]


def test_a_tie_may_go_to_the_active_player(scene):
    """`ties: active-player` gives the tied figure to whoever has the turn."""
    board = scene(ONE, {"0": ["rice"]}, 2, capture__ties="active-player")
    board.lies(0, "rice-4", "A").lies(1, "rice-4", "B").lies(0, "move", "C").turn(1)
    assert board.play("helmet 2", "D") == [(0, "rice", 1)]


def test_at_the_end_of_the_turn_a_later_swap_still_counts(scene):
    """With `end_of_turn` a surrounded figure still stands and may be exchanged in the same turn."""
    board = scene(TWO, {"0": ["rice"], "1": ["helmet"]}, 2, capture__timing="end_of_turn")
    for mark, token in (("A", "rice-4"), ("B", "rice-3"), ("E", "rice-2")):
        board.lies(0, token, mark)
    assert board.play("samurai 1", "M") == []
    one, two = board.settlements
    assert board.move(f"swap rice at #{one} with helmet at #{two}") == []
    assert board.move("end turn") == [(0, "helmet", 0)]


def test_the_move_token_captures_only_after_both_its_parts(scene):
    """Lifting and putting down is one act: nothing is tested in between, and nothing becomes less surrounded."""
    board = scene(TWO, {"0": ["rice"], "1": ["rice"]}, 2)
    board.lies(0, "rice-4", "A").lies(1, "rice-2", "B").lies(1, "rice-3", "E")
    a, m = board.space["A"], board.space["M"]
    assert board.move(f"move from #{a} to #{m}") == [(0, "rice", 1)]
    assert int(board.position.plays) == 1
