"""Problems as values: how they print, sort and repeat."""

from __future__ import annotations

import pytest

from engine.texts.problem import (
    MAX_PROBLEMS,
    Problem,
    ProblemError,
    Severity,
    at_most,
    did_you_mean,
    has_errors,
    in_reading_order,
    quoted,
)
from engine.texts.saying import say
from engine.texts.source import Place


def problem(line=1, column=1, file="a.yaml", severity=Severity.ERROR, code="code", message="Something."):
    """Give a problem of which only some parts matter."""
    return Problem(file, line, column, severity, code, message)


def test_a_problem_prints_as_compilers_do():
    """Editors and terminals jump to a place that is written `file:line:column`."""
    assert str(problem(3, 7)) == "a.yaml:3:7: error code: Something."


def test_a_problem_as_json_has_the_agreed_keys():
    """Other tools rely on six keys, all plain text and numbers."""
    assert problem(3, 7, severity=Severity.WARNING).as_json() == {
        "file": "a.yaml",
        "line": 3,
        "column": 7,
        "severity": "warning",
        "code": "code",
        "message": "Something.",
    }


def test_reading_order_sorts_by_place_and_keeps_the_order_of_files():
    """The file that came first stays first, and within it the report goes from top to bottom."""
    late, early, other = problem(9), problem(2, 5), problem(1, file="b.yaml")
    assert in_reading_order([late, other, early]) == [early, late, other]


def test_reading_order_says_everything_once():
    """A finding that two checks bring is reported once."""
    assert in_reading_order([problem(), problem()]) == [problem()]


def test_only_errors_refuse_a_document():
    """Warnings and notes do not make a document unusable."""
    assert not has_errors([problem(severity=Severity.WARNING), problem(severity=Severity.INFO)])
    assert has_errors([problem(severity=Severity.INFO), problem()])


def test_the_nearest_word_is_proposed():
    """A slip of a letter or two finds the word that was meant; nonsense finds none."""
    assert did_you_mean("terain", ["legend", "terrain"]) == "terrain"
    assert did_you_mean("xyzzy", ["legend", "terrain"]) is None


def test_a_word_of_any_length_is_not_compared():
    """Comparing takes time with the square of the length, so a very long word gets no proposal."""
    assert did_you_mean("terrain" * 100_000, ["terrain"]) is None


def test_the_rest_of_many_problems_is_summed_up():
    """Of endlessly many problems only the first ones are taken, and a note says so at the last of them."""
    endless = (problem(line) for line in iter(int, 1))
    taken = at_most(endless)
    assert len(taken) == MAX_PROBLEMS + 1
    assert taken[-1].code == "too-many-problems"
    assert taken[-1].severity is Severity.INFO
    assert "or more problems are not listed" in taken[-1].message
    assert at_most([problem()]) == [problem()]


def test_errors_come_before_all_other_problems():
    """However many warnings come first, no error is left out for them, and the rest is counted."""
    many = [problem(line, severity=Severity.WARNING) for line in range(1, 3_000)]
    last = problem(5_000)
    taken = at_most([*many, last])
    assert has_errors(taken)
    assert taken[-2] == last
    assert taken[-1].message == "2,500 more problems are not listed."
    assert [each.line for each in taken[:-2]] == list(range(1, MAX_PROBLEMS))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [([], ""), (["a"], "`a`"), (["a", "b"], "`a` and `b`"), (["a", "b", "c"], "`a`, `b` and `c`")],
)
def test_words_are_listed_as_in_a_sentence(words, sentence):
    """Commas stand between words, and a word before the last."""
    assert quoted(words) == sentence


def test_an_error_of_problems_prints_them_all():
    """Who asked for a result that problems prevent gets every one of them."""
    error = ProblemError(iter([problem(1), problem(2)]))
    assert str(error) == f"{problem(1)}\n{problem(2)}"
    assert error.problems == [problem(1), problem(2)]


def test_a_message_stays_on_one_line():
    """Whatever a message quotes, a problem is one line, and what cannot be seen is shown by its escape."""
    found = Place("a.yaml", 1, 1, 0, 0).problem("code", say("There is no key `{key}`.", key="a\nb\u200b\x1b"))
    assert found.message == "There is no key `a\\nb\\u200b\\x1b`."
