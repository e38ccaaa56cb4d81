"""A book to start with: a small chart of accounts, and the commands that fill a new book with one."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from decimal import Decimal
from typing import Any

from .money import shown
from .protocol import CommandRequest

Json = dict[str, Any]
"""What a chart has, in the order in which it is needed, and the command of each row."""
STEPS = (
    ("accounts", "create-gl-account"), ("taxCodes", "create-tax-code"), ("locations", "create-location"), ("itemGroups", "create-stock-item-group"),
    ("items", "create-item"), ("debtors", "create-debtor"), ("creditors", "create-creditor"),
)
ACCOUNTS = (
    ("100-0000", "Share capital", "CP"), ("150-0000", "Retained earnings", "RE"), ("300-0000", "Trade debtors", "CA", "DEBTOR_CONTROL"),
    ("310-1000", "Bank", "CA", "BANK"), ("320-0000", "Cash in hand", "CA", "CASH"), ("400-0000", "Trade creditors", "CL", "CREDITOR_CONTROL"),
    ("430-1000", "Sales tax payable", "CL"), ("500-0000", "Sales", "SL"), ("510-0000", "Sales returns", "SA"), ("530-2000", "Discount received", "OI"),
    ("600-1000", "Purchases", "CO"), ("900-1000", "Bank charges", "EP"), ("900-3000", "Rounding", "EP"), ("900-4000", "Discount allowed", "EP"),
)
ROLES = {
    "debtorControl": "300-0000", "creditorControl": "400-0000", "sales": "500-0000", "salesReturn": "510-0000", "purchase": "600-1000",
    "purchaseReturn": "600-1000", "bankCharge": "900-1000", "rounding": "900-3000", "discountAllowed": "900-4000", "discountReceived": "530-2000",
}


def starter_chart(accounts: tuple[tuple[str, ...], ...], roles: dict[str, str], **more: Any) -> Json:
    """A small trading company with two tax codes, a customer and a supplier; and the accounts, roles and records that a package has besides."""
    names = ("accountNo", "description", "accountType", "specialType")
    return {
        "accounts": [dict(zip(names, row)) for row in sorted((*ACCOUNTS, *accounts))],
        "roles": {**ROLES, **roles},
        "paymentMethods": {
            "BANK": {"accountNo": "310-1000", "paymentBy": "Bank Transfer"},
            "CASH": {"accountNo": "320-0000", "paymentBy": "Cash"},
        },
        "taxCodes": [
            {"taxCode": "ST10", "description": "Sales tax 10%", "taxType": "SALES_TAX", "direction": "supply", "rate": 10, "accountNo": "430-1000",
             "scheme": "SST", "einvoiceType": "01"},
            {"taxCode": "NT", "description": "Not taxable", "taxType": "NONE", "direction": "both", "rate": 0, "scheme": "NONE", "einvoiceType": "06"},
        ],
        "debtors": [{"debtorCode": "300-A001", "companyName": "Alpha Hardware Sdn Bhd", "displayTerm": "Net 30"}],
        "creditors": [{"creditorCode": "400-S001", "companyName": "Supplier One Sdn Bhd", "displayTerm": "Net 30"}],
        **more,
    }


def chart_from(file: str | None, starter: Json) -> Json:
    """A chart in JSON, or the one to start with."""
    if not file:
        return starter
    with open(file, encoding="utf-8") as opened:
        chart: Json = json.load(opened, parse_float=Decimal)
    return chart


def settings_of(file: str, chart: Json, **more: Any) -> Json:
    return {"book": file, **more, "accounts": chart.get("roles", {}), "paymentMethods": chart.get("paymentMethods", {})}


def fill_book(execute: Callable[[CommandRequest], Json], chart: Json) -> None:
    """Sends what a chart has, as a caller would. Ends the program if the book refuses something."""
    steps = [(type_, row) for name, type_ in STEPS for row in chart.get(name, [])]
    for index, (type_, payload) in enumerate(steps):
        result = execute(CommandRequest(f"new-book-{index}", type_, payload))
        if not result["ok"]:
            sys.exit(f"{type_} {payload}: {result['error']['message']}")


def print_settings(package: str, module_file: str, settings: Json) -> None:
    """The settings of the book in the companies file, with how its driver is started."""
    folder = os.path.dirname(os.path.dirname(os.path.abspath(module_file)))
    start = {"command": sys.executable, "parameters": ["-m", package], "folder": folder}
    print(json.dumps({**start, **settings}, indent=2, default=shown))
