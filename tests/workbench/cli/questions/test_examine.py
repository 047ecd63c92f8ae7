"""`daimyo examine`: a critique in the terminal, named for people."""

from __future__ import annotations

WORDS = (
    "--variant",
    "1998-english",
    "--map",
    "strip.yaml",
    "--players",
    "2",
    "--only",
    "fair",
    "--games",
    "100",
)


def test_it_is_headed_by_titles_and_says_how_to_repeat_each_sentence(folder, daimyo):
    """The first line names edition and map by their titles; below each sentence stands its command."""
    code, out, _ = daimyo("examine", *WORDS)
    assert code == 0
    assert out.startswith("Samurai (1998, English) on Strip, 2 players: ")
    assert out.count("daimyo simulate --variant 1998-english --map strip.yaml --players 2") >= 2
