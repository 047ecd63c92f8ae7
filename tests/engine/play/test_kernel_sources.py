"""Which sources compiled rules are kept with."""

from __future__ import annotations

from engine.play.kernel import kernel_sources


def test_rules_of_a_game_from_elsewhere_come_from_all_its_modules(tmp_path):
    """A module that the rules of a game from elsewhere import, and what that imports beside it, are sources too."""
    package = tmp_path / "far_game"
    package.mkdir()
    written = {
        "__init__": "",
        "rules": "from typing import Any\nfrom engine.play.kernel import rule\nfrom far_game import dealing\n",
        "dealing": "from .cards import deal\n",
        "cards": "",
        "words": "",
    }
    for name, text in written.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    found = {source.name for source in kernel_sources(package / "rules.py")}
    assert found == {"cards.py", "dealing.py", "instructions.py", "kernel.py", "rules.py"}
