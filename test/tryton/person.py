"""
A person at the desk: Tryton in a process of its own, with a database that the driver has too. Makes the edits that the second parameter names in JSON,
each as Tryton's own buttons do, and saves them.
"""

import json
import os
import sys
from datetime import date
from decimal import Decimal

from trytond.config import config

file = os.path.abspath(sys.argv[1])
name = os.path.basename(file).removesuffix(".sqlite")
config.set("database", "uri", "sqlite://")
config.set("database", "path", os.path.dirname(file))

from trytond.pool import Pool  # noqa: E402
from trytond.transaction import Transaction  # noqa: E402

Pool.start()
pool = Pool(name)
with Transaction().start(name, 0, readonly=True):
    pool.init()


def one(model, *domain):
    return pool.get(model).search(list(domain), limit=1)[0]


def invoice(number):
    return one("account.invoice", ("number", "=", number))


def pay(number, amount, account):
    """Pay, on an invoice."""
    bank = one("account.account", ("code", "=", account))
    found = invoice(number)
    method, = pool.get("account.invoice.payment.method").create([{
        "name": "Transfer", "company": found.company.id, "journal": one("account.journal", ("type", "=", "cash")).id,
        "credit_account": bank.id, "debit_account": bank.id,
    }])
    lines = found.pay_invoice(Decimal(amount), method, found.invoice_date)
    open_lines = [line for line in found.lines_to_pay if not line.reconciliation]
    if sum(line.debit - line.credit for line in [*lines, *open_lines]) == 0:
        pool.get("account.move.line").reconcile([*lines, *open_lines])


def cancel(number):
    """Cancel, on an invoice."""
    pool.get("account.invoice").cancel([invoice(number)])


def reconcile(account, party):
    """Reconcile, on the lines of an account: those of one party that come to nothing, with an entry for the rest."""
    lines = pool.get("account.move.line")
    open_lines = lines.search([
        ("account.code", "=", account), ("party.code", "=", party), ("reconciliation", "=", None), ("move.state", "=", "posted"),
    ])
    rest = sum((line.debit - line.credit for line in open_lines), Decimal(0))
    other = one("account.account", ("code", "=", "500-0000"))
    control, company = open_lines[0].account, open_lines[0].move.company
    today = max(line.move.date for line in open_lines)
    both = [
        {"account": control.id, "party": open_lines[0].party.id, "debit": max(-rest, 0), "credit": max(rest, 0)},
        {"account": other.id, "debit": max(rest, 0), "credit": max(-rest, 0)},
    ]
    moves = pool.get("account.move")
    move, = moves.create([{
        "journal": one("account.journal", ("type", "=", "general")).id, "period": pool.get("account.period").find(company.id, date=today),
        "date": today, "company": company.id, "lines": [("create", both)],
    }])
    moves.post([move])
    lines.reconcile([*open_lines, *[line for line in move.lines if line.account == control]])


def move(item, location, quantity):
    """Do, on a movement of goods to what is lost and found, or from there if the quantity is below zero."""
    product, place = one("product.product", ("code", "=", item)), one("stock.location", ("code", "=", location), ("type", "=", "warehouse"))
    company, lost = one("company.company"), one("stock.location", ("type", "=", "lost_found"))
    places = [place.storage_location.id, lost.id] if quantity > 0 else [lost.id, place.storage_location.id]
    moves = pool.get("stock.move")
    made = moves.create([{
        "product": product.id, "uom": product.default_uom.id, "quantity": abs(quantity), "from_location": places[0],
        "to_location": places[1], "company": company.id, "currency": company.currency.id,
        "effective_date": date(2026, 7, 20), "planned_date": date(2026, 7, 20), "unit_price": product.cost_price,
    }])
    moves.do(made)


EDITS = {"pay": pay, "cancel": cancel, "reconcile": reconcile, "move": move}

with Transaction().start(name, 0, readonly=True):
    user = one("res.user", ("login", "=", "admin"))
    who, company = user.id, user.company.id
with Transaction().start(name, who, context={"company": company, "_skip_warnings": True}) as transaction:
    for edit, *parameters in json.loads(sys.argv[2]):
        EDITS[edit](*parameters)
    transaction.commit()
