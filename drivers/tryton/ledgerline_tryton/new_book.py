"""
Makes a Tryton database from a chart in JSON, so that a first command needs no setting up by hand: a company, its fiscal years, accounts,
taxes, warehouses, items, customers and suppliers. Prints the settings of the book in the companies file.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from decimal import Decimal
from typing import Any

from ledgerline_driver.new_book import chart_from, fill_book, print_settings, settings_of

from .starter_chart import STARTER
from .tryton.connection import MODULES, Connection, configure

"""Fiscal years before this one and after it."""
YEARS_BEFORE, YEARS_AFTER = 1, 1
"""For those who make many books through add-book."""
EMPTY_VARIABLE = "LEDGERLINE_TRYTON_EMPTY"


def main() -> None:
    parser = argparse.ArgumentParser(prog="ledgerline_tryton new-book", description="Makes a Tryton database to start with.")
    parser.add_argument("file")
    parser.add_argument("--currency", default="MYR")
    parser.add_argument("--company", default="Company")
    parser.add_argument("--chart", help="JSON with accounts, roles, taxCodes, locations, items, debtors, creditors, paymentMethods; without it a small chart")
    empty_help = f"A database with the modules and no company, to copy instead of making one; made if it is not there. Also {EMPTY_VARIABLE}"
    parser.add_argument("--empty", default=os.environ.get(EMPTY_VARIABLE), help=empty_help)
    options = parser.parse_args(sys.argv[2:])
    # Tryton warns of what SQLite cannot do. Failures are raised all the same.
    warnings.simplefilter("ignore")
    file = os.path.abspath(options.file)
    if os.path.exists(file):
        sys.exit(f"{file} already exists.")
    if options.empty and not os.path.exists(options.empty):
        making = f"{options.empty}.{os.getpid()}.sqlite"
        make_database(making)
        os.replace(making, options.empty)
        # Tryton knows the database by the name that it had.
        os.execv(sys.executable, [sys.executable, "-m", "ledgerline_tryton", *sys.argv[1:]])
    if options.empty:
        shutil.copyfile(options.empty, file)
    else:
        make_database(file)
    print_settings("ledgerline_tryton", __file__, fill(file, options.company, options.currency, chart_from(options.chart, STARTER)))


def make_database(file: str) -> None:
    """A database of Tryton with the modules that the driver needs. Takes a quarter of a minute."""
    name = configure(file)
    from trytond.pool import Pool
    from trytond.transaction import Transaction

    with Transaction().start(None, 0, autocommit=True) as transaction:
        transaction.database.create(transaction.connection, name)
    with Transaction().start(name, 0) as transaction:
        transaction.database.init()
    Pool.start()
    pool = Pool(name)
    with unvalidated():
        pool.init(update=["ir", "res"], lang=["en"])
        pool.init(update=list(MODULES), lang=["en"], activatedeps=True)


@contextmanager
def unvalidated() -> Iterator[None]:
    """For the records that Tryton's own packages bring: to validate them takes as long as all the rest, and changes none of them."""
    from trytond.model import ModelStorage

    validate = ModelStorage.__dict__["_validate"]
    ModelStorage._validate = classmethod(lambda cls, records, field_names=None: None)
    try:
        yield
    finally:
        ModelStorage._validate = validate


def fill(file: str, company: str, currency: str, chart: dict[str, Any]) -> dict[str, Any]:
    name = configure(file)
    from trytond.pool import Pool
    from trytond.transaction import Transaction

    Pool.start()
    pool = Pool(name)
    with Transaction().start(name, 0, readonly=True):
        pool.init()
    with Transaction().start(name, 0, context={"_skip_warnings": True}) as transaction:
        made = _company(pool, company, currency)
        transaction.commit()
    with Transaction().start(name, 1, context={"company": made, "_skip_warnings": True}) as transaction:
        today = date.today()
        for year in range(today.year - YEARS_BEFORE, today.year + YEARS_AFTER + 1):
            _fiscal_year(pool, made, year)
        transaction.commit()
    settings = settings_of(file, chart)
    _send(settings, chart)
    return settings


def _company(pool: Any, name: str, currency: str) -> int:
    party, = pool.get("party.party").create([{"name": name, "addresses": [("create", [{}])]}])
    currencies = pool.get("currency.currency")
    base, = currencies.create([{"name": currency, "code": currency, "symbol": currency, "digits": 2, "rounding": Decimal("0.01"),
        "rates": [("create", [{"date": date(2000, 1, 1), "rate": Decimal(1)}])]}])
    company, = pool.get("company.company").create([{"party": party.id, "currency": base.id, "cancel_invoice_out": True}])
    users = pool.get("res.user")
    admin = users.search([("login", "=", "admin")])
    users.write(admin, {"companies": [("add", [company.id])], "company": company.id})
    places = pool.get("stock.location")
    places.write(places.search([("type", "=", "warehouse")]), {"active": False})
    return int(company.id)


def _fiscal_year(pool: Any, company: int, year: int) -> None:
    sequences, strict, types = pool.get("ir.sequence"), pool.get("ir.sequence.strict"), pool.get("ir.sequence.type")
    model_data = pool.get("ir.model.data")
    move_type = types(model_data.get_id("account", "sequence_type_account_move"))
    invoice_type = types(model_data.get_id("account_invoice", "sequence_type_account_invoice"))
    posts, = sequences.create([{"name": f"Entries {year}", "sequence_type": move_type.id, "company": company}])
    invoices, = strict.create([{"name": f"Invoices {year}", "sequence_type": invoice_type.id, "company": company}])
    numbers = {name: invoices.id for name in ("out_invoice_sequence", "out_credit_note_sequence", "in_invoice_sequence", "in_credit_note_sequence")}
    years = pool.get("account.fiscalyear")
    made = years.create([{
        "name": str(year), "company": company, "start_date": date(year, 1, 1), "end_date": date(year, 12, 31), "post_move_sequence": posts.id,
        "invoice_sequences": [("create", [{"company": company, **numbers}])],
    }])
    years.create_period(made)


def _send(settings: dict[str, Any], chart: dict[str, Any]) -> None:
    """The chart, through the commands that a caller would send."""
    from .commands import Commands

    connection = Connection(settings)
    commands = Commands(connection, settings)
    try:
        fill_book(commands.execute, chart)
    finally:
        connection.close()
