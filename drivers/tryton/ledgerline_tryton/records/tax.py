"""Tax codes: Tryton's taxes by their name. What Tryton has no field for is in the driver's own tables."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ledgerline_driver.money import fraction, shown
from ledgerline_driver.refusal import Refusal

from ..book import Book, instant, now
from ..refusal import not_in_tryton

"""What a tax says about itself when it was made in Tryton."""
DEFAULTS = {"taxType": "NONE", "direction": "both", "scheme": "NONE", "basis": "accrual", "einvoiceType": "06"}
KEPT = ("description", "taxType", "direction", "claimable", "scheme", "basis", "einvoiceType", "returnField", "effectiveFrom", "effectiveTo")
GROUP_KINDS = {"sale": "supply", "purchase": "purchase", "both": "both"}


@dataclass
class TaxCode:
    code: str
    rate: Fraction
    """None where nothing is posted for it, or the tax is part of the cost."""
    account_no: str | None
    id: int
    kept: dict[str, Any] = field(default_factory=dict)
    is_active: bool = True
    modified: str = ""

    @property
    def direction(self) -> str:
        return str(self.kept.get("direction") or DEFAULTS["direction"])

    def is_cost(self, side: str | None) -> bool:
        """Tax that cannot be claimed is part of the cost."""
        return side == "AP" and self.kept.get("claimable") is not True

    def record(self) -> dict[str, Any]:
        own = {name: self.kept[name] for name in KEPT if self.kept.get(name) is not None}
        return {
            "taxCode": self.code, "description": self.code, **DEFAULTS, "rate": shown(self.rate),
            **({"accountNo": self.account_no} if self.account_no else {}), "claimable": False, **own, "isActive": self.is_active,
        }


class TaxCodes:
    def __init__(self, book: Book) -> None:
        self._book = book
        self._known: dict[str, TaxCode] = {}

    def _search(self, domain: list[Any]) -> list[TaxCode]:
        taxes = self._book.model("account.tax").search([("company", "=", self._book.company.id), ("parent", "=", None), *domain], order=[("name", "ASC")])
        return [self._read(tax) for tax in taxes]

    def all(self) -> list[TaxCode]:
        with self._book.transaction.set_context(active_test=False):
            return sorted(self._search([]), key=lambda tax: tax.code)

    def find(self, code: str) -> TaxCode | None:
        if code not in self._known:
            with self._book.transaction.set_context(active_test=False):
                found = self._search([("name", "=", code)])
            if not found:
                return None
            self._known[code] = found[0]
        return self._known[code]

    def known(self, code: str, path: str) -> TaxCode:
        found = self.find(code)
        if found is None:
            raise Refusal("UNKNOWN_CODE", f"taxCode {code} is no tax of this Tryton company. Use list-tax-codes to list them.", path)
        return found

    def usable(self, code: str, side: str | None, path: str) -> TaxCode:
        found = self.known(code, path)
        if not found.is_active:
            raise Refusal("RECORD_INACTIVE", f"taxCode {code} is inactive.", path)
        if found.direction == {"AR": "purchase", "AP": "supply"}.get(side or ""):
            raise Refusal("TAX_CODE_INVALID", f"taxCode {code} is for the other side: its direction is {found.direction}.", path)
        return found

    def _read(self, tax: Any) -> TaxCode:
        kept = self._book.store.slot("tax-code", tax.name)
        if not kept:
            kept = {"description": tax.description, "direction": GROUP_KINDS.get(tax.group.kind if tax.group else "both", "both"), "claimable": True}
            if tax.type == "fixed" or tax.childs:
                kept["isUnknown"] = True
        rate = fraction(kept["rate"]) if "rate" in kept else Fraction(tax.rate or 0) * 100
        account = tax.invoice_account.code if tax.type == "percentage" and tax.invoice_account else None
        return TaxCode(tax.name, rate, account, tax.id, kept, bool(tax.active), instant(tax.write_date or tax.create_date))

    def create(self, payload: dict[str, Any]) -> None:
        code, rate = str(payload["taxCode"]), fraction(payload.get("rate", 0))
        number = payload.get("accountNo")
        account = None if number is None else self._book.account(str(number), "/accountNo")
        is_claimed = payload.get("direction") != "purchase" or payload.get("claimable") is True
        if account is None and rate != 0 and is_claimed:
            raise Refusal("SETUP_INCOMPLETE", "accountNo is required: a tax in Tryton names the account that it is posted to.", "/accountNo")
        if account is not None and account.statement != "balance":
            raise not_in_tryton("/accountNo", "A tax in Tryton posts to", f"an account of the balance sheet; {number} is not one.")
        values: dict[str, Any] = {"name": code, "description": str(payload.get("description") or code), "company": self._book.company.id, "type": "none"}
        if account is not None:
            values.update(type="percentage", rate=Decimal(str(payload.get("rate", 0))) / 100, invoice_account=account.id, credit_note_account=account.id)
        if payload.get("isActive") is False:
            values["active"] = False
        self._book.model("account.tax").create([values])
        kept = {name: payload[name] for name in KEPT if payload.get(name) is not None}
        self._book.store.write_slot("tax-code", code, {**kept, "rate": str(rate), "lastModified": now()})

    def update(self, tax: TaxCode, payload: dict[str, Any]) -> None:
        for name in ("rate", "accountNo", "direction", "claimable"):
            if name in payload and payload[name] != tax.record().get(name):
                raise not_in_tryton(f"/{name}", f"{name} of a tax that documents have used", "stays what it is. Create a new tax code.")
        values = {native: payload[name] for name, native in (("description", "description"), ("isActive", "active")) if name in payload}
        model = self._book.model("account.tax")
        if values:
            model.write([model(tax.id)], values)
        changed = {name: payload[name] for name in KEPT if name in payload}
        self._book.store.write_slot("tax-code", tax.code, {"rate": str(tax.rate), **tax.kept, **changed, "lastModified": now()})
        self._known.pop(tax.code, None)
