"""Sentences in several languages: filled in, joined, counted, carried between processes."""

from __future__ import annotations

import pickle

import pytest

from engine.texts import languages
from engine.texts.saying import Name, Said, fields, has_words, in_language, listed, say, span


@pytest.fixture
def catalogues(monkeypatch):
    """Let Polish and German say a few sentences of this test alone."""
    words = {
        "{count:word} {count:token|tokens} on {where}.": {
            "pl": "{where!c}: {count} {count:kafelek|kafelki|kafelków}.",
            "de": "{count:ein|{count:word}} Plättchen auf {where}.",
        },
        " and ": {"pl": " i ", "de": " und "},
        "land": {"pl": "ląd", "de": "Land"},
        "{kind:land=dry|sea=wet}": {"pl": "{kind:land=sucho|*=mokro: {kind}}", "de": "{kind:land=trocken}"},
    }
    monkeypatch.setattr(
        languages,
        "catalogue",
        lambda language: {english: said[language] for english, said in words.items() if language in said},
    )


@pytest.mark.parametrize(
    ("count", "polish", "german"),
    [
        (1, "Ląd: 1 kafelek.", "ein Plättchen auf Land."),
        (3, "Ląd: 3 kafelki.", "drei Plättchen auf Land."),
        (5, "Ląd: 5 kafelków.", "fünf Plättchen auf Land."),
        (22, "Ląd: 22 kafelki.", "22 Plättchen auf Land."),
    ],
)
def test_a_number_picks_its_form(catalogues, count, polish, german):
    """Polish has three forms and German two, each by its own rule, and names are said in the language, too."""
    text = say("{count:word} {count:token|tokens} on {where}.", count=count, where=Name("land"))
    assert (in_language(text, "pl"), in_language(text, "de")) == (polish, german)


def test_a_value_picks_its_words(catalogues):
    """A word for each value, one for all others where a language has it, and else the value itself."""
    assert say("{kind:land=dry|sea=wet}", kind="sea") == "wet"
    assert in_language(say("{kind:land=dry|sea=wet}", kind="land"), "pl") == "sucho"
    assert in_language(say("{kind:land=dry|sea=wet}", kind="sea"), "pl") == "mokro: sea"
    assert in_language(say("{kind:land=dry|sea=wet}", kind="sea"), "de") == "sea"


def test_what_a_language_lacks_stays_english(catalogues):
    """A sentence without translation is English as a whole, but what it was made of is not lost for another."""
    assert in_language(say("{count} spaces", count=2), "pl") == "2 spaces"
    assert in_language(say("{name}: {value}.", name=Name("land"), value=say("gone")), "pl") == "ląd: gone."
    assert in_language("a stranger's words", "pl") == "a stranger's words"


def test_lists_join_by_the_words_of_the_language(catalogues):
    """The word before the last is said in the language; a list of one is what it holds."""
    assert in_language(listed([Name("land"), "Edo", "3"]), "de") == "Land, Edo und 3"
    assert in_language(listed([Name("land")]), "pl") == "ląd"
    assert listed([]) == ""


def test_a_sentence_travels_with_its_values(catalogues):
    """Copied to another process it can still be said in other languages, and equals the text that it is."""
    for text in (
        say("{count:word} {count:token|tokens} on {where}.", count=2, where=Name("land")),
        listed([Name("land"), say("gone")]),
        Name("land"),
    ):
        carried = pickle.loads(pickle.dumps(text))
        assert carried == text == str(text)
        assert isinstance(carried, Said)
        assert in_language(carried, "de") == in_language(text, "de")


def test_numbers_are_written_as_the_language_does(monkeypatch):
    """Thousands are set apart by comma, full stop or a blank; places in a row end with a full stop outside English."""
    monkeypatch.setattr(languages, "catalogue", lambda language: {"{a:,} {b:th} of": "{a:,} {b:th} of"})
    text = say("{a:,} {b:th} of", a=12345, b=4)
    assert text == "12,345 fourth of"
    assert in_language(text, "de") == "12.345 4. of"
    assert in_language(text, "pl") == "12\N{NO-BREAK SPACE}345 4. of"


def test_what_is_quoted_is_not_read_as_a_template():
    """Braces and bars of a document's words stay as they are."""
    assert say("`{key}` is unknown.", key="{count:a|b}") == "`{count:a|b}` is unknown."
    assert Name("{x}") == "{x}"


def test_fields_and_words_of_a_template():
    """The values inside forms count, and a template of values alone has no words to translate."""
    assert fields("{a:{b} x|{c}} {d!c}") == {"a", "b", "c", "d"}
    assert has_words("{a:x=y}")
    assert not has_words("{a}: {b}, {{{c:word}}}")
    assert (span(2, 2), span(2, 4)) == ("2", "2 to 4")
