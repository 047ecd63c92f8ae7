"""7 Samurai in the terminal: the whole open table before every decision."""

from __future__ import annotations

from engine import documents, games
from engine.play.match import Match
from engine.texts.library import Library
from workbench.games.seven_samurai.cli.terminal import SevenTerminal


def test_the_table_is_told_in_lines(capsys):
    """Village, piles, samurai, the card in hand and what may be chosen are all printed."""
    variant = documents.load_variant(Library(), "seven-samurai/normal").required()
    rules = games.find("seven-samurai").rules(variant, None, 3)
    match = Match.begin(rules, 7)
    terminal = SevenTerminal(rules)
    fight = next(move for move in match.moves() if rules.say(match.position, move) == "fight")
    match.play(fight)
    terminal.show_position(match.view(0))
    said = capsys.readouterr().out
    assert "Round 1 of 3, turn 1" in said
    assert "farms ###### 6 of 6" in said
    assert "In the hand of" in said
    assert "chooses: " in said and "attack" in said
    cards = variant.values["raiders"]["cards"]
    assert terminal.card("4-01") == "4 hat (barricade) ^"
    assert terminal.card("2-07") == "2 doll"
    assert len(cards) == 66
