"""What typing does to a text: which letters make one deed, and the edits of the keys that edit whole lines."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from engine.texts.problem import Edit

translate = QCoreApplication.translate

STEP = "  "
_INDENT = re.compile(r" *")


class TypingDeeds:
    """Tells whether a typed change goes on with the last one: a word is one deed, and so is a run of deletions."""

    def __init__(self) -> None:
        self._stroke: object | None = None
        self._kind = ""
        self._next = -1

    def pause(self) -> None:
        """Let the next change be a deed of its own."""
        self._stroke = None

    def deed(self, before: str, edit: Edit) -> tuple[str, object]:
        """Give a change's name, and the stroke it belongs to."""
        removed = before[edit.start : edit.end]
        if edit.text and not removed and len(edit.text) == 1:
            kind, here, following = "typing", edit.start, edit.end + 1
        elif removed and not edit.text and len(removed) == 1:
            # Backspace runs to the left, Delete stays where it is.
            kind, following = "deletion", edit.start
            here = self._next if self._next in (edit.start, edit.end) else edit.start
        else:
            kind, here, following = "insertion" if edit.text else "removal", edit.start, -1
        goes_on = kind == self._kind and here == self._next and not _starts_anew(before, edit)
        if self._stroke is None or not goes_on:
            self._stroke = object()
        self._kind, self._next = kind, following
        names = {
            "typing": translate("typing", "Typing"),
            "deletion": translate("typing", "Deletion"),
            "insertion": translate("typing", "Insertion"),
            "removal": translate("typing", "Deletion"),
        }
        return names[kind], self._stroke


def _starts_anew(before: str, edit: Edit) -> bool:
    """Say whether a typed character begins a word or a line."""
    previous = before[edit.start - 1 : edit.start]
    return edit.text in ("\n", "\r\n") or (bool(edit.text.strip()) and not previous.strip())


def _lines(text: str, start: int, end: int) -> list[int]:
    """Give the starts of the lines that a selection touches."""
    first = text.rfind("\n", 0, start) + 1
    starts = [first]
    while (found := text.find("\n", starts[-1])) >= 0 and found + 1 < end:
        starts.append(found + 1)
    return starts


def indented(text: str, start: int, end: int) -> list[Edit]:
    r"""Give the edits of the Tab key: to the next step at the cursor, or all selected lines by one step.

    >>> indented("a: 1", 1, 1), indented("a: 1\nb: 2", 0, 9)
    ([Edit(start=1, end=1, text=' ')], [Edit(start=0, end=0, text='  '), Edit(start=5, end=5, text='  ')])
    """
    if "\n" in text[start:end] or start != end:
        return [Edit(line, line, STEP) for line in _lines(text, start, end)]
    column = start - (text.rfind("\n", 0, start) + 1)
    return [Edit(start, start, " " * (len(STEP) - column % len(STEP)))]


def outdented(text: str, start: int, end: int) -> list[Edit]:
    """Give the edits of Shift+Tab: each line one step to the left, as far as it is indented."""
    edits = []
    for line in _lines(text, start, end):
        match = _INDENT.match(text, line)
        depth = min(len(match.group()), len(STEP)) if match else 0
        if depth:
            edits.append(Edit(line, line + depth, ""))
    return edits


def entered(text: str, start: int) -> str:
    r"""Give what the Enter key inserts: a new line as deep as this one, deeper after a key without a value.

    >>> entered("hand:", 5), entered("  - two", 7)
    ('\n  ', '\n  ')
    """
    line = text[text.rfind("\n", 0, start) + 1 : start]
    match = _INDENT.match(line)
    depth = match.group() if match else ""
    return "\n" + depth + (STEP if line.rstrip().endswith(":") else "")


def commented(text: str, start: int, end: int) -> list[Edit]:
    """Give the edits that make comments of the selected lines, or lines again if all of them are comments."""
    lines = []
    for line in _lines(text, start, end):
        match = _INDENT.match(text, line)
        inner = match.end() if match else line
        if text[inner : inner + 1] not in ("", "\n", "\r"):
            lines.append(inner)
    if lines and all(text.startswith("#", inner) for inner in lines):
        return [Edit(inner, inner + (2 if text.startswith("# ", inner) else 1), "") for inner in lines]
    return [Edit(inner, inner, "# ") for inner in lines]
