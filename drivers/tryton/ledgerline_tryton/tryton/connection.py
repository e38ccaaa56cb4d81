"""The connection to a Tryton database: its configuration, its pool of models, one transaction for each command, and who else has the book."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO

from ledgerline_driver.refusal import BookLocked, BookUnavailable

"""A driver whose connector was killed finishes its command and exits."""
PREDECESSOR_SECONDS = 60
VERSION = "6.0"
MODULES = ("sale", "purchase")


class Connection:
    def __init__(self, settings: dict[str, Any]) -> None:
        file = settings.get("book")
        if not isinstance(file, str) or not os.path.isfile(file):
            raise BookUnavailable(f"There is no Tryton database {file}." if isinstance(file,
                str) else "settings.book must be the path of a Tryton database in SQLite.")
        self.file = os.path.abspath(file)
        self._lock: BinaryIO | None = _locked(self.file)
        try:
            self._open(settings)
        except BaseException:
            self.close()
            raise

    def _open(self, settings: dict[str, Any]) -> None:
        self.name = configure(self.file, settings.get("configuration"))
        from trytond.pool import Pool

        Pool.start()
        self.pool = Pool(self.name)
        with _unchecked(self.name):
            _check_modules(self.name)
        with _unchecked(self.name):
            self.pool.init()
        with _unchecked(self.name):
            self.user, self.context = self._who(settings)

    def _who(self, settings: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """The user that commands run as, with the language and company. Access rules of that user hold."""
        login = str(settings.get("user") or "admin")
        users = self.pool.get("res.user").search([("login", "=", login)])
        if not users:
            raise BookUnavailable(f"Tryton has no user {login}. Name one in settings.user.")
        companies = self.pool.get("company.company").search([])
        wanted = settings.get("company")
        named = [company for company in companies if wanted in (None, "", company.party.name, company.party.code)]
        if len(named) != 1:
            raise BookUnavailable(f"The Tryton database has {len(companies)} companies. Name one in settings.company.")
        language = users[0].language.code if users[0].language else "en"
        return users[0].id, {"company": named[0].id, "language": language, "_skip_warnings": True, "_check_access": True}

    @contextmanager
    def transaction(self) -> Iterator[Any]:
        """What is not committed in it is taken back."""
        from trytond.transaction import Transaction

        with Transaction().start(self.name, self.user, context=dict(self.context)) as transaction:
            try:
                yield transaction
            finally:
                transaction.rollback()
                # What was asked of a worker was taken back with the rest.
                transaction.tasks.clear()

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def configure(file: str, configuration: Any = None) -> str:
    """Before Tryton is loaded, because its modules read the configuration then. Returns the name of the database."""
    from trytond.config import config

    if configuration:
        config.update_etc(str(configuration))
    folder, base = os.path.split(file)
    if not base.endswith(".sqlite"):
        raise BookUnavailable(f"The name of a Tryton database in SQLite ends with .sqlite; {base} does not.")
    config.set("database", "uri", "sqlite://")
    config.set("database", "path", folder)
    # Tasks run inside the transaction of their command, not in a worker.
    config.set("queue", "worker", "False")
    import trytond

    if not trytond.__version__.startswith(f"{VERSION}."):
        raise BookUnavailable(f"This driver is for Tryton {VERSION}; this computer has {trytond.__version__}.")
    return base.removesuffix(".sqlite")


def run_tasks(transaction: Any) -> None:
    """Tryton would run these after the commit, where a crash would lose them. Run here, they are part of the same transaction."""
    from trytond.pool import Pool

    queue = Pool().get("ir.queue")
    while transaction.tasks:
        task = transaction.tasks.pop(0)
        with transaction.set_user(0):
            queue(task).run()


def _check_modules(name: str) -> None:
    from trytond.transaction import Transaction

    cursor = Transaction().connection.cursor()
    try:
        cursor.execute("SELECT name FROM ir_module WHERE state = 'activated'")
    except Exception as failure:
        raise BookUnavailable(f"{name} is not a Tryton database. {failure}") from failure
    found = {row[0] for row in cursor.fetchall()}
    missing = [module for module in MODULES if module not in found]
    if missing:
        raise BookUnavailable(f"Activate the modules {' and '.join(missing)} in Tryton, Administration, Modules.")


@contextmanager
def _unchecked(name: str) -> Iterator[Any]:
    from trytond.transaction import Transaction

    with Transaction().start(name, 0, readonly=True) as transaction:
        yield transaction


def _locked(file: str) -> BinaryIO:
    """One driver at a time: another one could still be saving what this one has just looked for in vain. The file says which process has it."""
    lock = open(f"{file}.ledgerline-lock", "a+b")
    deadline = time.monotonic() + PREDECESSOR_SECONDS
    while True:
        try:
            fcntl.flock(lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
            lock.truncate(0)
            lock.write(str(os.getpid()).encode())
            lock.flush()
            return lock
        except OSError:
            if time.monotonic() > deadline:
                lock.seek(0)
                holder = lock.read().decode()
                lock.close()
                name = os.path.basename(file)
                raise BookLocked(f"{name} is open in another Ledgerline driver on this computer (process {holder}). Close the book there.") from None
            time.sleep(0.1)
