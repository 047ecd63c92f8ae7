"""Moves of all games in words: the same in the record's English and in every language of the house."""

from __future__ import annotations

import random

import pytest

from engine import documents, games
from engine.maps import map as maps
from engine.play.match import Match
from engine.texts import languages
from engine.texts.library import Library

OTHERS = [language for language in languages.LANGUAGES if language != languages.ENGLISH]
PLAYED = [("samurai/1998-english", "japan"), ("naishi/base", None), ("seven-samurai/normal", None)]
GAMES = 3


def begun(name, board, seed):
    """Begin a game of a shipped variant."""
    library = Library()
    variant = documents.load_variant(library, name).required()
    chart = maps.load(library, board).required() if board else None
    game = games.find(variant.values["game"])
    return Match(game.rules(variant, chart, 2), seed)


@pytest.mark.parametrize(("name", "board"), PLAYED)
def test_every_move_of_a_game_is_said_in_every_language(name, board, unsaid):
    """Whatever can be done in games at random has words in each language, and its English words find it again."""
    lacks = set()
    for seed in range(GAMES):
        match, chance = begun(name, board, seed), random.Random(seed)
        while not match.is_over:
            moves = [int(move) for move in match.rules.legal_moves(match.position)]
            for move in moves[:: max(len(moves) // 12, 1)]:
                words = match.rules.say(match.position, move)
                lacks |= {lack for language in OTHERS for lack in unsaid(words, language)}
                assert match.rules.read(match.position, str(words)) == move
            match.play(chance.choice(moves))
    assert lacks == set()
