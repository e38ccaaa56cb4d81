"""Customers and suppliers: Tryton's parties of the categories Debtor and Creditor, and the terms they pay by."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from ledgerline_driver.documents import SIDES
from ledgerline_driver.money import amount, cents
from ledgerline_driver.refusal import Refusal

from ..book import Book, instant, now
from ..refusal import no_place, not_in_tryton
from .tax import TaxCodes

TERM_DAYS = {"C.O.D.": 0, "Net 7": 7, "Net 14": 14, "Net 30": 30, "Net 60": 60, "Net 90": 90}
STREET = ("address1", "address2", "address3", "address4")
"""Ways of contact that Tryton has, by its type."""
CONTACTS = {"phone1": "phone", "fax1": "fax", "email": "email"}
"""What Tryton has no field for."""
KEPT = ("phone2", "attention", "taxCode")
LIMIT_NAMES = ("creditLimit", "overdueLimit")
FIELDS = {"companyName", "currencyCode", "displayTerm", "isActive", "reason", "validateOnly", "verifyAfterSave", "Options", *STREET, *CONTACTS, *KEPT,
    *LIMIT_NAMES}


"""The categories of Tryton that make a party one."""
CATEGORIES = {"AR": "Debtor", "AP": "Creditor"}


class Parties:
    def __init__(self, book: Book, taxes: TaxCodes) -> None:
        self._book = book
        self._taxes = taxes
        self._found: dict[tuple[str, str], Any] = {}

    def _search(self, side: str, domain: list[Any]) -> list[Any]:
        with self._book.transaction.set_context(active_test=False):
            found: list[Any] = self._book.model("party.party").search([("categories.name", "=", CATEGORIES[side]), *domain], order=[("code", "ASC")])
        return found

    def find(self, side: str, code: str) -> Any | None:
        if (side, code) not in self._found:
            self._found[side, code] = next(iter(self._search(side, [("code", "=", code)])), None)
        return self._found[side, code]

    def known(self, side: str, code: str, path: str) -> Any:
        found = self.find(side, code)
        if found is None:
            raise Refusal("UNKNOWN_CODE", f"{path.lstrip('/')} {code} is no {SIDES[side].word} of this Tryton database.", path)
        return found

    def usable(self, side: str, code: str, path: str) -> Any:
        found = self.known(side, code, path)
        if not found.active:
            raise Refusal("RECORD_INACTIVE", f"{code} is inactive in Tryton.", path)
        return found

    def all(self, side: str) -> list[Any]:
        return sorted(self._search(side, []), key=lambda party: str(party.code))

    def name(self, side: str, code: str) -> str | None:
        found = self.find(side, code)
        return None if found is None else str(found.name or "")

    def slot(self, side: str, code: str) -> dict[str, Any]:
        return self._book.store.slot(SIDES[side].kind, code)

    def record(self, side: str, party: Any) -> dict[str, Any]:
        slot = self.slot(side, party.code)
        term = self.term_name(side, party)
        street = ((party.addresses[0].street or "") if party.addresses else "").split("\n")
        address = {name: line for name, line in zip(STREET, street) if line}
        contacts = {name: self._contact(party, type_) for name, type_ in CONTACTS.items()}
        return {
            SIDES[side].code: party.code, "companyName": party.name or "", "currencyCode": self._book.currency_code,
            **({"displayTerm": term} if term else {}), **address, **{name: value for name, value in contacts.items() if value},
            **{name: slot[name] for name in KEPT if slot.get(name)},
            **{name: amount(int(slot.get(name) or 0)) for name in LIMIT_NAMES},
            "isActive": bool(party.active),
        }

    def modified(self, side: str, party: Any) -> str:
        return max(str(self.slot(side, party.code).get("lastModified", "")), instant(party.write_date or party.create_date))

    @staticmethod
    def _contact(party: Any, type_: str) -> str | None:
        return next((mechanism.value for mechanism in party.contact_mechanisms if mechanism.type == type_), None)

    def term_name(self, side: str, party: Any) -> str | None:
        term = party.customer_payment_term if side == "AR" else party.supplier_payment_term
        return None if term is None else str(term.name)

    def term(self, name: str) -> Any | None:
        return next(iter(self._book.model("account.invoice.payment_term").search([("name", "=", name)], limit=1)), None)

    def ensured_term(self, name: str, path: str) -> int:
        """A payment term of that name, made where only its days have to be known."""
        found = self.term(name)
        if found is not None:
            return int(found.id)
        days = _days_of(name)
        if days is None:
            raise _unknown_term(name, path)
        made = self._book.model("account.invoice.payment_term").create([{
            "name": name, "lines": [("create", [{"type": "remainder", "relativedeltas": [("create", [{"days": days}])]}])],
        }])
        return int(made[0].id)

    def due(self, when: date, name: str | None, path: str = "/displayTerm") -> date:
        if name is None:
            return when
        found = self.term(name)
        if found is None:
            days = _days_of(name)
            if days is None:
                raise _unknown_term(name, path)
            return when + timedelta(days=days)
        lines = found.compute(self._book.company.currency.round(Decimal(100)), self._book.company.currency, when)
        if len(lines) != 1:
            raise not_in_tryton(path, f"The payment term {name} has {len(lines)} payments;", "send a term with one, or dueDate and no term.")
        due: date = lines[0][0]
        return due

    def check(self, side: str, payload: dict[str, Any]) -> None:
        for name in payload:
            if name not in FIELDS and name != SIDES[side].code:
                raise no_place(f"/{name}", f"{name} on a {SIDES[side].word}")
        if payload.get("currencyCode") not in (None, self._book.currency_code):
            raise not_in_tryton("/currencyCode", "The Tryton driver takes customers and suppliers in", f"{self._book.currency_code} only.")
        if payload.get("taxCode"):
            self._taxes.known(str(payload["taxCode"]), "/taxCode")
        if payload.get("displayTerm"):
            self.due(date.today(), str(payload["displayTerm"]))
        for name in LIMIT_NAMES:
            if payload.get(name) is not None:
                cents(payload[name], f"/{name}", "Tryton")

    def create(self, side: str, payload: dict[str, Any]) -> None:
        code = str(payload[SIDES[side].code])
        model = self._book.model("party.party")
        with self._book.transaction.set_context(active_test=False):
            same = model.search([("code", "=", code)], limit=1)
        party = same[0] if same else model.create([{"name": str(payload["companyName"]), "code": code, "addresses": [("create", [{}])]}])[0]
        model.write([party], {"categories": [("add", [self._category(side)])]})
        self._apply(side, party, {"isActive": True, **payload})

    def _category(self, side: str) -> int:
        model = self._book.model("party.category")
        found = model.search([("name", "=", CATEGORIES[side])], limit=1)
        return int((found or model.create([{"name": CATEGORIES[side]}]))[0].id)

    def update(self, side: str, party: Any, payload: dict[str, Any]) -> None:
        self._apply(side, party, payload)

    def _apply(self, side: str, party: Any, payload: dict[str, Any]) -> None:
        model = self._book.model("party.party")
        values: dict[str, Any] = {}
        if "companyName" in payload:
            values["name"] = str(payload["companyName"])
        if "isActive" in payload:
            values["active"] = bool(payload["isActive"])
        if payload.get("displayTerm"):
            field = "customer_payment_term" if side == "AR" else "supplier_payment_term"
            values[field] = self.ensured_term(str(payload["displayTerm"]), "/displayTerm")
        if values:
            model.write([party], values)
        self._write_address(party, payload)
        self._write_contacts(party, payload)
        slot: dict[str, Any] = {**self.slot(side, party.code), "lastModified": now()}
        slot.update({name: payload[name] for name in KEPT if name in payload})
        slot.update({name: cents(payload[name] or 0, f"/{name}", "Tryton") for name in LIMIT_NAMES if name in payload})
        self._book.store.write_slot(SIDES[side].kind, party.code, slot)
        self._found.clear()

    def _write_address(self, party: Any, payload: dict[str, Any]) -> None:
        if not any(name in payload for name in STREET):
            return
        model = self._book.model("party.address")
        address = party.addresses[0] if party.addresses else model.create([{"party": party.id}])[0]
        lines = [*(address.street or "").split("\n"), "", "", "", ""][:4]
        for index, name in enumerate(STREET):
            if name in payload:
                lines[index] = str(payload[name] or "")
        model.write([address], {"street": "\n".join(lines).rstrip("\n")})

    def _write_contacts(self, party: Any, payload: dict[str, Any]) -> None:
        model = self._book.model("party.contact_mechanism")
        for name, type_ in CONTACTS.items():
            if name not in payload:
                continue
            model.delete([mechanism for mechanism in party.contact_mechanisms if mechanism.type == type_][:1])
            if payload[name]:
                model.create([{"party": party.id, "type": type_, "value": str(payload[name])}])

    def remove(self, side: str, party: Any) -> None:
        code = party.code
        model = self._book.model("party.party")
        other = "AP" if side == "AR" else "AR"
        if self.find(other, code) is not None:
            model.write([party], {"categories": [("remove", [self._category(side)])]})
        else:
            model.delete([party])
        self._book.store.remove_slot(SIDES[side].kind, code)
        self._found.clear()


def _days_of(name: str) -> int | None:
    return TERM_DAYS.get(name, int(name) if name.isdigit() else None)


def _unknown_term(name: str, path: str) -> Refusal:
    return Refusal("UNKNOWN_CODE", f'displayTerm "{name}" is no payment term of this Tryton database. Add it under Financial, Configuration, Payment Terms.',
        path)

