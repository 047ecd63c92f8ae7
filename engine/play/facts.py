"""What is so of a game whatever the variant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

MOST_SEATS = 7


@dataclass(frozen=True, slots=True)
class Facts:
    """What is so of a game whatever the variant; read without loading any compiled rules."""

    name: str
    title: str
    summary: str
    least_players: int
    most_players: int
    # The shipped variant that states everything, and what somebody plays who has chosen nothing yet.
    base: str
    usual_variant: str
    usual_players: int
    usual_map: str | None = None
    is_cooperative: bool = False
    # Whether everybody sees everything but what chance still hides.
    is_open: bool = False
    # By what words `daimyo score` is told how a game ended: an option each, with its help.
    ending: Mapping[str, str] = field(default_factory=dict)
    # What the speed of the engine is measured by: a variant, the base where it is empty, and changes to it.
    bench_variant: str = ""
    bench_changes: tuple[str, ...] = ()
    # The values that make its pieces what they are, `*` for any key: a change may be fair, but is another game, and
    # is neither screened nor proposed as a repair.
    essence: tuple[str, ...] = ()

    @property
    def needs_map(self) -> bool:
        """Say whether the game is played on a drawn map."""
        return self.usual_map is not None
