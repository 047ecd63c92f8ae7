"""Daimyo's engine: documents, boards, rules, agents and numbers, without a screen."""
