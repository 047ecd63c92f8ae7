"""Notices: one at a time, in the room or with the document that they concern."""

from __future__ import annotations

from workbench.shell.notice import Notice


def seen(window):
    """Give the notices that are in sight."""
    return [bar.notice.text for bar in window.notices.bars if bar.isVisible()]


def test_notices_do_not_stack(window):
    """The newest is in sight alone; when it is answered the one before it is seen again."""
    window.say(Notice("One", topic="one"))
    window.say(Notice("Two", topic="two"))
    assert seen(window) == ["Two"]
    window.withdraw("two")
    assert seen(window) == ["One"]


def test_notices_stay_in_their_room(window):
    """What was said in a room waits there; what concerns the whole program is seen everywhere."""
    window.say(Notice("Here", topic="here"))
    window.show_workspace("lab")
    assert seen(window) == []
    window.say(Notice("Everywhere", topic="everywhere", is_for_all=True))
    assert seen(window) == ["Everywhere"]
    window.show_workspace("map")
    assert seen(window) == ["Everywhere"]
    window.withdraw("everywhere")
    assert seen(window) == ["Here"]
