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

from ledgerline_driver.bulk import Bulk
from ledgerline_driver.catalog import COMMANDS, Command
from ledgerline_driver.change import Change
from ledgerline_driver.dates import day
from ledgerline_driver.money import discounted, fraction, rounded_to, rounded_to_five_cents, shown
from ledgerline_driver.once import OnceOnly, TransactionRecord, Write
from ledgerline_driver.paging import page
from ledgerline_driver.protocol import CommandRequest
from ledgerline_driver.read_back import ReadBack
from ledgerline_driver.refusal import OutcomeUnknown, Refusal
from ledgerline_driver.side_file import SideFileRecord
from ledgerline_driver.user_fields import UserField, UserFields
from tests.changing_package import followed
from tests.full_disk import ends_on_full_disk
from tests.interrupted_save import writer_after

Json = dict[str, Any]


def as_it_is(record: Json) -> Json:
    return record


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
            record.save("stamp", "update-debtor", "", Write(vector["asked"], killed, "key" if is_change else None, vector["before"]), as_it_is)
        except Killed:
            pass
        try:
            return "nothing" if record.find("stamp", as_it_is) is None else "found"
        except OutcomeUnknown:
            return "uncertain"
        finally:
            record.close()


class BulkPackage:
    """A package in memory that bulk commands are run in: it cuts names at 5 characters."""

    def __init__(self, known: list[str]) -> None:
        self._debtors = {code: "" for code in known}
        self._bulk = Bulk("test", COMMANDS, self._prepare, self._present)

    def _prepare(self, command: Command, payload: Json) -> Change:
        code, name = payload["debtorCode"], payload["companyName"]
        if code in self._debtors:
            raise Refusal("RECORD_EXISTS", f"Debtor {code} already exists.", "/debtorCode")

        def save(command_id: str) -> Json:
            self._debtors[code] = name[:5]
            return {"code": code, "asked": {"CompanyName": name}}

        return save

    def _present(self, record: Json) -> Json:
        if "rows" in record:
            return self._bulk.present(record)
        code = record["code"]
        return ReadBack(record["asked"], {"CompanyName": lambda: self._debtors[code]}).result("CreateRecord", {"code": code})

    def _write(self, command_id: str, fingerprint: str, save: Callable[[], Json]) -> Json:
        before = dict(self._debtors)
        try:
            return save()
        except BaseException:
            self._debtors = before
            raise

    def run(self, payload: Json) -> Json:
        """What the command came to, in short, and the debtors afterwards."""
        once = OnceOnly(TransactionRecord(lambda _: None, self._write), self._present)
        request = CommandRequest("bulk-1", "bulk-create-debtors", payload)
        result = once.execute(request, lambda: Write({}, self._bulk.change(COMMANDS[request.type], payload)))
        return {
            **{name: result[name] for name in ("ok", "saved", "operationUsed")},
            "rows": [row["error"]["code"] if "error" in row else "saved" if row["saved"] else "checked" for row in result["results"]],
            "message": result.get("error", {}).get("message"),
            "differences": [each["path"] for each in result.get("writeVerification", {}).get("differences", [])],
            "kept": sorted(self._debtors),
        }


def checked_fields(vector: Json) -> Json:
    declared = [UserField(each["column"], each["type"], each.get("lengthMax"), each.get("decimals")) for each in vector["declared"]]
    return {name: float(value) if isinstance(value, Decimal) else value for name, value in UserFields(declared).checked(vector["sent"]).items()}


def differences(vector: Json) -> list[str]:
    stored = vector["stored"]
    found: dict[str, Callable[[], Any]] = {name: partial(stored.get, name) for name in stored}
    return [each["path"] for each in ReadBack(vector["asked"], found, vector["decimals"]).differences]


def mismatches(vector: Json) -> list[str]:
    stored = vector["stored"]
    found: dict[str, Callable[[], Any]] = {name: partial(stored.get, name) for name in stored}
    error = ReadBack(vector["asked"], found).result("CreateRecord", {}).get("error")
    return [] if error is None else [error["message"], *(detail["message"] for detail in error["details"])]


def shown_page(vector: Json) -> list[Any]:
    rows, cursor = page([{"at": at} for at in range(vector["rows"])], vector["payload"])
    return [rows[0]["at"] if rows else None, len(rows), cursor]


KINDS: dict[str, Callable[[Json], Any]] = {
    "round": lambda vector: shown(rounded_to(fraction(vector["value"]), vector["decimals"])),
    "fiveSen": lambda vector: shown(rounded_to_five_cents(fraction(vector["value"]))),
    "discount": lambda vector: shown(discounted(fraction(vector["gross"]), vector["discount"], "/discount")),
    "day": lambda vector: day(vector["text"], "/docDate").isoformat(),
    "differences": differences,
    "readBack": mismatches,
    "settle": settled,
    "page": shown_page,
    "bulk": lambda vector: BulkPackage(vector["known"]).run(vector["payload"]),
    "userFields": checked_fields,
    "changes": followed,
    "writer": lambda vector: writer_after(vector["end"]),
    "fullDisk": lambda vector: ends_on_full_disk(vector["characters"]),
}


def answer(vector: Json) -> Json:
    try:
        return {"value": KINDS[vector["kind"]](vector["input"])}
    except Refusal as refusal:
        return {"code": refusal.code}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line, parse_float=Decimal))))
