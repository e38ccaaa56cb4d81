"""
A person at the desk: GnuCash's own engine in a process of its own, which has the book open as the window has. For each line of its input it
makes so many random edits, with a pause of at most so many seconds after each, or those that it names, saves, and prints what it touched and what every read
of the driver now shows.
"""

import ctypes
import glob
import json
import os
import random
import sys
import time
from datetime import date

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../drivers/gnucash"))

import ledgerline_gnucash  # noqa: E402,F401
from gnucash import GncNumeric, GncPrice, Session, SessionOpenMode, Split, Transaction  # noqa: E402
from gnucash import gnucash_core_c as core  # noqa: E402
from gnucash.gnucash_business import Customer, Entry, Invoice  # noqa: E402
from ledgerline_gnucash.commands import Commands  # noqa: E402
from ledgerline_gnucash.documents.document import key_of  # noqa: E402
from ledgerline_gnucash.file.book import Book  # noqa: E402
from ledgerline_gnucash.file.engine import loaded_library  # noqa: E402
from ledgerline_gnucash.watch.objects import ENTITIES  # noqa: E402

output = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)


class HeldBook(Book):
    """The book as the person has it open; read by the driver's own reads."""

    def __init__(self, scheme, settings):
        self.file, self.settings, self.name = settings["book"], settings, ""
        self.is_sqlite, self.when_reopened, self._accounts = scheme == "sqlite3", [], None
        self._session = Session(f"{'sqlite3' if self.is_sqlite else 'xml'}://{self.file}", SessionOpenMode.SESSION_NORMAL_OPEN)

    def save(self):
        if not self.is_sqlite:
            # GnuCash does not save twice in a second where it keeps the file before.
            for backup in glob.glob(f"{self.file}.*.gnucash"):
                os.remove(backup)
            self._session.save()

    def end(self):
        self._session.end()


class Person:
    def __init__(self, scheme, settings, seed, pause):
        self.pause = pause
        if scheme == "xml-plain":
            loaded_library("libgnc-core-utils").gnc_prefs_set_file_save_compressed(ctypes.c_int(0))
        self.book = HeldBook(scheme, settings)
        self.random = random.Random(seed)
        self.seed, self.count, self.touched = seed, 0, []
        self.commands = Commands(self.book)

    @property
    def gnc(self):
        return self.book.gnc

    def touch(self, entity, key):
        self.touched.append([entity, key])

    def edit(self, count):
        self.touched = []
        for _ in range(count):
            self.count += 1
            self.random.choice(EDITS)(self)
            time.sleep(self.pause * self.random.random())
        if count > 0:
            # There is always something to wait for.
            self.count += 1
            new_entry(self)
        return self.saved()

    def make(self, names):
        """These edits and no others."""
        self.touched = []
        for name in names:
            self.count += 1
            globals()[name](self)
        return self.saved()

    def saved(self):
        self.book.save()
        self.book.forget_accounts()
        self.commands = Commands(self.book)
        return {"touched": self.touched, "reads": self.reads()}

    def own_entries(self):
        """Those that were entered here and are not void, which GnuCash lets nobody edit."""
        documents = self.commands._documents._documents
        return [found for found in documents.all("JE") if found.number.startswith("H-") and not core.xaccTransGetVoidStatus(found.thing.instance)]

    def reads(self):
        """Entity, key and what a read shows, of everything."""
        commands = self.commands
        found = {}
        for document in commands._documents._documents.all(*ENTITIES):
            shown = commands._documents._showing.got(document)
            for name in ("DebtorName", "CreditorName"):
                shown["fields"].pop(name, None)
            found[f"{ENTITIES[document.kind.type]} {document.key}"] = shown
        records = commands._records
        for kind in ("debtor", "creditor", "gl-account", "tax-code", "general-currency"):
            for code in records.codes(kind):
                found[f"{kind} {code}"] = [records.record(kind, code), records._modified(kind, code)]
        return {name: json.dumps(shown, sort_keys=True, default=str) for name, shown in found.items()}


def amounts(person, transaction, cents):
    for position, sign in ((0, 1), (1, -1)):
        split = transaction.GetSplit(position)
        split.SetValue(GncNumeric(sign * cents, 100))
        split.SetAmount(GncNumeric(sign * cents, 100))


def new_entry(person):
    transaction = Transaction(person.gnc)
    transaction.BeginEdit()
    transaction.SetCurrency(person.book.currency)
    transaction.SetNum(f"H-{person.seed}-{person.count}")
    transaction.SetDescription("Entered <by> hand & more")
    transaction.SetDate(1 + person.count % 28, 11, 2026)
    for number in ("900-1000", "310-1000"):
        split = Split(person.gnc)
        split.SetParent(transaction)
        split.SetAccount(next(account for account in person.gnc.get_root_account().get_descendants() if account.GetCode().startswith(number)))
    amounts(person, transaction, 500 + person.count)
    transaction.CommitEdit()
    person.touch("journal-entry", key_of(transaction))


def entry_edit(change):
    def edit(person):
        entries = person.own_entries()
        if not entries:
            return new_entry(person)
        chosen = person.random.choice(entries)
        person.touch("journal-entry", chosen.key)
        chosen.thing.BeginEdit()
        change(person, chosen.thing)
        chosen.thing.CommitEdit()
        person.commands = Commands(person.book)

    return edit


def void_entry(person):
    entries = person.own_entries()
    if entries:
        chosen = person.random.choice(entries)
        person.touch("journal-entry", chosen.key)
        core.xaccTransVoid(chosen.thing.instance, f"wrong {person.count}")


def account(person):
    return person.random.choice([found for found in person.gnc.get_root_account().get_descendants() if found.GetCode()])


def rename_account(person):
    """Whatever names the account is another thing to read."""
    chosen = account(person)
    base = chosen.GetCode().split("~")[0]
    if base in person.book.settings["accounts"].values() or base == "310-1000":
        return
    person.touch("gl-account", chosen.GetCode())
    chosen.SetCode(f"{base}~{person.count}")
    person.touch("gl-account", chosen.GetCode())


def name_account(person):
    chosen = account(person)
    chosen.SetName(f"Named by hand {person.count}")
    person.touch("gl-account", chosen.GetCode())


def new_customer(person):
    code = f"C-{person.seed}-{person.count}"
    Customer(person.gnc, code, person.book.currency, "By hand")
    person.touch("debtor", code)


def move_customer(person):
    customer = person.gnc.CustomerLookupByID("300-A001")
    customer.BeginEdit()
    customer.GetAddr().SetAddr1(f"{person.count} Jalan Tangan")
    customer.CommitEdit()
    person.touch("debtor", "300-A001")


def new_invoice(person):
    invoice = Invoice(person.gnc, f"N-{person.seed}-{person.count}", person.book.currency, person.gnc.CustomerLookupByID("300-A001"), date(2026, 11, 3))
    entry = Entry(person.gnc, invoice, date(2026, 11, 3))
    entry.SetDescription("By hand")
    entry.SetQuantity(GncNumeric(2, 1))
    entry.SetInvAccount(person.book.accounts["500-0000"])
    entry.SetInvPrice(GncNumeric(1000 + person.count, 100))
    invoice.PostToAccount(person.book.control("AR"), date(2026, 11, 3), date(2026, 12, 3), "", True, False)
    person.touch("sales-invoice", key_of(invoice))
    person.commands = Commands(person.book)


def pay_invoice(person):
    """In GnuCash itself, where it is no document of its own: it changes what is open of the invoice."""
    documents = person.commands._documents._documents
    unpaid = [found for found in documents.all("IV") if found.thing.IsPosted() and found.outstanding > 0]
    if not unpaid:
        return new_invoice(person)
    chosen = person.random.choice(unpaid)
    chosen.thing.ApplyPayment(None, person.book.accounts["310-1000"], GncNumeric(100, 100), GncNumeric(1), date(2026, 11, 5), "", "")
    person.touch("sales-invoice", chosen.key)


def unpost_invoice(person):
    """A draft again, which is no document."""
    invoices = [found for found in person.commands._documents._documents.all("IV") if found.thing.IsPosted() and found.number.startswith("N-")]
    if not invoices:
        return new_invoice(person)
    chosen = person.random.choice(invoices)
    person.touch("sales-invoice", chosen.key)
    chosen.thing.Unpost(True)
    person.commands = Commands(person.book)


def note_invoice(person):
    invoices = person.commands._documents._documents.all("IV")
    if not invoices:
        return new_invoice(person)
    chosen = person.random.choice(invoices)
    chosen.thing.BeginEdit()
    chosen.thing.SetBillingID(f"PO {person.count}")
    chosen.thing.CommitEdit()
    person.touch("sales-invoice", chosen.key)


def new_price(person):
    price = GncPrice(person.gnc)
    price.begin_edit()
    price.set_commodity(person.book.commodity("USD"))
    price.set_currency(person.book.currency)
    price.set_time64(date(2026, 1 + person.count % 12, 1 + person.count % 28))
    price.set_typestr("last")
    price.set_value(GncNumeric(40000 + person.count, 10000))
    price.commit_edit()
    person.gnc.get_price_db().add_price(price)
    person.touch("general-currency", "USD")


EDITS = [
    new_entry, new_entry, void_entry, rename_account, name_account, new_customer, move_customer, new_invoice, pay_invoice, note_invoice, unpost_invoice, new_price,
    entry_edit(lambda person, entry: entry.GetSplit(0).SetMemo(f"memo {person.count}")),
    entry_edit(lambda person, entry: entry.SetDescription(f"text {person.count}")),
    entry_edit(lambda person, entry: entry.SetDate(1 + person.count % 28, 1 + person.count % 12, 2025)),
    entry_edit(lambda person, entry: amounts(person, entry, 9_000 + person.count)),
    entry_edit(lambda person, entry: entry.SetNum(f"H-{person.seed}-{person.count}-r")),
    entry_edit(lambda person, entry: entry.Destroy()),
    # What no read shows.
    entry_edit(lambda person, entry: entry.GetSplit(0).SetReconcile("c")),
    entry_edit(lambda person, entry: entry.SetNotes(f"note {person.count}")),
    lambda person: account(person).SetNotes(f"note {person.count}"),
]


def main():
    scheme, settings, seed, pause = sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    person = Person(scheme, settings, seed, pause)
    print(json.dumps({"reads": person.reads()}), file=output, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(person.edit(asked) if isinstance(asked, int) else person.make(asked)), file=output, flush=True)
    person.book.end()


main()
