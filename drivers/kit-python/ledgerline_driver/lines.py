"""Lines at the end of a file, each there whole or not at all: a disk that is full may take the first half of one."""

from __future__ import annotations

import os


def append_line(file: int, line: bytes, is_durable: bool) -> None:
    """`file` is open for appending. Raises OSError if the disk does not take the line, and nothing of it stays."""
    size = os.fstat(file).st_size
    try:
        write_whole(file, line)
        if is_durable:
            os.fsync(file)
    except OSError:
        os.ftruncate(file, size)
        raise


def write_whole(file: int, content: bytes) -> None:
    """A disk that is nearly full writes less without a word, and fails at the next attempt."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(file, rest) :]
