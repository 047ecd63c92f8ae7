"""What the tests of Samurai's table stand on: the person and the games of the table's own tests."""

from tests.workbench.table.conftest import person, played, speaking

__all__ = ["person", "played", "speaking"]
