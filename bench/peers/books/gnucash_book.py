"""Posts invoices from a JSON file through the bindings of GnuCash and saves the book once, which is how GnuCash keeps an XML book."""

import json
import sys
import time
from datetime import date

from gnucash import Account, GncNumeric, Session, SessionOpenMode
from gnucash.gnucash_business import Customer, Entry, Invoice, TaxTable, TaxTableEntry
from gnucash.gnucash_core_c import ACCT_TYPE_ASSET, ACCT_TYPE_INCOME, ACCT_TYPE_LIABILITY, ACCT_TYPE_RECEIVABLE


def number(value):
    """Exact: the file has at most two decimals."""
    return GncNumeric(round(value * 100), 100)


def open_account(book, parent, name, kind, currency):
    account = Account(book)
    parent.append_child(account)
    account.SetName(name)
    account.SetType(kind)
    account.SetCommodity(currency)
    return account


def post(book, invoice_number, given, customers, accounts, tax_table, currency):
    day = date.fromisoformat(given["docDate"])
    invoice = Invoice(book, f"IV-{invoice_number:06d}", currency, customers[given["debtorCode"]], day)
    for line in given["lines"]:
        entry = Entry(book, invoice, day)
        entry.SetDescription(line["description"])
        entry.SetQuantity(number(line["qty"]))
        entry.SetInvAccount(accounts["sales"])
        entry.SetInvPrice(number(line["unitPrice"]))
        entry.SetInvTaxable(True)
        entry.SetInvTaxIncluded(False)
        entry.SetInvTaxTable(tax_table)
    invoice.PostToAccount(accounts["debtors"], day, day, "", True, False)


def main():
    source, target = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        invoices = json.load(file)
    session = Session(f"xml://{target}", SessionOpenMode.SESSION_NEW_STORE)
    book = session.book
    root = book.get_root_account()
    currency = book.get_table().lookup("CURRENCY", "MYR")
    assets = open_account(book, root, "Assets", ACCT_TYPE_ASSET, currency)
    accounts = {
        "debtors": open_account(book, assets, "Trade debtors", ACCT_TYPE_RECEIVABLE, currency),
        "sales": open_account(book, root, "Sales", ACCT_TYPE_INCOME, currency),
        "tax": open_account(book, root, "Service tax", ACCT_TYPE_LIABILITY, currency),
    }
    customers = {code: Customer(book, code, currency, code) for code in {given["debtorCode"] for given in invoices}}
    tax_table = TaxTable(book, "10%", TaxTableEntry(accounts["tax"], True, GncNumeric(10, 1)))
    # The accounts stay open meanwhile, so that their lists are sorted and their balances summed once, at the end.
    for account in accounts.values():
        account.BeginEdit()
    start = time.perf_counter()
    for index, given in enumerate(invoices):
        post(book, index + 1, given, customers, accounts, tax_table, currency)
    for account in accounts.values():
        account.CommitEdit()
    posted = time.perf_counter()
    session.save()
    saved = time.perf_counter()
    balance = accounts["debtors"].GetBalance()
    session.end()
    sen = round(balance.num() * 100 / balance.denom())
    print(json.dumps({"postSeconds": posted - start, "saveSeconds": saved - posted, "debtorsSen": sen}))


main()
