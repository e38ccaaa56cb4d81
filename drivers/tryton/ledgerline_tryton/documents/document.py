"""A document as the driver keeps it beside Tryton: its lines as they were sent, what they came to, and which records of Tryton they are."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from typing import Any

from ledgerline_driver.documents import Posting, no_document
from ledgerline_driver.money import shown
from ledgerline_driver.refusal import Refusal

from ..book import Book, now
from ..tryton.store import dumped
from .kinds import KINDS, Kind

COLUMNS = "doc_key, doc_type, doc_no, doc_date, party, status, command_id, created_at, modified_at, body"
"""Keys of lines are the key of the document and a number."""
LINES_MAX = 10_000


@dataclass
class Line:
    seq: int
    """What was sent, with the defaults of the book."""
    data: dict[str, Any]
    """Of the unit of the line."""
    quantity: Fraction = Fraction(0)
    """In cents: after discount, before tax, tax. Of an entry, `net` has debits positive."""
    sub: int = 0
    net: int = 0
    tax: int = 0
    account: str | None = None
    tax_code: str | None = None
    """None where there is no tax, or it is part of the cost."""
    tax_account: str | None = None
    item: str | None = None
    location: str | None = None
    to_location: str | None = None
    """The accounts of the goods; None for lines that move none."""
    stock_account: str | None = None
    cost_account: str | None = None
    """What the goods are worth that come in, if it was sent."""
    given_value: int | None = None
    """The line that it came from: key of the document, key of the line, type, kind of link."""
    source: dict[str, Any] | None = None
    key: int = 0

    @property
    def own(self) -> int:
        """The cost or income, with the tax that has no account of its own."""
        return self.net + (0 if self.tax_account else self.tax)

    @property
    def is_stock(self) -> bool:
        return self.stock_account is not None

    @property
    def has_moved_before(self) -> bool:
        """Whether its goods moved with the delivery that it invoices."""
        return self.source is not None and self.source["kind"] == "next" and self.source["type"] in ("DO", "GR")

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "quantity": str(self.quantity)}

    @staticmethod
    def from_json(row: dict[str, Any]) -> Line:
        fields: dict[str, Any] = {**row, "quantity": Fraction(row["quantity"])}
        return Line(**fields)


@dataclass
class Document:
    kind: Kind
    number: str
    date: str
    party: str | None
    key: int = 0
    status: str = "Saved"
    due: str | None = None
    """Header fields as they were sent, by canonical name."""
    header: dict[str, Any] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)
    payments: list[dict[str, Any]] = field(default_factory=list)
    rounding: int = 0
    postings: list[Posting] = field(default_factory=list)
    """Ids of Tryton's records, by model."""
    tryton: dict[str, list[int]] = field(default_factory=dict)
    """The lines of Tryton's control account that are open, or were before they were settled."""
    open_lines: list[int] = field(default_factory=list)
    """What a document that is void settled."""
    settled: list[dict[str, Any]] = field(default_factory=list)
    created_at: str = ""
    modified_at: str = ""
    command_id: str = ""

    @property
    def is_void(self) -> bool:
        return self.status == "Void"

    @property
    def net(self) -> int:
        if self.kind.is_bill:
            return sum(line.net for line in self.lines)
        if self.kind.side:
            return sum(int(row["cents"]) for row in self.payments)
        if self.kind.form == "journal":
            return sum(max(line.net, 0) for line in self.lines)
        return 0 if self.kind.form == "stock" else abs(sum(line.net for line in self.lines))

    @property
    def tax(self) -> int:
        return sum(line.tax for line in self.lines) if self.kind.is_bill else 0

    @property
    def total(self) -> int:
        return self.net + self.tax + self.rounding

    @property
    def paid(self) -> int:
        """What was paid at once."""
        return sum(int(row["cents"]) for row in self.payments) if self.kind.is_paid else 0

    def id_of(self, model: str) -> int | None:
        return next(iter(self.tryton.get(model, [])), None)

    def note(self, model: str, *ids: int) -> None:
        self.tryton.setdefault(model, []).extend(ids)

    def body(self) -> str:
        return dumped({
            "due": self.due, "header": self.header, "lines": [line.to_json() for line in self.lines], "payments": self.payments, "rounding": self.rounding,
            "postings": [[row.account_no, row.party, row.cents] for row in self.postings], "tryton": self.tryton, "openLines": self.open_lines,
            "settled": self.settled,
        })


class Documents:
    """All documents of a book."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def _read(self, row: tuple[Any, ...]) -> Document:
        body = json.loads(row[9])
        return Document(
            KINDS[row[1]], row[2], row[3], row[4], int(row[0]), row[5], body["due"], body["header"], [Line.from_json(line) for line in body["lines"]],
            body["payments"], body["rounding"], [Posting(*each) for each in body["postings"]], body["tryton"], body["openLines"], body["settled"], row[7],
            row[8], row[6],
        )

    def all(self, *types: str) -> list[Document]:
        """The newest first."""
        marks = ", ".join("?" for _ in types)
        sql = f"SELECT {COLUMNS} FROM ledgerline_document WHERE doc_type IN ({marks}) ORDER BY doc_date DESC, doc_key DESC"
        return [self._read(row) for row in self._book.store.rows(sql, *types)]

    def of_party(self, types: tuple[str, ...], party: str) -> list[Document]:
        return [document for document in self.all(*types) if document.party == party]

    def find(self, types: tuple[str, ...], number: str, path: str = "/docNo") -> Document:
        for type_ in types:
            row = self._book.store.row(f"SELECT {COLUMNS} FROM ledgerline_document WHERE doc_type = ? AND doc_no = ?", type_, number)
            if row is not None:
                return self._read(row)
        raise no_document(KINDS, types, number, path)

    def by_key(self, key: int, path: str = "/docKey") -> Document:
        row = self._book.store.row(f"SELECT {COLUMNS} FROM ledgerline_document WHERE doc_key = ?", key)
        if row is None:
            raise Refusal("NOT_FOUND", f"No document of this account book has the key {key}.", path)
        return self._read(row)

    def unused_number(self, kind: Kind, wanted: str | None) -> str:
        if wanted in (None, "", "<<New>>"):
            return f"{kind.type}-{self._book.highest_number(kind.type) + 1:06d}"
        if self._book.store.row("SELECT 1 FROM ledgerline_document WHERE doc_type = ? AND doc_no = ?", kind.type, wanted):
            raise Refusal("DOC_NO_USED", f"docNo {wanted} is already used by another {kind.text}.", "/docNo")
        return str(wanted)

    def give_keys(self, document: Document) -> None:
        document.key = document.key or self._book.next_key()
        if len(document.lines) >= LINES_MAX:
            raise Refusal("INVALID_PAYLOAD", f"A document of the Tryton driver has fewer than {LINES_MAX} lines.", "/lines")
        highest = max((line.key % LINES_MAX for line in document.lines if line.key), default=0)
        for line in document.lines:
            if not line.key:
                highest += 1
                line.key = document.key * LINES_MAX + highest

    def insert(self, document: Document, command_id: str) -> None:
        document.created_at = document.modified_at = now()
        document.command_id = command_id
        row = (document.key, document.kind.type, document.number, document.date, document.party, document.status, command_id, document.created_at,
            document.modified_at, document.body())
        self._book.store.run(f"INSERT INTO ledgerline_document ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *row)

    def update(self, document: Document, command_id: str | None = None) -> None:
        """Of a change by a command; of what follows from another document, without one."""
        if command_id is not None:
            document.command_id, document.modified_at = command_id, now()
        self._book.store.run(
            "UPDATE ledgerline_document SET doc_date = ?, status = ?, command_id = ?, modified_at = ?, body = ? WHERE doc_key = ?",
            document.date, document.status, document.command_id, document.modified_at, document.body(), document.key,
        )


@dataclass(frozen=True)
class Link:
    from_key: int
    from_line: int
    to_key: int
    to_line: int
    kind: str
    quantity: Fraction


class Links:
    """Where the quantities of lines went: to the next document, or back."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def _rows(self, where: str, key: int) -> list[Link]:
        sql = f"SELECT from_key, from_line, to_key, to_line, kind, quantity FROM ledgerline_link WHERE {where} = ? ORDER BY to_line"
        return [Link(int(a), int(b), int(c), int(d), kind, Fraction(quantity)) for a, b, c, d, kind, quantity in self._book.store.rows(sql, key)]

    def from_document(self, key: int) -> list[Link]:
        return self._rows("from_key", key)

    def to_document(self, key: int) -> list[Link]:
        return self._rows("to_key", key)

    def from_line(self, line: int, kind: str) -> list[Link]:
        return [link for link in self._rows("from_line", line) if link.kind == kind]

    def gone(self, line: int, kind: str) -> Fraction:
        return sum((link.quantity for link in self.from_line(line, kind)), Fraction(0))

    def write(self, document: Document) -> None:
        for line in document.lines:
            if line.source is not None:
                self._book.store.run(
                    "INSERT INTO ledgerline_link (from_key, from_line, to_key, to_line, kind, quantity) VALUES (?, ?, ?, ?, ?, ?)",
                    line.source["docKey"], line.source["lineKey"], document.key, line.key, line.source["kind"], str(line.quantity),
                )

    def remove(self, document: Document) -> None:
        self._book.store.run("DELETE FROM ledgerline_link WHERE to_key = ?", document.key)

    def progress(self, line: Line) -> dict[str, Any]:
        if line.quantity == 0:
            return {}
        gone, back = self.gone(line.key, "next"), self.gone(line.key, "return")
        return {
            "transferedQty": shown(gone), "outstandingQty": shown(line.quantity - gone), "returnedQty": shown(back),
            "returnableQty": shown(line.quantity - back),
        }
