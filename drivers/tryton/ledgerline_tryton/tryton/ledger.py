"""Moves of accounts in Tryton: written, cancelled and reconciled, and what they come to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from ledgerline_driver.documents import Posting

from ..book import Book
from ..documents.document import Document
from ..refusal import changed_in_tryton

CENT = Decimal("0.01")


def as_amount(cents: int) -> Decimal:
    return (Decimal(cents) / 100).quantize(CENT)


def as_cents(value: Any) -> int:
    """What Tryton has, in cents; SQLite gives back a sum of decimals as a float."""
    return int((Decimal(str(value or 0)) * 100).quantize(Decimal(1)))


@dataclass
class Entry:
    account: str
    cents: int
    """The id of the party, on a control account."""
    party: int | None = None
    text: str = ""
    due: date | None = None


class Ledger:
    def __init__(self, book: Book) -> None:
        self._book = book

    def post(self, document: Document, when: date, journal: str, text: str, entries: list[Entry], origin: str | None = None) -> list[int]:
        """Posts a move for a document; returns the ids of its lines, one for each entry."""
        moves = self._book.model("account.move")
        made = moves.create([{
            "company": self._book.company.id, "journal": self._book.journal(journal), "period": self._book.period(when), "date": when,
            "description": text, "origin": origin, "lines": [("create", [self._line(entry) for entry in entries])],
        }])
        moves.post(made)
        document.note("account.move", made[0].id)
        lines = self._book.model("account.move.line").search([("move", "=", made[0].id)], order=[("id", "ASC")])
        return [int(line.id) for line in lines]

    def _line(self, entry: Entry) -> dict[str, Any]:
        account = self._book.account(entry.account, "")
        due = {"maturity_date": entry.due} if entry.due is not None and account.is_control else {}
        return {
            "account": account.id, "debit": as_amount(max(entry.cents, 0)), "credit": as_amount(max(-entry.cents, 0)),
            "party": entry.party if account.is_control else None, "description": entry.text or None, **due,
        }

    def cancel(self, document: Document, ids: Iterable[int]) -> None:
        """Reverses moves. Both stay in Tryton; the driver's balances leave them out."""
        moves, lines = self._book.model("account.move"), self._book.model("account.move.line")
        for move in moves.browse(list(ids)):
            reverse = move.cancel()
            reverse.save()
            moves.post([reverse])
            for line in lines.search([("move", "=", move.id)]):
                same = [other for other in reverse.lines if other.account == line.account and other.debit == -line.debit and other.credit == -line.credit]
                free = [other for other in same if not other.reconciliation and other.party == line.party]
                if line.account.reconcile and not line.reconciliation and free:
                    lines.reconcile([line, free[0]])
            self.withdraw(move.id, reverse.id)
            document.note("account.move", reverse.id)

    def withdraw(self, *ids: int) -> None:
        for each in ids:
            self._book.store.run("DELETE FROM ledgerline_withdrawn WHERE move = ?", each)
            self._book.store.run("INSERT INTO ledgerline_withdrawn (move) VALUES (?)", each)

    def reconcile(self, ids: list[int]) -> None:
        """If the lines come to zero, Tryton knows that they settle each other."""
        model = self._book.model("account.move.line")
        lines = [line for line in model.browse(ids) if not line.reconciliation]
        if len(lines) == len(ids) > 1 and sum(line.debit - line.credit for line in lines) == 0:
            model.reconcile(lines)

    def check_open(self, document: Document, left: int, path: str) -> None:
        """The line that keeps what is left of a payment."""
        if left and any(line.reconciliation for line in self._book.model("account.move.line").browse(document.open_lines)):
            raise changed_in_tryton(document.number, 0, left, path)

    def open_again(self, ids: list[int]) -> None:
        reconciliations = {line.reconciliation for line in self._book.model("account.move.line").browse(ids) if line.reconciliation}
        if reconciliations:
            self._book.model("account.move.reconciliation").delete(list(reconciliations))

    def posted(self, ids: list[int]) -> list[Posting]:
        """What moves have, per account and, on control accounts, party."""
        if not ids:
            return []
        marks = ", ".join("?" for _ in ids)
        rows = self._book.store.rows(
            f"""SELECT account.code, party.code, SUM(line.debit), SUM(line.credit) FROM account_move_line line
            JOIN account_account account ON account.id = line.account LEFT JOIN party_party party ON party.id = line.party
            JOIN account_move move ON move.id = line.move WHERE move.state = 'posted' AND line.move IN ({marks}) GROUP BY account.code, party.code""",
            *ids,
        )
        return [Posting(str(code), party, as_cents(debit) - as_cents(credit)) for code, party, debit, credit in rows]
