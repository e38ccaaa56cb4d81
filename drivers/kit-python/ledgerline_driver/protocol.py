"""The driver protocol of docs/drivers.md: one JSON message per line. Requests come one at a time; only cancel can overlap another."""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, TextIO

from .money import shown
from .files import stored_file
from .refusal import BookLocked, BookUnavailable, Ended, NeedsPassword, OutcomeUnknown, Refusal, SavedButUnread

Json = dict[str, Any]
"""What the kit does for every driver; a driver adds propose where it has one."""
FEATURES = ("notices", "cancel", "deadline", "proof", "recycle")
"""The exit code for input that is no request."""
BROKEN_INPUT = 2
HIDDEN = "***"


@dataclass
class CommandRequest:
    """A command to run, and the time that is left for it."""

    id: str
    type: str
    payload: Json
    sent_by: str | None = None
    """The time of time.monotonic() after which nothing may begin to be saved; None for no limit."""
    deadline: float | None = None
    """Tells the connector how far the command is."""
    progress: Callable[[str], None] = lambda _: None
    artifact_folder: str = ""
    """The file that belongs to the result."""
    artifact: Json | None = None
    _state: str = "running"
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def begin_saving(self) -> None:
        """Call it right before the first change. Raises if the command was cancelled or its time is up; afterwards it runs to its end."""
        with self._lock:
            if self._state == "cancelled":
                raise Ended("cancelled", "The command was cancelled before anything was saved.")
            if self.deadline is not None and time.monotonic() >= self.deadline:
                raise Ended("deadline_passed", "The time for the command was over before anything was saved.")
            self._state = "saving"

    def give_file(self, content: bytes, file_name: str, content_type: str) -> None:
        """Stores the file that belongs to the result, such as a PDF, under a name that every file system takes."""
        self.artifact = stored_file(self.artifact_folder, content, file_name, content_type)

    def cancel(self) -> bool:
        with self._lock:
            if self._state == "running":
                self._state = "cancelled"
            return self._state == "cancelled"


"""Waits so many seconds at most for something to happen; returns whether to look once more. A further request ends the wait."""
ChangeWait = Callable[[float], bool]


class Driver(ABC):
    """What a driver says and does. `PackageDriver` is the short way to one."""

    name: str
    version: str
    build: str = "local-mvp-2026.09.30.01"
    exactly_once: bool = False
    settings: list[Json] = []
    features: tuple[str, ...] = FEATURES
    """The package, and the first and the last version of it that the driver was tested with, such as 9.0 and 9.1."""
    package_name: str | None = None
    tested_versions: tuple[str, str] | None = None
    """What a failure of the package is called in errors, and how its sentence begins."""
    failure_code: str = "driver_failed"
    failed: str = "The package could not run the command, and nothing was saved."

    @property
    def tells_changes(self) -> bool:
        """Whether it has watch and changes."""
        return False

    @abstractmethod
    def command_types(self) -> list[str] | None:
        """The supported command types; None for all."""

    @abstractmethod
    def open(self, settings: Json, name: str, artifact_folder: str) -> Json:
        """Opens the book; returns what the response to open says. Raises BookLocked or BookUnavailable."""

    def package_version(self) -> str | None:
        """The version of the package that is open; None where it does not say."""
        return None

    def open_copy(self, settings: Json, name: str, folder: str) -> Json:
        """With the feature copy, for a book that another program has open: serves reads from a private copy in the folder, and nothing else."""
        raise NotImplementedError

    @abstractmethod
    def execute(self, command: CommandRequest) -> Json:
        """Runs a command; returns what stands next to `id` in the response, such as {"result": …}."""

    @abstractmethod
    def lookup(self, command_id: str) -> Json:
        """{"found": True, "result": …} or {"found": False, "proof": …}. Changes nothing."""

    def propose(self, settings: Json) -> Json:
        return {"settings": settings, "choices": {}, "warnings": []}

    def watch(self, settings: Json, state_folder: str) -> str:
        """In place of open, in a process that runs no command: begins to follow what changes. Returns the position after the newest change."""
        raise NotImplementedError

    def changes(self, cursor: str | None, limit: int, wait: ChangeWait) -> Json:
        """What follows a position, as the response to changes has it; with None only the position now. Waits for something as long as `wait` says."""
        raise NotImplementedError

    @abstractmethod
    def close(self) -> None:
        """Closes the book, if one is open."""


def error(code: str, message: str, outcome: str = "not_applied") -> Json:
    return {"error": {"code": code, "message": message, "outcome": outcome}}


class _Program:
    """Reads requests in a thread of its own, so that a cancel is heard while a command runs; everything else stays on this thread."""

    def __init__(self, driver: Driver, requests: TextIO, responses: TextIO) -> None:
        self._driver = driver
        self._requests = requests
        self._responses = responses
        self._writing = threading.Lock()
        self._waiting: queue.Queue[Json | None] = queue.Queue()
        self._running: CommandRequest | None = None
        self._is_open = False
        self._is_watching = False
        self._has_come = threading.Event()
        self._artifact_folder = ""
        """The values of the settings that are declared as passwords."""
        self._secrets: list[str] = []

    def serve(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()
        while (request := self._waiting.get()) is not None:
            self._say({"id": request["id"], **self._answer(request)})
            if request.get("method") == "close":
                return
        # The connector is gone: the lock on the book must not stay.
        self._driver.close()

    def _read(self) -> None:
        for line in self._requests:
            try:
                request = json.loads(line, parse_float=Decimal)
            except ValueError:
                self._warn("The driver ends, because it got something else than a request.")
                os._exit(BROKEN_INPUT)
            if request.get("method") == "cancel":
                running = self._running
                accepted = running is not None and running.id == request.get("commandId") and running.cancel()
                self._say({"id": request["id"], "ok": {"accepted": accepted}})
            else:
                self._waiting.put(request)
                self._has_come.set()
        self._waiting.put(None)
        self._has_come.set()

    def _say(self, message: Json) -> None:
        text = json.dumps(message, ensure_ascii=False, default=_number) + "\n"
        with self._writing:
            self._responses.write(text)
            self._responses.flush()

    def _answer(self, request: Json) -> Json:
        methods = {
            "hello": self._hello, "open": self._open, "propose": self._propose, "execute": self._execute, "lookup": self._lookup, "close": self._close,
            "watch": self._watch, "changes": self._changes,
        }
        method = methods.get(str(request.get("method")))
        if method is None:
            return error("unknown_method", f"There is no method {request.get('method')}.")
        try:
            return method(request)
        except BookLocked as locked:
            return self._error("book_locked", str(locked))
        except NeedsPassword as needed:
            return self._error("needs_password", str(needed))
        except BookUnavailable as unavailable:
            return self._error("book_unavailable", str(unavailable))
        except Exception as failure:
            self._warn(traceback.format_exc())
            if request["method"] == "open":
                return self._error("book_unavailable", f"The package could not open the book. {failure}")
            return self._error(self._driver.failure_code, str(failure), "unknown")

    def _hide(self, settings: Json) -> Json:
        """The settings of a request. From now on their passwords are in no line of the driver."""
        values = [settings.get(each["name"]) for each in self._driver.settings if each.get("type") == "password"]
        # A password can begin with another one.
        self._secrets = sorted((value for value in values if isinstance(value, str) and value), key=len, reverse=True)
        return settings

    def _masked(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return text

    def _warn(self, text: str) -> None:
        print(self._masked(text), file=sys.stderr, flush=True)

    def _error(self, code: str, message: str, outcome: str = "not_applied") -> Json:
        return error(code, self._masked(message), outcome)

    def _hello(self, request: Json) -> Json:
        driver = self._driver
        # A process that only watches gets no commands, and need not load what runs them.
        types = [] if request.get("purpose") == "watch" else driver.command_types()
        return {
            "ok": {
                "protocol": 1, "name": driver.name, "version": driver.version, "build": driver.build, "exactlyOnce": driver.exactly_once,
                "commandTypes": types, "settings": driver.settings, "features": list(driver.features),
                **({"changes": True} if driver.tells_changes else {}),
            }
        }

    def _propose(self, request: Json) -> Json:
        return {"ok": self._driver.propose(self._hide(request.get("settings") or {}))}

    def _open(self, request: Json) -> Json:
        self._artifact_folder = str(request.get("artifactFolder") or "")
        book = (self._hide(request.get("settings") or {}), str(request.get("name") or ""), self._artifact_folder)
        try:
            opened = self._driver.open(*book)
        except BookLocked as locked:
            if request.get("copy") is not True or "copy" not in self._driver.features:
                raise
            opened = {**self._driver.open_copy(*book), "locked": str(locked)}
        self._is_open = True
        return {"ok": {**opened, **self._package()}}

    def _package(self) -> Json:
        driver = self._driver
        version = None if driver.package_name is None else driver.package_version()
        if version is None:
            return {}
        tested = {} if driver.tested_versions is None else {"tested": dict(zip(("from", "to"), driver.tested_versions))}
        return {"package": {"name": driver.package_name, "version": version, **tested}}

    def _watch(self, request: Json) -> Json:
        if not self._driver.tells_changes:
            return error("unknown_method", "The driver does not tell changes.")
        cursor = self._driver.watch(self._hide(request.get("settings") or {}), str(request["stateFolder"]))
        self._is_watching = True
        return {"ok": {"cursor": cursor}}

    def _changes(self, request: Json) -> Json:
        if not self._is_watching:
            return error("book_unavailable", "The book is not watched.")
        until = time.monotonic() + float(request.get("waitSeconds") or 0)

        def wait(seconds: float) -> bool:
            self._has_come.clear()
            left = until - time.monotonic()
            return left > 0 and self._waiting.empty() and not self._has_come.wait(min(seconds, left))

        cursor = request.get("cursor")
        return {"ok": self._driver.changes(None if cursor is None else str(cursor), int(request.get("limit") or 1), wait)}

    def _execute(self, request: Json) -> Json:
        if not self._is_open:
            return error("book_unavailable", "The book is not open.")
        seconds = request.get("secondsLeft")
        command = CommandRequest(
            str(request["commandId"]), str(request["type"]), request.get("payload") or {}, request.get("sentBy"),
            None if seconds is None else time.monotonic() + float(seconds),
            lambda text: self._say({"notice": "progress", "of": request["id"], "text": text}),
            self._artifact_folder,
        )
        self._running = command
        try:
            ok = self._driver.execute(command)
            return {"ok": ok if command.artifact is None else {**ok, "artifact": command.artifact}}
        except Refusal as refusal:
            return {"ok": {"result": refusal.result()}}
        except Ended as ended:
            return self._error(ended.code, str(ended))
        except BookUnavailable:
            raise
        except SavedButUnread as failure:
            self._warn(traceback.format_exc())
            return self._error("VERIFY_MISMATCH", f"The command was saved, but its result could not be read back. {failure}", "applied")
        except OutcomeUnknown as failure:
            self._warn(traceback.format_exc())
            return self._error(self._driver.failure_code, str(failure), "unknown")
        except Exception as failure:  # Whatever the package does, the record has settled that nothing was saved.
            self._warn(traceback.format_exc())
            return self._error(self._driver.failure_code, f"{self._driver.failed} {failure}")
        finally:
            self._running = None

    def _lookup(self, request: Json) -> Json:
        if not self._is_open:
            return error("book_unavailable", "The book is not open.")
        return {"ok": self._driver.lookup(str(request["commandId"]))}

    def _close(self, _: Json) -> Json:
        self._driver.close()
        self._is_open = False
        return {"ok": {}}


def _number(value: object) -> int | float:
    """Exact numbers of payloads, which go back as they came."""
    if not isinstance(value, Decimal):
        raise TypeError(f"{value!r} is no JSON.")
    return shown(value)


def own_output() -> TextIO:
    """The only way to the connector. The package and its libraries print to standard error from now on."""
    kept = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    return kept


def run(driver: Driver) -> None:
    """Serves the connector until it closes the driver or goes away."""
    responses = own_output()
    requests = os.fdopen(os.dup(0), encoding="utf-8", errors="strict", newline="\n")
    _Program(driver, requests, responses).serve()
    # The thread that reads may still wait for a line.
    sys.stderr.flush()
    os._exit(0)
