"""What is measured of Naishi beside what is measured of every game."""

from __future__ import annotations

from engine.games.naishi.measures import card_metrics, court_metrics, score_metrics
from engine.metrics import Metric

METRICS: dict[str, Metric] = {**score_metrics.METRICS, **card_metrics.METRICS, **court_metrics.METRICS}
