"""Agents by the titles that people read."""

from __future__ import annotations

from engine import agents
from workbench import agent_words


def test_every_shipped_agent_has_a_title_that_is_translated():
    """What an agent's file is called is known to the translations, with or without budgets behind it."""
    for each in agents.listed():
        assert each["title"].partition(" · ")[0] in agent_words.TITLES
        assert agent_words.titled(each["title"]) == each["title"]
