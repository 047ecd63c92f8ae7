"""Words without quotes, as YAML 1.2 core reads them."""

from __future__ import annotations

import math
import re

_NULL = {"", "~", "null", "Null", "NULL"}
_BOOLEAN = {word: word.lower() == "true" for word in ("true", "True", "TRUE", "false", "False", "FALSE")}
_INTEGER = re.compile(r"[-+]?[0-9]{1,300}")
_OTHER_BASE = re.compile(r"0o[0-7]{1,20}|0x[0-9a-fA-F]{1,15}")
_FLOAT = re.compile(r"[-+]?(\.[0-9]{1,300}|[0-9]{1,300}(\.[0-9]{0,300})?)([eE][-+]?[0-9]{1,3})?")


def resolve_plain(text: str) -> str | int | float | bool | None:
    """Read an unquoted scalar by YAML 1.2 core.

    >>> [resolve_plain(text) for text in ("yes", "true", "010", "0x1f", "none", "~", "1.5")]
    ['yes', True, 10, 31, 'none', None, 1.5]
    """
    if text in _NULL:
        return None
    if text in _BOOLEAN:
        return _BOOLEAN[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _OTHER_BASE.fullmatch(text):
        return int(text, 0)
    if _FLOAT.fullmatch(text) and math.isfinite(number := float(text)):
        return number
    return text
