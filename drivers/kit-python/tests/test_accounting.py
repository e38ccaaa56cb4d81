"""Rules of the kit for accounting packages: what a notebook of documents owes, what lines come to, and which rows a list names."""

from __future__ import annotations

import unittest
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ledgerline_driver.documents import Kind, changed_line, is_found, is_wanted, kinds_of, no_document
from ledgerline_driver.ledger_reads import LedgerReads, Party
from ledgerline_driver.line_prices import purchase_price, single_line, tax_of, worth_of_price
from ledgerline_driver.new_book import STEPS, fill_book, starter_chart
from ledgerline_driver.protocol import CommandRequest
from ledgerline_driver.record_reads import as_fields, is_listed, method_record
from ledgerline_driver.refusal import Refusal
from ledgerline_driver.verified import verified

Json = dict[str, Any]
IV = Kind("IV", "Sales invoice", "AR", "invoice", "sales")
KINDS = {
    kind.type: kind
    for kind in (
        IV, Kind("RP", "AR payment", "AR", "payment"), Kind("RDP", "AR deposit", "AR", "deposit"), Kind("PI", "Purchase invoice", "AP", "invoice"),
        Kind("JE", "Journal entry", None, "journal"),
    )
}


@dataclass
class Note:
    kind: Kind
    number: str
    date: str
    cents: int
    """Owed counting positive."""
    open: int
    party: str | None = "A"
    due: str | None = None
    key: int = 1
    is_void: bool = False
    knock_offs: list[Json] = field(default_factory=list)


class Shown:
    def party_name(self, document: Note) -> str | None:
        return "Alpha"

    def currency(self, document: Note) -> str:
        return "MYR"

    def texts(self, document: Note) -> Json:
        return {"ref": f"ref of {document.number}"}

    def payments(self, document: Note) -> list[Json]:
        return [{"paymentAmount": document.cents / 100}]

    def knock_offs(self, document: Note) -> list[Json]:
        return document.knock_offs


class Notes(LedgerReads[Note]):
    package, speaker, kinds, shown = "Notebook", "The notebook", KINDS, Shown()

    def __init__(self, *notes: Note) -> None:
        self._notes = notes

    def found(self, *types: str) -> list[Note]:
        return [note for note in self._notes if note.kind.type in types]

    def parties(self, side: str) -> list[Party]:
        return [Party("A", "Alpha", "MYR"), Party("B", "Beta", "MYR")]

    def party(self, side: str, code: str) -> Party | None:
        return next((party for party in self.parties(side) if party.code == code and side == "AR"), None)

    def open_documents(self, side: str, code: str | None) -> list[tuple[Note, int]]:
        return [(note, note.open) for note in self.found(*kinds_of(KINDS, side)) if note.open and code in (None, note.party)]

    def worth(self, document: Note) -> tuple[int, int]:
        return document.cents, document.cents

    def movements_of(self, side: str, code: str) -> list[tuple[Note, int, int]]:
        signed = [(note, note.kind.control_sign * note.cents) for note in self.found(*kinds_of(KINDS, side)) if note.party == code]
        return [(note, value, value) for note, value in signed]

    def control(self, side: str, currency: str) -> tuple[str, str]:
        return "300-0000", "Trade debtors"


def ledger() -> Notes:
    return Notes(
        Note(IV, "IV-1", "2026-01-10", 10_000, 4_000, due="2026-01-20"), Note(IV, "IV-2", "2026-02-10", 5_000, 5_000, due="9999-01-01"),
        Note(KINDS["RP"], "RP-1", "2026-02-15", 6_000, -115, due="2026-02-15", knock_offs=[{"docNo": "IV-1", "discountAmount": 1.15}]),
    )


class Owed(unittest.TestCase):
    def test_what_is_due_what_is_overdue_and_what_is_unapplied_make_the_total(self) -> None:
        self.assertEqual(ledger().sums("AR", "A"), {"total": 88.85, "current": 50, "overdue": 40, "unapplied": 1.15})
        row, = ledger().outstanding("AR", {})["rows"]
        self.assertEqual([row["debtorCode"], row["total"], row["ages"]["daysOver90"], row["dueSoon"]], ["A", 88.85, 40, 0])

    def test_a_discount_is_counted_exactly(self) -> None:
        rows = ledger().outstanding_documents("AR", {"docType": "RP"})["rows"]
        self.assertEqual([(row["docNo"], row["original"], row["outstanding"]) for row in rows], [("RP-1", -61.15, -1.15)])

    def test_a_statement_and_a_balance_of_a_party_come_to_the_same(self) -> None:
        report = ledger().statement("AR", {"debtorCode": "A", "dateFrom": "2026-02-01"})["report"]
        self.assertEqual([report["opening"], report["closing"], [row["balance"] for row in report["rows"]]], [100, 90, [150, 90]])
        balance, = ledger().balances({"partyCode": "A", "dateFrom": "2026-02-01"})["rows"]
        self.assertEqual([balance[name] for name in ("opening", "debit", "credit", "closing", "currencyBalance")], [100, 50, 60, 90, 90])

    def test_what_it_does_not_know_is_refused_in_words(self) -> None:
        cases: tuple[tuple[Callable[[], Json], str], ...] = (
            (lambda: ledger().statement("AR", {"debtorCode": "Z"}), "debtorCode Z is no customer of this Notebook book."),
            (lambda: ledger().balances({"creditorCode": "A"}), "creditorCode A is no supplier of this book."),
            (lambda: ledger().outstanding("AR", {"asOf": "2020-01-01"}), "The notebook knows what is open now. Leave asOf out."),
        )
        for read, words in cases:
            with self.assertRaisesRegex(Refusal, words.replace(".", r"\.")):
                read()

    def test_a_payment_shows_what_it_settles_on_its_first_line(self) -> None:
        rows = ledger().paid_lines("RP", {"dateFrom": "2026-02-01"})["rows"]
        self.assertEqual([(row["docNo"], row["seq"], row["knockOffs"][0]["docNo"]) for row in rows], [("RP-1", 1, "IV-1")])


class Documents(unittest.TestCase):
    def test_a_deposit_is_used_and_not_settled(self) -> None:
        self.assertEqual(kinds_of(KINDS, "AR"), ("IV", "RP"))
        self.assertEqual([KINDS[type_].control_sign for type_ in ("IV", "RP", "RDP", "PI", "JE")], [1, -1, -1, -1, 0])
        self.assertEqual(str(no_document(KINDS, ("IV", "RP"), "X-1", "/docNo")), "Sales invoice or AR payment X-1 does not exist in this account book.")

    def test_a_list_names_documents_by_head_and_by_what_is_open(self) -> None:
        note = ledger().found("IV")[0]
        self.assertTrue(is_wanted(note, {"debtorCode": "A", "dateFrom": "2026-01-10", "dateTo": "2026-01-10"}))
        self.assertFalse(is_wanted(note, {"keys": ["IV-9"]}))
        row: Json = {"docNo": "IV-1", "party": "A", "partyName": "Alpha", "description": None, "ref": "WEB-1", "outstanding": 40, "status": "Saved", "lastModified": ""}
        asked = ({"status": "Open"}, {"status": "Settled"}, {"status": "Saved"}, {"status": "Void"}, {"search": "web"})
        self.assertEqual([is_found(row, each) for each in asked], [True, False, True, False, True])

    def test_a_changed_price_forgets_the_amount_and_a_debit_the_credit(self) -> None:
        self.assertEqual(changed_line({"qty": 1, "unitPrice": 2, "amount": 2}, {"qty": 3}), {"qty": 3, "unitPrice": 2})
        self.assertEqual(changed_line({"credit": 5}, {"debit": 6}), {"debit": 6})


class Lines(unittest.TestCase):
    def test_halves_are_rounded_away_from_zero_and_an_amount_must_fit(self) -> None:
        row: Json = {"discount": "10%", "amount": Decimal("18.05")}
        self.assertEqual(worth_of_price(row, Fraction(1), Fraction("20.05"), "/lines/0", "Notebook"), 1_805)
        with self.assertRaisesRegex(Refusal, "18.05; you sent 18"):
            worth_of_price({**row, "amount": 18}, Fraction(1), Fraction("20.05"), "/lines/0", "Notebook")

    def test_tax_of_sales_is_close_to_the_rate_and_of_purchases_any_part(self) -> None:
        self.assertEqual(tax_of(IV, {}, 28_665, Fraction(10), False, "/lines/0", "Notebook"), 2_867)
        self.assertEqual(tax_of(KINDS["PI"], {"taxAmount": 1}, 10_000, Fraction(10), False, "/lines/0", "Notebook"), 100)
        with self.assertRaisesRegex(Refusal, "taxAmount must be close to 10; you sent 1"):
            tax_of(IV, {"taxAmount": 1}, 10_000, Fraction(10), False, "/lines/0", "Notebook")

    def test_the_cost_of_a_purchase_is_its_price(self) -> None:
        self.assertEqual(purchase_price(KINDS["PI"], {"unitCost": 5}, "/lines/0"), 5)
        self.assertIsNone(purchase_price(IV, {"unitCost": 5}, "/lines/0"))
        self.assertEqual(single_line({"amount": 5, "description": "Fee"}), [{"description": "Fee", "amount": 5}])


class Records(unittest.TestCase):
    def test_a_list_names_records_by_their_own_code(self) -> None:
        row = {"debtorCode": "A", "companyName": "Alpha", "taxCode": "ST10", "isActive": True}
        asked: tuple[Json, ...] = ({"debtorCode": "A"}, {"debtorCode": "B"}, {"taxCode": "NT"}, {"name": "alp"}, {"isActive": False})
        self.assertEqual([is_listed(row, each) for each in asked], [True, False, True, True, False])

    def test_a_payment_method_of_the_settings_is_a_record(self) -> None:
        record = method_record({"paymentMethods": {"BANK": "310-1000"}}, "BANK")
        self.assertEqual(as_fields("general-payment-method", record)["BankAccount"], "310-1000")

    def test_a_difference_is_told_and_the_write_stays_saved(self) -> None:
        result = verified("CreateRecord", {"code": "A"}, [{"path": "A"}], "The notebook does not have it.")
        self.assertEqual([result["ok"], result["saved"], result["error"]["code"]], [False, True, "VERIFY_MISMATCH"])


class Starting(unittest.TestCase):
    def test_every_role_of_the_starter_chart_names_one_of_its_accounts(self) -> None:
        chart = starter_chart((("330-0000", "Stock", "CA"),), {"stock": "330-0000"})
        numbers = [row["accountNo"] for row in chart["accounts"]]
        self.assertEqual(numbers, sorted(set(numbers)))
        self.assertLessEqual(set(chart["roles"].values()), set(numbers))

    def test_a_new_book_is_filled_by_commands_and_ends_at_what_is_refused(self) -> None:
        sent: list[str] = []

        def execute(command: CommandRequest) -> Json:
            sent.append(command.type)
            return {"ok": command.type != "create-debtor", "error": {"message": "There is no room."}}

        with self.assertRaisesRegex(SystemExit, "There is no room"):
            fill_book(execute, starter_chart((), {}))
        self.assertEqual([type_ for _, type_ in STEPS if type_ in sent], ["create-gl-account", "create-tax-code", "create-debtor"])


if __name__ == "__main__":
    unittest.main()
