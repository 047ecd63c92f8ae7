"""What the table foretells and tells is what the rules do: totals, Kiai, defeats, losses, wounds."""

from __future__ import annotations

import random

import pytest

from engine.play.match import Match
from tests.workbench.games.seven_samurai.table.conftest import played_on, rules_for, sensible
from workbench.games.seven_samurai.table.choices import outlook
from workbench.games.seven_samurai.table.choices.card_offers import CardOffers
from workbench.games.seven_samurai.table.choices.options import options_of
from workbench.games.seven_samurai.table.chronicle import BEATEN, Chronicle
from workbench.games.seven_samurai.table.result.findings import find
from workbench.games.seven_samurai.table.result.story import StoryWords
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import seated

VARIANTS = ["easy", "normal", "hard", "heroic", "plain-kiai", "cruel-backs"]


def sat(match):
    """Give a match at the table."""
    return seated(match, tuple(Seat("", None, n) for n in range(match.rules.players)))


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_attack_does_what_is_foretold(qapp, variant):
    """For every card in hand: the total, whether it is a Kiai, whether he is beaten and what that costs."""
    looked = 0
    for seed in range(3):
        match, chance = Match(rules_for(4, variant), seed), random.Random(seed)
        while not match.is_over:
            seen = match.rules.seen(match.position, 0)
            decision = seen["decision"]
            attack = next((o["move"] for o in decision["options"] if o["do"] == "attack"), None)
            if attack is None or decision["kind"] != "card":
                match.play(sensible(match.rules, match.position, chance))
                continue
            siege = sat(match).siege
            seat, raider = decision["seat"], siege.raider(siege.card)
            foretold = outlook.attacked(siege, seat, raider)
            match.play(attack)
            story = Chronicle(match.rules.transcript(match.positions, match.moves), match.rules.variant)
            steps = [event for event in story.events if event.deed == "attack"]
            assert steps[-1].total == foretold.total
            after = list(story.events)
            after = after[after.index(steps[-1]) + 1 :]
            # Where his power can do something, he is asked first.
            asked = match.rules.seen(match.position, 0)["decision"]
            is_asked = not after and asked is not None and (asked["kind"], asked["seat"]) == ("kiai", seat)
            assert bool(is_asked or (after and after[0].deed == "kiai")) == foretold.is_kiai
            is_hit = bool(after and after[0].deed in ("barricade", "farm") and after[0].cause == BEATEN)
            assert is_hit == foretold.is_beaten
            if is_hit:
                loss = outlook.beaten(siege)
                assert (loss.what, loss.after) == (after[0].deed, after[0].step["left"])
            looked += 1
    assert looked > 25


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_chronicle_is_the_game(qapp, variant):
    """After every turn the chronicle's village and wounds are those of the position; the losses add up."""
    for players, seed in ((2, 1), (4, 2), (7, 3)):
        match = Match(rules_for(players, variant), seed)
        played_on(match, random.Random(seed))
        sitting = sat(match)
        siege = sitting.siege
        told = sitting.told()
        found = find(told, match.rules.variant)
        last = found.curve[-1]
        assert (last.barricades, last.farms, last.families) == (
            siege.barricades,
            siege.farms,
            len(siege.families),
        )
        assert found.story.wounds == [who.wounds for who in siege.samurai]
        start, causes = found.story.start, found.lost
        built = sum(causes[cause]["barricade"] for cause in ("power", "bonus"))
        burnt = sum(counts["barricade"] for counts in causes.values()) - built
        assert start.barricades - burnt + built == last.barricades
        assert start.farms - sum(counts["farm"] for counts in causes.values()) == last.farms
        assert start.families - sum(counts["family"] for counts in causes.values()) == last.families
        moments = StoryWords().moments(found)
        assert moments
        assert found.is_won or moments[-1].is_last


def test_every_move_can_be_pointed_out(qapp):
    """In all positions of games with every samurai: each legal move has steps of its own."""
    questions = set()
    for players, seeds in ((2, 3), (7, 1)):
        for seed in range(seeds):
            match, chance = Match(rules_for(players), seed), random.Random(seed)
            while not match.is_over:
                siege = sat(match).siege
                seats = {who.name: seat for seat, who in enumerate(siege.samurai)}
                options = options_of(siege.question, siege.options, seats)
                assert sorted(option.move for option in options) == sorted(
                    match.rules.legal_moves(match.position)
                )
                assert len({option.steps for option in options}) == len(options)
                questions.add(siege.question)
                match.play(sensible(match.rules, match.position, chance))
    assert len(questions) >= 8


def test_the_log_names_nothing_that_lies_face_down(qapp):
    """Raiders that slip in unseen are named nowhere in the log until they are turned up."""
    match, chance = Match(rules_for(4), 3), random.Random(3)
    played_on(match, chance, lambda seen: len(seen["intruders"]) > 1)
    sitting = sat(match)
    from workbench.games.seven_samurai.table.log_words import SevenLogWords

    hidden = [
        event
        for event in sitting.chronicle.events
        if event.deed == "intruder" and event.step["card"] is not None
    ]
    assert hidden
    words = SevenLogWords()
    for event in hidden:
        line = words.line(sitting.chronicle, event)
        assert line is not None
        assert line.text == "a raider slips in"


def test_defence_that_cannot_be_says_why(qapp):
    """A card without a symbol, or with one that is there already, is offered with the reason why not."""
    offers = CardOffers()
    reasons: set[str] = set()
    for seed in range(12):
        match, chance = Match(rules_for(3), seed), random.Random(seed)
        while not match.is_over and len(reasons) < 2:
            siege = sat(match).siege
            if siege.question == "card":
                seats = {who.name: seat for seat, who in enumerate(siege.samurai)}
                steps = [option.steps[0] for option in options_of(siege.question, siege.options, seats)]
                for offer in offers.of_card(siege, siege.decider, steps):
                    assert offer.is_open != bool(offer.why_not)
                    if offer.why_not:
                        reasons.add(offer.why_not.split(":")[0])
            match.play(sensible(match.rules, match.position, chance))
    assert len(reasons) >= 2
