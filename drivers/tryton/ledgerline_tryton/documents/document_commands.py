"""Commands of documents: list, get, validate, create, update, void, transfer. Returns what to write; the caller makes it one transaction."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Any

from ledgerline_driver.catalog import Command
from ledgerline_driver.change import Change, then
from ledgerline_driver.documents import changed_line, exact, is_found, is_wanted, previewed, source_of
from ledgerline_driver.money import amount, fraction, shown
from ledgerline_driver.paging import page
from ledgerline_driver.refusal import Refusal, TakenBack

from ..refusal import not_in_tryton
from .document import Document, Documents, Line, Links
from .drafts import HEADER, TEXTS, Drafting
from .kinds import KINDS, Kind
from .payments import Settlements
from .showing import Showing
from .writing import Writing

STEERING = {"docNo", "docKey", "docType", "reason", "validateOnly", "verifyAfterSave", "detailMode", "Options"}
"""What a transferred document does not take over from its source."""
NOT_COPIED = ("reason", "taxDate")
"""What a line can take over or be sent with again."""
LINE_INPUTS = (
    "itemCode", "description", "description2", "furtherDescription", "classification", "deliveryDate", "uom", "qty", "countedQty", "unitPrice", "unitCost",
    "amount", "discount",
    "taxCode", "accountNo", "location", "fromLocation", "toLocation", "debit", "credit",
)


class DocumentCommands:
    def __init__(self, documents: Documents, links: Links, settlements: Settlements, drafting: Drafting, writing: Writing, showing: Showing) -> None:
        self._documents = documents
        self._links = links
        self._settlements = settlements
        self._drafting = drafting
        self._writing = writing
        self._showing = showing

    def read(self, command: Command, payload: dict[str, Any]) -> dict[str, Any]:
        types = tuple(type_ for type_ in (*command.doc_types, *command.seen_types) if type_ in KINDS)
        if command.operation == "get":
            document = self._documents.find(types, str(payload.get("docNo")))
            return {**self._showing.got(document), **source_of(command, document)}
        if command.operation == "validate":
            return self._showing.validated(self._drafting.plan(KINDS[command.doc_types[0]], payload))
        found = [document for document in self._documents.all(*types) if is_wanted(document, payload) and _is_owed(command, document)]
        if command.operation == "lines":
            live = [document for document in found if not document.is_void]
            rows = [row for document in live for row in self._showing.line_rows(document) if _is_line(row, payload)]
            rows_shown, cursor = page(rows, payload)
            return {"ok": True, "rows": rows_shown, "count": len(rows_shown), "nextCursor": cursor}
        rows = [{**self._showing.row(document), **source_of(command, document)} for document in found]
        rows = [row for row in rows if is_found(row, payload)]
        rows_shown, cursor = page(rows, payload)
        return {"ok": True, "rows": rows_shown, "count": len(rows_shown), "truncated": cursor is not None, "nextCursor": cursor}

    def write(self, command: Command, payload: dict[str, Any]) -> Change | dict[str, Any]:
        """A change, or the result of one that was only to be validated."""
        if command.operation == "create":
            plan = self._drafting.plan(KINDS[command.doc_types[0]], payload)
            return lambda command_id: _record("CreateDocument", self._writing.create(plan, command_id))
        document = self._documents.find(command.doc_types, str(payload.get("docNo")))
        if command.operation == "update":
            return self._update(document, payload)
        self._writing.check_free(document)
        reason = str(payload.get("reason") or "")
        return then(lambda command_id: self._writing.void(document, reason, command_id), partial(_record, "CancelDocument", document))

    def _update(self, document: Document, payload: dict[str, Any]) -> Change | dict[str, Any]:
        if document.is_void:
            raise Refusal("DOC_CANCELLED", f"{document.number} is void.", "/docNo")
        changed = {name: value for name, value in payload.items() if name not in STEERING}
        if not changed:
            raise Refusal("REQUIRED", "Send at least one field to change.", "")
        for name in changed:
            if name not in HEADER:
                raise not_in_tryton(f"/{name}", "The Tryton driver has no place for", f"{name}. Leave it out.")
        if document.kind.type == "CS" and document.payments:
            raise Refusal("DOC_PAID", f"{document.number} has been paid. Only an unpaid cash document can be changed.", "/docNo")
        if set(changed) <= set(TEXTS):
            if payload.get("validateOnly"):
                return self._previewed(document)
            return then(lambda command_id: self._writing.change_texts(document, changed, command_id), partial(_record, "UpdateDocument", document))
        if document.kind.form not in ("offer", "order"):
            name = sorted(set(changed) - set(TEXTS))[0]
            raise Refusal("DOC_POSTED", f"{document.number} is posted in Tryton, so {name} cannot be changed. Void it and create it again.", f"/{name}")
        return self._rewrite(document, payload, changed)

    def _rewrite(self, document: Document, payload: dict[str, Any], changed: dict[str, Any]) -> Change:
        if self._links.from_document(document.key):
            raise Refusal("DOC_TRANSFERRED", f"{document.number} was transferred. Its texts can still be changed.", "/docNo")
        whole: dict[str, Any] = {**document.header, "docDate": document.date, str(document.kind.party_field): document.party, **changed}
        rows, kept = self._changed_lines(document, str(payload.get("detailMode") or "replace"), payload.get("lines"))
        whole["lines"] = rows

        def rewrite(command_id: str) -> dict[str, Any]:
            self._writing.withdraw_order(document)
            plan = self._drafting.plan(document.kind, whole, [line.source or {} if line else {} for line in kept], document.number)
            plan.document.key = document.key
            for line, old in zip(plan.document.lines, kept):
                line.key = old.key if old is not None else 0
            self._documents.give_keys(plan.document)
            self._writing.rewrite(document, plan, command_id)
            if payload.get("validateOnly"):
                raise TakenBack(self._previewed(plan.document), has_changes=True)
            return _record("UpdateDocument", plan.document)

        return rewrite

    def _changed_lines(self, document: Document, mode: str, rows: list[dict[str, Any]] | None) -> tuple[list[dict[str, Any]], list[Line | None]]:
        """The rows of the changed document, with the line that each of them was."""
        inputs = [_inputs(line) for line in document.lines]
        if rows is None:
            return inputs, list(document.lines)
        if mode == "replace":
            return rows, [None] * len(rows)
        if mode == "append":
            return inputs + rows, [*document.lines, *[None] * len(rows)]
        given = {str(row.get("dtlKey")): {name: value for name, value in row.items() if name != "dtlKey"} for row in rows}
        keys = [str(line.key) for line in document.lines]
        for index, key in enumerate(given):
            if key not in keys:
                raise Refusal("NOT_FOUND", f"{document.number} has no line with dtlKey {key}.", f"/lines/{index}/dtlKey")
        if mode == "delete":
            left = [(row, line) for row, line in zip(inputs, document.lines) if str(line.key) not in given]
        else:
            left = [(changed_line(row, given.get(str(line.key), {})), line) for row, line in zip(inputs, document.lines)]
        return [row for row, _ in left], [line for _, line in left]

    def _previewed(self, document: Document) -> dict[str, Any]:
        return previewed(self._showing.saved(document))

    def transfer(self, from_type: str, to_type: str, link: str, payload: dict[str, Any]) -> Change:
        """Carries what is left of a document into a new one, line by line, and links the two."""
        source = self._documents.find((from_type,), str(payload.get("fromDocNo")), "/fromDocNo")
        kind = KINDS[to_type]
        if source.is_void:
            raise Refusal("DOC_CANCELLED", f"{source.number} is void, so nothing of it can be transferred.", "/fromDocNo")
        if payload.get(kind.party_field) not in (None, source.party):
            raise Refusal("INVALID_VALUE", f"{source.number} belongs to {source.party}; you sent {payload[kind.party_field]}.", f"/{kind.party_field}")
        carried = self._carried(source, link, payload)
        own = {name: value for name, value in payload.items() if name not in ("fromDocNo", "lines")}
        inherited = {name: value for name, value in source.header.items() if name in HEADER and name not in NOT_COPIED}
        rows = [row for row, _ in carried]
        sources = [
            {"docKey": source.key, "lineKey": line.key, "type": from_type, "kind": link, "quantity": str(line.quantity)} if line.quantity else {} for _,
            line in carried
        ]
        whole = {**inherited, kind.party_field: source.party, **own, "lines": rows}
        if link == "return" and "knockOffs" not in payload:
            whole["knockOffs"] = self._own_knock_off(source, kind, whole, sources)
        plan = self._drafting.plan(kind, {name: value for name, value in whole.items() if value is not None}, sources)
        self._check_order(source, link, plan.document)
        return lambda command_id: _record("TransferDocument", self._writing.create(plan, command_id))

    def _own_knock_off(self, source: Document, kind: Kind, whole: dict[str, Any], sources: list[dict[str, Any]]) -> list[dict[str, Any]] | None:
        """A note settles its source, up to what is outstanding."""
        total = self._drafting.plan(kind, {name: value for name, value in whole.items() if value is not None}, sources).document.total
        settled = min(self._settlements.left(source), total)
        return [{"docType": source.kind.type, "docNo": source.number, "amount": Decimal(settled) / 100}] if settled > 0 else None

    def _check_order(self, source: Document, link: str, document: Document) -> None:
        """Parts of one cost are shared in order."""
        if document.date < source.date:
            raise Refusal("INVALID_DATE", f"docDate must not be before {source.date}, the date of {source.number}.", "/docDate")
        for other in self._links.from_document(source.key):
            later = self._documents.by_key(other.to_key)
            if other.kind == link and later.date > document.date:
                raise Refusal("INVALID_DATE", f"{later.number} of {later.date} already took a part of {source.number}. Send a later docDate.", "/docDate")

    def _carried(self, source: Document, link: str, payload: dict[str, Any]) -> list[tuple[dict[str, Any], Line]]:
        def left(line: Line) -> Fraction:
            return line.quantity - self._links.gone(line.key, link)

        if not isinstance(payload.get("lines"), list):
            found = [(line, left(line)) for line in source.lines if left(line) > 0 or line.quantity == 0]
            if not any(quantity > 0 for _, quantity in found):
                raise Refusal("TRANSFER_EXCEEDS", f"Nothing of {source.number} is left to transfer.", "/fromDocNo")
            return [(self._target_row(line, quantity, {}, "/fromDocNo"), line) for line, quantity in found]
        carried: list[tuple[dict[str, Any], Line]] = []
        for index, row in enumerate(payload["lines"]):
            path = f"/lines/{index}"
            has_key = row.get("dtlKey") is not None
            line = next((each for each in source.lines if (str(each.key) == str(row["dtlKey"]) if has_key else each.seq == row.get("lineNo"))), None)
            if line is None:
                raise Refusal("NOT_FOUND", f"{source.number} has no line {row.get('dtlKey') or row.get('lineNo')}.", path)
            for name in ("itemCode", "uom"):
                if row.get(name) is not None and line.item is not None and row[name] != line.data.get(name):
                    raise Refusal("INVALID_VALUE", f"A transferred line keeps its {name}.", f"{path}/{name}")
            quantity = left(line) if row.get("qty") is None else fraction(row["qty"])
            before = sum((fraction(other["qty"]) for other, each in carried if each is line), Fraction(0))
            if quantity <= 0 or quantity + before > left(line):
                raise Refusal("TRANSFER_EXCEEDS", f"Line {line.seq} of {source.number} has {shown(left(line) - before)} left; you sent {shown(quantity)}.",
                    f"{path}/qty")
            carried.append((self._target_row(line, quantity, row, path), line))
        return carried

    def _target_row(self, line: Line, quantity: Fraction, row: dict[str, Any], path: str) -> dict[str, Any]:
        """A source line as a row of the target: the part of its quantity, then the caller's own values."""
        wishes = {name: value for name, value in row.items() if name not in ("dtlKey", "lineNo") and value is not None}
        inherited: dict[str, Any] = {**_inputs(line), "taxCode": line.tax_code or ""}
        if line.account is None:
            return {**{name: value for name, value in inherited.items() if name != "taxCode"}, **wishes}
        is_whole = quantity == line.quantity
        in_money = any(not part.strip().endswith("%") for part in str(inherited.get("discount") or "%").split("+"))
        if not is_whole and ("unitPrice" not in inherited or in_money):
            raise not_in_tryton(path, "The Tryton driver transfers a line with an amount or a discount in money", "as a whole only.")
        basis = ("unitPrice", "amount", "discount", "taxCode")
        is_taxed_anew = any(name in wishes and wishes[name] != inherited.get(name) for name in basis)
        tax = {"taxAmount": Decimal(str(amount(line.tax)))} if is_whole and line.tax and not is_taxed_anew else {}
        return {**inherited, **tax, **wishes, **({"qty": Decimal(str(shown(quantity)))} if line.quantity else {})}

    def present(self, record: dict[str, Any]) -> dict[str, Any]:
        return self._showing.saved(self._documents.find((record["docType"],), record["docNo"]))

    def differences(self, record: dict[str, Any]) -> list[dict[str, Any]]:
        return self._writing.differences(self._documents.find((record["docType"],), record["docNo"]))


def _record(operation: str, document: Document) -> dict[str, Any]:
    return {"operation": operation, "docType": document.kind.type, "docNo": document.number}


def _inputs(line: Line) -> dict[str, Any]:
    row = {name: line.data[name] for name in LINE_INPUTS if name in line.data}
    if line.item is None and line.account is not None:
        row["accountNo"] = line.account
    return exact(row)


def _is_owed(command: Command, document: Document) -> bool:
    """In the lists of the other ledger, a cash document stands only with what it left unpaid."""
    is_seen = command.operation == "list" and document.kind.type in command.seen_types and document.kind.is_paid
    return not is_seen or not document.is_void and document.total > document.paid


def _is_line(row: dict[str, Any], payload: dict[str, Any]) -> bool:
    if payload.get("itemCode") and row.get("itemCode") != payload["itemCode"]:
        return False
    return not payload.get("location") or payload["location"] in (row.get("location"), row.get("fromLocation"), row.get("toLocation"))
