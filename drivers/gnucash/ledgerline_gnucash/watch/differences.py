"""What to tell about two states of a book: which objects differ, how, and who did it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .contents import CommandRow
from .objects import DIGEST_VERSION, BookObject
from .state import LoggedChange

"""More of one entity than this is told as a gap: lists are cheaper for everyone."""
CHANGES_PER_ENTITY_MAX = 20_000


@dataclass(frozen=True)
class Writer:
    """Who changed an object."""

    command_id: str | None = None
    """Whether a person did so too, after the command."""
    is_both: bool = False

    @property
    def source(self) -> str:
        return "desk" if self.command_id is None else "both" if self.is_both else "command"

    @property
    def names(self) -> set[str | None]:
        """The command, and None for a person."""
        return {self.command_id, None} if self.is_both else {self.command_id}


@dataclass
class Writers:
    """The commands that wrote between two looks."""

    ids: set[str] = field(default_factory=set)
    """By kind and code of a record."""
    of_records: dict[tuple[str, str], str] = field(default_factory=dict)
    """What the last command left of each object; None where it does not say so in digests of this version, or deleted it."""
    left: dict[str, int | None] = field(default_factory=dict)

    @staticmethod
    def of(commands: Iterable[CommandRow]) -> Writers:
        writers = Writers()
        for id_, text in commands:
            record = json.loads(text)
            writers.ids.add(id_)
            for each in record.get("rows", [record]):
                part = each.get("record") or each if isinstance(each, dict) else {}
                if "kind" in part:
                    writers.of_records[str(part["kind"]), str(part["code"])] = id_
                if "priced" in part:
                    writers.of_records["general-currency", str(part["priced"])] = id_
                if "written" in part:
                    version, _, digest = str(part["written"]["digest"]).partition(".")
                    writers.left[str(part["written"]["object"])] = int(digest, 16) if version == DIGEST_VERSION else None
        return writers

    def of_object(self, guid: str, before: BookObject | None, now: BookObject | None) -> Writer:
        """A person who copies a document also copies the stamp of its command."""
        command_id = self._command_of(before, now)
        left = self.left.get(guid)
        return Writer(command_id, is_both=command_id is not None and left is not None and (now is None or now.own != left))

    def _command_of(self, before: BookObject | None, now: BookObject | None) -> str | None:
        if now is not None and now.command_id in self.ids and (before is None or before.command_id != now.command_id):
            return now.command_id
        either = now or before
        return self.of_records.get((either.entity, either.key)) if either and either.doc_key is None else None


Pair = tuple[str, BookObject | None, BookObject | None]


def differences(known: dict[str, BookObject], found: dict[str, BookObject], writers: Writers, at: str) -> list[LoggedChange]:
    """Records before documents, what is gone last."""
    changed = [(guid, known.get(guid), now) for guid, now in found.items() if known.get(guid) != now]
    gone = [(guid, before) for guid, before in known.items() if guid not in found]
    causes = _causes([*changed, *((guid, before, None) for guid, before in gone)], writers)
    told: list[LoggedChange] = []
    for guid, before, now in changed:
        if before is None or before.own != now.own or before.entity != now.entity:
            told.extend(_own_changes(before, now, writers.of_object(guid, before, now), at))
        elif before.settlement != now.settlement:
            by = set().union(*(causes.get(lot, set()) for lot in {*before.lots, *now.lots}))
            commands = sorted(id_ for id_ in by if id_ is not None)
            source = "desk" if not commands else "both" if None in by else "command"
            told.append(LoggedChange(now.entity, now.key, "updated", at, source, "settlement", None, now.doc_key, commands[-1] if commands else None))
    told.extend(_gone(before, writers.of_object(guid, before, None), at) for guid, before in gone)
    return told


def _causes(changed: Iterable[Pair], writers: Writers) -> dict[str, set[str | None]]:
    """Who changed something in each lot. A payment that a person entered in GnuCash is no document, and leaves no cause."""
    causes: dict[str, set[str | None]] = {}
    for guid, before, now in changed:
        if before is not None and now is not None and before.own == now.own:
            continue
        by = writers.of_object(guid, before, now).names
        for lot in {*(before.lots if before else ()), *(now.lots if now else ())}:
            causes.setdefault(lot, set()).update(by)
    return causes


def _own_changes(before: BookObject | None, now: BookObject, by: Writer, at: str) -> Iterator[LoggedChange]:
    if before is not None and before.entity != now.entity:
        yield _gone(before, by, at)
        before = None
    is_renamed = before is not None and before.key != now.key
    change = "created" if before is None else "voided" if now.is_void and not before.is_void else "renamed" if is_renamed else "updated"
    yield LoggedChange(
        now.entity, now.key, change, at, by.source, former_key=before.key if before and is_renamed else None, doc_key=now.doc_key, command_id=by.command_id,
    )


def _gone(before: BookObject, by: Writer, at: str) -> LoggedChange:
    return LoggedChange(before.entity, before.key, "deleted", at, by.source, doc_key=before.doc_key, command_id=by.command_id)


def without_floods(changes: list[LoggedChange], at: str) -> list[LoggedChange]:
    """Too many of one entity are one gap. Deletions and renamings stay: no list shows them."""
    counts: dict[str, int] = {}
    for change in changes:
        if change.change in ("created", "updated", "voided"):
            counts[change.entity] = counts.get(change.entity, 0) + 1
    flooded = {entity: count for entity, count in counts.items() if count > CHANGES_PER_ENTITY_MAX}
    gaps = [LoggedChange(entity, "", "resync", at, reason="bulk", count=count) for entity, count in flooded.items()]
    return gaps + [change for change in changes if change.entity not in flooded or change.change in ("deleted", "renamed")]
