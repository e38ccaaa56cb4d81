"""Commands of documents: list, get, validate, create, update, void. Returns what to write; the caller makes it one transaction."""

from __future__ import annotations

from decimal import Decimal
from functools import partial
from typing import Any

from ledgerline_driver.catalog import Command
from ledgerline_driver.change import Change, then
from ledgerline_driver.documents import changed_line, exact, is_found, is_wanted, previewed, source_of, without
from ledgerline_driver.paging import page
from ledgerline_driver.refusal import Refusal, TakenBack

from ..file.book import Book
from ..watch.written import written_document
from .document import KINDS, Document, Documents
from .drafts import Drafting
from .posting import evidence_of
from .showing import Showing, validated
from .writing import COSMETIC, Writing

STEERING = {"docNo", "docKey", "docType", "reason", "validateOnly", "verifyAfterSave", "detailMode"}
LINE_INPUTS = (
    "accountNo", "amount", "description", "description2", "furtherDescription", "discount", "qty", "taxCode", "unitPrice", "uom",
    "debit", "credit", "depositDocNo",
)
_BILL = {"docDate", "dueDate", "displayTerm", "lines", "inclusiveTax", "debtorCode", "creditorCode", "currencyRate", "taxDate", "accountNo", "rounding5Cents"}
_SETTLING = {"docDate", "payments", "knockOffs", "debtorCode", "creditorCode", "currencyRate"}
_ENTRY = {"docDate", "lines", "journalType", "bankAccount", "paymentMethod", "chequeNo", "payee"}
"""What an update can change besides texts, by the form of the document."""
CHANGEABLE: dict[str, set[str]] = {
    "invoice": _BILL, "credit": _BILL | {"knockOffs", "creditNoteReason", "ourInvoiceNo"}, "payment": _SETTLING, "refund": _SETTLING, "deposit": set(),
    "journal": _ENTRY, "money-out": _ENTRY, "money-in": _ENTRY,
}


class DocumentCommands:
    def __init__(self, book: Book, documents: Documents, drafting: Drafting, writing: Writing, showing: Showing) -> None:
        self._book = book
        self._documents = documents
        self._drafting = drafting
        self._writing = writing
        self._showing = showing

    def read(self, command: Command, payload: dict[str, Any]) -> dict[str, Any]:
        if command.operation == "get":
            document = self._documents.find((*command.doc_types, *command.seen_types), str(payload.get("docNo")))
            return {**self._showing.got(document), **source_of(command, document)}
        if command.operation == "validate":
            return validated(self._drafting.draft(KINDS[command.doc_types[0]], payload))
        found = [document for document in self._documents.all(*command.doc_types, *command.seen_types) if is_wanted(document, payload)]
        if command.operation == "lines":
            rows = [row for document in found for row in self._showing.line_rows(document)]
            shown, cursor = page(rows, payload)
            return {"ok": True, "rows": shown, "count": len(shown), "nextCursor": cursor}
        rows = [{**self._showing.row(document), **source_of(command, document)} for document in found]
        rows = [row for row in rows if is_found(row, payload)]
        shown, cursor = page(rows, payload)
        return {"ok": True, "rows": shown, "count": len(shown), "truncated": cursor is not None, "nextCursor": cursor}

    def write(self, command: Command, payload: dict[str, Any]) -> Change | dict[str, Any]:
        """A change, or the result of one that was only to be validated."""
        if command.operation == "create":
            draft = self._drafting.draft(KINDS[command.doc_types[0]], payload)
            return lambda command_id: self._record("CreateDocument", self._writing.create(draft, command_id))
        document = self._documents.find(command.doc_types, str(payload.get("docNo")))
        if command.operation == "update":
            return self._update(document, payload)
        self._writing.check_free(document)
        removed = [guid for guid in evidence_of(document) if document.kind.is_invoice]
        reason = str(payload.get("reason") or "")
        return then(
            lambda command_id: self._writing.void(document, reason, command_id), partial(self._record, "CancelDocument", document, removed)
        )

    def _update(self, document: Document, payload: dict[str, Any]) -> Change | dict[str, Any]:
        if document.is_void:
            raise Refusal("DOC_CANCELLED", f"{document.number} is void.", "/docNo")
        changed = {name for name in payload if name not in STEERING}
        if not changed:
            raise Refusal("REQUIRED", "Send at least one field to change.", "")
        for name in changed - COSMETIC:
            if name not in CHANGEABLE[document.kind.form]:
                raise Refusal("NOT_SUPPORTED", f"{name} of a {document.kind.text} in GnuCash cannot be changed. Void it and create it again.", f"/{name}")
        updated = partial(self._record, "UpdateDocument", document)
        if changed <= COSMETIC:
            if payload.get("validateOnly"):
                return self._previewed(document)
            return then(lambda command_id: self._writing.change_texts(document, payload, command_id), updated)
        self._writing.check_free(document)
        if document.kind.is_paid and self._showing.payments(document):
            raise Refusal("DOC_PAID", f"{document.number} has been paid. Only an unpaid cash document can be changed.", "/docNo")
        whole = self._changed(document, payload)

        def rewrite(command_id: str) -> dict[str, Any]:
            """What the document settles is open again before the changed one is checked."""
            self._writing.withdraw(document)
            self._writing.write_again(document, self._drafting.draft(document.kind, whole, document.number), command_id)
            if payload.get("validateOnly"):
                raise TakenBack(self._previewed(document), has_changes=True)
            return updated()

        return rewrite

    def _changed(self, document: Document, payload: dict[str, Any]) -> dict[str, Any]:
        """The whole payload of the document as the update wants it."""
        whole = {**self.whole_payload(document), **{name: value for name, value in payload.items() if name not in STEERING}}
        knock_offs = [without(row, "docKey") for row in self._showing.knock_offs(document)]
        if knock_offs and "knockOffs" not in payload:
            whole["knockOffs"] = [exact(row) for row in knock_offs]
        if payload.get("lines"):
            whole["lines"] = self._changed_lines(document, str(payload.get("detailMode") or "replace"), payload["lines"])
        return {name: value for name, value in whole.items() if value is not None}

    def _changed_lines(self, document: Document, mode: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if mode == "replace":
            return rows
        shown = self._showing.lines(document)
        keys = [str(line["dtlKey"]) for line in shown]
        inputs = [exact({name: line[name] for name in LINE_INPUTS if name in line}) for line in shown]
        if mode == "append":
            return inputs + rows
        given = {str(row.get("dtlKey")): without(row, "dtlKey") for row in rows}
        for index, key in enumerate(given):
            if key not in keys:
                raise Refusal("NOT_FOUND", f"{document.number} has no line with dtlKey {key}. Get the document again: keys change with an update.", f"/lines/{index}/dtlKey")
        if mode == "delete":
            return [line for key, line in zip(keys, inputs) if key not in given]
        return [changed_line(line, given.get(key, {})) for key, line in zip(keys, inputs)]

    def whole_payload(self, document: Document) -> dict[str, Any]:
        """The payload that creates the document as it is, without what it settles."""
        kind = document.kind
        lines = [{name: line[name] for name in LINE_INPUTS if name in line} for line in self._showing.lines(document)]
        payments = [without(row, "dtlKey", *(("paymentAccountNo",) if "depositDocNo" in row else ())) for row in self._showing.payments(document)]
        whole: dict[str, Any] = {
            **self._showing.texts(document),
            "docDate": document.date,
            **({"currencyCode": document.slot["currency"], "currencyRate": Decimal(str(self._showing.fields(document)["CurrencyRate"]))} if "currency" in document.slot else {}),
            **({kind.party_field: document.party} if kind.side else {}),
            **({"lines": [exact(line) for line in lines]} if lines else {}),
            **({"payments": [exact(row) for row in payments]} if payments else {}),
        }
        return {name: value for name, value in whole.items() if value is not None}

    def _previewed(self, document: Document) -> dict[str, Any]:
        return previewed(self._showing.saved(document))

    def stamped(self, command_id: str) -> dict[str, Any] | None:
        """The record of a command, from the document that it wrote last."""
        found = next((document for document in self._documents.all(*KINDS) if document.slot.get("commandId") == command_id), None)
        if found is None:
            return None
        is_new = found.slot.get("createdAt") == found.slot.get("lastModified")
        return self._record("CancelDocument" if found.is_void else "CreateDocument" if is_new else "UpdateDocument", found)

    def present(self, record: dict[str, Any]) -> dict[str, Any]:
        return self._showing.saved(self._documents.find((record["docType"],), record["docNo"]))

    def _record(self, operation: str, document: Document, removed: list[str] | None = None) -> dict[str, Any]:
        return {
            "operation": operation,
            "docType": document.kind.type,
            "docNo": document.number,
            "evidence": evidence_of(document),
            "removed": removed or [],
            **written_document(self._book, document),
        }
