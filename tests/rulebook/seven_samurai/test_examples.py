"""Examples and answers of the rulebook of 7 Samurai, each in a siege laid out by hand."""

from __future__ import annotations

import pytest

from engine import games

# ---------------------------------------------------------------- set-up


def test_the_set_up_for_five(lay_siege):
    """Five players have seven barricades, six farms, three families and a stack of 35."""
    siege = lay_siege("kyuzo", "daisuke", "heihachi", "gorobei", "kanbei")
    village = siege.seen["village"]
    assert (village["barricades"], village["farms"], len(village["families"])) == (7, 6, 3)
    assert (len(siege.seen["stack"]), siege.seen["discard"], siege.seen["intruders"]) == (35, [], [])


@pytest.mark.parametrize(
    ("level", "barricades", "plunderers", "added"),
    [("easy", 7, 24, 3), ("normal", 6, 28, 4), ("hard", 5, 28, 4)],
)
def test_the_levels_of_difficulty(lay_siege, level, barricades, plunderers, added):
    """Barricades, plunderers and whoever joins by level, for four players."""
    siege = lay_siege("kyuzo", "daisuke", "heihachi", "gorobei", variant=f"seven-samurai/{level}")
    first, second, third = siege.rules.transcriber.setup(siege.rules.start(1))["stacks"]
    assert siege.seen["village"]["barricades"] == barricades
    assert (len(first), len(second) - len(first), len(third) - len(second)) == (plunderers, added, added)
    assert set(first) < set(second) < set(third)


def test_two_players_have_the_open_tokens_of_the_absent(lay_siege):
    """Beside the village lie five open tokens, and at least two dolls are among the plunderers."""
    siege = lay_siege("kyuzo", "daisuke")
    for number in range(50):
        position = siege.rules.start(3, number)
        assert len(siege.words.tokens(int(position.open_tokens))) == 5
        stack = [
            siege.rules.variant["raiders"]["cards"][siege.words.cards[c]] for c in siege.words.stack(position)
        ]
        assert len(stack) == 14
        assert sum(card["symbol"] == "doll" for card in stack) >= 2


# ---------------------------------------------------------------- penalties


def test_a_drop_of_blood_on_the_last_card(lay_siege):
    """Klaudia's last card of three shows a wound: she takes it, then she acts."""
    siege = lay_siege("kyuzo", "daisuke", "heihachi").line(0, "1-07", "2-07", "1-06").begin()
    assert siege.steps[:2] == [
        {"do": "penalty", "seat": 0, "penalty": "wound", "how": "applied"},
        {"do": "wound", "seat": 0, "wounds": 1},
    ]
    assert siege.options == ["fight", "support", "pass"]


def test_a_penalty_that_cannot_be_applied_wounds(lay_siege):
    """An arrow to a neighbour who has passed is a wound instead."""
    siege = lay_siege("kyuzo", "daisuke", "heihachi").line(0, "3-03").set(out=0b10).begin()
    assert siege.steps[:2] == [
        {"do": "penalty", "seat": 0, "penalty": "left-draws", "how": "impossible"},
        {"do": "wound", "seat": 0, "wounds": 1},
    ]


def test_an_arrow_lets_a_neighbour_draw_without_talents(lay_siege):
    """The drawn card goes into the neighbour's line, whatever his talent; his Kiai may follow."""
    siege = lay_siege("gorobei", "kyuzo", "heihachi", stack=("4-06", "1-07"))
    siege.line(0, "3-03").line(1, "1-07", "4-03").begin()
    assert {"do": "draw", "seat": 1, "card": "4-06"} in siege.steps
    assert siege.decider == "kyuzo"
    assert siege.options == ["spare the power", "use the power"]


def test_a_boss_strikes_twice_in_the_order_one_likes(lay_siege):
    """Of two penalties the samurai chooses the order."""
    siege = lay_siege("gorobei", "kyuzo", "heihachi").line(0, "6-06").begin()
    assert siege.options == ["no-support before wound", "wound before no-support"]
    siege.do("wound before no-support", "ignore wound", "apply no-support")
    assert [step["how"] for step in siege.did("penalty")] == ["ignored", "applied"]
    assert siege.options == ["fight", "pass"]


def test_without_barricades_a_penalty_takes_a_farm(lay_siege):
    """If no barricade is left a farm is lost."""
    siege = lay_siege("kyuzo", "daisuke", "heihachi").line(0, "1-13").set(barricades=0).begin()
    assert [step["left"] for step in siege.did("farm")] == [5]


def test_reinforcement_shuffles_a_discard_into_the_stack(lay_siege):
    """A random card of the discard comes back, and the whole stack is shuffled."""
    siege = lay_siege("heihachi", "kyuzo", "gorobei").line(0, "6-04")
    siege.position.discard[0], siege.position.discards = siege.card("4-03"), 1
    before = len(siege.seen["stack"])
    siege.begin().do("reinforce before no-defend")
    (step,) = siege.did("shuffle")
    assert step["card"] == "4-03"
    assert len(step["stack"]) == before + 1


# ---------------------------------------------------------------- fights, defences, Kiai


def test_below_the_kiai_nothing_happens(lay_siege):
    """Case 1: a total below the Kiai value."""
    siege = (
        lay_siege("gorobei", "kyuzo", "heihachi", stack=("2-07",))
        .line(0, "4-03")
        .begin()
        .do("fight", "attack")
    )
    assert siege.seen["samurai"][0]["total"] == 6
    assert [step["do"] for step in siege.steps] == ["fight", "attack"]


def test_exactly_the_kiai_sets_the_power_free(lay_siege):
    """Case 2: Gorobei routs two raiders, and the first card of his line is discarded."""
    siege = lay_siege("gorobei", "kyuzo", "heihachi", stack=("4-06", "1-07", "1-02", "2-02"))
    siege.line(0, "1-08", "4-03").begin().do("fight", "attack", "use the power")
    assert siege.did("rout") == [{"do": "rout", "cards": ["1-07", "1-02"]}]
    assert siege.did("release") == [{"do": "release", "seat": 0, "card": "1-08"}]
    assert siege.seen["samurai"][0]["line"] == ["4-03", "4-06"]


def test_beyond_the_kiai_a_barricade_falls(lay_siege):
    """Case 3: beaten, and in his next turn he must pass."""
    siege = lay_siege("gorobei", "kyuzo", stack=("4-06", "1-07"), open_tokens__players=[]).line(
        0, "4-03", "2-07"
    )
    siege.begin().do("fight", "attack")
    assert siege.did("barricade") == [{"do": "barricade", "change": -1, "left": 3}]
    siege.do("pass")
    assert siege.did("pass")[-1]["seat"] == 0


def test_a_symbol_is_defended_once(lay_siege):
    """A card of a symbol that lies on the left already cannot be laid there."""
    siege = lay_siege("gorobei", "kyuzo", "heihachi", stack=("2-07",)).left(0, "1-07").begin().do("fight")
    assert "defend" not in siege.options


# ---------------------------------------------------------------- talents


def test_kikuchiyo_defends_then_attacks(lay_siege):
    """He lays a farm of value 3 on his left and fights again: a 2 comes into his line."""
    siege = lay_siege("kikuchiyo", "daisuke", "heihachi", stack=("3-12", "2-07")).begin()
    siege.do("fight", "defend", "fight again", "attack")
    first = siege.seen["samurai"][0]
    assert (first["left"]["farm"], first["line"]) == ("3-12", ["2-07"])


def test_kyuzo_dismisses_what_heihachi_gives(lay_siege):
    """With 2, 4 and 2 in his line Kyuzo discards a 2 that Heihachi gives him."""
    siege = lay_siege("heihachi", "kyuzo", "daisuke", stack=("2-13",)).line(1, "2-07", "4-03", "2-02").begin()
    siege.do("fight", "give to kyuzo")
    assert siege.decider == "kyuzo"
    assert siege.options == ["attack", "dismiss"]
    siege.do("dismiss")
    assert siege.seen["discard"] == ["2-13"]


def test_gifts_pass_on_by_a_lent_talent(lay_siege):
    """FAQ: who got Heihachi's token gives him a card, and Heihachi gives it to his other neighbour."""
    siege = (
        lay_siege("kanbei", "heihachi", "kyuzo", stack=("2-13",)).set(token_at=[0, 0, 2], lent=0b10).begin()
    )
    siege.do("fight", "give to heihachi")
    assert siege.decider == "heihachi"
    siege.do("give to kyuzo")
    assert [step["to"] for step in siege.did("give")] == [1, 2]
    assert siege.seen["samurai"][2]["line"] == ["2-13"]


def test_who_has_passed_gets_no_card(lay_siege):
    """Heihachi cannot give to a neighbour who has passed."""
    siege = lay_siege("heihachi", "kyuzo", "daisuke", stack=("2-13",)).set(out=0b10).begin().do("fight")
    assert [words for words in siege.options if words.startswith("give")] == ["give to daisuke"]


def test_katsushiro_must_keep_the_second_card(lay_siege):
    """The first card goes under the stack, and the next is played without talents."""
    siege = lay_siege("katsushiro", "kyuzo", "daisuke", stack=("4-03", "2-07")).begin().do("fight", "redraw")
    assert (siege.seen["card"], siege.seen["stack"][-1]) == ("2-07", "4-03")
    assert siege.options == ["defend", "attack"]


def test_gorobei_ignores_even_cards(lay_siege):
    """Penalties of even cards may be ignored, of odd ones not."""
    assert lay_siege("gorobei", "kyuzo", "daisuke").line(0, "2-06").begin().options == [
        "apply wound",
        "ignore wound",
    ]
    assert lay_siege("gorobei", "kyuzo", "daisuke").line(0, "1-06").begin().did("wound")


# ---------------------------------------------------------------- powers


def test_heihachi_builds_and_never_above_the_start(lay_siege):
    """A full village needs no barricade: then his human power can do nothing."""
    siege = lay_siege("heihachi", "kyuzo", "daisuke", stack=("4-03",)).line(0, "1-07", "3-06").begin()
    siege.do("fight", "attack")
    assert siege.did("kiai") == [{"do": "kiai", "seat": 0, "use": False}]


def test_daisuke_moves_a_card_that_its_receiver_lays(lay_siege):
    """He takes the last card of a line; whoever gets it chooses the side."""
    siege = lay_siege("daisuke", "kyuzo", "gorobei", stack=("4-03",)).line(0, "4-06").line(1, "2-07").begin()
    siege.do("fight", "attack", "use the power", "move 2-07 from kyuzo to gorobei")
    assert siege.decider == "gorobei"
    siege.do("take it on the left")
    assert siege.seen["samurai"][2]["left"]["doll"] == "2-07"


def test_kanbei_expels_from_the_top(lay_siege):
    """The top two intruders go to the discard."""
    siege = lay_siege("kanbei", "kyuzo", "daisuke", stack=("4-03",)).line(0, "1-07", "4-06")
    siege.intruders("1-02", "2-02", "3-02").begin().do("fight", "attack", "use the power")
    assert siege.did("expel") == [{"do": "expel", "cards": ["3-02", "2-02"]}]


def test_kikuchiyo_strikes_a_last_card(lay_siege):
    """The last card of any line goes to the discard, his own too."""
    siege = (
        lay_siege("kikuchiyo", "kyuzo", "daisuke", stack=("4-03",)).line(0, "2-07", "4-06").line(1, "3-06")
    )
    siege.begin().do("fight", "attack", "use the power", "strike 3-06 of kyuzo")
    assert siege.did("strike") == [{"do": "strike", "origin": 1, "card": "3-06"}]


def test_a_token_taken_in_the_own_turn_goes_home_unused(lay_siege):
    """Note: Kyuzo gains nothing by lending to himself in his own turn."""
    siege = lay_siege("kyuzo", "gorobei", "daisuke", stack=("4-03",), open_tokens__players=[])
    siege.line(0, "1-07", "4-06").begin().do("fight", "attack", "use the power")
    siege.do("lend the token of gorobei to kyuzo")
    assert siege.seen["samurai"][1]["token_at"] == 1


def test_katsushiro_scouts_in_any_order(lay_siege):
    """The top two come back face up as he likes."""
    siege = (
        lay_siege("katsushiro", "kyuzo", "daisuke", stack=("4-03", "1-02", "2-02"))
        .line(0, "2-07", "4-06")
        .begin()
    )
    siege.do("fight", "attack", "use the power", "put back 2-02, 1-02")
    assert siege.seen["stack"][:2] == ["2-02", "1-02"]


# ---------------------------------------------------------------- wounds, support, rounds


def test_the_second_wound_wakes_the_animal(lay_siege):
    """The board turns, the token goes, the line stays; the Kiai value rises."""
    siege = lay_siege("kyuzo", "daisuke", "gorobei").line(0, "1-06").set(wounds=[1]).begin()
    first = siege.seen["samurai"][0]
    assert (first["side"], first["kiai"], first["wound_tokens"], first["line"]) == ("animal", 12, 0, ["1-06"])


def test_who_turns_in_time_need_not_pass(lay_siege):
    """FAQ: beyond at the start of the turn, a wound turns the board, and he is not beyond any more."""
    siege = lay_siege("kyuzo", "daisuke", "gorobei").line(0, "4-03", "4-06", "2-06").set(wounds=[1]).begin()
    assert siege.options == ["fight", "support", "pass"]


def test_turning_can_reach_the_kiai(lay_siege):
    """FAQ: the turned board's Kiai value may be exactly the total."""
    siege = (
        lay_siege("kyuzo", "daisuke", "gorobei")
        .line(0, "4-03", "4-06", "2-07", "2-06")
        .set(wounds=[1])
        .begin()
    )
    assert siege.options == ["spare the power", "use the power"]


def test_the_fourth_wound_kills(lay_siege):
    """All lose at once."""
    siege = lay_siege("kyuzo", "daisuke", "gorobei").line(0, "1-06").set(wounds=[3]).begin()
    assert siege.rules.result(siege.position)["reason"] == "death"


def test_the_last_samurai_cannot_support(lay_siege):
    """FAQ: support needs another samurai who is in."""
    siege = lay_siege("kyuzo", "daisuke", "gorobei").set(out=0b110).begin()
    assert siege.options == ["fight", "pass"]


def test_support_lends_a_talent_and_lets_a_raider_in(lay_siege):
    """The token goes to another, the top raider unseen to the intruders."""
    siege = lay_siege("kyuzo", "daisuke", "gorobei").begin().do("support", "support daisuke")
    assert siege.seen["intruders"] == [None]
    assert siege.seen["samurai"][1]["holds"] == ["kyuzo", "daisuke"]
    assert siege.seen["samurai"][1]["talents"] == ["give-odd", "dismiss-same"]


def test_intruders_with_flames_burn(lay_siege):
    """One barricade is left; the first intruder has flames, the second has not; a third would take a farm."""
    for more, farms in (((), 6), (("2-01",), 5)):
        siege = lay_siege("kyuzo", "daisuke", "gorobei", village__family_bonuses=False).set(
            out=0b110, barricades=1
        )
        for seat in range(3):
            siege.left(
                seat,
                ("1-04", "2-04", "2-03")[seat],
                ("1-11", "2-11", "3-11")[seat],
                ("1-07", "2-07", "3-06")[seat],
            )
        siege.only("1-03").intruders(*more, "1-12", "1-02").begin().do("pass")
        assert (siege.seen["round"], siege.seen["village"]["barricades"]) == (2, 0)
        assert siege.seen["village"]["farms"] == farms


def test_families_give_their_bonus_after_the_losses(lay_siege):
    """A wounded samurai is healed, a barricade is built, the top intruder goes."""
    siege = lay_siege("kyuzo", "daisuke", "gorobei").set(out=0b110, barricades=1, wounds=[1, 0, 0])
    for seat in range(3):
        siege.left(
            seat,
            ("1-04", "2-04", "2-03")[seat],
            ("1-11", "2-11", "3-11")[seat],
            ("1-07", "2-07", "3-06")[seat],
        )
    siege.only("1-03").begin().do("pass")
    assert [step["do"] for step in siege.steps[-3:]] == ["heal", "barricade", "expel"]


def test_the_score_of_a_village(lay_siege):
    """Farms, families, and a point if nobody has a wound token; the level's mark behind it."""
    rules = lay_siege("kyuzo", "daisuke", "gorobei", variant="seven-samurai/hard").rules
    ending = {"won": True, "farms": 6, "families": 3, "wounds": [2, 0, 0], "winners": [0, 1, 2]}
    verdict = games.find("seven-samurai").judge(rules.variant, ending)
    assert verdict.steps[-1].text == "The score is 10++."


def test_backs_of_farms_act_in_chains(lay_siege):
    """On hard a lost farm may take another with it, and that a family."""
    siege = lay_siege("kyuzo", "daisuke", "gorobei", variant="seven-samurai/hard").line(0, "1-13")
    siege.set(barricades=0, farm_backs=[3, 3, 2, 2, 0, 1]).begin()
    assert [step["do"] for step in siege.steps] == ["penalty", "farm", "farm", "family"]
    assert siege.seen["village"]["lost_backs"] == ["farm", "family"]
