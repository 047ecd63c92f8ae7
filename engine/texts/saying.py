"""Sentences that can be said in several languages: each keeps its template and what was filled in.

A sentence is an ordinary text in English; `in_language` says it again from the same template in another language, as
the catalogues of `engine/texts/languages.py` have it. A template names its values in braces:

- `{name}` is the value, `{name!c}` begins it with a capital letter, `{name!l}` with a small one;
- `{count:,}` is a number with its thousands set apart, `{count:word}` one in words, `{count:th}` a place in a row,
  `{share:.1}` one with a decimal, `{change:+.1}` with its sign;
- `{count:token|tokens}` picks the form that fits a number: English and German have two, Polish three;
- `{kind:land=on land|sea=at sea}` picks by the value itself; `*=` stands for all others.

Forms may hold values themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from string import Formatter
from typing import Any, NamedTuple

from engine.texts import languages

ENGLISH = languages.ENGLISH
_ANY_OTHER = "*"


class Said(str):
    """A text in English that can be said in other languages, too."""

    __slots__ = ("template", "values")

    template: str
    values: Mapping[str, Any]

    def __new__(cls, template: str, values: Mapping[str, Any]) -> Said:
        """Write the text in English."""
        made = super().__new__(cls, _written(template, values, ENGLISH))
        made.template = template
        made.values = values
        return made

    def __reduce__(self) -> tuple[Callable[..., Said], tuple[Any, ...]]:
        """Travel between processes with all that makes it."""
        return type(self), (self.template, self.values)

    def said_in(self, language: str) -> str:
        """Say it in a language; what a catalogue lacks stays English."""
        template = languages.catalogue(language).get(self.template)
        if template is None and has_words(self.template):
            return str(self)
        return _written(template or self.template, self.values, language)


class Name(Said):
    """A word that a designer may choose; where a catalogue knows it, it is said in other languages, too."""

    __slots__ = ()

    def __new__(cls, template: str, values: Mapping[str, Any] | None = None) -> Name:
        """Keep the word as it is written, braces and all, on one line."""
        made = str.__new__(cls, on_one_line(template))
        made.template = template
        made.values = values or {}
        return made

    def said_in(self, language: str) -> str:
        """Say it in a language."""
        return languages.catalogue(language).get(self.template, str(self))


class Joined(Said):
    """Several texts in a row, with a text between them and another before the last."""

    __slots__ = ()

    def __new__(cls, template: str, values: Mapping[str, Any]) -> Joined:
        """Join the texts in English."""
        made = str.__new__(cls, _joined(template, values["between"], values["parts"]))
        made.template = template
        made.values = values
        return made

    def said_in(self, language: str) -> str:
        """Join the texts in a language."""
        known = languages.catalogue(language)
        last, between = (known.get(each, each) for each in (self.template, self.values["between"]))
        return _joined(last, between, [in_language(part, language) for part in self.values["parts"]])


def say(template: str, **values: Any) -> Said:
    """Say a sentence, on one line whatever it quotes.

    >>> say("{count} {count:token|tokens} in `{place}`.", count=2, place="Edo")
    '2 tokens in `Edo`.'
    """
    kept = {
        key: on_one_line(value) if isinstance(value, str) and not isinstance(value, Said) else value
        for key, value in values.items()
    }
    return Said(template, kept)


def listed(words: Iterable[str], last: str = " and ", between: str = ", ") -> str:
    """Join words as in a sentence; `last` and `between` are said in other languages, too.

    >>> listed(["helmet", "buddha", "rice"]), listed(["land", "sea"], " or "), listed([])
    ('helmet, buddha and rice', 'land or sea', '')
    """
    parts = list(words)
    return parts[0] if len(parts) == 1 else Joined(last, {"between": between, "parts": parts})


def span(least: int, most: int) -> str:
    """Say from which number to which, or the one number that it is.

    >>> span(2, 4), span(3, 3)
    ('2 to 4', '3')
    """
    return say("{least} to {most}", least=least, most=most) if least < most else str(most)


def in_language(text: str, language: str) -> str:
    """Give a text in a language, as far as it can be said there.

    >>> in_language(say("There is no such file."), "de"), in_language("A stranger's words.", "de")
    ('Diese Datei gibt es nicht.', "A stranger's words.")
    """
    return text.said_in(language) if isinstance(text, Said) and language != ENGLISH else str(text)


def on_one_line(text: str) -> str:
    """Show characters that would break the line or hide in it by their escapes."""
    if text.isprintable():
        return text
    return "".join(mark if mark.isprintable() else mark.encode("unicode_escape").decode() for mark in text)


def fields(template: str) -> set[str]:
    """Name the values that a template fills in, those inside its forms, too.

    >>> sorted(fields("{count:The space {q}, {r}|{count} spaces}"))
    ['count', 'q', 'r']
    """
    pieces = _pieces(template)
    inner = (fields(form) for piece in pieces for form in (*piece.forms, *piece.choices.values()))
    return {piece.name for piece in pieces if piece.name}.union(*inner)


def has_words(template: str) -> bool:
    """Say whether a template has words of its own, beside the values that it fills in.

    >>> has_words("{name}: {reason}."), has_words("{count:token|tokens}")
    (False, True)
    """
    return any(
        any(map(str.isalpha, piece.words)) or any(map(has_words, (*piece.forms, *piece.choices.values())))
        for piece in _pieces(template)
    )


# ---------------------------------------------------------------- writing


class _Piece(NamedTuple):
    """Words of a template and the value after them: how it is written, or the forms it picks from."""

    words: str
    name: str
    spec: str
    case: str
    forms: tuple[str, ...]
    choices: Mapping[str, str]


@lru_cache(maxsize=4096)
def _pieces(template: str) -> tuple[_Piece, ...]:
    found = []
    for words, name, spec, case in Formatter().parse(template):
        forms = _split(spec or "")
        choices = dict(form.split("=", 1) for form in forms) if all("=" in form for form in forms) else {}
        is_plain = len(forms) < 2 and not choices
        found.append(
            _Piece(
                words,
                name or "",
                spec if spec and is_plain else "",
                case or "",
                () if is_plain or choices else forms,
                choices,
            )
        )
    return tuple(found)


def _split(spec: str) -> tuple[str, ...]:
    """Take forms apart at the bars that stand outside of all braces."""
    forms, depth = [""], 0
    for mark in spec:
        depth += (mark == "{") - (mark == "}")
        if mark == "|" and not depth:
            forms.append("")
        else:
            forms[-1] += mark
    return tuple(forms)


def _written(template: str, values: Mapping[str, Any], language: str) -> str:
    return "".join(
        piece.words + (_filled(piece, values, language) if piece.name else "") for piece in _pieces(template)
    )


def _filled(piece: _Piece, values: Mapping[str, Any], language: str) -> str:
    value = values[piece.name]
    if piece.forms:
        form = piece.forms[languages.plural_form(language, int(value))]
        text = _written(form, values, language)
    elif piece.choices:
        chosen = piece.choices.get(str(value), piece.choices.get(_ANY_OTHER))
        text = in_language(value, language) if chosen is None else _written(chosen, values, language)
    elif piece.spec:
        text = languages.number(language, value, piece.spec)
    else:
        text = in_language(value, language) if isinstance(value, str) else str(value)
    if piece.case:
        first = text[:1].upper() if piece.case == "c" else text[:1].lower()
        text = first + text[1:]
    return text


def _joined(last: str, between: str, parts: list[str]) -> str:
    *head, tail = parts or [""]
    return f"{between.join(head)}{last}{tail}" if head else tail
