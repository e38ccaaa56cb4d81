"""Commands of documents: list, get, validate, create, update, void. Returns what to write; the caller makes it one transaction."""

from __future__ import annotations

from decimal import Decimal
from functools import partial
from typing import Any

from .catalog import Family
from .change import Change, then
from .documents import KINDS, Document, Documents
from .drafts import Drafting
from .paging import page
from .posting import evidence_of
from .refusal import Refusal
from .showing import Showing, validated
from .writing import COSMETIC, Writing

STEERING = {"docNo", "docKey", "reason", "validateOnly", "verifyAfterSave", "detailMode"}
LINE_INPUTS = (
    "accountNo", "amount", "description", "description2", "furtherDescription", "discount", "qty", "taxCode", "unitPrice", "uom",
    "debit", "credit", "depositDocNo",
)
FINANCIAL = {"docDate", "dueDate", "displayTerm", "lines", "inclusiveTax", "debtorCode", "creditorCode"}


class DocumentCommands:
    def __init__(self, documents: Documents, drafting: Drafting, writing: Writing, showing: Showing) -> None:
        self._documents = documents
        self._drafting = drafting
        self._writing = writing
        self._showing = showing

    def read(self, family: Family, operation: str, payload: dict[str, Any]) -> dict[str, Any]:
        if operation == "get":
            document = self._documents.find((*family.types, *family.seen), str(payload.get("docNo")))
            return {**self._showing.got(document), **_source(family, document)}
        if operation == "validate":
            return validated(self._drafting.draft(KINDS[family.types[0]], payload))
        found = [document for document in self._documents.all(*family.types, *family.seen) if _matches(document, payload)]
        if operation == "lines":
            rows = [row for document in found for row in self._showing.line_rows(document)]
            shown, cursor = page(rows, payload)
            return {"ok": True, "rows": shown, "count": len(shown), "nextCursor": cursor}
        rows = [{**self._showing.row(document), **_source(family, document)} for document in found]
        rows = [row for row in rows if _is_found(row, payload)]
        shown, cursor = page(rows, payload)
        return {"ok": True, "rows": shown, "count": len(shown), "truncated": cursor is not None, "nextCursor": cursor}

    def write(self, family: Family, operation: str, payload: dict[str, Any]) -> Change | dict[str, Any]:
        """A change, or the result of one that was only to be validated."""
        if operation == "create":
            draft = self._drafting.draft(KINDS[family.types[0]], payload)
            return lambda command_id: _record("CreateDocument", self._writing.create(draft, command_id))
        document = self._documents.find(family.types, str(payload.get("docNo")))
        if operation == "update":
            return self._update(document, payload)
        self._writing.check_free(document)
        removed = [guid for guid in evidence_of(document) if document.kind.is_invoice]
        reason = str(payload.get("reason") or "")
        return then(
            lambda command_id: self._writing.void(document, reason, command_id), partial(_record, "CancelDocument", document, removed)
        )

    def _update(self, document: Document, payload: dict[str, Any]) -> Change | dict[str, Any]:
        if document.is_void:
            raise Refusal("DOC_CANCELLED", f"{document.number} is void.", "/docNo")
        changed = {name for name in payload if name not in STEERING}
        if not changed:
            raise Refusal("REQUIRED", "Send at least one field to change.", "")
        for name in changed - COSMETIC:
            if name not in FINANCIAL or not document.kind.is_invoice or document.kind.is_paid:
                raise Refusal("NOT_SUPPORTED", f"{name} of a {document.kind.text} in GnuCash cannot be changed. Void it and create it again.", f"/{name}")
        updated = partial(_record, "UpdateDocument", document)
        if changed <= COSMETIC:
            if payload.get("validateOnly"):
                return self._previewed(document)
            return then(lambda command_id: self._writing.change_texts(document, payload, command_id), updated)
        self._writing.check_free(document)
        if payload.get("lines") and payload.get("detailMode", "replace") != "replace":
            raise Refusal("NOT_SUPPORTED", "Send all lines with detailMode replace: GnuCash has no keys of lines that survive.", "/detailMode")
        whole = {**self.whole_payload(document), **{name: value for name, value in payload.items() if name not in STEERING}}
        draft = self._drafting.draft(document.kind, {name: value for name, value in whole.items() if value is not None}, document.number)
        if payload.get("validateOnly"):
            return self._previewed(document)
        return then(lambda command_id: self._writing.rewrite(document, draft, command_id), updated)

    def whole_payload(self, document: Document) -> dict[str, Any]:
        """The payload that creates the document as it is, without what it settles."""
        kind = document.kind
        lines = [{name: line[name] for name in LINE_INPUTS if name in line} for line in self._showing.lines(document)]
        payments = [{name: value for name, value in row.items() if name != "dtlKey"} for row in self._showing.payments(document)]
        whole: dict[str, Any] = {
            **self._showing.texts(document),
            "docDate": document.date,
            **({kind.party_field: document.party} if kind.side else {}),
            **({"lines": _exact(lines)} if lines else {}),
            **({"payments": _exact(payments)} if payments else {}),
        }
        return {name: value for name, value in whole.items() if value is not None}

    def _previewed(self, document: Document) -> dict[str, Any]:
        return {"ok": True, "saved": False, "operationUsed": "None", "valid": True, "warnings": [], **self._showing.saved(document)}

    def present(self, record: dict[str, Any]) -> dict[str, Any]:
        return self._showing.saved(self._documents.find((record["docType"],), record["docNo"]))


def _record(operation: str, document: Document, removed: list[str] | None = None) -> dict[str, Any]:
    return {
        "operation": operation,
        "docType": document.kind.type,
        "docNo": document.number,
        "evidence": evidence_of(document),
        "removed": removed or [],
    }


def _exact(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: Decimal(str(value)) if isinstance(value, float) else value for name, value in line.items()} for line in lines]


def _source(family: Family, document: Document) -> dict[str, Any]:
    return {"sourceType": document.kind.type} if document.kind.type in family.seen else {}


def _matches(document: Document, payload: dict[str, Any]) -> bool:
    if payload.get("docNo") and document.number != payload["docNo"]:
        return False
    for name in ("debtorCode", "creditorCode"):
        if payload.get(name) and document.party != payload[name]:
            return False
    if payload.get("docType") and document.kind.type != payload["docType"]:
        return False
    return str(payload.get("dateFrom") or "") <= document.date <= str(payload.get("dateTo") or "9999")


def _is_found(row: dict[str, Any], payload: dict[str, Any]) -> bool:
    if payload.get("status") and row["status"] != payload["status"]:
        return False
    if payload.get("changedSince") and row["lastModified"] < str(payload["changedSince"]):
        return False
    wanted = str(payload.get("search") or "").lower()
    return wanted in " ".join(str(row[name] or "") for name in ("docNo", "party", "partyName", "description", "ref")).lower()
