"""Customers and vendors of GnuCash as debtors and creditors, and the terms they pay by."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from gnucash import Query
from gnucash import gnucash_core_c as core
from gnucash.gnucash_business import BillTerm, Customer, Vendor
from ledgerline_driver.documents import SIDES
from ledgerline_driver.money import amount
from ledgerline_driver.refusal import Refusal

from ..file.book import Book, now
from ..file.slots import read_slot, write_slot
from ..money import as_amount, cents, numeric_cents
from ..refusal import not_in_gnucash
from .tax import TaxCodes

TERM_DAYS = {"C.O.D.": 0, "Net 7": 7, "Net 14": 14, "Net 30": 30, "Net 60": 60, "Net 90": 90}
"""Where GnuCash has the field of an address. The number of lines is the same."""
ADDRESS = {
    "address1": "Addr1",
    "address2": "Addr2",
    "address3": "Addr3",
    "address4": "Addr4",
    "phone1": "Phone",
    "fax1": "Fax",
    "email": "Email",
    "attention": "Name",
}
"""What GnuCash has no field for and its slot keeps."""
KEPT = ("phone2", "taxCode", "creditLimit", "overdueLimit")
REFUSED = ("area", "salesAgent", "purchaseAgent", "debtorType", "creditorType", "priceCategory", "taxEntityID", "branches", "userDefinedFields")


"""What GnuCash calls them."""
QUERIES = {"AR": "gncCustomer", "AP": "gncVendor"}


class Parties:
    def __init__(self, book: Book, taxes: TaxCodes) -> None:
        self._book = book
        self._taxes = taxes

    def find(self, side: str, code: str) -> Any | None:
        gnc = self._book.gnc
        return gnc.CustomerLookupByID(code) if side == "AR" else gnc.VendorLookupByID(code)

    def known(self, side: str, code: str, path: str) -> Any:
        found = self.find(side, code)
        if found is None:
            word = SIDES[side].word
            raise Refusal("UNKNOWN_CODE", f"{path.lstrip('/')} {code} is no {word} of this GnuCash book.", path)
        return found

    def usable(self, side: str, code: str, path: str) -> Any:
        found = self.known(side, code, path)
        if not found.GetActive():
            raise Refusal("RECORD_INACTIVE", f"{code} is inactive in GnuCash.", path)
        return found

    def all(self, side: str) -> list[Any]:
        query = Query()
        query.search_for(QUERIES[side])
        query.set_book(self._book.gnc)
        found = [(Customer if side == "AR" else Vendor)(instance=instance) for instance in query.run()]
        query.destroy()
        return sorted(found, key=lambda party: str(party.GetID()))

    def record(self, side: str, party: Any) -> dict[str, Any]:
        slot = read_slot(party)
        address = party.GetAddr()
        fields = {name: getattr(address, f"Get{native}")() for name, native in ADDRESS.items()}
        if fields["attention"] == party.GetName():
            fields["attention"] = None
        term = self.term_name(party)
        return {
            SIDES[side].code: party.GetID(),
            "companyName": party.GetName(),
            "currencyCode": party.GetCurrency().get_mnemonic(),
            **({"displayTerm": term} if term else {}),
            **{name: text for name, text in fields.items() if text},
            **{name: slot[name] for name in ("phone2", "taxCode") if slot.get(name)},
            "creditLimit": amount(self.credit_limit(side, party)),
            "overdueLimit": amount(int(slot.get("overdueLimit") or 0)),
            "isActive": bool(party.GetActive()),
        }

    def credit_limit(self, side: str, party: Any) -> int:
        return numeric_cents(party.GetCredit()) if side == "AR" else int(read_slot(party).get("creditLimit") or 0)

    def term_name(self, party: Any) -> str | None:
        term = party.GetTerms()
        return None if term is None else term.GetName()

    def find_term(self, name: str) -> BillTerm | None:
        found = core.gncBillTermLookupByName(self._book.gnc.instance, name)
        return None if found is None else BillTerm(instance=found)

    def days(self, term: str) -> int:
        today = date.today()
        return (self.due(today, term, "/displayTerm") - today).days

    def term(self, name: str, path: str) -> BillTerm:
        """A bill term of that name, made where only its days have to be known."""
        found = core.gncBillTermLookupByName(self._book.gnc.instance, name)
        if found is not None:
            return BillTerm(instance=found)
        days = TERM_DAYS.get(name)
        if days is None and name.isdigit():
            days = int(name)
        if days is None:
            raise Refusal("UNKNOWN_CODE", f'displayTerm "{name}" is no bill term of this GnuCash book. Add it under Business, Billing Terms.', path)
        term = BillTerm(instance=core.gncBillTermCreate(self._book.gnc.instance))
        core.gncBillTermBeginEdit(term.instance)
        term.SetName(name)
        term.SetType(core.GNC_TERM_TYPE_DAYS)
        term.SetDueDays(days)
        core.gncBillTermCommitEdit(term.instance)
        return term

    def due(self, day: date, name: str | None, path: str) -> date:
        if name is None:
            return day
        found = core.gncBillTermLookupByName(self._book.gnc.instance, name)
        days = BillTerm(instance=found).GetDueDays() if found is not None else TERM_DAYS.get(name, int(name) if name.isdigit() else None)
        if days is None:
            raise Refusal("UNKNOWN_CODE", f'displayTerm "{name}" is no bill term of this GnuCash book. Add it under Business, Billing Terms.', path)
        return day + timedelta(days=days)

    def check(self, side: str, payload: dict[str, Any]) -> None:
        for name in REFUSED:
            if name in payload:
                raise not_in_gnucash(f"/{name}", "GnuCash has no place for", f"{name} on a {SIDES[side].word}. Leave it out.")
        if "currencyCode" in payload:
            self._book.commodity(str(payload["currencyCode"]))
        if payload.get("taxCode"):
            self._taxes.known(str(payload["taxCode"]), "/taxCode")
        if payload.get("displayTerm"):
            self.due(date.today(), str(payload["displayTerm"]), "/displayTerm")
        for name in ("creditLimit", "overdueLimit"):
            if payload.get(name) is not None:
                cents(payload[name], f"/{name}")

    def create(self, side: str, payload: dict[str, Any], command_id: str) -> Any:
        self.check(side, payload)
        code = str(payload[SIDES[side].code])
        if self.find(side, code) is not None:
            raise Refusal("RECORD_EXISTS", f"{code} is already a {SIDES[side].word} of this book.", f"/{SIDES[side].code}")
        currency = self._book.commodity(str(payload.get("currencyCode") or self._book.currency_code))
        made = (Customer if side == "AR" else Vendor)(self._book.gnc, code, currency, str(payload["companyName"]))
        self._apply(side, made, {"isActive": True, **payload}, command_id)
        return made

    def update(self, side: str, party: Any, payload: dict[str, Any], command_id: str) -> None:
        self.check(side, payload)
        if payload.get("currencyCode") not in (None, party.GetCurrency().get_mnemonic()):
            raise Refusal("NOT_SUPPORTED", "The currency of a customer or supplier in GnuCash stays what it is.", "/currencyCode")
        self._apply(side, party, payload, command_id)

    def remove(self, party: Any) -> None:
        party.BeginEdit()
        party.Destroy()

    def _apply(self, side: str, party: Any, payload: dict[str, Any], command_id: str) -> None:
        term = self.term(str(payload["displayTerm"]), "/displayTerm") if payload.get("displayTerm") else None
        party.BeginEdit()
        if "companyName" in payload:
            party.SetName(str(payload["companyName"]))
        address = party.GetAddr()
        for name, native in ADDRESS.items():
            if name in payload:
                getattr(address, f"Set{native}")(str(payload[name] or ""))
        if not address.GetName():
            address.SetName(party.GetName())
        if term is not None:
            party.SetTerms(term)
        if "creditLimit" in payload and side == "AR":
            party.SetCredit(as_amount(cents(payload["creditLimit"], "/creditLimit")))
        if "isActive" in payload:
            party.SetActive(bool(payload["isActive"]))
        slot = {**read_slot(party), "commandId": command_id, "lastModified": now()}
        for name in KEPT:
            if name in payload:
                slot[name] = cents(payload[name], f"/{name}") if name.endswith("Limit") else payload[name]
        write_slot(party, slot)
        party.CommitEdit()
