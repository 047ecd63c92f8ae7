"""Daimyo's engine: documents, boards, rules, agents and numbers, without a screen."""

import os

# Games are played on all cores at once. Linear algebra is small here, and threads of its own would only wait for each
# other wherever somebody else works too: a generation of a long search then takes several times as long.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
