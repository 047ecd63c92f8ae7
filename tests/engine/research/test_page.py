"""What the page for researchers shows runs as it stands there, and lists what there is."""

from __future__ import annotations

import re

import pytest

from engine import research
from engine.research.encoding import Encoding

SHOWN = [
    ("samurai/2016", 2, "Samurai"),
    ("naishi/base", 2, "Naishi"),
    ("seven-samurai/normal", 4, "7 Samurai"),
]


@pytest.fixture(scope="module")
def page(root):
    """Give the page."""
    return (root / "docs" / "research.md").read_text(encoding="utf-8")


def test_examples_run(page, capsys):
    """Each example of the page does what it says, one after another."""
    examples = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len(examples) == 3
    for library in ("pettingzoo", "pyspiel"):
        pytest.importorskip(library, reason=f"{library} is not installed: pip install 'daimyo[research]'")
    for example in examples:
        exec(compile(example, "docs/research.md", "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize(("variant", "players", "title"), SHOWN)
def test_fields_are_as_the_page_lists_them(variant, players, title, page):
    """Every field stands in its game's table, with its shape, its most and its meaning, and none is missing."""
    encoding = Encoding(research.rules_of(variant, players))
    rows = [
        f"| `{field.name}` | {' × '.join(map(str, field.shape))} | {field.most} | {field.meaning} |"
        for field in encoding.fields
    ]
    table = page.split(f"### {title}\n")[1].split("###")[0]
    assert f"{encoding.size:,} numbers" in table
    assert [line for line in table.splitlines() if line.startswith("| `")] == rows
    assert f"{encoding.actions:,}" in page
