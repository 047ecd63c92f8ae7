"""What each language needs: its catalogue of sentences, its plurals and how it writes numbers.

A room or a game that says something to people has a `languages.yaml` beside its modules: a list of what is said in
English with the same in the other languages. They are read when another language is asked for, not before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

ENGLISH = "en"
LANGUAGES = (ENGLISH, "pl", "de")
ENGINE = Path(__file__).parents[1]
NAME = "languages.yaml"

_NUMBERS = {
    ENGLISH: [
        "no",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ],
    "de": [
        "kein",
        "ein",
        "zwei",
        "drei",
        "vier",
        "fünf",
        "sechs",
        "sieben",
        "acht",
        "neun",
        "zehn",
        "elf",
        "zwölf",
    ],
}
_ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
# A full stop in German; in Polish a blank at which no line is broken.
_THOUSANDS = {ENGLISH: ",", "de": ".", "pl": "\N{NO-BREAK SPACE}"}
_DECIMAL = {ENGLISH: ".", "de": ",", "pl": ","}
# Polish keeps four digits together.
_LEAST_APART = {"pl": 10_000}


def files() -> list[Path]:
    """Give the catalogues of all rooms and games."""
    return sorted([*ENGINE.glob(f"*/{NAME}"), *ENGINE.glob(f"games/*/{NAME}")])


def entries(file: Path) -> Iterator[dict[str, str]]:
    """Give what a catalogue says: for each text one word or sentence by language."""
    import yaml  # which the command line does without until a document is read

    yield from yaml.load(file.read_text(encoding="utf-8"), yaml.CSafeLoader)


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """Give the texts of a language by the English ones; of English there are none."""
    if language == ENGLISH:
        return {}
    return {
        entry[ENGLISH]: entry[language] for file in files() for entry in entries(file) if language in entry
    }


def plural_form(language: str, number: int) -> int:
    """Give which form of a word goes with a number.

    >>> [plural_form("pl", number) for number in (1, 2, 5, 12, 22)], plural_form("de", 0)
    ([0, 1, 2, 2, 1], 1)
    """
    if number == 1:
        return 0
    if language == "pl":
        return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2
    return 1


def number(language: str, value: float, form: str) -> str:
    r"""Write a number: `,` with its thousands set apart, `word` in words where it is small, `th` as a place in a row.

    With a full stop it has so many decimals, and with a plus its sign.

    >>> number("de", 12345, ","), number("en", 3, "word"), number("en", 21, "th"), number("pl", 4, "th")
    ('12.345', 'three', '21st', '4.')
    >>> number("en", 2.25, ".1"), number("de", 2, "+.1"), number("pl", 79.8, ".0")
    ('2.2', '+2,0', '80')
    >>> number("de", 1234.5, ".1"), number("pl", 1234, ","), number("pl", -12345, ",")
    ('1.234,5', '1234', '-12\xa0345')
    """
    if "." in form:
        sign, _, places = form.partition(".")
        return _marked(language, f"{value:{sign},.{places}f}", value)
    return _FORMS[form](language, int(value))


def marked(language: str, digits: str) -> str:
    """Put the decimal mark of a language into a number that was written in Python's way, without thousands.

    >>> marked("de", "2.25"), marked("en", "2.25")
    ('2,25', '2.25')
    """
    return digits.replace(".", _DECIMAL[language])


def _marked(language: str, digits: str, value: float) -> str:
    """Put the marks of a language into a number that was written with Python's."""
    apart = _THOUSANDS[language] if abs(value) >= _LEAST_APART.get(language, 0) else ""
    return digits.translate({ord(","): apart, ord("."): _DECIMAL[language]})


def _with_thousands(language: str, value: int) -> str:
    return _marked(language, f"{value:,}", value)


def _in_words(language: str, value: int) -> str:
    words = _NUMBERS.get(language, [])
    return words[value] if 0 <= value < len(words) else str(value)


def _as_place(language: str, value: int) -> str:
    if language != ENGLISH:
        return f"{value}."
    if 0 < value <= len(_ORDINALS):
        return _ORDINALS[value - 1]
    ending = "th" if value % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    return f"{value}{ending}"


_FORMS: dict[str, Callable[[str, int], str]] = {
    ",": _with_thousands,
    "word": _in_words,
    "th": _as_place,
}
