"""The client: one method for each thing that a program asks of Ledgerline."""

from __future__ import annotations

import os
import time
import uuid
from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union
from urllib.parse import quote, urlencode

from .artifact import ArtifactFile
from .commands import CommandMethods
from .errors import CommandFailed, MisuseError, RequestRefused
from .events import EventFeed
from .submission import OnStatus, Submission, seconds_to_wait
from .transport import Transport
from .wire import assert_command_id, command_id_from, wire_json

_CHECKED_MAX = 500

# Another caller may create, change or release the same own id in between.
_TURNS_MAX = 3

# Records whose get command has a name of its own.
_GETS = {"debtor": "get-debtor-detail", "creditor": "get-creditor-detail", "item": "get-stock-item-detail"}


class Ledgerline(CommandMethods):
    """A client for one key. Thread-safe: it keeps nothing but its settings."""

    def __init__(
        self,
        api_key: str,
        *,
        base_url: str = "http://127.0.0.1:8080",
        connector_id: Optional[str] = None,
        company_id: Optional[str] = None,
        max_retries: int = 4,
        attempt_seconds: float = 75,
        deadline_seconds: float = 600,
        wait_seconds: int = 30,
        on_attempt: Optional[Callable[[Dict[str, Any]], Any]] = None,
    ) -> None:
        self._options: Dict[str, Any] = {
            "api_key": api_key,
            "base_url": base_url,
            "max_retries": max_retries,
            "attempt_seconds": attempt_seconds,
            "deadline_seconds": deadline_seconds,
            "wait_seconds": wait_seconds,
            "on_attempt": on_attempt,
        }
        self._transport = Transport(**self._options)
        self.connector_id = connector_id
        self.company_id = company_id

    @classmethod
    def from_environment(cls, environment: Optional[Mapping[str, str]] = None, **overrides: Any) -> "Ledgerline":
        """Settings from LEDGERLINE_API_KEY, LEDGERLINE_URL, LEDGERLINE_CONNECTOR and LEDGERLINE_COMPANY."""
        variables = os.environ if environment is None else environment
        names = {
            "api_key": "LEDGERLINE_API_KEY",
            "base_url": "LEDGERLINE_URL",
            "connector_id": "LEDGERLINE_CONNECTOR",
            "company_id": "LEDGERLINE_COMPANY",
        }
        options: Dict[str, Any] = {name: variables[variable] for name, variable in names.items() if variables.get(variable)}
        options.update(overrides)
        if "api_key" not in options:
            raise MisuseError("invalid_key", "LEDGERLINE_API_KEY is not set.")
        return cls(**options)

    def with_options(self, **overrides: Any) -> "Ledgerline":
        """A copy with other options, for example another account book."""
        own = {**self._options, "connector_id": self.connector_id, "company_id": self.company_id}
        return Ledgerline(**{**own, **overrides})

    def __repr__(self) -> str:
        return f"Ledgerline({self._transport.base_url!r}, connector_id={self.connector_id!r}, company_id={self.company_id!r})"

    def run(
        self,
        type: str,
        payload: Optional[Mapping[str, Any]] = None,
        *,
        command_id: Optional[str] = None,
        company_id: Optional[str] = None,
        connector_id: Optional[str] = None,
        external_id: Optional[str] = None,
        deadline_seconds: Optional[float] = None,
        keep: Optional[Callable[[str], Any]] = None,
        on_status: Optional[OnStatus] = None,
    ) -> Any:
        """Sends a command and returns its result once it is done; raises when it failed or was rejected."""
        ends_at = self._transport.ends_at(deadline_seconds)
        envelope = self._envelope(type, payload, command_id, company_id, connector_id, external_id)
        wait = self._transport.wait_seconds if on_status is None else 0
        return self._send(envelope, ends_at, wait, keep, on_status).wait_until(ends_at)

    def submit(
        self,
        type: str,
        payload: Optional[Mapping[str, Any]] = None,
        *,
        command_id: Optional[str] = None,
        company_id: Optional[str] = None,
        connector_id: Optional[str] = None,
        external_id: Optional[str] = None,
        deadline_seconds: Optional[float] = None,
        keep: Optional[Callable[[str], Any]] = None,
        on_status: Optional[OnStatus] = None,
    ) -> Submission:
        """Sends a command and returns as soon as it is accepted."""
        envelope = self._envelope(type, payload, command_id, company_id, connector_id, external_id)
        return self._send(envelope, self._transport.ends_at(deadline_seconds), 0, keep, on_status)

    def upsert(
        self,
        entity: str,
        external_id: str,
        payload: Mapping[str, Any],
        *,
        command_id: Optional[str] = None,
        reason: str = "Upsert",
        **options: Any,
    ) -> Tuple[str, Any]:
        """Creates a record under your own id, or updates the one that has it with what differs.

        Returns `created`, `updated` or `unchanged`, and the result of that command.
        """
        if "lines" in payload:
            raise MisuseError("invalid_option", "upsert is for records. Send a document with its own create and update commands.")
        first = _new_id() if command_id is None else command_id
        for turn in range(1, _TURNS_MAX + 1):
            def run(type: str, asked: Mapping[str, Any], step: str) -> Any:
                step_id = first if turn == 1 and step == "create" else command_id_from("upsert", first, turn, step)
                return self.run(type, asked, command_id=step_id, external_id=external_id, **options)

            try:
                return "created", run(f"create-{entity}", payload, "create")
            except RequestRefused as refused:
                link = refused.link
                if link is None or link["state"] == "unknown" or turn == _TURNS_MAX:
                    raise
            if link["state"] == "pending" and link["commandId"] is not None:
                try:
                    self.submission(link["commandId"]).wait()
                except CommandFailed:
                    pass  # A create that failed has given its own id back, which the next turn takes.
                continue
            found = run(_GETS.get(entity, f"get-{entity}"), {}, "get")
            differing = {name: value for name, value in payload.items() if found["document"].get(name) != value}
            if not differing:
                return "unchanged", found
            return "updated", run(f"update-{entity}", {**differing, "reason": reason}, "update")
        raise AssertionError("The last turn returns or raises.")

    def submit_all(
        self, commands: Iterable[Mapping[str, Any]], *, size: int = 200, deadline_seconds: Optional[float] = None
    ) -> Iterator[Union[Submission, RequestRefused]]:
        """
        Sends many commands in order, up to ``size`` in a request, and yields what became of each: a Submission, or the RequestRefused of
        one that was rejected and not queued. Commands are mappings with type, payload and, if you like, ids.
        """
        batch: List[Dict[str, Any]] = []
        for command in commands:
            batch.append(self._envelope_of(command))
            if len(batch) == min(size, _CHECKED_MAX):
                yield from self._send_batch(batch, deadline_seconds)
                batch = []
        if batch:
            yield from self._send_batch(batch, deadline_seconds)

    def pages(
        self, type: str, payload: Optional[Mapping[str, Any]] = None, *, command_id: Optional[str] = None, **options: Any
    ) -> Iterator[Dict[str, Any]]:
        """The results of a read, page by page. Each page is a command whose id follows from the first one's."""
        first_id = command_id or _new_id()
        cursor: Optional[str] = None
        number = 1
        while True:
            page_id = first_id if number == 1 else command_id_from("page", first_id, number)
            asked = dict(payload or {}) if cursor is None else {**(payload or {}), "cursor": cursor}
            page = self.run(type, asked, command_id=page_id, **options)
            yield page
            cursor = page.get("nextCursor")
            if cursor is None:
                return
            number += 1

    def rows(self, type: str, payload: Optional[Mapping[str, Any]] = None, **options: Any) -> Iterator[Dict[str, Any]]:
        """Every row of a read. The next page is read when the loop reaches it."""
        for page in self.pages(type, payload, **options):
            yield from page["rows"]

    def artifact(self, type: str, payload: Optional[Mapping[str, Any]] = None, **options: Any) -> ArtifactFile:
        """Runs a command that produces a file, and returns the file."""
        deadline_seconds = options.get("deadline_seconds")
        return self.submit(type, payload, **options).artifact(deadline_seconds)

    def artifact_of(self, command_id: str) -> ArtifactFile:
        """The file of an earlier command."""
        return ArtifactFile(self._transport, self.command(command_id))

    def check(
        self,
        type: str,
        payload: Optional[Mapping[str, Any]] = None,
        *,
        command_id: Optional[str] = None,
        company_id: Optional[str] = None,
        connector_id: Optional[str] = None,
    ) -> Dict[str, Any]:
        """What sending a command would say, without sending it: ``{"ok": True}``, or code, message and details."""
        command = {"command_id": command_id, "company_id": company_id, "connector_id": connector_id}
        return self.check_all([{"type": type, "payload": payload, **command}])[0]

    def check_all(self, commands: Iterable[Mapping[str, Any]]) -> List[Dict[str, Any]]:
        """As check, for any number of commands: mappings with type, payload and, if you like, ids."""
        envelopes = [self._envelope_of(command) for command in commands]
        results: List[Dict[str, Any]] = []
        for at in range(0, len(envelopes), _CHECKED_MAX):
            answer = self._post("/v1/commands/check", {"commands": envelopes[at : at + _CHECKED_MAX]})
            results.extend({"ok": True} if result["ok"] else {"ok": False, **result["error"]} for result in answer["results"])
        return results

    def command(self, command_id: str) -> Dict[str, Any]:
        """A command with its status and result."""
        assert_command_id(command_id)
        return self._get(f"/v1/commands/{command_id}")["command"]

    def submission(self, command_id: str) -> Submission:
        """A command that was sent earlier, perhaps by another process: wait for it, cancel it, fetch its file."""
        return Submission(self._transport, self.command(command_id))

    def commands(self, **filters: Any) -> Iterator[Dict[str, Any]]:
        """Earlier commands, newest first: status, type, module, companyId, from_, to, q."""
        query = {name.rstrip("_"): value for name, value in filters.items() if value is not None}
        while True:
            page = self._get("/v1/commands", query)
            yield from page["commands"]
            if page.get("nextCursor") is None:
                return
            query["cursor"] = page["nextCursor"]

    def cancel(self, command_id: str) -> Dict[str, Any]:
        """Cancels a command while it is queued."""
        assert_command_id(command_id)
        return self._post(f"/v1/commands/{command_id}/cancel", None)["command"]

    def schema(self, type: str) -> Dict[str, Any]:
        """The contract of a command type: schemas, example, rules."""
        return self._get(f"/v1/schema/commands/{quote(type, safe='')}")

    def search(self, words: str, limit: Optional[int] = None) -> List[Dict[str, Any]]:
        """Command types that fit some words, best first."""
        return self._get("/v1/schema/search", {"q": words, **({} if limit is None else {"limit": limit})})["hits"]

    def me(self) -> Dict[str, Any]:
        """Who the key is, and which account books it can use."""
        return self._get("/v1/me")

    def events(
        self,
        *,
        cursor: Optional[str] = None,
        start: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        company_id: Optional[str] = None,
        entities: Optional[Sequence[str]] = None,
        follow: bool = True,
    ) -> EventFeed:
        """The feed of events, oldest first; it waits for new ones and reconnects. start: ``latest`` or a timestamp."""
        return EventFeed(
            self._transport,
            cursor=cursor,
            start=start,
            types=types,
            company_id=company_id,
            entities=entities,
            follow=follow,
        )

    def _send(
        self,
        envelope: Dict[str, Any],
        ends_at: float,
        wait: int,
        keep: Optional[Callable[[str], Any]],
        on_status: Optional[OnStatus],
    ) -> Submission:
        command_id = envelope["commandId"]
        body = wire_json(envelope)
        # A caller that keeps ids must have stored this one before the command can exist.
        if keep is not None:
            keep(command_id)
        seconds = seconds_to_wait(ends_at, wait)
        path = "/v1/commands" if seconds == 0 else f"/v1/commands?wait={seconds}"
        answer = self._transport.json(
            "POST", path, body=body, command_id=command_id, is_repeatable=True, ends_at=ends_at
        )
        return Submission(self._transport, answer.body["command"], answer.attempts, on_status)

    def _send_batch(
        self, batch: List[Dict[str, Any]], deadline_seconds: Optional[float]
    ) -> Iterator[Union[Submission, RequestRefused]]:
        """From the first that finds the queue full on, the commands are sent again later, so that their order holds."""
        ends_at = self._transport.ends_at(deadline_seconds)
        pause = 1.0
        while batch:
            answer = self._transport.json(
                "POST", "/v1/commands/batch", body=wire_json({"commands": batch}), is_repeatable=True, ends_at=ends_at
            )
            results = answer.body["results"]
            is_time_left = time.monotonic() + pause < ends_at
            full = [at for at, result in enumerate(results) if is_time_left and _is_full(result)]
            ended = full[0] if full else len(results)
            for envelope, result in zip(batch[:ended], results[:ended]):
                if result["ok"]:
                    yield Submission(self._transport, result["command"], answer.attempts)
                else:
                    yield RequestRefused(
                        result["statusCode"], result["error"], command_id=envelope["commandId"], attempts=answer.attempts
                    )
            batch = batch[ended:]
            if batch:
                time.sleep(pause)
                pause = min(2 * pause, 8.0)

    def _envelope_of(self, command: Mapping[str, Any]) -> Dict[str, Any]:
        return self._envelope(
            command["type"],
            command.get("payload"),
            command.get("command_id"),
            command.get("company_id"),
            command.get("connector_id"),
            command.get("external_id"),
        )

    def _envelope(
        self,
        type: str,
        payload: Optional[Mapping[str, Any]],
        command_id: Optional[str],
        company_id: Optional[str],
        connector_id: Optional[str],
        external_id: Optional[str] = None,
    ) -> Dict[str, Any]:
        wanted_id = _new_id() if command_id is None else command_id
        assert_command_id(wanted_id)
        connector = connector_id or self.connector_id
        company = company_id or self.company_id
        if connector is None:
            raise _missing("connector_id", "LEDGERLINE_CONNECTOR")
        if company is None:
            raise _missing("company_id", "LEDGERLINE_COMPANY")
        return {
            "commandId": wanted_id,
            "connectorId": connector,
            "companyId": company,
            "type": type,
            **({} if external_id is None else {"externalId": external_id}),
            "payload": {} if payload is None else payload,
        }

    def _get(self, path: str, query: Optional[Mapping[str, Any]] = None) -> Dict[str, Any]:
        target = f"{path}?{urlencode(query)}" if query else path
        return self._transport.json("GET", target, ends_at=self._transport.ends_at()).body

    def _post(self, path: str, body: Optional[Mapping[str, Any]]) -> Dict[str, Any]:
        """For requests that do the same when they are sent twice."""
        data = None if body is None else wire_json(body)
        return self._transport.json(
            "POST", path, body=data, is_repeatable=True, ends_at=self._transport.ends_at()
        ).body


def _is_full(result: Mapping[str, Any]) -> bool:
    return not result["ok"] and result["error"]["code"] == "queue_full"


def _new_id() -> str:
    return f"cmd-{uuid.uuid4().hex}"


def _missing(name: str, variable: str) -> MisuseError:
    return MisuseError(
        "invalid_option",
        f"{name} is missing. Pass it to the client or to the call, or set {variable}. me() lists what the key can use.",
    )
