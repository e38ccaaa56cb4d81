"""GnuCash as a driver: which book it opens, and what it says about itself. The messages are the kit's."""

from __future__ import annotations

from typing import Any

from ledgerline_driver.protocol import CommandRequest, Driver, run
from ledgerline_driver.refusal import BookUnavailable

from . import BUILD, VERSION
from .commands import SERVED, Commands
from .documents.printing import PRINTED
from .file.book import Book
from .proposal import ROLES, propose

SETTINGS: list[dict[str, Any]] = [
    {"name": "book", "label": "GnuCash file", "hint": "The path of the book, in XML or SQLite.", "required": True},
    {"name": "currency", "label": "Currency of the book", "hint": "For example MYR. Empty for the currency of the control accounts."},
    {
        "name": "accounts", "label": "Accounts", "type": "pairs", "keys": list(ROLES),
        "hint": "Which account is used where a command names none, by its account code in GnuCash.",
    },
]


class GnuCashDriver(Driver):
    name = "gnucash"
    version = VERSION
    build = BUILD
    exactly_once = True
    settings = SETTINGS
    features = (*Driver.features, "propose", "keys")
    failure_code = "GNUCASH_FAILED"
    failed = "GnuCash could not run the command, and nothing was saved."

    def __init__(self) -> None:
        self._book: Book | None = None
        self._commands: Commands | None = None

    def command_types(self) -> list[str]:
        return list(SERVED)

    def propose(self, settings: dict[str, Any]) -> dict[str, Any]:
        return propose(settings)

    def open(self, settings: dict[str, Any], name: str, artifact_folder: str) -> dict[str, Any]:
        file = settings.get("book")
        if not isinstance(file, str):
            raise BookUnavailable("settings.book must be the path of a GnuCash file.")
        self._book = Book(file, settings, name)
        self._commands = Commands(self._book)
        return {"capabilities": self._commands.capabilities()}

    def execute(self, command: CommandRequest) -> dict[str, Any]:
        commands = self._opened()
        if command.type not in PRINTED:
            return {"result": commands.execute(command)}
        document, source = commands.print_source(command.type, command.payload)
        return {"result": {"ok": True, "document": document}, "print": source}

    def lookup(self, command_id: str) -> dict[str, Any]:
        result = self._opened().lookup(command_id)
        return {"found": False, "proof": "not_applied"} if result is None else {"found": True, "result": result}

    def close(self) -> None:
        if self._book is not None:
            self._book.close()
        self._book = self._commands = None

    def _opened(self) -> Commands:
        if self._commands is None:
            raise BookUnavailable("The book is not open.")
        return self._commands


def main() -> None:
    run(GnuCashDriver())
