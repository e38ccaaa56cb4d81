"""An open GnuCash book: its session, its lock, its accounts, and what makes a command one transaction. Knows no command."""

from __future__ import annotations

import glob
import json
import os
import re
import socket
import time
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any

from gnucash import Account, GncCommodity, Session, SessionOpenMode
from gnucash import gnucash_core_c as core
from ledgerline_driver.refusal import BookLocked, BookUnavailable, Refusal, TakenBack

from .engine import muted_database
from .lock import holder_of, note_lock, remove_note
from .slots import read_slot, write_slot
from .sqlite_transaction import GnuCashConnection, quoted
from .stored import StoredBook, is_sqlite

COMMANDS_SLOT = b"ledgerline-commands"
"""An XML book is written as a whole, so that its record keeps only the newest commands; documents are stamped for good."""
XML_COMMANDS_MAX = 200
"""A driver whose connector was killed finishes its command and exits."""
PREDECESSOR_SECONDS = 60

TABLE = (
    "CREATE TABLE IF NOT EXISTS ledgerline_commands"
    " (command_id TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, record TEXT NOT NULL, at TEXT NOT NULL)"
)


def now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Book:
    def __init__(self, file: str, settings: dict[str, Any], name: str = "") -> None:
        self.file = os.path.abspath(file)
        self.settings = settings
        """What the companies file calls it."""
        self.name = name
        if not os.path.isfile(self.file):
            raise BookUnavailable(f"There is no book {self.file}. Correct book in the companies file.")
        self.is_sqlite = is_sqlite(self.file)
        self._connection = GnuCashConnection()
        self._session: Session | None = None
        self._opened_at = time.strftime("%Y%m%d%H%M%S")
        self._has_backup = False
        """Called when the book was read again, so that everything that points into it is looked up again."""
        self.when_reopened: list[Callable[[], None]] = []
        self._open()

    def _open(self) -> None:
        mode = self._mode()
        scheme = "sqlite3" if self.is_sqlite else "xml"
        self._connection.listen()
        if mode == SessionOpenMode.SESSION_NORMAL_OPEN and not self.is_sqlite:
            note_lock(self.file)
        try:
            self._session = Session(f"{scheme}://{self.file}", mode)
        except Exception as error:
            raise BookUnavailable(f"GnuCash cannot open {os.path.basename(self.file)}: {error}") from error
        finally:
            self._connection.stop_listening()
        self._accounts: dict[str, Account] | None = None
        if self.is_sqlite:
            self._connection.wait_for_readers()
            self._connection.execute(TABLE)
        else:
            note_lock(self.file)

    def _mode(self) -> SessionOpenMode:
        """Waits for a driver before this one, breaks a lock whose holder is gone, and respects every other."""
        deadline = time.monotonic() + PREDECESSOR_SECONDS
        while True:
            holder = holder_of(self.file, self.is_sqlite)
            if holder is None:
                return SessionOpenMode.SESSION_NORMAL_OPEN
            if holder.is_gone:
                return SessionOpenMode.SESSION_BREAK_LOCK
            if not holder.is_driver or time.monotonic() > deadline:
                raise BookLocked(holder.sentence(self.file))
            time.sleep(0.1)

    @property
    def gnc(self) -> Any:
        assert self._session is not None
        return self._session.book

    @property
    def currency(self) -> GncCommodity:
        return self.commodity(self.currency_code)

    @property
    def currency_code(self) -> str:
        return str(self.settings.get("currency") or self._control("debtorControl").GetCommodity().get_mnemonic())

    def commodity(self, code: str) -> GncCommodity:
        found = self.gnc.get_table().lookup("CURRENCY", code)
        if found is None:
            raise Refusal("UNKNOWN_CODE", f"GnuCash has no currency {code}.", "/currencyCode")
        return found

    @property
    def accounts(self) -> dict[str, Account]:
        """By number, which is the account code in GnuCash. Accounts without a code cannot be named by commands."""
        if self._accounts is None:
            all_accounts = self.gnc.get_root_account().get_descendants()
            self._accounts = {account.GetCode(): account for account in all_accounts if account.GetCode()}
        return self._accounts

    def forget_accounts(self) -> None:
        self._accounts = None

    def account(self, number: str, path: str) -> Account:
        account = self.accounts.get(number)
        if account is None:
            raise Refusal(
                "UNKNOWN_CODE", f"{path.lstrip('/')} names the account {number}, which no account code in GnuCash has.", path
            )
        if account.GetPlaceholder():
            raise Refusal("ACCOUNT_NOT_POSTABLE", f"{number} is a placeholder in GnuCash. Use an account below it.", path)
        return account

    def role(self, role: str) -> str | None:
        return (self.settings.get("accounts") or {}).get(role)

    def role_account(self, role: str) -> Account:
        number = self.role(role)
        if number is None:
            raise Refusal("SETUP_INCOMPLETE", f"settings.accounts.{role} of this book names no account. Send accountNo, or add it.")
        return self.account(number, f"/settings/accounts/{role}")

    def _control(self, role: str) -> Account:
        """Where the settings name none: the only account of its type."""
        number = self.role(role)
        if number is not None:
            return self.account(number, f"/settings/accounts/{role}")
        found = self.controls(role, self.settings.get("currency"))
        if len(found) != 1:
            raise Refusal("SETUP_INCOMPLETE", f"Name the control account in settings.accounts.{role} of this book.")
        return found[0]

    def controls(self, role: str, currency: str | None) -> list[Account]:
        wanted = core.ACCT_TYPE_RECEIVABLE if role == "debtorControl" else core.ACCT_TYPE_PAYABLE
        found = [account for account in self.accounts.values() if account.GetType() == wanted]
        return [account for account in found if currency in (None, account.GetCommodity().get_mnemonic())]

    def control(self, side: str, currency: str | None = None) -> Account:
        """What is owed in another currency is in an account of its own, as GnuCash wants it."""
        role = "debtorControl" if side == "AR" else "creditorControl"
        if currency in (None, self.currency_code):
            return self._control(role)
        number = self.role(f"{role}.{currency}")
        if number is not None:
            return self.account(number, f"/settings/accounts/{role}.{currency}")
        found = self.controls(role, currency)
        if len(found) != 1:
            special = "DEBTOR_CONTROL" if side == "AR" else "CREDITOR_CONTROL"
            raise Refusal(
                "SETUP_INCOMPLETE",
                f"GnuCash keeps what is owed in {currency} in an account of its own. Send create-gl-account with specialType {special} and"
                f" currencyCode {currency}, or name one of several in settings.accounts as {role}.{currency}.",
                "/currencyCode",
            )
        return found[0]

    def recorded(self, command_id: str) -> tuple[str, dict[str, Any]] | None:
        """Fingerprint and record of a command that this book has run."""
        if self.is_sqlite:
            found = StoredBook(self.file).command(command_id)
            return None if found is None else (found[0], json.loads(found[1]))
        entry = read_slot(self.gnc, COMMANDS_SLOT).get(command_id)
        return None if entry is None else (entry["fingerprint"], entry["record"])

    def write(self, command_id: str, fingerprint: str, change: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """Runs a change and records it, both or neither. The book is read again after a failure, because memory has the half of it."""
        if self.is_sqlite:
            self._connection.begin()
        try:
            record = change()
            self._record(command_id, fingerprint, record)
            if self.is_sqlite:
                self._connection.commit()
            else:
                self._save()
            return record
        except BaseException as failure:
            if isinstance(failure, TakenBack) and not failure.has_changes:
                self._roll_back()
            else:
                self._start_again()
            raise

    def _record(self, command_id: str, fingerprint: str, record: dict[str, Any]) -> None:
        if self.is_sqlite:
            values = ", ".join(quoted(text) for text in (command_id, fingerprint, json.dumps(record), now()))
            self._connection.execute(f"INSERT INTO ledgerline_commands VALUES ({values})")
            return
        most = int(self.settings.get("rememberedCommands") or XML_COMMANDS_MAX)
        entries = [*read_slot(self.gnc, COMMANDS_SLOT).items(), (command_id, {"fingerprint": fingerprint, "record": record})]
        write_slot(self.gnc, dict(entries[-most:]), COMMANDS_SLOT)

    def _save(self) -> None:
        """GnuCash writes a new file and renames it, so that a reader never sees half of one. The rename is made durable."""
        assert self._session is not None
        self._session.save()
        self._tidy_backups()
        for path, flags in ((self.file, os.O_RDONLY), (os.path.dirname(self.file), os.O_RDONLY | os.O_DIRECTORY)):
            descriptor = os.open(path, flags)
            os.fsync(descriptor)
            os.close(descriptor)

    def _tidy_backups(self) -> None:
        """GnuCash leaves a copy of the file before each save. The one before the first save since the book was opened is kept, under one name."""
        for backup in glob.glob(f"{glob.escape(self.file)}.*.gnucash"):
            found = re.search(r"\.(\d{14})\.gnucash$", backup)
            if found is None or found[1] < self._opened_at:
                continue
            if self._has_backup:
                os.remove(backup)
            else:
                os.replace(backup, f"{self.file}.before-ledgerline")
                self._has_backup = True

    def _roll_back(self) -> None:
        if self.is_sqlite:
            try:
                self._connection.roll_back()
            except RuntimeError:
                pass  # The commit had failed, and SQLite rolled back by itself.

    def _start_again(self) -> None:
        self._roll_back()
        self.close()
        self._open()
        for reopened in self.when_reopened:
            reopened()

    def close(self) -> None:
        if self._session is None:
            return
        self._unlock()
        with muted_database():
            self._session.end()
            self._session.destroy()
        self._session = None
        remove_note(self.file)

    def _unlock(self) -> None:
        """
        GnuCash keeps its lock, and complains, where the last thing it did was to read: libdbi takes the end of the rows for an error, and with
        an error GnuCash does not unlock. A person would be told that the book is in use.
        """
        if not self.is_sqlite:
            return
        try:
            self._connection.execute(f"DELETE FROM gnclock WHERE Hostname = {quoted(socket.gethostname())} AND PID = {os.getpid()}")
        except RuntimeError:
            pass  # The file cannot be written; the next driver sees that this process is gone.
