"""Variants: inheritance over several files, changes from the command line, and where every value was said."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import documents, games
from engine.texts import edit, schema, shipped
from engine.texts import variant as variants
from engine.texts.edit import apply_edits
from engine.texts.library import Library
from engine.texts.problem import ProblemError, Severity
from engine.texts.source import Mapping, Source, find, parse, plain
from engine.texts.variant import MAX_PARENTS

HEAD = "schema: daimyo/variant/1\ntitle: Mine\n"


@pytest.fixture
def family(tmp_path, monkeypatch):
    """Give a function that writes several variants into a folder of their own and loads the first."""
    monkeypatch.chdir(tmp_path)

    def load(**texts):
        for name, text in texts.items():
            Path(f"{name}.yaml").write_text(HEAD.replace("Mine", name) + text, encoding="utf-8")
        return documents.load_variant(Library(), f"{next(iter(texts))}.yaml")

    return load


@pytest.mark.parametrize("name", shipped.files("variant"))
def test_shipped_variants_are_sound_and_complete(name):
    """Every shipped variant is read without a complaint, notes apart, and has all values of the base."""
    found = documents.load_variant(Library(), name)
    assert [problem for problem in found.problems if problem.severity is not Severity.INFO] == []
    base = variants.load(Library(), f"{found.game}/{games.facts_of(found.game).base}").values
    assert base.keys() <= found.values.keys()
    assert "extends" not in found.values


def test_the_base_extends_nothing():
    """The base states everything itself; all others stand on it in the end."""
    for facts in games.all_facts():
        base = variants.load(Library(), f"{facts.name}/{facts.base}")
        assert base.chain == (base.path,)
        for name in shipped.files("variant", facts.name):
            assert variants.load(Library(), name).chain[-1] == base.path


def test_children_say_only_what_differs(family):
    """Mappings merge key by key over three generations, lists and words replace, and null removes a token."""
    found = family(
        a="extends: b.yaml\nhand: {size: 7}\nscoring: {stages: [all-figures]}\n",
        b="extends: 2016\nhand: {size: 6, first: random}\ntokens: {swap: null, ship: {strengths: [3]}}\n",
    )
    assert found.is_sound
    base = variants.load(Library(), "2016").values
    assert found.values["hand"] == {"size": 7, "first": "random"}
    assert found.values["scoring"] == {**base["scoring"], "stages": ["all-figures"]}
    assert found.values["tokens"].keys() == base["tokens"].keys() - {"swap"}
    assert found.values["tokens"]["ship"] == {**base["tokens"]["ship"], "strengths": [3]}
    assert found.title == "a"


def test_every_value_knows_the_file_that_said_it(family):
    """The place of a value is in the youngest file that says it, and of a key that is not there in what holds it."""
    found = family(a="extends: b.yaml\nhand: {size: 7}\n", b="extends: 2016\nhand:\n  first: random\n")
    assert found.at(("hand", "size"))[:3] == ("a.yaml", 4, 14)
    assert found.at(("hand", "first"))[:3] == ("b.yaml", 5, 10)
    assert found.at(("hand", "nothing"))[:3] == ("a.yaml", 4, 7)
    assert Path(found.at(("capture", "timing")).file).name == "2016.yaml"
    assert Path(found.at(("end", "tie_threshold")).file).name == "1998-english.yaml"


def test_a_clash_is_blamed_on_what_was_said_last(family):
    """Of two values that do not go together the one in the youngest file has the problem."""
    found = family(a="extends: b.yaml\nhand: {size: 7}\n", b="extends: 2016\nplayers: {most: 3}\n")
    assert found.blamed(("players", "most"), ("hand", "size")).file == "a.yaml"
    assert found.blamed(("players", "most"), ("figures", "types")).file == "b.yaml"
    assert found.at_key(("players", "most"))[:3] == ("b.yaml", 4, 11)


def test_a_token_that_was_removed_can_come_back(family):
    """A grandchild may bring a token back by saying it in full."""
    found = family(
        a="extends: b.yaml\ntokens: {swap: {action: swap, copies: 2}}\n",
        b="extends: 2016\ntokens: {swap: null}\n",
    )
    assert found.is_sound
    assert found.values["tokens"]["swap"] == {"action": "swap", "copies": 2}


def test_the_chain_of_parents_is_limited(family, codes):
    """As many files as the limit may extend one another, one more is reported where it is asked for."""
    texts = {f"v{number:02}": f"extends: v{number + 1:02}.yaml\n" for number in range(MAX_PARENTS)}
    assert family(**texts, **{f"v{MAX_PARENTS:02}": "extends: 2016\n"}).problems[0].code == "parent-depth"
    del texts["v00"], texts[f"v{MAX_PARENTS - 1:02}"]
    assert family(**texts, **{f"v{MAX_PARENTS - 1:02}": "extends: 1998-english\n"}).is_sound


def test_a_name_too_long_for_the_system_is_a_missing_parent(family, codes):
    """A parent that no file system could hold is missing, not a traceback."""
    assert codes(family(a=f"extends: {'x' * 300}.yaml\n").problems) == ["parent-missing"]
    assert codes(family(a=f"extends: {'x' * 5000}\n").problems) == ["parent-missing"]


def test_unknown_variants():
    """A name that is not known gives one problem with a proposal, and cannot be used."""
    lost = variants.load(Library(), "2061")
    assert [problem.code for problem in lost.problems] == ["variant-unknown"]
    assert lost.at(("hand",)).file == "2061"
    with pytest.raises(ProblemError):
        lost.required()


def test_unsaved_texts_are_followed(tmp_path):
    """A parent that is open in an editor counts with its unsaved text."""
    child, parent = tmp_path / "a.yaml", tmp_path / "b.yaml"
    texts = {child: HEAD + "extends: b.yaml\n", parent: HEAD + "extends: 2016\nhand: {size: 9}\n"}
    assert variants.load(Library(texts), child).values["hand"]["size"] == 9


# ---------------------------------------------------------------- changes from the command line


def test_changes_are_laid_over_the_variant():
    """Dotted keys change single values, add and remove tokens, and a later change wins."""
    changes = {
        "hand.size": 7,
        "tokens.swap": None,
        "tokens.ninja.fast": True,
        "hand": {"size": 8},
        "hand.first": "random",
    }
    found = variants.load(Library(), "2016", {**changes, "tokens.ninja": {"action": "swap"}})
    assert found.is_sound
    assert found.values["hand"] == {"size": 8, "first": "random"}
    assert "swap" not in found.values["tokens"]
    assert found.values["tokens"]["ninja"] == {"action": "swap"}


def test_a_change_through_a_word_wins_over_it():
    """A change inside a value that an earlier change made a word is a mapping again, not a traceback."""
    found = variants.load(Library(), "2016", {"hand": 5, "hand.size": 7})
    assert found.values["hand"]["size"] == 7


def test_a_wrong_change_has_a_place():
    """Mistakes in changes are problems of the command line, all at once and before those of files."""
    found = documents.load_variant(Library(), "2016", {"hand.size": 99, "capture.timing": "soon"})
    assert [problem.file for problem in found.problems] == ["--set", "--set"]
    assert [problem.code for problem in found.problems] == ["out-of-range", "wrong-value"]
    clash = documents.load_variant(Library(), "2016", {"players.most": 5})
    assert {problem.file for problem in clash.problems} == {"--set"}


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("hand.size=7", "hand.size", 7),
        (" end.tie_threshold = none", "end.tie_threshold", "none"),
        ("scoring.stages=[majorities, all-figures]", "scoring.stages", ["majorities", "all-figures"]),
        ("tokens.swap=null", "tokens.swap", None),
        ("tokens.swap=", "tokens.swap", None),
        ("tokens.ninja={action: swap}", "tokens.ninja", {"action": "swap"}),
        ("figures.per_type.5=16", "figures.per_type.5", 16),
        ("title=a=b", "title", "a=b"),
    ],
)
def test_a_change_is_read_as_key_and_value(text, key, value):
    """A change is written key=value, the value as YAML."""
    assert variants.read_change(text, Library(), variants.load(Library(), "2016")) == (key, value)


@pytest.mark.parametrize(
    ("text", "code", "hint"),
    [
        ("hand.size", "change-form", "key=value"),
        ("=5", "change-form", "key=value"),
        ("hand.sise=5", "unknown-key", "`hand.size`"),
        ("hand.size.more=5", "unknown-key", ""),
        ("weather=fine", "unknown-key", ""),
        ("hand.size=[", "yaml-syntax", ""),
        ("hand.size=*a", "yaml-alias", ""),
    ],
)
def test_a_change_that_cannot_be_read(text, code, hint):
    """What is no change, or changes nothing that is known, is refused with a proposal."""
    with pytest.raises(ProblemError) as caught:
        variants.read_change(text, Library(), variants.load(Library(), "2016"))
    (problem,) = caught.value.problems
    assert problem.code == code
    assert hint in problem.message


def test_dotted_keys_lead_to_every_value():
    """The keys that can be changed are all values of nested mappings."""
    keys = variants.dotted_keys(variants.load(Library(), "2016").values)
    assert {"capture.timing", "tokens.ship.fast", "figures.per_type.2", "title"} <= set(keys)
    assert all(schema.properties("variant/samurai", tuple(key.split("."))) for key in keys)


# ---------------------------------------------------------------- edits of variants


def tree_of(text):
    """Parse a text that can be parsed."""
    return parse(Source("a.yaml", text))[0]


def value_at(text, route):
    """Give a value of a text by its keys."""
    node = find(tree_of(text), route)
    assert node
    return plain(node)


def places(node, prefix=()):
    """Give the ways to all single values and lists of a variant."""
    for key, entry in node.entries.items():
        inner = isinstance(entry.value, Mapping)
        yield from places(entry.value, (*prefix, key)) if inner else [(*prefix, key)]


@pytest.mark.parametrize("name", shipped.files("variant"))
def test_a_form_changes_one_value_of_the_file(name, read_variant):
    """Setting any value of a variant to each of its examples gives a text that means just that, and back again."""
    text = shipped.files("variant")[name].read_text(encoding="utf-8")
    tree = tree_of(text)
    chance = random.Random(name)
    for route in chance.sample(list(places(tree)), min(8, len(list(places(tree))))):
        examples = schema.properties("variant/samurai", route).get("examples", [])
        if route[-1] in ("schema", "game", "extends") or not examples:
            continue
        value = chance.choice(examples)
        edits = edit.set_value(Source("a.yaml", text), tree, route, value)
        changed, back = apply_edits(text, edits)
        assert value_at(changed, route) == value
        assert apply_edits(changed, back)[0] == text
        assert read_variant(changed).at(route).file.endswith("document.yaml")
