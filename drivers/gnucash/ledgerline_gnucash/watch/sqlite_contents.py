"""The contents of an SQLite book, from a copy that nobody writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from .contents import (
    SLOTS, AccountRow, CommandRow, EntryRow, InvoiceRow, PartyRow, PriceRow, SlotRow, SplitRow, TaxTableRow, TransactionRow, day_of, exact,
)

TIME64, GDATE = 6, 10
OWNER_SIDES = {2: "AR", 4: "AP"}
ADDRESS = "addr_addr1, addr_addr2, addr_addr3, addr_addr4, addr_phone, addr_fax, addr_email, addr_name"
DISCOUNT = "coalesce(i_disc_type, ''), coalesce(i_disc_how, '')"


class SqliteContents:
    def __init__(self, copy: str) -> None:
        self._connection = sqlite3.connect(f"file:{quote(copy)}?mode=ro&immutable=1", uri=True)
        self._codes = dict(self._rows("SELECT guid, mnemonic FROM commodities"))
        self.book, self._root = next(self._rows("SELECT guid, root_account_guid FROM books"))

    def close(self) -> None:
        self._connection.close()

    def _rows(self, statement: str) -> Iterator[Any]:
        return iter(self._connection.execute(statement))

    def accounts(self) -> Iterator[AccountRow]:
        """Without those of templates of scheduled transactions, which hang from a root of their own."""
        rows = {
            row[0]: row
            for row in self._rows("SELECT guid, coalesce(code, ''), name, account_type, commodity_guid, coalesce(parent_guid, ''), coalesce(hidden, 0) FROM accounts")
        }
        for guid, code, name, type_, commodity, parent, hidden in rows.values():
            above = parent
            while above in rows and above != self._root:
                above = rows[above][5]
            if above == self._root:
                yield AccountRow(guid, code, name, type_, self._codes.get(commodity, ""), parent, hidden == 1)

    def parties(self) -> Iterator[PartyRow]:
        terms = dict(self._rows("SELECT guid, name FROM billterms"))
        for table, entity, credit in (("customers", "debtor", "credit_num, credit_denom"), ("vendors", "creditor", "0, 1")):
            for row in self._rows(f"SELECT guid, id, name, currency, terms, active, {credit}, {ADDRESS} FROM {table}"):
                guid, code, name, currency, term, active, numerator, denominator, *address = row
                yield PartyRow(
                    guid, entity, code, name, self._codes.get(currency, ""), terms.get(term, ""), active == 1, exact(numerator, denominator),
                    tuple(text or "" for text in address),
                )

    def tax_tables(self) -> Iterator[TaxTableRow]:
        entries: dict[str, list[tuple[str, str, str]]] = {}
        for table, account, numerator, denominator, type_ in self._rows("SELECT taxtable, account, amount_num, amount_denom, type FROM taxtable_entries"):
            entries.setdefault(table, []).append((account, exact(numerator, denominator), {1: "VALUE", 2: "PERCENT"}.get(type_, str(type_))))
        for guid, name, invisible, parent in self._rows("SELECT guid, name, invisible, parent FROM taxtables"):
            yield TaxTableRow(guid, name, not invisible and not parent, tuple(entries.get(guid, ())))

    def prices(self) -> Iterator[PriceRow]:
        for commodity, currency, time, numerator, denominator in self._rows("SELECT commodity_guid, currency_guid, date, value_num, value_denom FROM prices"):
            yield PriceRow(self._codes.get(commodity, ""), self._codes.get(currency, ""), time, exact(numerator, denominator))

    def slots(self) -> Iterator[SlotRow]:
        names = ", ".join(f"'{name}'" for name in SLOTS)
        rows = self._rows(f"SELECT obj_guid, name, slot_type, int64_val, string_val, timespec_val, gdate_val FROM slots WHERE name IN ({names})")
        for owner, name, type_, whole, text, time, day in rows:
            dated = time if type_ == TIME64 else day if type_ == GDATE else None
            yield SlotRow(owner, name, day_of(dated or "") if dated is not None else text if text is not None else str(whole))

    def transactions(self) -> Iterator[TransactionRow]:
        for guid, number, day, text, currency in self._rows("SELECT guid, num, coalesce(post_date, ''), coalesce(description, ''), currency_guid FROM transactions"):
            yield TransactionRow(guid, number, day_of(day), text, self._codes.get(currency, ""))

    def splits(self) -> Iterator[SplitRow]:
        columns = "guid, tx_guid, account_guid, memo, value_num, value_denom, quantity_num, quantity_denom, coalesce(lot_guid, '')"
        for guid, transaction, account, memo, value, value_parts, quantity, quantity_parts, lot in self._rows(f"SELECT {columns} FROM splits"):
            worth = exact(value, value_parts)
            is_same = (value, value_parts) == (quantity, quantity_parts)
            yield SplitRow(guid, transaction, account, memo, worth, worth if is_same else exact(quantity, quantity_parts), lot)

    def invoices(self) -> Iterator[InvoiceRow]:
        columns = "guid, id, owner_type, coalesce(owner_guid, ''), currency, notes, coalesce(billing_id, ''), coalesce(post_txn, ''), coalesce(post_lot, '')"
        for guid, number, owner_type, owner, currency, notes, billing_id, transaction, lot in self._rows(f"SELECT {columns} FROM invoices"):
            yield InvoiceRow(guid, number, OWNER_SIDES.get(owner_type, ""), owner, self._codes.get(currency, ""), notes, billing_id, transaction, lot)

    def entries(self) -> Iterator[EntryRow]:
        order = "date, coalesce(date_entered, ''), coalesce(description, ''), coalesce(action, ''), guid"
        own = f"i_acct, i_price_num, i_price_denom, i_discount_num, i_discount_denom, {DISCOUNT}, i_taxable, i_taxincluded, i_taxtable"
        bill = "b_acct, b_price_num, b_price_denom, 0, 1, '', '', b_taxable, b_taxincluded, b_taxtable"
        for owner, columns in (("invoice", own), ("bill", bill)):
            for row in self._rows(f"SELECT {owner}, {order}, quantity_num, quantity_denom, {columns} FROM entries WHERE {owner} IS NOT NULL"):
                invoice, *sorted_by = row[:6]
                quantity, account, price = exact(row[6], row[7]), row[8], exact(row[9], row[10])
                terms = (exact(row[11], row[12]), row[13], row[14], str(row[15] or 0), str(row[16] or 0))
                yield EntryRow(row[5], invoice, tuple(sorted_by), row[3], quantity, account or "", price, terms, row[17] or "")

    def _has_commands(self) -> bool:
        return bool(next(self._rows("SELECT count(*) FROM sqlite_master WHERE name = 'ledgerline_commands'"))[0])

    def newest_commands(self, most: int) -> list[str]:
        rows = self._rows(f"SELECT command_id FROM ledgerline_commands ORDER BY rowid DESC LIMIT {most}") if self._has_commands() else ()
        return [id_ for (id_,) in rows]

    def commands(self, after: str | None) -> Iterator[CommandRow]:
        if not self._has_commands():
            return
        place = self._connection.execute("SELECT rowid FROM ledgerline_commands WHERE command_id = ?", (after,)).fetchone()
        newest = "(SELECT max(rowid) - 1 FROM ledgerline_commands)" if place is None else str(place[0])
        yield from (CommandRow(*row) for row in self._rows(f"SELECT command_id, record FROM ledgerline_commands WHERE rowid > {newest} ORDER BY rowid"))
