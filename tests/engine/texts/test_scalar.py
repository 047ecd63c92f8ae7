"""Words without quotes: what is a number, a boolean or nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.texts.scalar import resolve_plain


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("FALSE", False),
        ("yes", "yes"),
        ("on", "on"),
        ("none", "none"),
        ("null", None),
        ("~", None),
        ("", None),
        ("010", 10),
        ("0o17", 15),
        ("0x1F", 31),
        ("-3", -3),
        ("+3", 3),
        ("1_000", "1_000"),
        ("1:30", "1:30"),
        ("2016-01-01", "2016-01-01"),
        (".5", 0.5),
        ("5.", 5.0),
        ("1e3", 1000.0),
        ("1e999", "1e999"),
        (".inf", ".inf"),
        (".nan", ".nan"),
        ("1998-english", "1998-english"),
        ("18446744073709551615", 18446744073709551615),
        ("9" * 10_000, "9" * 10_000),
    ],
)
def test_words_follow_yaml_1_2_core(text, value):
    """Only true and false are booleans, dates and times are text, and no number grows beyond all bounds."""
    found = resolve_plain(text)
    assert found == value
    assert type(found) is type(value)


@given(st.integers() | st.booleans() | st.none())
def test_what_python_writes_is_read_back(value):
    """Numbers, booleans and nothing, written as JSON does, mean the same."""
    words = {True: "true", False: "false", None: "null"}
    written = words[value] if value is None or isinstance(value, bool) else str(value)
    assert resolve_plain(written) == value
