"""The command types that this driver takes, from the families that GnuCash has. Everything else is refused before it is queued."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Family:
    """The commands of one kind of document. `types` are the document types they serve; `seen` can only be read with them."""

    name: str
    types: tuple[str, ...]
    seen: tuple[str, ...] = ()
    plural: str = ""
    operations: tuple[str, ...] = ("list", "lines", "get", "validate", "create", "update", "void", "delete")

    @property
    def list_name(self) -> str:
        return self.plural or f"{self.name}s"

    def command_types(self) -> dict[str, str]:
        return {_command(self, operation): operation for operation in self.operations}


def _command(family: Family, operation: str) -> str:
    if operation == "list":
        return f"list-{family.list_name}"
    return f"read-{family.name}-lines" if operation == "lines" else f"{operation}-{family.name}"


_TRADE = ("list", "lines", "get", "validate", "create", "update", "cancel", "void", "delete")
_PAID = ("list", "get", "validate", "create", "update", "void", "delete")

FAMILIES = (
    Family("sales-invoice", ("IV",), operations=_TRADE),
    Family("cash-sale", ("CS",), operations=_TRADE),
    Family("sales-credit-note", ("CN",), operations=_TRADE),
    Family("sales-debit-note", ("DN",), operations=_TRADE),
    Family("purchase-invoice", ("PI",), operations=_TRADE),
    Family("cash-purchase", ("CP",), operations=_TRADE),
    Family("purchase-return", ("PR",), operations=_TRADE),
    Family("ar-invoice", ("RI",), seen=("IV", "CS")),
    Family("ar-credit-note", ("RC",), seen=("CN",)),
    Family("ar-debit-note", ("RD",), seen=("DN",)),
    Family("ap-invoice", ("PB",), seen=("PI", "CP")),
    Family("ap-credit-note", ("PC",), seen=("PR",)),
    Family("ap-debit-note", ("PD",)),
    Family("ar-payment", ("RP",), operations=_PAID),
    Family("ar-refund", ("RF",), operations=_PAID),
    Family("ap-payment", ("PP",), operations=_PAID),
    Family("ap-refund", ("PF",), operations=_PAID),
    Family("ar-deposit", ("RDP",), operations=("list", "get", "validate", "create")),
    Family("ap-deposit", ("PDP",), operations=("list", "get", "validate", "create")),
    Family("journal-entry", ("JE",), plural="journal-entries", operations=_PAID),
    Family("gl-cash-book-entry", ("PV", "OR"), plural="gl-cash-book-entries", operations=("list", "get", "update", "void", "delete")),
    Family("gl-cash-book-payment", ("PV",), operations=("validate", "create")),
    Family("gl-cash-book-receipt", ("OR",), operations=("validate", "create")),
)

"""Records: customers, vendors, accounts, tax tables, currencies."""
RECORDS = (
    "read-debtors", "get-debtor-detail", "get-debtor-credit-control", "create-debtor", "update-debtor", "void-debtor", "delete-debtor",
    "read-creditors", "get-creditor-detail", "create-creditor", "update-creditor", "void-creditor", "delete-creditor",
    "read-chart-accounts", "get-gl-account", "create-gl-account", "update-gl-account", "void-gl-account", "delete-gl-account",
    "list-tax-codes", "get-tax-code", "create-tax-code", "update-tax-code",
    "list-general-currencies", "get-general-currency", "validate-general-currency", "create-general-currency", "update-general-currency",
    "list-general-payment-methods", "get-general-payment-method", "read-payment-methods", "read-default-accounts", "list-gl-bank-cash-accounts",
)

LEDGER_READS = (
    "read-gl-account-balance", "read-ar-outstanding", "read-ar-outstanding-documents", "read-ap-outstanding", "read-ap-outstanding-documents",
    "read-ar-payment-lines", "read-ar-refund-lines", "read-ap-payment-lines", "read-ap-refund-lines",
    "debtor-statement-report", "creditor-statement-report", "list-gl-cash-book-documents",
)

"""By command type: the family and the operation."""
DOCUMENT_COMMANDS = {type_: (family, operation) for family in FAMILIES for type_, operation in family.command_types().items()}

CREATED_RECORDS = {"debtors": "create-debtor", "creditors": "create-creditor", "gl-accounts": "create-gl-account", "general-currencies": "create-general-currency"}

PRINTS = ("sales-invoice-acct-pdf", "sales-document-acct-pdf", "purchase-document-acct-pdf", "arap-document-acct-pdf", "gl-document-acct-pdf")

"""Many creates in one command; the command of every row, or None where each row names its own."""
BULK_COMMANDS: dict[str, str | None] = {
    "bulk-create": None,
    **{f"bulk-create-{plural}": type_ for plural, type_ in CREATED_RECORDS.items()},
    **{
        f"bulk-create-{family.list_name}": f"create-{family.name}"
        for family in FAMILIES if "create" in family.operations and not family.name.endswith("-deposit")
    },
}

COMMAND_TYPES = sorted([*DOCUMENT_COMMANDS, *RECORDS, *LEDGER_READS, *BULK_COMMANDS, *PRINTS])
