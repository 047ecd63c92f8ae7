"""Nobody plays it: only its variants are written."""

from __future__ import annotations

GAME = None
