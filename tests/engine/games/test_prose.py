"""The rules in words of every shipped variant, in every language."""

from __future__ import annotations

import re

import pytest

from engine import documents, games
from engine.texts import languages, shipped
from engine.texts.library import Library
from engine.texts.saying import Name, Said

OTHERS = [language for language in languages.LANGUAGES if language != languages.ENGLISH]
# Numbers and signs, or the name of somebody.
AS_THEY_ARE = re.compile(r"[^a-z]*|[A-Z][a-z]+")
# English that would stand out: none of them is a word of Polish or German.
ENGLISH = re.compile(
    r"\b(the|of|with|and|is|are|you|your|each|one|two|who|if|player|players|cards?|tokens?)\b"
)


@pytest.fixture(scope="module")
def told():
    """Give the rules of every shipped variant in words, and its values."""
    library = Library()
    read = {name: documents.load_variant(library, path) for name, path in shipped.files("variant").items()}
    return {name: (variant.values, games.rules_in_words(variant.values)) for name, variant in read.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_said_in_every_language(told, language, unsaid):
    """Nothing of any variant's rules stays English, nothing is left unfilled, and no sentence gets lost."""
    for name, (_, sentences) in told.items():
        for sentence in sentences:
            said = sentence.said_in(language)
            assert unsaid(sentence.text, language) == [], name
            assert unsaid(sentence.section, language) == [], name
            assert said.keys == sentence.keys
            assert said.text[:1].isupper() or not sentence.text[:1].isupper(), said.text
            assert said.text.endswith("."), said.text
            assert not set("{}|=") & set(said.text), said.text
            assert not ENGLISH.search(said.text), said.text
        assert len({each.text for each in sentences}) == len(
            {each.said_in(language).text for each in sentences}
        )


@pytest.mark.parametrize("language", OTHERS)
def test_plain_values_of_the_rules_are_no_words(told, language):
    """What is filled in as it stands is a number or a name, since no catalogue would be asked for it."""
    for _, sentences in told.values():
        for sentence in sentences:
            for value in plain_values(sentence.text, language):
                assert AS_THEY_ARE.fullmatch(value), (value, sentence.text)


def plain_values(text: str, language: str):
    """Give the texts inside a sentence that are filled in without being said in a language."""
    if isinstance(text, Name) or not isinstance(text, Said):
        return
    template = languages.catalogue(language).get(text.template, text.template)
    for key, value in text.values.items():
        parts = value if isinstance(value, list) else [value]
        for part in parts:
            if isinstance(part, Said):
                yield from plain_values(part, language)
            elif isinstance(part, str) and re.search(rf"{{{key}[!}}]", template):
                yield part


@pytest.mark.parametrize("language", OTHERS)
def test_differences_are_said_in_every_language(told, language, unsaid):
    """What differs between a variant and its game's base differs in every language, and is said there."""
    for values, _ in told.values():
        base, _ = told[games.facts_of(values["game"]).base]
        for each in games.differences(values, base):
            said = each.said_in(language)
            assert said.one != said.other
            assert (said.one == "", said.other == "") == (each.one == "", each.other == "")
            assert unsaid(each.one, language) == unsaid(each.other, language) == []
