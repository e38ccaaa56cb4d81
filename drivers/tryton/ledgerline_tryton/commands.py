"""Runs a command: once per commandId, in one transaction of Tryton, and proven by what the database then has."""

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

from .book import Book
from .documents.document import Documents, Links
from .documents.document_commands import DocumentCommands
from .documents.drafts import Drafting
from .documents.kinds import KINDS
from .documents.payments import Settlements
from .documents.pools import Pools
from .documents.postings import Postings
from .documents.pricing import Pricing
from .documents.reads import Reads
from .documents.showing import Showing
from .documents.stock_reads import StockReads
from .documents.writing import Writing
from .record_commands import OPERATIONS, RecordCommands
from .records.accounts import Accounts
from .records.items import Items, Sorts
from .records.parties import Parties
from .records.places import Currencies, Locations
from .records.tax import TaxCodes
from .texts import LIMITS
from .tryton.connection import Connection, run_tasks
from .tryton.goods import Goods
from .tryton.invoices import Invoices
from .tryton.ledger import Ledger
from .tryton.orders import Orders

LEDGER_AR, LEDGER_AP = ("RI", "RD", "RC"), ("PB", "PD", "PC")
SALES = ("AQ", "QT", "SO", "DO", "IV", "CS", "CN", "DN")
PURCHASES = ("PO", "GR", "PI", "CP", "PR")
Read = Callable[["Work", dict[str, Any]], dict[str, Any]]
"""Commands that follow from no family of documents and no kind of record."""
OWN: dict[str, Read] = {
    "read-debtors": lambda work, payload: work.records.listed("debtor", payload, active_only=True),
    "read-creditors": lambda work, payload: work.records.listed("creditor", payload, active_only=True),
    "read-items": lambda work, payload: work.records.listed("item", payload, active_only=True),
    "read-items-all": lambda work, payload: work.records.listed("item", payload),
    "read-locations": lambda work, payload: work.records.listed("location", payload, has_truncated=False, active_only=True),
    "get-debtor-detail": lambda work, payload: work.records.detail("debtor", str(payload["debtorCode"])),
    "get-creditor-detail": lambda work, payload: work.records.detail("creditor", str(payload["creditorCode"])),
    "get-stock-item-detail": lambda work, payload: work.records.item_detail(str(payload["itemCode"])),
    "get-debtor-credit-control": lambda work, payload: work.records.credit_control(str(payload["debtorCode"])),
    "read-chart-accounts": lambda work, payload: work.records.chart(payload),
    "list-gl-bank-cash-accounts": lambda work, payload: work.records.money_accounts(payload),
    "read-default-accounts": lambda work, _: work.records.default_accounts(),
    "read-payment-methods": lambda work, payload: work.records.listed("general-payment-method", payload, has_truncated=False),
    "read-gl-account-balance": lambda work, payload: work.reads.balances(payload),
    "read-ar-outstanding": lambda work, payload: work.reads.outstanding("AR", payload),
    "read-ap-outstanding": lambda work, payload: work.reads.outstanding("AP", payload),
    "read-ar-outstanding-documents": lambda work, payload: work.reads.outstanding_documents("AR", payload),
    "read-ap-outstanding-documents": lambda work, payload: work.reads.outstanding_documents("AP", payload),
    "read-ar-payment-lines": lambda work, payload: work.reads.paid_lines("RP", payload),
    "read-ar-refund-lines": lambda work, payload: work.reads.paid_lines("RF", payload),
    "read-ap-payment-lines": lambda work, payload: work.reads.paid_lines("PP", payload),
    "read-ap-refund-lines": lambda work, payload: work.reads.paid_lines("PF", payload),
    "read-ar-detail-lines": lambda work, payload: work.reads.detail_lines(LEDGER_AR, payload),
    "read-ap-detail-lines": lambda work, payload: work.reads.detail_lines(LEDGER_AP, payload),
    "read-sales-detail-lines": lambda work, payload: work.reads.detail_lines(SALES, payload),
    "read-purchase-detail-lines": lambda work, payload: work.reads.detail_lines(PURCHASES, payload),
    "debtor-statement-report": lambda work, payload: work.reads.statement("AR", payload),
    "creditor-statement-report": lambda work, payload: work.reads.statement("AP", payload),
    "stock-balance": lambda work, payload: work.stock.balance(payload),
    "read-stock-detail-lines": lambda work, payload: work.stock.detail_lines(payload),
    "read-stock-movement": lambda work, payload: work.stock.movement(payload),
}
"""The transfers of the catalog, without that to a purchase order of another party: from which type, to which, and the kind of the link."""
TRANSFERS: dict[str, tuple[str, str, str]] = {
    "transfer-quotation-to-sales-order": ("QT", "SO", "next"),
    "transfer-quotation-to-delivery-order": ("QT", "DO", "next"),
    "transfer-quotation-to-sales-invoice": ("QT", "IV", "next"),
    "transfer-sales-order-to-delivery-order": ("SO", "DO", "next"),
    "transfer-sales-order-to-sales-invoice": ("SO", "IV", "next"),
    "transfer-delivery-order-to-sales-invoice": ("DO", "IV", "next"),
    "transfer-sales-invoice-to-sales-credit-note": ("IV", "CN", "return"),
    "transfer-purchase-order-to-goods-received-note": ("PO", "GR", "next"),
    "transfer-purchase-order-to-purchase-invoice": ("PO", "PI", "next"),
    "transfer-goods-received-note-to-purchase-invoice": ("GR", "PI", "next"),
    "transfer-purchase-invoice-to-purchase-return": ("PI", "PR", "return"),
}


def _is_served(command: Command) -> bool:
    """Whether the driver has what the command is about."""
    if command.task == "document":
        return bool(command.doc_types) and all(type_ in KINDS for type_ in command.doc_types)
    if command.task == "record":
        return command.operation in OPERATIONS.get(command.record, ())
    if command.task == "bulk":
        return command.repeats is None or _is_served(COMMANDS[command.repeats])
    return command.type in OWN or command.type in TRANSFERS


"""The commands that this driver takes. Everything else is refused before it is queued."""
SERVED: dict[str, Command] = {type_: command for type_, command in sorted(COMMANDS.items()) if _is_served(command)}
NOWHERE = ("salesAgent", "purchaseAgent", "multiPricing", "project", "department", "branchCode", "taxEntityID", "shipVia", "userDefinedFields", "batchNo",
    "serialNo", "barCode", "focQty")
REFUSED_FIELDS = {
    **{name: f"The Tryton driver has no place for {name}. Leave it out." for name in NOWHERE},
    **{name: "The Tryton driver has no withholding tax; send a journal entry for it." for name in ("withholdingTaxCode", "withholdingTaxAmount")},
    "depositDocNo": "The Tryton driver has no deposits yet; send the account that pays.",
}
FIELD_LIMITS = LIMITS.of_fields(("companyName", "description"))


class Work:
    """Everything that one command works with. It ends with the transaction, because what Tryton has read does."""

    records: RecordCommands
    reads: Reads
    stock: StockReads

    def __init__(self, connection: Connection, transaction: Any, settings: dict[str, Any]) -> None:
        self.book = book = Book(transaction, connection.pool, settings)
        taxes, accounts, locations = TaxCodes(book), Accounts(book), Locations(book)
        items, parties = Items(book, taxes), Parties(book, taxes)
        documents, links = Documents(book), Links(book)
        settlements, pools, ledger = Settlements(book, documents), Pools(book, links), Ledger(book)
        showing = Showing(book, documents, links, settlements, pools, parties)
        postings = Postings(book, pools)
        drafting = Drafting(book, documents, parties, items, locations, Pricing(book, taxes, items, locations), settlements, postings)
        invoices = Invoices(book, ledger, parties, items, taxes)
        orders, goods = Orders(book, parties, items, taxes, locations), Goods(book, parties, items, locations)
        writing = Writing(book, documents, links, settlements, pools, parties, ledger, invoices, orders, goods)
        self.reads = Reads(book, documents, settlements, parties, accounts, showing)
        self.stock = StockReads(book, documents, pools, items)
        self.documents = DocumentCommands(documents, links, settlements, drafting, writing, showing)
        self.records = RecordCommands(book, documents, parties, accounts, taxes, items, Sorts(book), locations, Currencies(book), self.reads, self.stock)
        self._bulk = Bulk("Tryton", SERVED, self._change, self._present)
        self.once = OnceOnly(TransactionRecord(book.store.command, self._save), self._present)

    def _save(self, command_id: str, fingerprint: str, write: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """What Tryton saves and that the command did it: one commit, or nothing."""
        transaction = self.book.transaction
        try:
            record = write()
            run_tasks(transaction)
            self._check(record)
            self.book.store.remember(command_id, fingerprint, record)
        except BaseException:
            transaction.rollback()
            transaction.tasks.clear()
            raise
        transaction.commit()
        return record

    def _check(self, record: dict[str, Any]) -> None:
        """Before the commit: Tryton must have what the document says."""
        rows = [row["record"] for row in record["rows"] if "record" in row] if "rows" in record else [record]
        for each in rows:
            found = self.documents.differences(each) if "docNo" in each else []
            if found:
                what = ", ".join(f"{row['path'].removeprefix('postings/')} {row['actual']} instead of {row['expected']}" for row in found)
                raise Refusal("AMOUNT_DIFFERS", f"Tryton would have {each['docNo']} differently: {what} (in sen). Nothing was saved.")

    def read(self, command: Command, payload: dict[str, Any]) -> dict[str, Any]:
        return self.documents.read(command, payload) if command.task == "document" else self.records.read(command, payload)

    def write(self, command: Command, payload: dict[str, Any]) -> Write | dict[str, Any]:
        change = self._bulk.change(command, payload) if command.task == "bulk" else self._change(command, payload)
        return change if isinstance(change, dict) else Write(payload, change)

    def _change(self, command: Command, payload: dict[str, Any]) -> Change | dict[str, Any]:
        if command.type in TRANSFERS:
            return self.documents.transfer(*TRANSFERS[command.type], payload)
        if command.task == "document":
            return self.documents.write(command, payload)
        return self.records.write(command, payload)

    def _present(self, record: dict[str, Any]) -> dict[str, Any]:
        """The result of a write, after its proof was read from the database."""
        if "rows" in record:
            return self._bulk.present(record)
        own: Any = self.documents if "docNo" in record else self.records
        found = own.differences(record)
        return verified(record["operation"], own.present(record), found, "Tryton does not have what was saved.")


class Commands:
    def __init__(self, connection: Connection, settings: dict[str, Any]) -> None:
        self._connection = connection
        self._settings = settings
        with connection.transaction() as transaction:
            Book(transaction, connection.pool, settings).store.create_tables()
            transaction.commit()

    def capabilities(self) -> dict[str, Any]:
        """What callers should know before they send a command to this book."""
        with self._connection.transaction() as transaction:
            work = Work(self._connection, transaction, self._settings)
            return {"currencies": [work.book.currency_code], "codes": work.records.reported_codes(), "refusedFields": REFUSED_FIELDS,
                "fieldLimits": FIELD_LIMITS}

    def execute(self, asked: CommandRequest) -> dict[str, Any]:
        type_, payload = asked.type, asked.payload
        command = SERVED.get(type_)
        if command is None:
            raise Refusal("unsupported_command", f"The Tryton driver does not take {type_}.")
        LIMITS.check(payload)
        with self._connection.transaction() as transaction:
            work = Work(self._connection, transaction, self._settings)
            if type_ in OWN:
                return OWN[type_](work, payload)
            if command.is_read:
                return work.read(command, payload)
            return work.once.execute(asked, partial(work.write, command, payload))

    def lookup(self, command_id: str) -> dict[str, Any] | None:
        with self._connection.transaction() as transaction:
            return Work(self._connection, transaction, self._settings).once.lookup(command_id)
