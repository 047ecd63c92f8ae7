"""The sense of a Samurai variant: values that fit their schema but not each other."""

from __future__ import annotations

import pytest

from engine import documents
from engine.games.samurai import sense
from engine.texts import shipped
from engine.texts.library import Library
from engine.texts.problem import Severity

HEAD = "schema: daimyo/variant/1\ntitle: Mine\nextends: 1998-english\n"


@pytest.mark.parametrize("name", shipped.files("variant", "samurai"))
def test_shipped_variants_make_sense(name):
    """No shipped variant contradicts itself."""
    assert sense.check(documents.load_variant(Library(), name)) == []


def test_a_player_has_twenty_tokens():
    """The printed game gives each player twenty tokens, named by kind and strength."""
    names = sense.token_names(documents.load_variant(Library(), "1998-english").values)
    assert len(names) == 20
    assert names.count("samurai-1") == names.count("samurai-2") == names.count("ship-1") == 2
    assert {"move", "swap", "ronin-1", "helmet-4"} <= set(names)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("players: {least: 4, most: 2}\n", "players-range", 4),
        ("players: {most: 5}\nfigures: {per_type: {5: 16}}\n", "count-missing", 4),
        ("players: {most: 5}\ncaptures_shown: {5: open}\n", "count-missing", 4),
        ("figures: {names: {castle: x}}\n", "unknown-type", 4),
        ("tokens:\n  ninja: {influences: [gold], strengths: [1], terrain: any}\n", "unknown-type", 5),
        ("figures: {types: [helmet, rice, gold]}\n", "unknown-type", 4),
        (
            "tokens: {ninja: {action: swap, copies: 20}, spy: {action: move, copies: 20}}\n",
            "too-many-tokens",
            4,
        ),
        ("hand: {size: 12}\ntokens: {helmet: null, buddha: null, rice: null}\n", "hand-too-large", 4),
        ("settlements: {fort: 5}\n", "capacity-unfillable", 4),
        (
            "figures: {duplicates: false, types: [helmet, rice]}\ntokens: {buddha: null}\n",
            "capacity-unfillable",
            4,
        ),
    ],
)
def test_contradictions_are_errors_at_the_line_that_made_them(text, code, line, read_variant):
    """A contradiction is reported in the file that caused it, not in the base it extends."""
    found = [problem for problem in read_variant(HEAD + text).problems if problem.severity is Severity.ERROR]
    assert [(problem.code, problem.line) for problem in found] == [(code, line)]
    assert found[0].file.endswith("document.yaml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("capture: {ties: stay}\nend: {tie_threshold: 2}\n", 5),
        ("hand: {first: random, start_player: random}\n", 4),
    ],
)
def test_values_without_effect_are_warnings(text, line, read_variant):
    """A value said in the file itself that another one makes meaningless is pointed at."""
    (problem,) = read_variant(HEAD + text).problems
    assert (problem.code, problem.line, problem.severity) == ("no-effect", line, Severity.WARNING)


def test_inherited_values_without_effect_are_left_alone(read_variant):
    """What the base says cannot be helped: a child that lets ties stay need not mention the limit."""
    assert read_variant(HEAD + "capture: {ties: stay}\n").problems == ()


def test_other_games_of_tokens_make_sense(read_variant):
    """Duplicates, more types and open numbers are allowed when they fit together."""
    text = """\
figures: {types: [helmet, buddha, rice, gold], duplicates: true, per_type: from-map}
settlements: {fort: 5}
turn: {normal_plays: none, least_plays: 0}
end: {tie_threshold: none, types_gone: all}
"""
    assert read_variant(HEAD + text).problems == ()


def test_an_unsound_variant_is_not_asked():
    """A variant that does not fit its schema has other worries."""
    assert sense.check(documents.load_variant(Library(), "no such variant")) == []
