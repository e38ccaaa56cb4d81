"""Runs the vectors that every kit shares against this one: a line in, a line out."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from decimal import Decimal
from functools import partial
from typing import Any

from ledgerline_driver.dates import day
from ledgerline_driver.money import discounted, fraction, rounded_to, rounded_to_five_cents, shown
from ledgerline_driver.once import Write
from ledgerline_driver.paging import page
from ledgerline_driver.read_back import ReadBack
from ledgerline_driver.refusal import OutcomeUnknown, Refusal
from ledgerline_driver.side_file import SideFileRecord

Json = dict[str, Any]


class Killed(BaseException):
    """The driver dies in the middle of a save."""


def settled(vector: Json) -> str:
    """What becomes of a command that was begun, in a package that has what the vector says."""

    def killed(command_id: str) -> Json:
        raise Killed

    is_change = vector["before"] is not None
    with tempfile.TemporaryDirectory() as folder:
        record = SideFileRecord(os.path.join(folder, "commands"), lambda _: {} if vector["isStamped"] else None, lambda _: ({}, vector["now"]))
        try:
            record.save("stamp", "update-debtor", "", Write(vector["asked"], killed, "key" if is_change else None, vector["before"]))
        except Killed:
            pass
        try:
            return "nothing" if record.find("stamp") is None else "found"
        except OutcomeUnknown:
            return "uncertain"
        finally:
            record.close()


def differences(vector: Json) -> list[str]:
    stored = vector["stored"]
    found: dict[str, Callable[[], Any]] = {name: partial(stored.get, name) for name in stored}
    return [each["path"] for each in ReadBack(vector["asked"], found, vector["decimals"]).differences]


def shown_page(vector: Json) -> list[Any]:
    rows, cursor = page([{"at": at} for at in range(vector["rows"])], vector["payload"])
    return [rows[0]["at"] if rows else None, len(rows), cursor]


KINDS: dict[str, Callable[[Json], Any]] = {
    "round": lambda vector: shown(rounded_to(fraction(vector["value"]), vector["decimals"])),
    "fiveSen": lambda vector: shown(rounded_to_five_cents(fraction(vector["value"]))),
    "discount": lambda vector: shown(discounted(fraction(vector["gross"]), vector["discount"], "/discount")),
    "day": lambda vector: day(vector["text"], "/docDate").isoformat(),
    "differences": differences,
    "settle": settled,
    "page": shown_page,
}


def answer(vector: Json) -> Json:
    try:
        return {"value": KINDS[vector["kind"]](vector["input"])}
    except Refusal as refusal:
        return {"code": refusal.code}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line, parse_float=Decimal))))
