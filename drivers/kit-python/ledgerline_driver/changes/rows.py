"""A row of the book as changes are found in it. Two rows are the same if their digests are."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

Json = dict[str, Any]
HEX_DIGITS = 32


@dataclass(frozen=True)
class ChangeRow:
    """The number of the document or the code of the record."""

    key: str
    """What reads show of it, without names that they look up elsewhere and without times."""
    content: Any = None
    doc_key: str | None = None
    """What the row is found by when its key changes; without it doc_key or key."""
    id: str | None = None
    """What is open of a document, apart from its content, because payments change it."""
    settlement: Any = None
    is_void: bool = False
    """What the package says happened: created, updated, voided, deleted or renamed. A scan finds that out by itself."""
    change: str = "updated"
    former_key: str | None = None
    """What of it changed: document, settlement or postings."""
    part: str = "document"
    """Its row version, or its number in a log of the package: for ByNumber."""
    number: int = 0
    """When it was saved last: for ByTime."""
    at: datetime | None = None
    """What it is; needed only for rows that a command has written."""
    entity: str = ""

    @property
    def found_by(self) -> str:
        return self.id or self.doc_key or self.key

    @property
    def digest(self) -> str | None:
        """Of the part that changed; None for a row that is gone."""
        return None if self.change == "deleted" else digest_of(self.settlement if self.part == "settlement" else self.content)


@dataclass(frozen=True)
class FoundChange:
    """A change of a row, before it is known who made it."""

    id: str
    key: str
    doc_key: str | None
    change: str
    digest: str | None
    part: str = "document"
    former_key: str | None = None
    at: datetime | None = None


@dataclass(frozen=True)
class Note:
    """Who wrote a part of a row last, and what it was then."""

    command_id: str
    digest: str | None
    at: str


def digest_of(content: Any) -> str:
    """A short text that differs for different content."""
    return hashlib.sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()[:HEX_DIGITS]


def reported(row: ChangeRow, at: datetime | None = None) -> FoundChange:
    return FoundChange(row.found_by, row.key, row.doc_key, row.change, row.digest, row.part, row.former_key, at)


def note_key(entity: str, id_: str, part: str) -> str:
    """The name under which it is noted who wrote a part of a row. It fits into the column of a commandId."""
    return f"row-{digest_of([entity, id_, part])}"


def notes_of(rows: Iterable[ChangeRow], at: datetime) -> list[Json]:
    """What is recorded of the rows that a command wrote."""
    return [{"note": note_key(row.entity, row.found_by, row.part), "digest": row.digest, "at": instant(at)} for row in rows]


def instant(moment: datetime) -> str:
    return moment.astimezone(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def moment_of(text: str) -> datetime:
    return datetime.fromisoformat(text.replace("Z", "+00:00"))
