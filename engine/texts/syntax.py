"""What the YAML parser's complaints mean to a designer, and which place has to be mended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

import yaml

from engine.texts.saying import Said, say

_QUOTES_OPEN = ("found unexpected end of stream", "found unexpected document indicator")
_BAD_ESCAPES = ("did not find expected hexdecimal number", "found invalid Unicode character escape code")
_NO_NAME = "did not find expected alphabetic or numeric character"
_COLON_MISSING = "could not find expected ':'"
_COLON_HERE = "mapping values are not allowed in this context"
_TAB = say("a tab cannot indent: use spaces")

# The parser's own words are about its grammar; these are about the text.
_PLAINER: dict[str, Said] = {
    _COLON_HERE: say("a colon cannot stand here: quote the text or start a new line"),
    _COLON_MISSING: say("a key lacks its colon"),
    "found unexpected end of stream": say("the text ends inside quotes that were never closed"),
    "found unexpected document indicator": say("the document ends inside quotes that were never closed"),
    "did not find expected ',' or ']'": say("a comma or the closing ] is missing here"),
    "did not find expected ',' or '}'": say("a comma or the closing }} is missing here"),
    "did not find expected key": say("a key was expected here: check the indentation"),
    "did not find expected '-' indicator": say(
        "an item starting with - was expected here: check the indentation"
    ),
    "did not find expected node content": say("a value was expected here"),
    "block sequence entries are not allowed in this context": say(
        "a list item (-) cannot stand here: start a new line"
    ),
    "mapping keys are not allowed in this context": say(
        "a question mark cannot start a value here: quote the text"
    ),
    "found character that cannot start any token": say("this character cannot start a value: quote the text"),
    "found a tab character that violates indentation": _TAB,
    "found a tab character where an indentation space is expected": _TAB,
    "found unknown escape character": say(
        "this escape is not known: write \\\\ for a backslash, or use single quotes"
    ),
    "did not find expected hexdecimal number": say("this escape lacks digits: write \\\\ for a backslash"),
    "found invalid Unicode character escape code": say(
        "this escape is no character: write the character itself"
    ),
    _NO_NAME: say("text that starts with * or & must stand in quotes"),
    "did not find expected comment or line break": say("only a comment may follow | or > on their line"),
    "found undefined tag handle": say("text that starts with ! must stand in quotes"),
    "did not find expected whitespace or line break": say("text that starts with ! must stand in quotes"),
    "did not find expected <document start>": say("more text follows where the document should have ended"),
    "found incompatible YAML document": say("the %YAML line asks for another version of YAML"),
}


class Reading(NamedTuple):
    """How far the parser came: the text, the line of an offset, the last value and the bracket still open."""

    text: str
    line_of: Callable[[int], int]
    last: tuple[int, int]
    form: Literal["plain", "quoted", "collection"]
    bracket: int | None


def explain(error: yaml.MarkedYAMLError, reading: Reading) -> tuple[int, Said]:
    """Give the offset that has to be mended, rather than the one where the parser gave up, and a sentence."""
    found = error.problem or ""
    mark = error.problem_mark or error.context_mark
    if error.context_mark and found in (*_QUOTES_OPEN, _COLON_MISSING, _NO_NAME):
        mark = error.context_mark  # where the quotes open, the key or the star stands
    at = mark.index if mark else 0
    if found in _BAD_ESCAPES:
        at = reading.text.rfind("\\", 0, at + 1)
    told = None if found in _QUOTES_OPEN else _by_what_stands_there(at, found, reading)
    at, reason = told or (at, _PLAINER.get(found) or say("this is not YAML: {reason}", reason=found))
    return at, say("{reason!c}.", reason=reason)


def _by_what_stands_there(at: int, found: str, reading: Reading) -> tuple[int, Said] | None:
    """Explain by the text around the place, where that says more than the parser does."""
    text, line_of, (start, end), form, bracket = reading
    character = text[at : at + 1]
    if character == "\t":
        return at, _TAB
    if text.startswith("<<<<<<<", at):
        return at, say("a merge conflict was left here: keep one of its two sides")
    if found == _COLON_HERE and (key := _key_that_starts_its_line(text, at)) is not None:
        return key, say("this key cannot stand here: check the indentation")
    if form == "quoted" and not text[end:at].strip():
        if line_of(end) > line_of(start):
            return start, say(
                "the quotes that open here close only at line {line}: a closing quote is missing",
                line=line_of(end),
            )
        if line_of(at) == line_of(end) and character not in "\"'":
            return at, say(
                "more text follows the closing quote: write a quote inside the text twice ('') or as \\\""
            )
    if character and character in "]}" and bracket is None:
        return at, say("this {mark} closes nothing", mark=character)
    if bracket is not None and line_of(at) > line_of(bracket):
        return _bracket_open(at, reading, bracket)
    return None


def _bracket_open(at: int, reading: Reading, bracket: int) -> tuple[int, Said]:
    """Point at a bracket all of whose values stand on its own line, else behind the last value before the trouble."""
    text, line_of, (start, end), form, _ = reading
    is_list = text[bracket] == "["
    closing = "]" if is_list else "}"
    if line_of(start) == line_of(bracket):
        return bracket, say(
            "this {what:list=list in brackets|mapping=mapping in braces} lacks a comma or its closing {mark} "
            "before line {line}",
            what="list" if is_list else "mapping",
            mark=closing,
            line=line_of(at),
        )
    if form == "plain":  # it goes on over line ends: the line where it starts is the one to mend
        end = start + len((text[start:end].splitlines() or [""])[0])
    return end, say("a comma or the closing {mark} is missing here", mark=closing)


def _key_that_starts_its_line(text: str, colon: int) -> int | None:
    """Give the offset of the key before a colon where nothing else stands on its line: the indentation is wrong."""
    start = max(text.rfind("\n", 0, colon), text.rfind("\r", 0, colon)) + 1
    line = text[start:colon]
    key = line.strip()
    is_key = bool(key) and ": " not in key and not key.startswith(("- ", "{", "["))
    return start + len(line) - len(line.lstrip()) if is_key else None
