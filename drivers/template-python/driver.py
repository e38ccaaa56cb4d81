"""The driver: what a debtor is in the notebook. Protocol, once-only and read-back are the kit's, in ledgerline_driver."""

from __future__ import annotations

import os
from typing import Any

from ledgerline_driver.changes.rows import ChangeRow
from ledgerline_driver.changes.sources import ByScan
from ledgerline_driver.changes.watch import WatchedBook
from ledgerline_driver.changes.writers import WritersInFile
from ledgerline_driver.once import Write
from ledgerline_driver.package import PackageDriver
from ledgerline_driver.paging import page
from ledgerline_driver.protocol import CommandRequest, run
from ledgerline_driver.read_back import ReadBack
from ledgerline_driver.refusal import BookUnavailable, Refusal
from ledgerline_driver.side_file import SideFileRecord
from notebook import VERSION, Notebook

Json = dict[str, Any]


class NotebookDriver(PackageDriver):
    name = "NAME"
    version = "0.1.0"
    # The doctor of the connector warns if the package is of another version than the driver was tested with.
    package_name = "Notebook"
    tested_versions = ("1.0", "1.0")
    settings = [{"name": "notebook", "label": "Notebook", "hint": "The file with the debtors.", "required": True}]

    def __init__(self) -> None:
        super().__init__()
        self._notebook: Notebook | None = None
        self.reads = {"read-debtors": self.read_debtors, "arap-statement-acct-pdf": self.print_debtor}
        self.writes = {"create-debtor": self.create_debtor, "update-debtor": self.update_debtor}

    def path_of(self, settings: Json) -> str:
        path = settings.get("notebook")
        if not isinstance(path, str):
            raise BookUnavailable("settings.notebook must be the path of a notebook.")
        if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
            raise BookUnavailable(f"There is no folder for {path}.")
        return path

    def open_book(self, settings: Json) -> SideFileRecord:
        path = self.path_of(settings)
        # The lock of the record is the lock of the book, so it comes first.
        record = SideFileRecord(f"{path}.commands", self.find_stamped, self.current)
        self._notebook = Notebook(path)
        return record

    def package_version(self) -> str:
        return VERSION

    def close_book(self) -> None:
        self._notebook = None

    def watch_book(self, settings: Json) -> WatchedBook:
        """In a process of its own, beside a person who has the notebook open: it reads, and takes no lock."""
        path = self.path_of(settings)
        debtors = ByScan("debtor", lambda: [self.row_of(debtor) for debtor in Notebook(path).debtors.values()])
        return WatchedBook([debtors], lambda: self.mark_of(path), WritersInFile(f"{path}.commands"))

    @staticmethod
    def mark_of(path: str) -> str:
        if not os.path.exists(path):
            return "none"
        stat = os.stat(path)
        return f"{stat.st_mtime_ns} {stat.st_size}"

    @staticmethod
    def row_of(debtor: Json) -> ChangeRow:
        return ChangeRow(debtor["code"], {"name": debtor["name"]}, entity="debtor")

    def written(self, record: Json) -> list[ChangeRow]:
        return [self.row_of(self.notebook.debtors[record["code"]])]

    @property
    def notebook(self) -> Notebook:
        if self._notebook is None:
            raise BookUnavailable("The notebook is not open.")
        return self._notebook

    def read_debtors(self, command: CommandRequest) -> Json:
        debtors = [self.notebook.debtors[code] for code in sorted(self.notebook.debtors)]
        rows = [{"debtorCode": debtor["code"], "companyName": debtor["name"]} for debtor in debtors]
        shown, cursor = page(rows, command.payload)
        return {"ok": True, "rows": shown, "count": len(shown), "nextCursor": cursor}

    def print_debtor(self, command: CommandRequest) -> Json:
        code = self.known(command)["code"]
        command.give_file(f"%PDF-1.4 {code}".encode(), f"{code}.pdf", "application/pdf")
        return {"ok": True, "count": 1, "nextCursor": None}

    def known(self, command: CommandRequest) -> Json:
        code = str(command.payload.get("debtorCode") or "")
        found = self.notebook.debtors.get(code)
        if found is None:
            raise Refusal("NOT_FOUND", f"Debtor {code} does not exist in this account book.", "/debtorCode")
        return found

    def create_debtor(self, command: CommandRequest) -> Write:
        code, name = str(command.payload.get("debtorCode") or ""), str(command.payload.get("companyName") or "")
        if code == "":
            raise Refusal("REQUIRED", "debtorCode is required.", "/debtorCode")
        if code in self.notebook.debtors:
            raise Refusal("RECORD_EXISTS", f"Debtor {code} already exists.", "/debtorCode")
        debtor = {"code": code, "name": name}
        return Write(asked=debtor, save=lambda command_id: self.save(debtor, "CreateRecord", created_by=command_id))

    def update_debtor(self, command: CommandRequest) -> Write:
        before = self.known(command)
        debtor = {**before, "name": str(command.payload.get("companyName", before["name"]))}
        # An update has no stamp of its own: what the debtor was before tells whether it was saved.
        return Write(asked=debtor, save=lambda _: self.save(debtor, "UpdateRecord"), key=before["code"], before=before)

    def save(self, debtor: Json, operation: str, **stamp: str) -> Json:
        self.notebook.save({**debtor, **stamp})
        return {"operation": operation, **debtor}

    def find_stamped(self, command_id: str) -> Json | None:
        found = [debtor for debtor in self.notebook.debtors.values() if debtor.get("created_by") == command_id]
        return {"operation": "CreateRecord", "code": found[0]["code"], "name": found[0]["name"]} if found else None

    def current(self, key: str) -> tuple[Json, Json] | None:
        debtor = self.notebook.debtors.get(key)
        return None if debtor is None else ({"operation": "UpdateRecord", "code": key, "name": debtor["name"]}, debtor)

    def present(self, record: Json) -> Json:
        debtor = self.notebook.debtors.get(record["code"], {})
        asked = {"code": record["code"], "name": record["name"]}
        read_back = ReadBack(asked, {"code": lambda: debtor.get("code"), "name": lambda: debtor.get("name")})
        return read_back.result(record["operation"], {"code": record["code"]})


if __name__ == "__main__":
    run(NotebookDriver())
