"""
What was seen of a book and what was found, in a file of ours. Each look is one line, on disk before anything of it is reported, so that the
rows and the position behind them are there together or not at all.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from typing import Any

from ..lines import append_line, write_whole
from .sources import ChangeSource, SourceDelta, SourceState

Json = dict[str, Any]
"""The log reaches back so far if no one asks for it."""
ENTRIES_MAX = 100_000
LINES_MAX = 1_000


class ChangeLog:
    def __init__(self, folder: str) -> None:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        self._path = os.path.join(folder, "book.changes")
        self._file = -1
        self._forget()
        try:
            self._read()
        except (ValueError, KeyError, TypeError, AttributeError):
            # Damaged: who asks from an old position is told of a gap.
            self._forget()
        self._compact()

    def _forget(self) -> None:
        self.looked: str | None = None
        self._sources: dict[str, SourceState] = {}
        self._entries: list[Json] = []
        self._start = f"0.{_tag()}"

    def _read(self) -> None:
        if not os.path.exists(self._path):
            return
        with open(self._path, "rb") as file:
            for line in file:
                # A last line without its end was never written.
                if line.endswith(b"\n"):
                    self._take(json.loads(line))

    def _take(self, line: Json) -> None:
        self._start = line.get("start", self._start)
        self.looked = line.get("looked", self.looked)
        for entity, delta in line.get("sources", {}).items():
            known = self._sources.get(entity)
            source = self._sources[entity] = known if known and known.by == delta["by"] else SourceState(delta["by"])
            source.position = delta.get("position", source.position)
            for id_, *values in delta.get("set", []):
                source.rows[id_] = tuple(values)
            for id_ in delta.get("gone", []):
                source.rows.pop(id_, None)
        self._entries += line.get("entries", [])
        surplus = len(self._entries) - ENTRIES_MAX
        if surplus > 0:
            self._start = self._entries[surplus - 1]["position"]
            del self._entries[:surplus]

    def state(self, source: ChangeSource) -> SourceState | None:
        """What was remembered of a kind, if it was found by the same source."""
        known = self._sources.get(source.entity)
        return known if known and known.by == source.by else None

    def keep(self, looked: str, deltas: Mapping[str, tuple[str, SourceDelta]], entries: list[Json]) -> None:
        """Keeps a look. Raises if the disk does not take it, and nothing of it was kept then."""
        seq = int(self.position.split(".")[0])
        numbered = [{**entry, "position": f"{seq + at}.{_tag()}"} for at, entry in enumerate(entries, 1)]
        line = {"looked": looked, "sources": {entity: _delta(by, delta) for entity, (by, delta) in deltas.items()}, "entries": numbered}
        self._append(line)
        self._take(line)
        if self._lines > LINES_MAX:
            self._compact()

    def _append(self, line: Json) -> None:
        append_line(self._file, _bytes(line), is_durable=True)
        self._lines += 1

    def _compact(self) -> None:
        """Writes the file again with one line."""
        sources = {entity: _delta(each.by, SourceDelta(each.position, each.rows)) for entity, each in self._sources.items()}
        looked = {} if self.looked is None else {"looked": self.looked}
        line = _bytes({"start": self._start, **looked, "sources": sources, "entries": self._entries})
        new = os.open(f"{self._path}.new", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        write_whole(new, line)
        os.fsync(new)
        os.close(new)
        self.close()
        os.replace(f"{self._path}.new", self._path)
        self._file = os.open(self._path, os.O_WRONLY | os.O_APPEND)
        self._lines = 1

    @property
    def position(self) -> str:
        """After the newest entry."""
        return str(self._entries[-1]["position"]) if self._entries else self._start

    def page(self, cursor: str | None, limit: int) -> Json:
        """What follows a position. What is before it is forgotten, and nothing else."""
        nothing: Json = {"changes": [], "nextCursor": self.position, "hasMore": False, "resync": None}
        if cursor is None:
            return nothing
        if cursor != self._start:
            at = next((index for index, entry in enumerate(self._entries) if entry["position"] == cursor), None)
            if at is None:
                return {**nothing, "resync": {"scope": "book", "reason": "log_expired"}}
            del self._entries[: at + 1]
            self._start = cursor
        entries = self._entries
        if entries and "gap" in entries[0]:
            return {"changes": [], "nextCursor": entries[0]["position"], "hasMore": len(entries) > 1, "resync": entries[0]["gap"]}
        end = next((index for index, entry in enumerate(entries) if "gap" in entry), len(entries))
        told = entries[: min(limit, end)]
        return {
            "changes": [entry["change"] for entry in told],
            "nextCursor": told[-1]["position"] if told else cursor,
            "hasMore": len(told) < len(entries),
            "resync": None,
        }

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
        self._file = -1


def _delta(by: str, delta: SourceDelta) -> Json:
    position = {} if delta.position is None else {"position": delta.position}
    return {"by": by, **position, "set": [[id_, *values] for id_, values in delta.set.items()], "gone": delta.gone}


def _bytes(line: Json) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def _tag() -> str:
    """A position of another file is another one, even where it has used the number again."""
    return secrets.token_hex(4)
