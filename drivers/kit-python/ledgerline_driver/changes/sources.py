"""Where changes of one kind of row come from. An author names one source for each kind; the kit remembers what it has seen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from .rows import ChangeRow, FoundChange, digest_of, instant, moment_of, reported

"""More rows of one kind than this are one gap: reading a list is cheaper for everyone."""
ROWS_MAX = 20_000
"""A row can be saved later than the time that it carries says, because its transaction ends later or the clock of its machine is behind."""
OVERLAP = timedelta(minutes=2)


@dataclass
class SourceState:
    """What is remembered of a kind: a position, and values by the id of a row."""

    by: str
    position: str = ""
    rows: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class SourceDelta:
    """What a look changes of it."""

    position: str | None = None
    set: dict[str, tuple[str, ...]] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return self.position is None and not self.set and not self.gone


@dataclass(frozen=True)
class Gap:
    reason: str
    count: int | None = None


@dataclass(frozen=True)
class Looked:
    delta: SourceDelta
    changes: list[FoundChange] = field(default_factory=list)
    gap: Gap | None = None


class ChangeSource(ABC):
    by: str
    entity: str

    @abstractmethod
    def look(self, state: SourceState | None, now: datetime) -> Looked:
        """Without a state there is nothing to compare with: a first look reports nothing."""


class ByNumber(ChangeSource):
    """
    Exact: a row version, or the number of a row in a log of the package. `newest` is a number up to which everything is saved, so that no
    row with a lower one can appear later.
    """

    by = "number"

    def __init__(self, entity: str, newest: Callable[[], int], after: Callable[[int], Iterable[ChangeRow]]) -> None:
        self.entity, self._newest, self._after = entity, newest, after

    def look(self, state: SourceState | None, now: datetime) -> Looked:
        newest = self._newest()
        delta = SourceDelta(str(newest))
        if state is None:
            return Looked(delta)
        before = int(state.position)
        if newest <= before:
            return Looked(delta if newest < before else SourceDelta(), gap=Gap("restored") if newest < before else None)
        return Looked(delta, [reported(row) for row in self._after(before) if before < row.number <= newest])


class ByTime(ChangeSource):
    """By the time of the last change. It does not see what was deleted."""

    by = "time"

    def __init__(self, entity: str, newest: Callable[[], datetime | None], since: Callable[[datetime], Iterable[ChangeRow]]) -> None:
        """`newest`: the latest time in the book; None if there is none. `since`: rows of that time and later, in any order."""
        self.entity, self._newest, self._since = entity, newest, since

    def look(self, state: SourceState | None, now: datetime) -> Looked:
        before = min(now, self._newest() or now) if state is None else moment_of(state.position)
        since, newest = before - OVERLAP, before
        seen = {} if state is None else dict(state.rows)
        new: dict[str, tuple[str, ...]] = {}
        changes: list[FoundChange] = []
        for row in self._since(since):
            digest = digest_of([row.key, row.content, row.settlement, row.is_void])
            if row.at is None or row.at < since or seen.get(row.found_by, ("", ""))[1] == digest:
                continue
            new[row.found_by] = seen[row.found_by] = (instant(row.at), digest)
            newest = max(newest, row.at)
            if state is not None:
                changes.append(reported(row, min(row.at, now)))
        # A time in the future must not hide what is saved until then.
        position = instant(max(before, min(newest, now)))
        oldest = instant(moment_of(position) - OVERLAP)
        gone = [id_ for id_, (at, _) in seen.items() if at < oldest]
        return Looked(SourceDelta(None if state and position == state.position else position, new, gone), changes)


class ByScan(ChangeSource):
    """By the digests of all rows. It sees what was deleted and renamed, and reads everything for it."""

    by = "scan"

    def __init__(self, entity: str, rows: Callable[[], Iterable[ChangeRow]]) -> None:
        self.entity, self._rows = entity, rows

    def look(self, state: SourceState | None, now: datetime) -> Looked:
        found: dict[str, tuple[str, ...]] = {}
        count = together = 0
        for row in self._rows():
            count += 1
            if count <= ROWS_MAX:
                found[row.found_by] = _scanned(row)
            else:
                for id_, values in (*found.items(), (row.found_by, _scanned(row))):
                    together ^= int(digest_of([id_, *values]), 16)
                found.clear()
        position = f"{count} {together:x}" if count > ROWS_MAX else ""
        delta = _differences(state, found, position)
        if state is None:
            return Looked(delta)
        # Too many rows to remember each: only that some of them differ is known.
        if position or state.position:
            return Looked(delta, gap=Gap("bulk", count) if position != state.position else None)
        changes = [_change(id_, state.rows.get(id_), now_) for id_, now_ in delta.set.items()]
        return Looked(delta, [*changes, *(_deletion(id_, state.rows[id_]) for id_ in delta.gone)])


def _scanned(row: ChangeRow) -> tuple[str, ...]:
    settlement = "" if row.settlement is None else digest_of(row.settlement)
    return (row.key, row.doc_key or "", digest_of(row.content), settlement, "void" if row.is_void else "")


def _differences(state: SourceState | None, found: dict[str, tuple[str, ...]], position: str) -> SourceDelta:
    known = {} if state is None else state.rows
    changed = {id_: values for id_, values in found.items() if known.get(id_) != values}
    return SourceDelta(None if state and position == state.position else position, changed, [id_ for id_ in known if id_ not in found])


def _change(id_: str, before: tuple[str, ...] | None, now: tuple[str, ...]) -> FoundChange:
    key, doc_key, own, settlement, void = now
    if before is None:
        return FoundChange(id_, key, doc_key or None, "created", own)
    former_key, _, former_own, former_settlement, was_void = before
    if void and not was_void:
        return FoundChange(id_, key, doc_key or None, "voided", own)
    if former_key != key:
        return FoundChange(id_, key, doc_key or None, "renamed", own, former_key=former_key)
    if former_own == own and was_void == void and former_settlement != settlement:
        return FoundChange(id_, key, doc_key or None, "updated", settlement, "settlement")
    return FoundChange(id_, key, doc_key or None, "updated", own)


def _deletion(id_: str, before: tuple[str, ...]) -> FoundChange:
    return FoundChange(id_, before[0], before[1] or None, "deleted", None)
