"""Tax codes, which are tax tables in GnuCash: the name is the code, the entry has rate and account. The slot has what tables lack."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from gnucash import gnucash_core_c as core
from gnucash.gnucash_business import TaxTable, TaxTableEntry
from ledgerline_driver.money import fraction, shown
from ledgerline_driver.refusal import Refusal

from ..file.book import Book, now
from ..file.engine import tax_entries
from ..file.slots import read_slot, write_slot
from ..money import as_numeric

"""What a code says about itself when it was made in GnuCash."""
DEFAULTS = {"taxType": "NONE", "direction": "both", "scheme": "NONE", "basis": "accrual", "einvoiceType": "06"}
KEPT = ("description", "taxType", "direction", "claimable", "scheme", "basis", "einvoiceType", "returnField", "effectiveFrom", "effectiveTo")


@dataclass
class TaxCode:
    code: str
    rate: Fraction
    """None where the tax is part of the cost."""
    account_no: str | None
    table: Any
    kept: dict[str, Any] = field(default_factory=dict)

    @property
    def is_active(self) -> bool:
        return self.kept.get("isActive", True) is not False

    def record(self) -> dict[str, Any]:
        own = {name: self.kept[name] for name in KEPT if self.kept.get(name) is not None}
        return {
            "taxCode": self.code,
            "description": self.code,
            **DEFAULTS,
            "rate": shown(self.rate),
            **({"accountNo": self.account_no} if self.account_no else {}),
            "claimable": self.account_no is not None and self.kept.get("direction") == "purchase",
            **own,
            "isActive": self.is_active,
        }


class TaxCodes:
    def __init__(self, book: Book) -> None:
        self._book = book

    def all(self) -> list[TaxCode]:
        found = [self._read(table) for table in self._book.gnc.TaxTableGetTables()]
        return sorted(found, key=lambda tax: tax.code)

    def find(self, code: str) -> TaxCode | None:
        table = core.gncTaxTableLookupByName(self._book.gnc.instance, code)
        return None if table is None else self._read(TaxTable(instance=table))

    def known(self, code: str, path: str) -> TaxCode:
        found = self.find(code)
        if found is None:
            raise Refusal("UNKNOWN_CODE", f"taxCode {code} is no tax table of this GnuCash book. Use list-tax-codes to list them.", path)
        return found

    def usable(self, code: str, kind: Any, path: str) -> TaxCode:
        found = self.known(code, path)
        if not found.is_active:
            raise Refusal("RECORD_INACTIVE", f"taxCode {code} is inactive.", path)
        wrong = {"AR": "purchase", "AP": "supply"}.get(kind.side)
        if found.kept.get("direction") == wrong:
            raise Refusal("TAX_CODE_INVALID", f"taxCode {code} is for the other side: its direction is {wrong}.", path)
        return found

    def _read(self, table: TaxTable) -> TaxCode:
        kept = read_slot(table)
        entries = list(tax_entries(table))
        if len(entries) > 1 or any(kind != core.GNC_AMT_TYPE_PERCENT for kind, _, _ in entries):
            raise Refusal("NOT_SUPPORTED", f"The tax table {table.GetName()} has several entries or fixed amounts; commands use one percentage.")
        if not entries or kept.get("isCost"):
            return TaxCode(table.GetName(), fraction(kept.get("rate", "0")), None, table, kept)
        _, rate, number = entries[0]
        return TaxCode(table.GetName(), rate, number, table, kept)

    def create(self, payload: dict[str, Any], command_id: str) -> TaxCode:
        code = str(payload["taxCode"])
        if self.find(code) is not None:
            raise Refusal("RECORD_EXISTS", f"taxCode {code} is already a tax table of this book.", "/taxCode")
        rate = fraction(payload.get("rate", 0))
        number = payload.get("accountNo")
        account = None if number is None else self._book.account(str(number), "/accountNo")
        if account is None and rate != 0 and payload.get("direction") != "purchase":
            raise Refusal("SETUP_INCOMPLETE", "accountNo is required: a tax table in GnuCash names the account of the tax.", "/accountNo")
        # Tax that is part of the cost has no account; GnuCash wants an entry all the same, and one of 0% posts nothing.
        entry = TaxTableEntry(account or self._book.control("AP"), True, as_numeric(rate if account else fraction(0)))
        table = TaxTable(self._book.gnc, code, entry)
        kept = {name: payload.get(name) for name in KEPT}
        self._write(table, {**kept, "rate": str(rate), "isCost": account is None, "isActive": payload.get("isActive", True), "commandId": command_id})
        return self._read(table)

    def update(self, tax: TaxCode, payload: dict[str, Any], command_id: str) -> None:
        for name in ("rate", "accountNo", "direction", "claimable"):
            if name in payload:
                raise Refusal("NOT_SUPPORTED", f"GnuCash copies a tax table that is in use, so {name} cannot be changed. Create a new tax code.", f"/{name}")
        changed = {name: payload[name] for name in (*KEPT, "isActive") if name in payload}
        self._write(tax.table, {**tax.kept, **changed, "commandId": command_id, "lastModified": now()})

    def _write(self, table: TaxTable, slot: dict[str, Any]) -> None:
        core.gncTaxTableBeginEdit(table.instance)
        write_slot(table, {"lastModified": now(), **slot})
        core.gncTaxTableCommitEdit(table.instance)

