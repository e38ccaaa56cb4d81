"""Runs a command: once per commandId, a write in one transaction, and proven by what the file then has."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ledgerline_driver.bulk import Bulk
from ledgerline_driver.catalog import COMMANDS, Command
from ledgerline_driver.change import Change
from ledgerline_driver.once import OnceOnly, TransactionRecord, Write
from ledgerline_driver.protocol import CommandRequest
from ledgerline_driver.refusal import Refusal
from ledgerline_driver.verified import verified

from .documents.document import KINDS, Documents
from .documents.document_commands import DocumentCommands
from .documents.drafts import TEXTS, Drafting
from .documents.ledger import Ledger
from .documents.posting import differences
from .documents.pricing import NO_STOCK, STOCK_FIELDS
from .documents.printing import PRINTED, Printing
from .documents.showing import Showing
from .documents.writing import Writing
from .file.book import Book
from .file.stored import StoredBook
from .record_commands import OPERATIONS, TABLES, RecordCommands
from .records.accounts import Accounts
from .records.parties import Parties
from .records.rates import Rates
from .records.tax import TaxCodes
from .texts import LIMITS


Read = Callable[[RecordCommands, Ledger, dict[str, Any]], dict[str, Any]]
"""Commands that follow from no family of documents and no kind of record."""
OWN: dict[str, Read] = {
    "read-debtors": lambda records, _, payload: records.listed("debtor", payload, active_only=True),
    "read-creditors": lambda records, _, payload: records.listed("creditor", payload, active_only=True),
    "get-debtor-detail": lambda records, _, payload: records.detail("debtor", str(payload["debtorCode"])),
    "get-creditor-detail": lambda records, _, payload: records.detail("creditor", str(payload["creditorCode"])),
    "get-debtor-credit-control": lambda records, _, payload: records.credit_control(str(payload["debtorCode"])),
    "read-chart-accounts": lambda records, _, payload: records.chart(payload),
    "list-gl-bank-cash-accounts": lambda records, _, payload: records.money_accounts(payload),
    "read-default-accounts": lambda records, _, payload: records.default_accounts(),
    "read-payment-methods": lambda records, _, payload: records.listed("general-payment-method", payload, has_truncated=False),
    "read-gl-account-balance": lambda _, ledger, payload: ledger.balances(payload),
    "read-ar-outstanding": lambda _, ledger, payload: ledger.outstanding("AR", payload),
    "read-ap-outstanding": lambda _, ledger, payload: ledger.outstanding("AP", payload),
    "read-ar-outstanding-documents": lambda _, ledger, payload: ledger.outstanding_documents("AR", payload),
    "read-ap-outstanding-documents": lambda _, ledger, payload: ledger.outstanding_documents("AP", payload),
    "read-ar-payment-lines": lambda _, ledger, payload: ledger.paid_lines("RP", payload),
    "read-ar-refund-lines": lambda _, ledger, payload: ledger.paid_lines("RF", payload),
    "read-ap-payment-lines": lambda _, ledger, payload: ledger.paid_lines("PP", payload),
    "read-ap-refund-lines": lambda _, ledger, payload: ledger.paid_lines("PF", payload),
    "debtor-statement-report": lambda _, ledger, payload: ledger.statement("AR", payload),
    "creditor-statement-report": lambda _, ledger, payload: ledger.statement("AP", payload),
    "list-gl-cash-book-documents": lambda _, ledger, payload: ledger.cash_book(payload),
}


def _is_served(command: Command) -> bool:
    """Whether GnuCash has what the command is about."""
    if command.task == "document":
        return all(type_ in KINDS for type_ in command.doc_types)
    if command.task == "record":
        return command.operation in OPERATIONS.get(command.record, ())
    if command.task == "bulk":
        return command.repeats is None or _is_served(COMMANDS[command.repeats])
    return command.type in OWN or command.type in PRINTED


"""The commands that this driver takes. Everything else is refused before it is queued."""
SERVED: dict[str, Command] = {type_: command for type_, command in sorted(COMMANDS.items()) if _is_served(command)}

REFUSED_FIELDS = {
    **{name: f"{NO_STOCK} {name}." for name in sorted(STOCK_FIELDS)},
    **{
        name: f"GnuCash has no place for {name}. Leave it out."
        for name in ("salesAgent", "purchaseAgent", "salesLocation", "multiPricing", "project", "department", "branchCode", "taxEntityID", "shipVia", "userDefinedFields")
    },
    **{name: "GnuCash has no withholding tax; send a journal entry for it." for name in ("withholdingTaxCode", "withholdingTaxAmount")},
}
FIELD_LIMITS = LIMITS.of_fields(("companyName", "description", "uom", *TEXTS))


class Commands:
    def __init__(self, book: Book) -> None:
        self._book = book
        taxes, rates, accounts = TaxCodes(book), Rates(book), Accounts(book)
        documents = Documents(book)
        parties = Parties(book, taxes)
        showing = Showing(book, parties)
        drafting = Drafting(book, documents, parties, taxes, rates)
        ledger = Ledger(book, documents, parties, accounts, showing)
        self._documents = DocumentCommands(book, documents, drafting, Writing(book, documents, drafting), showing)
        self._printing = Printing(book, documents, self._documents, parties, accounts, taxes, showing)
        self._records = RecordCommands(book, documents, parties, accounts, taxes, rates, ledger)
        self._ledger = ledger
        self._bulk = Bulk("GnuCash", SERVED, self._change, self._present)
        self._once = OnceOnly(TransactionRecord(self._known, book.write), self._present)

    def capabilities(self) -> dict[str, Any]:
        """What callers should know before they send a command to this book."""
        return {"currencies": self._records.reported_currencies(), "codes": self._records.reported_codes(), "refusedFields": REFUSED_FIELDS, "fieldLimits": FIELD_LIMITS}

    def print_source(self, type_: str, payload: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        return self._printing.source(type_, payload)

    def execute(self, asked: CommandRequest) -> dict[str, Any]:
        type_, payload = asked.type, asked.payload
        try:
            command = SERVED.get(type_)
            if command is None:
                raise Refusal("unsupported_command", f"The GnuCash driver does not take {type_}.")
            LIMITS.check(payload)
            if type_ in OWN:
                return OWN[type_](self._records, self._ledger, payload)
            if not command.is_read:
                return self._once.execute(asked, partial(self._write, command, payload))
            return self._documents.read(command, payload) if command.task == "document" else self._records.read(command, payload)
        except Refusal as refusal:
            return refusal.result()

    def _write(self, command: Command, payload: dict[str, Any]) -> Write | dict[str, Any]:
        change = self._bulk.change(command, payload) if command.task == "bulk" else self._change(command, payload)
        return change if isinstance(change, dict) else Write(payload, change)

    def _change(self, command: Command, payload: dict[str, Any]) -> Change | dict[str, Any]:
        return self._documents.write(command, payload) if command.task == "document" else self._records.write(command, payload)

    def lookup(self, command_id: str) -> dict[str, Any] | None:
        return self._once.lookup(command_id)

    def _known(self, command_id: str) -> tuple[str | None, dict[str, Any]] | None:
        """Fingerprint and record of a command; one that an XML book has forgotten is still known by the document that it made."""
        found = self._book.recorded(command_id)
        if found is not None or self._book.is_sqlite:
            return found
        record = self._documents.stamped(command_id)
        return None if record is None else (None, record)

    def _present(self, record: dict[str, Any]) -> dict[str, Any]:
        """The result of a write, after its proof was read from the file."""
        if "rows" in record:
            return self._bulk.present(record)
        is_document = "docNo" in record
        found = differences(self._book, record["evidence"], record["removed"]) if is_document else self._missing(record)
        result = self._documents.present(record) if is_document else self._records.present(record)
        return verified(record["operation"], result, found, "The file does not have what was saved.")

    def _missing(self, record: dict[str, Any]) -> list[dict[str, Any]]:
        table, guid = TABLES.get(record["kind"]), record.get("guid")
        if table is None or guid is None or StoredBook(self._book.file).has(table, guid):
            return []
        return [{"path": record["code"], "expected": guid, "actual": "not in the file"}]
