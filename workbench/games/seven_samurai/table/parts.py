"""What 7 Samurai offers to the table."""

from __future__ import annotations

from workbench.games.seven_samurai.table.lid import IN_SHORT, SiegeLid
from workbench.games.seven_samurai.table.log_words import SevenLogWords
from workbench.games.seven_samurai.table.position_part import SevenPosition, counted
from workbench.games.seven_samurai.table.result.result_part import SevenResult
from workbench.games.seven_samurai.table.seat_facts import RaidersFacts, SevenSeatFacts, SiegeLead
from workbench.games.seven_samurai.table.sitting import SevenSitting
from workbench.games.seven_samurai.table.stage import SevenStage
from workbench.games.seven_samurai.table.team_choice import TeamChoice
from workbench.games.seven_samurai.table.thumbnail import paint_siege, samurai_note
from workbench.table.parts import TableParts
from workbench.words import QT_TRANSLATE_NOOP

TABLE = TableParts(
    sitting=SevenSitting,
    stage=SevenStage,
    seat_facts=SevenSeatFacts,
    table_facts=RaidersFacts,
    table_lead=SiegeLead,
    log_words=SevenLogWords,
    result=SevenResult,
    position=SevenPosition,
    counted=counted,
    thumbnail=paint_siege,
    seat_note=samurai_note,
    lid=SiegeLid,
    rules_in_short=IN_SHORT,
    begins=QT_TRANSLATE_NOOP("setup", "A random samurai begins"),
    setup=TeamChoice,
)
