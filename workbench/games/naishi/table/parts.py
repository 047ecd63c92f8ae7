"""What Naishi offers to the table."""

from __future__ import annotations

from workbench.games.naishi.table.facts.table_facts import NaishiTableFacts
from workbench.games.naishi.table.judged import why_better
from workbench.games.naishi.table.lid import CardsLid
from workbench.games.naishi.table.log_words import NaishiLogWords
from workbench.games.naishi.table.position_part import NaishiPosition, counted
from workbench.games.naishi.table.result.result_part import NaishiResult, can_judge
from workbench.games.naishi.table.screen import NaishiScreen
from workbench.games.naishi.table.seat_facts import NaishiSeatFacts
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.stage import NaishiStage
from workbench.games.naishi.table.thumbnail import paint_table, seat_note
from workbench.table.parts import TableParts
from workbench.words import QT_TRANSLATE_NOOP

TABLE = TableParts(
    sitting=NaishiSitting,
    stage=NaishiStage,
    seat_facts=NaishiSeatFacts,
    table_facts=NaishiTableFacts,
    log_words=NaishiLogWords,
    screen=NaishiScreen,
    result=NaishiResult,
    can_judge=can_judge,
    why_better=why_better,
    position=NaishiPosition,
    counted=counted,
    thumbnail=paint_table,
    seat_note=seat_note,
    lid=CardsLid,
    begins=QT_TRANSLATE_NOOP("setup", "Gold begins"),
)
