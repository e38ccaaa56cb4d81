"""A package in memory whose record beside the book meets a disk that is full. Run on a disk of a few kilobytes."""

from __future__ import annotations

import os
import tempfile
from typing import Any

from ledgerline_driver.once import OnceOnly, Write
from ledgerline_driver.protocol import CommandRequest
from ledgerline_driver.refusal import OutcomeUnknown
from ledgerline_driver.side_file import SideFileRecord

Json = dict[str, Any]

COMMANDS = 24


def ends_on_full_disk(characters: int) -> Json:
    """How commands ended whose names are long, or short for every third; and what of it is not so."""
    saved: list[str] = []

    def save(stamp: str) -> Json:
        saved.append(stamp)
        return {"code": stamp}

    def end(once: OnceOnly, command_id: str, payload: Json) -> str:
        """As the protocol says it."""
        try:
            once.execute(CommandRequest(command_id, "create-debtor", payload), lambda: Write(payload, save))
            return "done"
        except OutcomeUnknown:
            return "unknown"
        except Exception:
            return "not_applied"

    with tempfile.TemporaryDirectory() as folder:

        def opened() -> tuple[SideFileRecord, OnceOnly]:
            record = SideFileRecord(os.path.join(folder, "commands"), lambda stamp: {"code": stamp} if stamp in saved else None, lambda _: None)
            return record, OnceOnly(record, lambda found: found)

        record, once = opened()
        ends = [end(once, f"c-{at}", {"name": "x" * (1 if at % 3 == 2 else characters)}) for at in range(COMMANDS)]
        record.close()
        record, once = opened()
        faults = []
        for at, how in enumerate(ends):
            copies = saved.count(f"c-{at}")
            if (how == "done" and copies != 1) or (how == "not_applied" and copies != 0):
                faults.append(f"c-{at} is said to be {how} and was saved {copies} times")
            is_found = once.lookup(f"c-{at}") is not None
            if is_found != (copies > 0):
                faults.append(f"c-{at} was saved {copies} times and is found: {is_found}")
        record.close()
    return {"ends": ends, "faults": faults}
