"""What changed between two texts, as few small edits: the line a person would point at, not the whole file."""

from __future__ import annotations

from difflib import SequenceMatcher, unified_diff

from engine.texts.problem import Edit

# Matching lines costs the product of their numbers; past this the middle is replaced as one piece.
MOST_PAIRS_OF_LINES = 1_000_000


def edits_between(old: str, new: str) -> tuple[Edit, ...]:
    r"""Give the edits that turn one text into another, each trimmed to the characters that differ.

    >>> edits_between("a: 1\nb: 2\nc: 3\n", "a: 1\nb: 22\nc: 4\n")
    (Edit(start=9, end=9, text='2'), Edit(start=13, end=14, text='4'))
    """
    if old == new:
        return ()
    start = common_start(old, new)
    tail = common_end(old, new, start)
    # Whole lines on both sides, so that lines are compared with lines.
    start = old.rfind("\n", 0, start) + 1
    end = old.find("\n", len(old) - tail)
    tail = len(old) - (end + 1 if end >= 0 else len(old))
    before = old[start : len(old) - tail].splitlines(keepends=True)
    after = new[start : len(new) - tail].splitlines(keepends=True)
    if len(before) * len(after) > MOST_PAIRS_OF_LINES:
        return tuple(_trimmed(start, "".join(before), "".join(after)))
    return tuple(_line_edits(start, before, after))


def _line_edits(offset: int, before: list[str], after: list[str]) -> list[Edit]:
    edits: list[Edit] = []
    done = 0
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for tag, old_from, old_to, new_from, new_to in matcher.get_opcodes():
        offset += sum(map(len, before[done:old_from]))
        done = old_from
        if tag == "equal":
            continue
        gone, come = before[old_from:old_to], after[new_from:new_to]
        # As many lines as before: each was changed in place, as when hexes are painted in a picture.
        pairs = zip(gone, come, strict=True) if len(gone) == len(come) else [("".join(gone), "".join(come))]
        here = offset
        for one, other in pairs:
            edits += _trimmed(here, one, other)
            here += len(one)
    return edits


def _trimmed(offset: int, old: str, new: str) -> list[Edit]:
    if old == new:
        return []
    start = common_start(old, new)
    tail = common_end(old, new, start)
    return [Edit(offset + start, offset + len(old) - tail, new[start : len(new) - tail])]


def common_start(one: str, other: str) -> int:
    """Give how many characters two texts share at their start.

    >>> common_start("painted", "pages")
    2
    """
    low, high = 0, min(len(one), len(other))
    # Halving over slices: comparing them runs at the speed of memory, a loop over characters would not.
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def common_end(one: str, other: str, start: int = 0) -> int:
    """Give how many characters two texts share at their end, leaving their first `start` ones alone.

    >>> common_end("painted", "rated"), common_end("aa", "aaa", 2)
    (3, 0)
    """
    low, high = 0, min(len(one), len(other)) - start
    while low < high:
        middle = (low + high + 1) // 2
        if one[len(one) - middle : len(one) - low] == other[len(other) - middle : len(other) - low]:
            low = middle
        else:
            high = middle - 1
    return low


def shown_difference(old: str, new: str, old_name: str, new_name: str) -> str:
    """Give the difference of two texts as programmers read it: lines with - and +.

    >>> print(shown_difference("a: 1", "a: 2", "on disk", "here"))
    --- on disk
    +++ here
    @@ -1 +1 @@
    -a: 1
    +a: 2
    """
    return "\n".join(unified_diff(old.splitlines(), new.splitlines(), old_name, new_name, lineterm=""))
