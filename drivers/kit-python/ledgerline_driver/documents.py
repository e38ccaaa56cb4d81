"""What documents are to every accounting package: their types, the parties they are with, and which of them a list names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Protocol

from .catalog import Command
from .money import amount
from .refusal import Refusal

Json = dict[str, Any]


@dataclass(frozen=True)
class Side:
    id: str
    """The kind of record of its parties, and how payloads name one."""
    kind: str
    code: str
    name: str
    word: str
    """How an amount that the party owes, or is owed, shows in its control account."""
    sign: int


AR = Side("AR", "debtor", "debtorCode", "debtorName", "customer", 1)
AP = Side("AP", "creditor", "creditorCode", "creditorName", "supplier", -1)
SIDES = {side.id: side for side in (AR, AP)}
SIDE_OF = {side.kind: side.id for side in (AR, AP)}


@dataclass(frozen=True)
class Kind:
    """One document type."""

    type: str
    word: str
    side: str | None
    """invoice, credit, payment, refund, deposit, journal, money-out, money-in, or a form that only the driver knows."""
    form: str
    """The role of the default account of its lines."""
    role: str = ""
    is_paid: bool = False

    @property
    def text(self) -> str:
        """The word within a sentence."""
        return self.word if self.word[:2] in ("AR", "AP") else self.word[0].lower() + self.word[1:]

    @property
    def is_invoice(self) -> bool:
        """Whether it is an invoice or a credit note in the package."""
        return self.form in ("invoice", "credit")

    @property
    def is_settled(self) -> bool:
        """Whether something is owed by it. A deposit is not settled, it is used."""
        return self.is_invoice or self.form in ("payment", "refund")

    @property
    def party_field(self) -> str:
        return "debtorCode" if self.side == "AR" else "creditorCode"

    @property
    def owed_sign(self) -> int:
        """Debits count positive; what is owed to suppliers is a credit."""
        return 1 if self.side == "AR" else -1

    @property
    def control_sign(self) -> int:
        """Whether the document debits (1) or credits (-1) its control account; 0 if it does neither."""
        if self.form in ("invoice", "refund"):
            return self.owed_sign
        return -self.owed_sign if self.form in ("credit", "payment", "deposit") else 0


def kinds_of(kinds: Mapping[str, Kind], side: str) -> tuple[str, ...]:
    """The types that a customer or supplier owes or is owed by."""
    return tuple(type_ for type_, kind in kinds.items() if kind.side == side and kind.is_settled)


@dataclass(frozen=True)
class Posting:
    account_no: str
    party: str | None
    """Debits positive."""
    cents: int

    def shown(self) -> Json:
        return {"accountNo": self.account_no, "party": self.party, "debit": amount(max(self.cents, 0)), "credit": amount(max(-self.cents, 0))}


class ListedDocument(Protocol):
    """What every driver knows of a document, as attributes or properties."""

    @property
    def kind(self) -> Kind: ...
    @property
    def key(self) -> int | str: ...
    @property
    def number(self) -> str: ...
    @property
    def date(self) -> str: ...
    @property
    def due(self) -> str | None: ...
    @property
    def party(self) -> str | None: ...
    @property
    def is_void(self) -> bool: ...


def is_wanted(document: ListedDocument, payload: Json) -> bool:
    """Whether a list asks for the document by its head."""
    if payload.get("docNo") and document.number != payload["docNo"]:
        return False
    if payload.get("keys") and document.number not in payload["keys"]:
        return False
    for name in ("debtorCode", "creditorCode"):
        if payload.get(name) and document.party != payload[name]:
            return False
    if payload.get("docType") and document.kind.type != payload["docType"]:
        return False
    return str(payload.get("dateFrom") or "") <= document.date <= str(payload.get("dateTo") or "9999")


def is_found(row: Json, payload: Json) -> bool:
    """Whether a list asks for the row of a document by what it shows."""
    status = payload.get("status")
    if status in ("Open", "Settled"):
        if row["status"] != "Saved" or (row["outstanding"] != 0) != (status == "Open"):
            return False
    elif status and row["status"] != status:
        return False
    if payload.get("changedSince") and row["lastModified"] < str(payload["changedSince"]):
        return False
    wanted = str(payload.get("search") or "").lower()
    return wanted in " ".join(str(row[name] or "") for name in ("docNo", "party", "partyName", "description", "ref")).lower()


def source_of(command: Command, document: ListedDocument) -> Json:
    """In the lists of the other ledger a document says what it is."""
    return {"sourceType": document.kind.type} if document.kind.type in command.seen_types else {}


def no_document(kinds: Mapping[str, Kind], types: tuple[str, ...], number: str, path: str) -> Refusal:
    words = " or ".join(kinds[type_].text for type_ in types)
    return Refusal("NOT_FOUND", f"{words[0].upper()}{words[1:]} {number} does not exist in this account book.", path)


def previewed(shown: Json) -> Json:
    """The result of a write that was only to be validated."""
    return {"ok": True, "saved": False, "operationUsed": "None", "valid": True, "warnings": [], **shown}


def without(row: Json, *names: str) -> Json:
    return {name: value for name, value in row.items() if name not in names}


def exact(row: Json) -> Json:
    """A row that was shown, with the numbers that a payload would have."""
    return {name: Decimal(str(value)) if isinstance(value, float) else value for name, value in row.items()}


def changed_line(line: Json, given: Json) -> Json:
    """A line with what an update changes of it; an amount that no longer fits is worked out again."""
    kept = without(line, "amount") if {"qty", "unitPrice", "discount"} & set(given) and "unitPrice" in {**line, **given} else line
    other = {"debit": "credit", "credit": "debit"}
    return {**without(kept, *(other[name] for name in given if name in other)), **given}
