"""The XML of a book in that form, compressed or not. What unpacks to more than any book has is not read to its end."""

from __future__ import annotations

import os
import zlib

from .copy import Unread

"""A book that unpacks to more than this is no book."""
TIMES_MAX, BYTES_MIN, BYTES_MAX = 64, 64 << 20, 2 << 30
GZIP = b"\x1f\x8b"


def unpacked(file: str) -> bytes:
    try:
        with open(file, "rb") as opened:
            content = opened.read(BYTES_MAX + 1)
    except OSError as error:
        raise Unread(f"{os.path.basename(file)} cannot be read: {error.strerror}.") from error
    most = min(BYTES_MAX, max(BYTES_MIN, TIMES_MAX * len(content)))
    if content.startswith(GZIP):
        try:
            content = zlib.decompressobj(wbits=31).decompress(content, most + 1)
        except zlib.error as error:
            raise Unread(f"{os.path.basename(file)} cannot be unpacked: {error}.") from error
    if len(content) > most:
        raise Unread(f"{os.path.basename(file)} is too large for a GnuCash book.")
    if not content.rstrip().endswith(b"</gnc-v2>"):
        raise Unread(f"{os.path.basename(file)} is not a whole GnuCash book.")
    return content
