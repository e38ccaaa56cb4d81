"""The fields of payments and knock-offs in a payload: what every package takes of them, and what one has no notion of."""

from __future__ import annotations

from typing import Any

from .refusal import Lacks

Json = dict[str, Any]
PAYMENT_FIELDS = {
    "paymentMethod", "paymentBy", "paymentAmount", "chequeNo", "bankCharge", "paymentAccountNo", "bankChargeAccountNo", "creditCardApprovalCode",
    "depositDocNo", "dtlKey",
}
KNOCK_OFF_FIELDS = {"docType", "docKey", "docNo", "knockOffDate", "amount", "discountAmount"}


def check_payment_fields(row: Json, path: str, lacks: Lacks, has_deposits: bool) -> None:
    for name in row:
        if name == "depositDocNo" and not has_deposits:
            raise lacks.refusal(f"{path}/{name}", "deposits yet", "send the account that pays.")
        if name.startswith("withholdingTax"):
            raise lacks.refusal(f"{path}/{name}", "withholding tax", "pay the amount after it, and send a journal entry for the tax.")
        if name not in PAYMENT_FIELDS:
            raise lacks.place(f"{path}/{name}", f"{name} on a payment")


def check_knock_off_fields(row: Json, path: str, lacks: Lacks) -> None:
    for name in row:
        if name not in KNOCK_OFF_FIELDS:
            raise lacks.place(f"{path}/{name}", f"{name} on a knock-off")
