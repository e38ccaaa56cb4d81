"""Tryton as a driver: which book it opens, and what it says about itself. The messages are the kit's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ledgerline_driver.protocol import CommandRequest, Driver, run
from ledgerline_driver.refusal import BookUnavailable

from . import BUILD, VERSION
from .proposal import ROLES, propose

# Tryton is loaded by open, because its modules read the configuration then.
if TYPE_CHECKING:
    from .commands import Commands
    from .tryton.connection import Connection

SETTINGS: list[dict[str, Any]] = [
    {"name": "book", "label": "Tryton database", "hint": "The path of a database in SQLite; its name ends with .sqlite.", "required": True},
    {"name": "configuration", "label": "Tryton's configuration", "hint": "The path of trytond.conf, if yours has settings of its own."},
    {"name": "user", "label": "Tryton user", "hint": "The login that commands run as. Empty for admin."},
    {"name": "company", "label": "Company", "hint": "Its name or code, if the database has several."},
    {"name": "accounts", "label": "Accounts", "type": "pairs", "keys": list(ROLES),
    "hint": "Which account is used where a command names none, by its code in Tryton."},
]


class TrytonDriver(Driver):
    name = "tryton"
    version = VERSION
    build = BUILD
    exactly_once = True
    settings = SETTINGS
    features = (*Driver.features, "propose", "keys")
    package_name = "Tryton"
    tested_versions = ("6.0", "6.0")
    failure_code = "TRYTON_FAILED"
    failed = "Tryton could not run the command, and nothing was saved."

    def __init__(self) -> None:
        self._connection: Connection | None = None
        self._commands: Commands | None = None

    def command_types(self) -> list[str]:
        from .commands import SERVED

        return list(SERVED)

    def package_version(self) -> str:
        import trytond

        return str(trytond.__version__)

    def propose(self, settings: dict[str, Any]) -> dict[str, Any]:
        return propose(settings)

    def open(self, settings: dict[str, Any], name: str, artifact_folder: str) -> dict[str, Any]:
        from .commands import Commands
        from .tryton.connection import Connection

        self._connection = Connection(settings)
        self._commands = Commands(self._connection, settings)
        return {"capabilities": self._commands.capabilities()}

    def execute(self, command: CommandRequest) -> dict[str, Any]:
        return {"result": self._opened().execute(command)}

    def lookup(self, command_id: str) -> dict[str, Any]:
        result = self._opened().lookup(command_id)
        return {"found": False, "proof": "not_applied"} if result is None else {"found": True, "result": result}

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = self._commands = None

    def _opened(self) -> Commands:
        if self._commands is None:
            raise BookUnavailable("The book is not open.")
        return self._commands


def main() -> None:
    run(TrytonDriver())
