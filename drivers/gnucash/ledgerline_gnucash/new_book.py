"""Makes a GnuCash book from a chart in JSON, so that a first command needs no setting up by hand. Prints the settings of the book in the companies file."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gnucash import Account, Session, SessionOpenMode
from gnucash import gnucash_core_c as core
from ledgerline_driver.new_book import chart_from, fill_book, print_settings, settings_of

from .commands import Commands
from .file.book import Book
from .starter_chart import STARTER


def main() -> None:
    parser = argparse.ArgumentParser(prog="ledgerline_gnucash new-book", description="Makes a GnuCash book to start with.")
    parser.add_argument("file")
    parser.add_argument("--format", choices=("sqlite3", "xml"), default="sqlite3")
    parser.add_argument("--currency", default="MYR")
    parser.add_argument("--chart", help="JSON with accounts, roles, paymentMethods, taxCodes, debtors and creditors; a small chart without it")
    options = parser.parse_args(sys.argv[2:])
    if os.path.exists(options.file):
        sys.exit(f"{options.file} already exists.")
    settings = make_book(os.path.abspath(options.file), options.format, options.currency, chart_from(options.chart, STARTER))
    print_settings("ledgerline_gnucash", __file__, settings)


@contextmanager
def _quiet() -> Iterator[None]:
    """GnuCash writes the row of a new SQLite book twice and reports the second as an error. Failures are raised all the same."""
    kept, nothing = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def _add_placeholder(book: Any, currency: str) -> None:
    """GnuCash writes no file for a book without accounts."""
    account = Account(book)
    account.SetName("Placeholder")
    account.SetType(core.ACCT_TYPE_EQUITY)
    account.SetCommodity(book.get_table().lookup("CURRENCY", currency))
    book.get_root_account().append_child(account)


def make_book(file: str, scheme: str, currency: str, chart: dict[str, Any]) -> dict[str, Any]:
    with _quiet():
        empty = Session(f"{scheme}://{file}", SessionOpenMode.SESSION_NEW_STORE)
        try:
            if scheme == "xml":
                _add_placeholder(empty.book, currency)
                empty.save()
        finally:
            empty.end()
            empty.destroy()
    settings = settings_of(file, chart, currency=currency)
    book = Book(file, settings)
    for account in book.gnc.get_root_account().get_children():
        account.BeginEdit()
        account.Destroy()
    commands = Commands(book)
    try:
        fill_book(commands.execute, chart)
    finally:
        book.close()
    return settings
