"""What lies on the sheets that every game has: rules that say what the variant says, and facts about the whole kit."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.games import rules_in_words
from engine.texts.library import Library
from engine.texts.problem import ProblemError
from tests.workbench.export.conftest import SMALL, laid, only
from workbench.canvas import lettering
from workbench.dress.theme import contrast
from workbench.export.kit import column, design, ink, overview, rules_sheet
from workbench.export.kit.made import made
from workbench.export.kit.order import INKS, MARKS, Order


def test_rules_say_everything_and_what_differs(duel_design):
    """Every sentence of the rules is there, and every difference to the edition the variant extends."""
    texts = [paragraph.text for paragraph in rules_sheet.rules(duel_design.values)]
    assert [each.text for each in rules_in_words(duel_design.values)] == [
        text for text in texts if text.endswith(".")
    ]
    changed = [paragraph.text for paragraph in rules_sheet.differences(duel_design)]
    assert changed[0] == "What differs from Samurai (1998, English)"
    assert any("Captures are resolved at the end of the turn" in text for text in changed)


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
    found = rules_sheet.section(of, Order(paper)).sheets
    assert 1 <= len(found) <= 2
    lines = [line.text for sheet in found for part in laid(sheet, "columns") for line in part]
    said = " ".join(lines)
    for sentence in rules_in_words(of.values):
        assert sentence.text in said


def test_text_breaks_between_words_and_inside_words_only_where_it_must(qapp):
    """Lines keep to the column's width, and nothing is lost."""
    text = "A settlement " + "unterwegsübernachtungsmöglichkeit" * 2 + " is surrounded (marked 侍)."
    lines = lettering.wrapped(text, 40, 4, "serif", 400)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(lettering.measured(line, 4, "serif", 400) <= 40 for line in lines)
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
    assert len({(look.mark, look.ring) for look in theme.seats}) == len(theme.seats) == 7
    assert contrast(theme.building, theme.settlement) > 7


def test_a_map_that_cannot_be_played_is_printed_with_its_problems(small_design):
    """Problems are kept beside the design, and the board is complete."""
    of = small_design(SMALL, "2016", 2)
    assert of.errors >= 1
    assert [problem.code for problem in small_design(SMALL, "2016", 6).problems] == ["players-outside"]
    assert len(of.place.board.spaces) == len(of.place.chart.spaces)


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
    kit = only(made(duel_design, Order(has_backs=True)), {"tokens", "rules"})
    facts = kit.as_json()
    assert [sheet["part"] for sheet in facts["sheets"]] == ["tokens", "rules"]
    assert facts["pages"] == 4
    assert facts["tiles"]["printed"] == len(kit.section("board").sheets)
    assert [section.name for section in kit.sections] == ["board", "tokens", "figures", "screens", "rules"]
    assert set(kit.order.marks) == set(MARKS)


def test_the_overview_shows_every_sheet(duel_design):
    """The picture is as wide as asked for and has the tokens' colours, with and without a board."""
    whole = overview.overview(made(duel_design, Order()), 700)
    assert whole.width() == 700
    colours = {whole.pixelColor(x, y).name() for x in range(0, 700, 5) for y in range(0, whole.height(), 5)}
    assert {"#e2a62e", "#5e4491", "#ffffff"} <= colours
    for parts in ({"board"}, {"tokens"}, {"rules", "screens"}):
        kit = only(made(duel_design, Order()), parts)
        assert overview.png(kit, 300).startswith(b"\x89PNG")


def test_each_thread_draws_tiles_with_a_painter_of_its_own(duel_design):
    """What a painter keeps is of one scale: threads that draw small and large at once must not share it."""
    boards = laid(made(duel_design, Order()).sheets[0], "paint").keywords["boards"]
    with ThreadPoolExecutor(1) as pool:
        theirs = pool.submit(lambda: boards.painter).result()
    assert theirs is not boards.painter
    assert boards.painter is boards.painter
