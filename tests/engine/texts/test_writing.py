"""Files are written whole or not at all, on disks that know nameless files and on others."""

from __future__ import annotations

import errno
import os
import threading

import pytest

from engine.texts import writing
from engine.texts.writing import write_atomically, write_out


@pytest.fixture(params=[True, False], ids=["nameless", "named"])
def folder(request, tmp_path, monkeypatch):
    """Give a folder on either kind of disk."""
    if not request.param:
        monkeypatch.setattr(writing, "_nameless", lambda _: None)
    return tmp_path


def test_a_file_is_made_and_replaced(folder):
    """New content takes the place of none and of old, and nothing else is in the folder."""
    for content in (b"one", b"two"):
        write_atomically(folder / "a.yaml", content)
        assert {each.name: each.read_bytes() for each in folder.iterdir()} == {"a.yaml": content}


def test_permissions_and_links_stay(folder):
    """A file keeps its mode, and one that is reached through a link stays where it is."""
    (folder / "a.yaml").write_bytes(b"one")
    (folder / "a.yaml").chmod(0o640)
    (folder / "link.yaml").symlink_to("a.yaml")
    write_atomically(folder / "link.yaml", b"two")
    assert (folder / "link.yaml").is_symlink()
    assert (folder / "a.yaml").read_bytes() == b"two"
    assert (folder / "a.yaml").stat().st_mode & 0o777 == 0o640


def test_a_full_disk_names_the_file(folder, monkeypatch):
    """What could not be written is named as it was asked for, and nothing is left of it."""

    def full(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=r"a\.yaml") as raised:
        write_atomically(folder / "a.yaml", b"one")
    assert raised.value.filename == str(folder / "a.yaml")
    assert not list(folder.iterdir())


def test_what_a_kill_left_is_taken_away_by_the_next_writing(tmp_path, monkeypatch):
    """A part beside the file is gone after the next writing."""
    monkeypatch.setattr(writing, "PART_LIVES", -1.0)
    (tmp_path / "a.yaml").write_bytes(b"one")
    (tmp_path / ".a.yaml.part").write_bytes(b"two")
    write_atomically(tmp_path / "a.yaml", b"three")
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"a.yaml": b"three"}


def test_many_write_the_same_file_at_once(folder):
    """Whoever comes last, the file holds one content in full, nobody fails and nothing is left beside it."""
    contents = [bytes([number]) * 5000 for number in range(8)]
    failed = []

    def write(content):
        try:
            for _ in range(20):
                write_atomically(folder / "a.yaml", content, to_disk=False)
        except OSError as error:
            failed.append(error)

    threads = [threading.Thread(target=write, args=(content,)) for content in contents]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert [each.name for each in folder.iterdir()] == ["a.yaml"]
    assert (folder / "a.yaml").read_bytes() in contents


def test_a_pipe_is_written_into(tmp_path):
    """What a command writes out goes through a pipe to whoever reads it, and the pipe stays."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    write_out(pipe, b"said")
    reader.join()
    assert got == [b"said"]
    assert pipe.is_fifo()


def test_a_pipe_in_place_of_a_file_makes_nobody_wait(tmp_path):
    """A document whose file has become a pipe is written as a file again: no reader is waited for."""
    path = tmp_path / "map.yaml"
    os.mkfifo(path)
    write_atomically(path, b"kept")
    assert path.is_file()
    assert path.read_bytes() == b"kept"
