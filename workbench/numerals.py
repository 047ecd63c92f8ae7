"""Numbers as the interface's language writes them: its decimal mark, its thousands, and a true minus."""

from __future__ import annotations

import re

from engine.texts import languages
from workbench.language import spoken

MINUS = "−"
# Digits, or groups of three with what some language puts between them.
_WHOLE = re.compile(r"([-−]?)(\d+|\d{1,3}(?:[,.'’ \u00a0\u202f]\d{3})+)")


def whole(number: float) -> str:
    """Write a whole number with its thousands apart.

    >>> whole(1234567), whole(-3)
    ('1,234,567', '−3')
    """
    return languages.number(spoken(), round(number), ",").replace("-", MINUS)


def decimal(number: float, places: int = 1, *, signed: bool = False) -> str:
    """Write a number with so many decimal places, on demand with a plus before what is above nothing.

    >>> decimal(3.14159, 2), decimal(0.04, 1, signed=True), decimal(-2.5, signed=True)
    ('3.14', '0.0', '−2.5')
    """
    rounded = round(number, places)
    sign = MINUS if rounded < 0 else "+" if signed and rounded > 0 else ""
    return sign + languages.number(spoken(), abs(float(number)), f".{places}")


def worded(number: float, form: str) -> str:
    """Write a number in a form of Python's, with the mark of the language before decimals.

    >>> worded(2.456, "{:.2f}")
    '2.46'
    """
    return languages.marked(spoken(), form.format(number)).replace("-", MINUS)


def shortly(number: float) -> str:
    """Write a number without needless zeros.

    >>> shortly(24.0), shortly(-24.5)
    ('24', '−24.5')
    """
    return worded(number, "{:.10g}")


def read_whole(text: str) -> int | None:
    """Read a whole number however its thousands are kept apart; nothing where it is none.

    >>> read_whole("10,000"), read_whole("1 000"), read_whole("-3"), read_whole("10.5"), read_whole("ten")
    (10000, 1000, -3, None, None)
    """
    found = _WHOLE.fullmatch(text.strip())
    if found is None:
        return None
    number = int(re.sub(r"\D", "", found[2]))
    return -number if found[1] else number
