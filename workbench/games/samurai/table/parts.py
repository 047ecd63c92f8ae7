"""What Samurai offers to the table."""

from __future__ import annotations

from workbench.games.samurai.table.judged.judged_words import why_better
from workbench.games.samurai.table.lid import IN_SHORT, BoardLid
from workbench.games.samurai.table.log_words import SamuraiLogWords
from workbench.games.samurai.table.position.position_part import SamuraiPosition, counted
from workbench.games.samurai.table.result.result_part import SamuraiResult, can_judge
from workbench.games.samurai.table.screen import SamuraiScreen
from workbench.games.samurai.table.seat_facts import BoardFacts, SamuraiSeatFacts
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.games.samurai.table.stage import SamuraiStage
from workbench.games.samurai.table.thumbnail import hand_note, paint_board
from workbench.table.parts import TableParts
from workbench.words import QT_TRANSLATE_NOOP

TABLE = TableParts(
    sitting=SamuraiSitting,
    stage=SamuraiStage,
    seat_facts=SamuraiSeatFacts,
    table_facts=BoardFacts,
    log_words=SamuraiLogWords,
    screen=SamuraiScreen,
    result=SamuraiResult,
    can_judge=can_judge,
    why_better=why_better,
    position=SamuraiPosition,
    counted=counted,
    thumbnail=paint_board,
    seat_note=hand_note,
    lid=BoardLid,
    rules_in_short=IN_SHORT,
    begins=QT_TRANSLATE_NOOP("setup", "Gold begins"),
    motion=QT_TRANSLATE_NOOP("setup", "Show captures as movements"),
)
