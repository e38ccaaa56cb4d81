"""Print commands: GnuCash prints only in its window, so the driver returns what a new book needs to have the document, and the connector prints it."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from ledgerline_driver.catalog import COMMANDS, document_command
from ledgerline_driver.documents import SIDES
from ledgerline_driver.record_reads import payment_methods
from ledgerline_driver.refusal import Refusal

from ..file.book import Book
from ..file.slots import read_option
from ..records.accounts import Accounts
from ..records.parties import Parties
from ..records.tax import TaxCodes
from .document import KINDS, Document, Documents
from .document_commands import DocumentCommands
from .showing import Showing

"""Prints sales invoices alone, so it takes no docType."""
OF_ONE_TYPE = {"sales-invoice-acct-pdf": ("IV",)}
"""The types of document that each command prints; GnuCash has no others of its own."""
PRINTED: dict[str, tuple[str, ...]] = {
    **{command.type: types for command in COMMANDS.values() if (types := tuple(type_ for type_ in command.printed_types if type_ in KINDS))},
    **OF_ONE_TYPE,
}
AS_ISSUED = "Original"
"""What File, Properties, Business has in GnuCash."""
COMPANY = {"name": "Company Name", "phone": "Company Phone Number", "fax": "Company Fax Number", "email": "Company Email Address", "registrationNo": "Company ID"}


class Printing:
    def __init__(
        self, book: Book, documents: Documents, commands: DocumentCommands, parties: Parties, accounts: Accounts, taxes: TaxCodes, showing: Showing
    ) -> None:
        self._book = book
        self._documents = documents
        self._commands = commands
        self._parties = parties
        self._accounts = accounts
        self._taxes = taxes
        self._showing = showing

    def source(self, type_: str, payload: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """The document, and what it is made of."""
        document = self._wanted(type_, payload)
        made = [*self._settled(document), document]
        settlers = [] if payload.get("template") == AS_ISSUED else self._settlers(document)
        steps = [self._create(each) for each in made] + [self._create(each, only=document) for each in settlers]
        if document.is_void:
            steps.append({"type": document_command("void", document.kind.type).type, "payload": {"docNo": document.number, "reason": str(document.slot.get("reason") or "Void")}})
        commands = [*self._records([*made, *settlers], steps), *steps]
        fields = self._showing.fields(document)
        is_total_only = payload.get("template") == AS_ISSUED or document.is_void or document.kind.form == "deposit"
        checked = ("FinalTotal",) if is_total_only else ("FinalTotal", "Outstanding")
        return {"docKey": document.key, "docNo": document.number}, {
            "company": self._company(made),
            "defaultAccounts": {role: number for role, number in (self._book.settings.get("accounts") or {}).items() if number in self._book.accounts},
            "terms": [{"code": term, "days": self._parties.days(term)} for term in sorted(_named(commands, "displayTerm"))],
            "commands": commands,
            "check": {"type": document_command("get", document.kind.type).type, "payload": {"docNo": document.number}, "fields": {name: fields[name] for name in checked}},
        }

    def _wanted(self, type_: str, payload: dict[str, Any]) -> Document:
        wanted = payload.get("docType") or PRINTED[type_][0]
        if not payload.get("docNo"):
            raise Refusal("NOT_SUPPORTED", "Reports of a GnuCash book are printed in GnuCash. Send docType and docNo of a document.", "/template")
        if wanted not in PRINTED[type_]:
            raise Refusal("NOT_SUPPORTED", f"A GnuCash book has no documents of the type {wanted}.", "/docType")
        return self._documents.find((str(wanted),), str(payload["docNo"]))

    def _settled(self, document: Document) -> list[Document]:
        """What it settles, and the deposits that it uses, which must be there before it."""
        rows = [] if document.is_void else self._showing.knock_offs(document)
        found = [self._documents.find((str(row["docType"]),), str(row["docNo"])) for row in rows]
        uses = [str(row["depositDocNo"]) for row in [*self._showing.payments(document), *self._showing.lines(document)] if row.get("depositDocNo")]
        return found + [self._documents.find(("RDP", "PDP"), number) for number in dict.fromkeys(uses)]

    def _settlers(self, document: Document) -> list[Document]:
        if document.kind.side is None:
            return []
        types = tuple(type_ for type_, kind in KINDS.items() if kind.side == document.kind.side)
        return [
            found for found in reversed(self._documents.all(*types))
            if not found.is_void and any(_names(row, document) for row in self._showing.knock_offs(found))
        ]

    def _create(self, document: Document, only: Document | None = None) -> dict[str, Any]:
        """`only`: without what it settles besides that document."""
        command = document_command("create", document.kind.type)
        whole: dict[str, Any] = {**self._commands.whole_payload(document), "docNo": document.number}
        if command.is_ledger and "lines" in whole:
            whole["lines"] = [_ledger_line(line) for line in whole["lines"]]
        if document.due and document.kind.is_invoice:
            whole["dueDate"] = document.due
        rows = [] if document.is_void else [row for row in self._showing.knock_offs(document) if only is None or _names(row, only)]
        if rows:
            whole["knockOffs"] = [{name: value for name, value in row.items() if name != "docKey"} for row in rows]
        return {"type": command.type, "payload": whole}

    def _company(self, documents: list[Document]) -> dict[str, Any]:
        own = {name: read_option(self._book.gnc, "Business", option) for name, option in COMPANY.items()}
        lines = (read_option(self._book.gnc, "Business", "Company Address") or "").splitlines()[:4]
        own |= {f"address{index + 1}": line for index, line in enumerate(lines)}
        first = min(document.date for document in documents)
        known = {name: text for name, text in own.items() if text}
        name = known.get("name") or str(self._book.settings.get("companyName") or self._book.name)
        return {**known, "name": name, "baseCurrency": self._book.currency_code, "fiscalYearStart": f"{first[:4]}-01-01"}

    def _records(self, documents: list[Document], steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The records that the documents name, in the order in which they need each other."""
        currencies = {self._showing.currency(document) for document in documents}
        numbers = {str(number) for number in (self._book.settings.get("accounts") or {}).values()} | _named(steps, "accountNo", "paymentAccountNo", "bankAccount", "bankChargeAccountNo")
        methods = {code: method for code, method in payment_methods(self._book.settings).items() if code in _named(steps, "paymentMethod")}
        numbers |= {str(method["accountNo"]) for method in methods.values()}
        codes = _named(steps, "taxCode")
        taxes = [tax for tax in self._taxes.all() if tax.code in codes]
        numbers |= {tax.account_no for tax in taxes if tax.account_no}
        accounts = [self._accounts.record(self._book.accounts[number]) for number in sorted(numbers) if number in self._book.accounts]
        parties = {(str(document.kind.side), str(document.party)) for document in documents if document.kind.side}
        kept = ("accountNo", "description", "accountType", "specialType", "currencyCode")
        return [
            *({"type": "create-general-currency", "payload": {"code": code, "rate": 1}} for code in sorted(currencies | {self._book.currency_code})),
            *({"type": "create-gl-account", "payload": {name: row[name] for name in kept if name in row}} for row in accounts),
            *({"type": "create-tax-type", "payload": {"taxType": kind, "description": kind}} for kind in sorted({str(tax.record()["taxType"]) for tax in taxes})),
            *({"type": "create-tax-code", "payload": _without(tax.record(), "isActive")} for tax in taxes),
            *({"type": "create-general-payment-method", "payload": {"paymentBy": code, **method, "code": code}} for code, method in methods.items()),
            *(self._party(side, code) for side, code in sorted(parties)),
        ]

    def _party(self, side: str, code: str) -> dict[str, Any]:
        record = self._parties.record(side, self._parties.known(side, code, f"/{SIDES[side].code}"))
        return {"type": "create-debtor" if side == "AR" else "create-creditor", "payload": _without(record, "isActive", "creditLimit", "overdueLimit", "taxCode")}


def _ledger_line(line: dict[str, Any]) -> dict[str, Any]:
    """Lines of AR and AP documents have an amount, and neither quantity nor price."""
    worked_out = Decimal(str(line.get("qty", 1))) * Decimal(str(line.get("unitPrice", 0)))
    return {**_without(line, "qty", "unitPrice"), "amount": line.get("amount", round(worked_out, 2))}


def _names(row: dict[str, Any], document: Document) -> bool:
    return (row["docType"], row["docNo"]) == (document.kind.type, document.number)


def _without(row: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in names}


def _named(value: Any, *names: str) -> set[str]:
    """Every text under one of these names, at any depth."""
    if isinstance(value, list):
        return {found for each in value for found in _named(each, *names)}
    if not isinstance(value, dict):
        return set()
    own = {str(value[name]) for name in names if value.get(name)}
    return own | {found for each in value.values() for found in _named(each, *names)}
