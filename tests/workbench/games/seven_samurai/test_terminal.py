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
    match = Match(rules, 7)
    terminal = SevenTerminal(rules)
    moves = rules.legal_moves(match.position)
    match.play(next(move for move in moves if rules.say(match.position, move) == "fight"))
    terminal.show_position(rules.view(match.position, 0))
    said = capsys.readouterr().out
    assert "Round 1 of 3, turn 1" in said
    assert "farms ###### 6 of 6" in said
    assert "In the hand of" in said
    assert "chooses: " in said and "attack" in said
    cards = variant.values["raiders"]["cards"]
    assert terminal.card("4-01") == "4 hat (barricade) ^"
    assert terminal.card("2-07") == "2 doll"
    assert len(cards) == 66
