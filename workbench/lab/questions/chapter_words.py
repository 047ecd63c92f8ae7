"""What the chapters of a critique are called, what they ask, and what is done to answer them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def titles() -> dict[str, str]:
    """Give the titles of the chapters, in their order."""
    return {
        "fair": translate("critique", "Fair?"),
        "skill": translate("critique", "Skill or luck?"),
        "alive": translate("critique", "Alive?"),
        "dead": translate("critique", "What is dead?"),
        "matters": translate("critique", "What matters?"),
        "strategy": translate("critique", "Which strategy rules?"),
        "try": translate("critique", "What to try"),
    }


def short_titles() -> dict[str, str]:
    """Give titles that have room below a part of a bar."""
    return {
        "fair": translate("critique", "Fair?"),
        "skill": translate("critique", "Skill"),
        "alive": translate("critique", "Alive?"),
        "dead": translate("critique", "Dead?"),
        "matters": translate("critique", "Matters"),
        "strategy": translate("critique", "Strategy"),
        "try": translate("critique", "To try"),
    }


def what_is_asked() -> dict[str, str]:
    """Say what each chapter asks."""
    return {
        "fair": translate(
            "critique",
            "How often each seat wins when everybody plays at random, plays greedily or thinks ahead, and what the "
            "first turn is worth; of a team, how hard its game is.",
        ),
        "skill": translate(
            "critique",
            "What thinking wins, step by step, and how much of who wins is decided by skill, by the deal and by "
            "the seat.",
        ),
        "alive": translate(
            "critique",
            "How long games take, when the winner is settled, how often the lead changes, and whether the last to "
            "choose only makes a king.",
        ),
        "dead": translate(
            "critique",
            "What never comes up: endings, spaces, tokens or cards, and the values whose change flips no game.",
        ),
        "matters": translate(
            "critique",
            "Which values move the seats: each is changed by a step, in the same games, and what is chance is sorted "
            "out.",
        ),
        "strategy": translate(
            "critique", "Whether a one-sided way to play beats all others, and the best mixture of them."
        ),
        "try": translate(
            "critique",
            "The three changes that help most, measured again in games that had no part in choosing them; each opens "
            "as a child variant or as a copy of the map.",
        ),
    }


def what_is_done() -> dict[str, str]:
    """Say what is being measured for each chapter."""
    return {
        "fair": translate("critique", "random, greedy and searching games"),
        "skill": translate("critique", "strong players among weaker ones, the same deals at other seats"),
        "alive": translate("critique", "looking into games by play-outs"),
        "dead": translate("critique", "counting what comes up, changing every value"),
        "matters": translate("critique", "every value changed by a step, in the same games"),
        "strategy": translate("critique", "one-sided players against each other"),
        "try": translate("critique", "the best changes, on unseen seeds"),
    }
