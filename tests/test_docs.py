"""The pages that are made from the program are as the program is now."""

from __future__ import annotations

import runpy

import pytest

PAGES = ("values.md", "numbers.md", "problems.md")


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_current(name, root):
    """`python docs/generate.py` would change nothing."""
    pages = runpy.run_path(str(root / "docs" / "generate.py"))["PAGES"]
    assert set(pages) == set(PAGES)
    assert pages[name]() == (root / "docs" / name).read_text(encoding="utf-8")


def test_links_between_pages_lead_somewhere(root):
    """Every relative link of the documentation names a file that is there."""
    import re

    for page in [root / "README.md", root / "CONTRIBUTING.md", *(root / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
