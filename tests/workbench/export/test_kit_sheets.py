"""What lies on the sheets: every token, figure and screen a game needs, and rules that say what the variant says."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.games import rules_in_words
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from workbench.dress.theme import contrast
from workbench.export.kit import column, design, figures, ink, overview, rules_sheet, screens, token_sheets
from workbench.export.kit.made import made
from workbench.export.kit.order import INKS, MARKS, PARTS, Order

SMALL = """\
schema: daimyo/map/1
title: Small
legend: {"~": sea, ".": land, v: village, c: city}
terrain:
  - "  ~ ~ ~ ~"
  - " ~ . v . ~"
  - "~ v . . c ~"
  - " ~ ~ ~ ~ ~"
players: [2, 6]
"""
# As many tokens, kinds and players as the engine takes, names that need fonts and glyphs of their own.
LARGEST = """\
schema: daimyo/variant/1
title: Największa gra — 最大
extends: five-six-players
tokens:
  noble: {influences: [helmet, rice], strengths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 99], terrain: any, fast: true}
  bison: {influences: all, strengths: [1, 1, 1, 1, 1, 1, 2], terrain: sea}
"""


def laid(sheet, what):
    """Give what a sheet's painter was given."""
    return sheet.paint.keywords[what]


def group_sizes(made_of, room):
    """Give how many tokens each sheet gets, and how many seats share it."""
    groups = token_sheets._grouped(made_of, room)
    return [(len(group), len({token.seat for token in group})) for group in groups]


def test_each_player_gets_the_whole_set(duel_design):
    """A player's tokens are those of the variant, copies and fast signs included."""
    tokens = duel_design.tokens()
    assert len(tokens) == 20
    assert sum(kind.is_fast for kind in tokens) == 5
    assert Counter(kind.number for kind in tokens if kind.key == "samurai") == {1: 2, 2: 2, 3: 1}
    assert {kind.glyph for kind in tokens} >= {"castle", "buddha", "rice", "swap", "move", "ship", "ronin"}
    names = [kind.glyph for kind in tokens if kind.key == "helmet"]
    assert names == ["castle"] * 3


def test_players_stay_together_where_that_costs_no_paper(japan_design):
    """Two players share a sheet; where a sheet holds less than a set, tokens just follow one another."""
    assert group_sizes(japan_design, 59) == [(40, 2), (40, 2)]
    assert group_sizes(japan_design, 80) == [(80, 4)]
    assert group_sizes(japan_design, 16) == [(16, 1), (16, 2), (16, 2), (16, 2), (16, 1)]
    assert sum(count for count, _ in group_sizes(japan_design, 27)) == 80


def test_the_largest_game_fits(small_design, tmp_path):
    """Six players with forty tokens each are printed whole, whatever their names."""
    path = tmp_path / "largest.yaml"
    path.write_text(LARGEST, encoding="utf-8")
    of = small_design(SMALL, path, 6)
    kit = made(of, Order(hex_mm=60, paper="letter", figures="stand-ups"))
    on_sheets = sum(len(laid(sheet, "tokens")) for sheet in kit.parts["tokens"])
    assert on_sheets == 6 * 40
    seats = [seat for sheet in kit.parts["screens"] for seat in laid(sheet, "boxes")]
    assert seats == list(range(6))
    assert len({page.theme.seat(seat).mark for page in [kit.sheets[0].page] for seat in seats}) == 6


def test_figures_and_a_spare_of_each(japan_design, small_design):
    """There are as many figures as the game uses and one more of each type, also where the map decides."""
    assert japan_design.figures() == {"helmet": 13, "buddha": 13, "rice": 13}
    pieces = [piece for sheet in figures.sheets(japan_design, Order()) for piece in laid(sheet, "pieces")]
    assert Counter(pieces) == {"castle": 14, "buddha": 14, "rice": 14}
    # No variant counts the figures of a player count it does not know: then the settlements do.
    assert small_design(SMALL, "2016", 6).figures() == {"helmet": 2, "buddha": 2, "rice": 2}


@pytest.mark.parametrize("kind", ["counters", "stand-ups"])
@pytest.mark.parametrize("hex_mm", [12, 32, 90])
def test_figures_can_be_held_and_lie_apart(japan_design, kind, hex_mm):
    """Pieces are at least 9 mm wide, none lies over another, and stand-ups have no backs to print."""
    order = Order(hex_mm=hex_mm, figures=kind)
    for sheet in figures.sheets(japan_design, order):
        boxes = laid(sheet, "boxes")
        assert all(box.width >= 9 for box in boxes)
        lefts = {(round(box.left, 3), round(box.top, 3)) for box in boxes}
        assert len(lefts) == len(boxes)
        assert max(box.bottom for box in boxes) <= sheet.page.area.bottom + 1e-6
        assert (sheet.paint_back is None) == (kind == "stand-ups")


def test_screens_fold_and_fit(japan_design):
    """Each player has a card inside the margins, and no card covers another."""
    for order in (Order(), Order("letter", margin=30), Order("a3")):
        made_of = screens.sheets(japan_design, order)
        boxes = [box for sheet in made_of for box in laid(sheet, "boxes").values()]
        assert len(boxes) == 4
        area = made_of[0].page.area
        assert all(area.left - 1e-6 <= box.left and box.bottom <= area.bottom + 1e-6 for box in boxes)


def test_rules_say_everything_and_what_differs(duel_design):
    """Every sentence of the rules is there, and every difference to the edition the variant extends."""
    texts = [paragraph.text for paragraph in rules_sheet.rules(duel_design.values)]
    assert [each.text for each in rules_in_words(duel_design.values)] == [
        text for text in texts if text.endswith(".")
    ]
    changed = [paragraph.text for paragraph in rules_sheet.differences(duel_design)]
    assert changed[0] == "What differs from Samurai (1998, English)"
    assert any("Captures are resolved at the end of the turn" in text for text in changed)


def test_figures_that_the_map_places_are_listed(small_design, tmp_path):
    """Where the variant leaves the set-up to the map, the rules sheet says what stands where."""
    path = tmp_path / "placed.yaml"
    path.write_text(
        "schema: daimyo/variant/1\ntitle: Placed\nextends: 2016\nfigures: {placement: map}\n",
        encoding="utf-8",
    )
    text = SMALL + "names: {Edo: [2, 1]}\nfigures:\n  - {at: [2, 1], figures: [helmet]}\n"
    of = small_design(text, path, 2)
    assert [paragraph.text for paragraph in rules_sheet.set_up(of)] == [
        "Where the figures stand",
        "Edo: castle.",
    ]
    assert of.figures() == {"helmet": 1, "buddha": 0, "rice": 0}
    assert rules_sheet.set_up(small_design(text, "2016", 2)) == []


@pytest.mark.parametrize(
    ("variant", "references"),
    [
        ("2016", ["1998-english"]),
        ("1998-english", ["2016"]),
        ("domination", ["1998-english", "2016"]),
    ],
)
def test_what_a_variant_is_compared_with(qapp, variant, references):
    """A variant is compared with its parent, and with the current edition unless that is one of the two."""
    found = design.read(Library(), "japan", variant)
    assert [other.name for other in found.references] == references


@pytest.mark.parametrize("variant", ["2016", "five-six-players", "domination"])
@pytest.mark.parametrize("paper", ["a4", "a3", "letter"])
def test_rules_take_one_sheet_or_two(qapp, variant, paper):
    """All lines of the rules are on at most two sheets, each in its column."""
    of = design.read(Library(), "japan", variant)
    found = rules_sheet.sheets(of, Order(paper))
    assert 1 <= len(found) <= 2
    lines = [line.text for sheet in found for part in laid(sheet, "columns") for line in part]
    said = " ".join(lines)
    for sentence in rules_in_words(of.values):
        assert sentence.text in said


def test_text_breaks_between_words_and_inside_words_only_where_it_must(qapp):
    """Lines keep to the column's width, and nothing is lost."""
    text = "A settlement " + "unterwegsübernachtungsmöglichkeit" * 2 + " is surrounded (marked 侍)."
    lines = column.wrapped(text, 40, 4, "serif", 400)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(column.measured(line, 4, "serif", 400) <= 40 for line in lines)
    assert lines[0] == "A settlement"


def test_a_heading_never_ends_a_column(qapp):
    """A heading goes over to the next column with its text."""
    paragraphs = [
        column.Paragraph("word " * 12),
        column.Paragraph("Heading", "heading"),
        column.Paragraph("text"),
    ]
    lines = column.broken(paragraphs, 40, 4)
    room = column.height_of(lines) - lines[-1].height
    (first, second), left = column.filled(lines, [room, 100])
    assert not left
    assert first[-1].kind == "sentence"
    assert [line.text for line in second] == ["Heading", "text"]


@pytest.mark.parametrize("name", list(INKS))
def test_inks_can_be_read(name):
    """Numbers on tokens stand out in every ink, and each seat has a mark and a ring of its own."""
    theme = ink.theme_of(name)
    assert all(contrast(look.ink, look.fill) >= 4.5 for look in theme.seats)
    assert len({(look.mark, look.ring) for look in theme.seats}) == 6
    assert contrast(theme.building, theme.settlement) > 7


def test_a_map_that_cannot_be_played_is_printed_with_its_problems(small_design):
    """Problems are kept beside the design, and the board is complete."""
    of = small_design(SMALL, "2016", 2)
    assert of.errors >= 1
    assert [problem.code for problem in small_design(SMALL, "2016", 6).problems] == ["players-outside"]
    assert len(of.board.spaces) == len(of.chart.spaces)


@pytest.mark.parametrize(
    ("text", "variant", "players"),
    [("title: nothing\n", "2016", 2), (SMALL, "2061", 2), (SMALL, "2016", 5), ("", "2016", None)],
)
def test_what_cannot_be_read_is_a_problem(small_design, text, variant, players):
    """Without spaces, with an unknown variant or for a count the map is not made for, the problems are raised."""
    with pytest.raises(ProblemError) as refusal:
        small_design(text, variant, players)
    assert refusal.value.problems


def test_a_kit_says_its_facts(duel_design):
    """Its JSON counts sheets and pages and names every sheet."""
    kit = made(duel_design, Order(has_backs=True, parts=frozenset({"tokens", "rules"})))
    facts = kit.as_json()
    assert [sheet["part"] for sheet in facts["sheets"]] == ["tokens", "rules"]
    assert facts["pages"] == 4
    assert facts["tiles"]["printed"] == len(kit.parts["board"])
    assert set(kit.parts) == set(PARTS)
    assert set(kit.order.marks) == set(MARKS)


def test_the_overview_shows_every_sheet(duel_design):
    """The picture is as wide as asked for and has the tokens' colours, with and without a board."""
    whole = overview.overview(made(duel_design, Order()), 700)
    assert whole.width() == 700
    colours = {whole.pixelColor(x, y).name() for x in range(0, 700, 5) for y in range(0, whole.height(), 5)}
    assert {"#e2a62e", "#5e4491", "#ffffff"} <= colours
    for parts in ({"board"}, {"tokens"}, {"rules", "screens"}):
        kit = made(duel_design, Order(parts=frozenset(parts)))
        assert overview.png(kit, 300).startswith(b"\x89PNG")


def test_each_thread_draws_tiles_with_a_painter_of_its_own(duel_design):
    """What a painter keeps is of one scale: threads that draw small and large at once must not share it."""
    boards = laid(made(duel_design, Order()).sheets[0], "boards")
    with ThreadPoolExecutor(1) as pool:
        theirs = pool.submit(lambda: boards.painter).result()
    assert theirs is not boards.painter
    assert boards.painter is boards.painter
