"""GnuCash as a driver: which book it opens, and what it says about itself. The messages are the kit's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledgerline_driver.protocol import ChangeWait, CommandRequest, Driver, run
from ledgerline_driver.refusal import BookLocked, BookUnavailable

from . import BUILD, VERSION
from .proposal import ROLES, propose
from .watch.watcher import Watcher

# GnuCash's engine is loaded by the first method that needs it: a process that only watches never does.
if TYPE_CHECKING:
    from .commands import Commands
    from .file.book import Book
    from .file.copied_book import CopiedBook

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
    features = (*Driver.features, "propose", "keys", "copy")
    tells_changes = True
    package_name = "GnuCash"
    tested_versions = ("4.13", "4.13")
    failure_code = "GNUCASH_FAILED"
    failed = "GnuCash could not run the command, and nothing was saved."

    def __init__(self) -> None:
        self._book: Book | None = None
        self._copied: CopiedBook | None = None
        self._commands: Commands | None = None
        self._watcher: Watcher | None = None

    def command_types(self) -> list[str]:
        from .commands import SERVED

        return list(SERVED)

    def package_version(self) -> str:
        from .file.engine import gnucash_version

        return gnucash_version()

    def propose(self, settings: dict[str, Any]) -> dict[str, Any]:
        return propose(settings)

    def open(self, settings: dict[str, Any], name: str, artifact_folder: str) -> dict[str, Any]:
        from .commands import Commands
        from .file.book import Book

        self._book = Book(_file_of(settings), settings, name)
        self._commands = Commands(self._book)
        return {"capabilities": self._commands.capabilities()}

    def open_copy(self, settings: dict[str, Any], name: str, folder: str) -> dict[str, Any]:
        from .commands import Commands
        from .file.copied_book import CopiedBook

        self._book = self._copied = CopiedBook(_file_of(settings), settings, name, folder)
        self._commands = Commands(self._book)
        return {"capabilities": self._commands.capabilities()}

    def execute(self, command: CommandRequest) -> dict[str, Any]:
        if self._copied is not None:
            return self._read_copy(command, self._copied)
        return self._execute(command)

    def _read_copy(self, command: CommandRequest, copied: CopiedBook) -> dict[str, Any]:
        from .commands import SERVED

        if command.type in SERVED and not SERVED[command.type].is_read:
            raise BookLocked("The book is open in another program, so that it can only be read.")
        copied.refresh()
        response = self._execute(command)
        return {**response, "result": {**response["result"], "readFrom": {"copy": True, "at": copied.taken_at}}}

    def _execute(self, command: CommandRequest) -> dict[str, Any]:
        from .documents.printing import PRINTED

        commands = self._opened()
        if command.type not in PRINTED:
            return {"result": commands.execute(command)}
        document, source = commands.print_source(command.type, command.payload)
        return {"result": {"ok": True, "document": document}, "print": source}

    def lookup(self, command_id: str) -> dict[str, Any]:
        if self._copied is not None:
            raise BookLocked("The book is open in another program, so that its record of commands cannot be asked.")
        result = self._opened().lookup(command_id)
        return {"found": False, "proof": "not_applied"} if result is None else {"found": True, "result": result}

    def watch(self, settings: dict[str, Any], state_folder: str) -> str:
        self._watcher = Watcher(_file_of(settings), settings.get("currency"), state_folder)
        return self._watcher.cursor

    def changes(self, cursor: str | None, limit: int, wait: ChangeWait) -> dict[str, Any]:
        assert self._watcher is not None
        return self._watcher.changes(cursor, limit, wait)

    def close(self) -> None:
        if self._book is not None:
            self._book.close()
        if self._watcher is not None:
            self._watcher.close()
        self._book = self._copied = self._commands = self._watcher = None

    def _opened(self) -> Commands:
        if self._commands is None:
            raise BookUnavailable("The book is not open.")
        return self._commands


def _file_of(settings: dict[str, Any]) -> str:
    file = settings.get("book")
    if not isinstance(file, str):
        raise BookUnavailable("settings.book must be the path of a GnuCash file.")
    return file


def main() -> None:
    run(GnuCashDriver())
