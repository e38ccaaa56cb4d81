"""Sends requests and repeats them where that is harmless. Knows no command beyond its id."""

from __future__ import annotations

import functools
import http.client
import json
import random
import re
import socket
import time
import urllib.error
import urllib.parse
import urllib.request
import warnings
from typing import Any, Callable, Dict, Mapping, NamedTuple, Optional, Set

from .errors import MisuseError, RequestRefused, Unreachable
from .version import VERSION
from .wire import read_key

_TRANSIENT = (408, 429, 500, 502, 503, 504)
#: The server says so before it looks at the request.
_NOT_STARTED = (429, 503)
_STEP_SECONDS = 0.25
_STEP_SECONDS_MAX = 8.0
_RETRY_AFTER_SECONDS_MAX = 60
_LOOPBACK = re.compile(r"(?:localhost|127(?:\.\d+){3}|::1)\Z")
_WAIT_SECONDS_MAX = 60


class Answer(NamedTuple):
    body: Dict[str, Any]
    attempts: int
    request_id: Optional[str]


class _Reading(NamedTuple):
    """What came of one request: an answer, a refusal, or nothing that could be read."""

    body: Optional[Dict[str, Any]] = None
    problem: Optional[Dict[str, Any]] = None
    status: Optional[int] = None
    retry_after_seconds: Optional[int] = None
    request_id: Optional[str] = None
    fault: str = ""
    may_have_arrived: bool = True

    def is_worth_retrying(self, is_repeatable: bool) -> bool:
        if self.body is not None:
            return False
        if self.problem is not None:
            return self.status in (_TRANSIENT if is_repeatable else _NOT_STARTED)
        return is_repeatable or not self.may_have_arrived

    def delay_seconds(self, retries: int) -> float:
        if self.retry_after_seconds is not None:
            return float(min(self.retry_after_seconds, _RETRY_AFTER_SECONDS_MAX))
        return random.random() * min(_STEP_SECONDS * 2.0**retries, _STEP_SECONDS_MAX)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A key must not travel to where a redirect points."""

    def redirect_request(self, req: Any, fp: Any, code: Any, msg: Any, headers: Any, newurl: Any) -> None:
        return None


@functools.lru_cache(maxsize=None)
def _opener() -> urllib.request.OpenerDirector:
    """One for all clients: from Python 3.12 on, each loads the certificates of the machine, which takes a tenth of a second."""
    return urllib.request.build_opener(_NoRedirects())


class Transport:
    """The settings of a client, and the requests that are made with them."""

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str,
        max_retries: int,
        attempt_seconds: float,
        deadline_seconds: float,
        wait_seconds: int,
        on_attempt: Optional[Callable[[Dict[str, Any]], Any]],
    ) -> None:
        _assert_key(api_key)
        _assert_between("max_retries", max_retries, 0, 100)
        _assert_between("attempt_seconds", attempt_seconds, 0.001, 2_000_000)
        _assert_between("deadline_seconds", deadline_seconds, 0.001, 2_000_000)
        _assert_between("wait_seconds", wait_seconds, 0, _WAIT_SECONDS_MAX)
        self._api_key = api_key
        self.base_url = _checked_url(base_url)
        self.max_retries = max_retries
        self.attempt_seconds = attempt_seconds
        self.deadline_seconds = deadline_seconds
        self.wait_seconds = wait_seconds
        self._on_attempt = on_attempt

    def ends_at(self, deadline_seconds: Optional[float] = None) -> float:
        """On the monotonic clock."""
        return time.monotonic() + (self.deadline_seconds if deadline_seconds is None else deadline_seconds)

    def json(
        self,
        method: str,
        path: str,
        *,
        ends_at: float,
        body: Optional[bytes] = None,
        command_id: Optional[str] = None,
        is_repeatable: Optional[bool] = None,
    ) -> Answer:
        """A JSON response of the API; anything else ends in an error. GET can always be repeated."""
        repeatable = method == "GET" if is_repeatable is None else is_repeatable
        may_have_arrived = False
        attempt = 0
        while True:
            attempt += 1
            started_at = time.monotonic()
            reading = self._attempt(method, path, body, ends_at)
            may_have_arrived = may_have_arrived or (
                reading.body is None and reading.problem is None and reading.may_have_arrived
            )
            delay = reading.delay_seconds(attempt - 1)
            is_retried = (
                attempt <= self.max_retries
                and reading.is_worth_retrying(repeatable)
                and time.monotonic() + delay < ends_at
            )
            if self._on_attempt is not None:
                self._on_attempt(
                    {
                        "method": method,
                        "path": path,
                        "attempt": attempt,
                        "seconds": time.monotonic() - started_at,
                        "status": reading.status,
                        "request_id": reading.request_id,
                        "command_id": command_id,
                        "fault": reading.fault or None,
                        "retry_in_seconds": delay if is_retried else None,
                    }
                )
            if reading.body is not None:
                return Answer(reading.body, attempt, reading.request_id)
            if is_retried:
                time.sleep(delay)
                continue
            circumstances = {"command_id": command_id, "request_id": reading.request_id, "attempts": attempt}
            if reading.problem is not None:
                raise RequestRefused(reading.status or 0, reading.problem, reading.retry_after_seconds, **circumstances)
            raise Unreachable(reading.fault, may_have_arrived, **circumstances)

    def open(self, path: str, headers: Mapping[str, str], command_id: str) -> Any:
        """A response whose body is still to be read, as long as the connection holds; not repeated."""
        try:
            return _opener().open(self._request("GET", path, None, headers), timeout=self.attempt_seconds)
        except urllib.error.HTTPError as error:
            with error:
                reading = _read(error.code, error.headers, error.read())
            if reading.problem is not None:
                raise RequestRefused(
                    reading.status or 0,
                    reading.problem,
                    reading.retry_after_seconds,
                    command_id=command_id,
                    request_id=reading.request_id,
                    attempts=1,
                ) from None
            raise Unreachable(reading.fault, False, command_id=command_id, attempts=1) from None

    def _attempt(self, method: str, path: str, body: Optional[bytes], ends_at: float) -> _Reading:
        seconds = max(0.001, min(self.attempt_seconds, ends_at - time.monotonic()))
        try:
            with _opener().open(self._request(method, path, body, {}), timeout=seconds) as response:
                return _read(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            with error:
                try:
                    return _read(error.code, error.headers, error.read())
                except (OSError, http.client.HTTPException) as broken:
                    return self._lost(broken)
        except (OSError, http.client.HTTPException) as error:
            return self._lost(error)

    def _lost(self, error: BaseException) -> _Reading:
        reason = error.reason if isinstance(error, urllib.error.URLError) else error
        is_unsent = isinstance(reason, (ConnectionRefusedError, socket.gaierror))
        words = str(reason) or type(reason).__name__
        return _Reading(fault=f"No response from {self.base_url}: {words}.", may_have_arrived=not is_unsent)

    def _request(
        self, method: str, path: str, body: Optional[bytes], headers: Mapping[str, str]
    ) -> urllib.request.Request:
        request = urllib.request.Request(f"{self.base_url}{path}", data=body, method=method)
        request.add_header("accept", "application/json")
        request.add_header("user-agent", f"ledgerline-python/{VERSION}")
        if body is not None:
            request.add_header("content-type", "application/json")
        for name, value in headers.items():
            request.add_header(name, value)
        request.add_unredirected_header("authorization", f"Bearer {self._api_key}")
        return request


def _read(status: int, headers: Any, data: bytes) -> _Reading:
    """Only what looks like an answer of the API is taken for one; a proxy's page is none."""
    body = _parsed(data)
    request_id = headers.get("x-request-id")
    is_success = 200 <= status < 300
    if is_success and body.get("ok") is True:
        return _Reading(body=body, status=status, request_id=request_id)
    problem = body.get("error")
    if not is_success and isinstance(problem, dict) and isinstance(problem.get("code"), str) and "message" in problem:
        seconds = re.match(r"\d{1,9}\Z", headers.get("retry-after") or "")
        retry_after = int(seconds.group()) if seconds else None
        return _Reading(problem=problem, status=status, retry_after_seconds=retry_after, request_id=request_id)
    where = headers.get("location")
    fault = (
        f"The response (HTTP {status}) is not from Ledgerline. Check base_url, and whether a proxy stands in between."
        if where is None
        else f"The server redirects to {where}. Redirects are not followed, because the key would travel with them. "
        "Set base_url to the right address."
    )
    return _Reading(status=status, request_id=request_id, fault=fault, may_have_arrived=where is None)


def _parsed(data: bytes) -> Dict[str, Any]:
    try:
        body = json.loads(data.decode("utf-8"))
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


_KEY_FAULTS = {
    "malformed": "api_key is not a key. A key starts with ll_tenant_ or ll_app_; copy it from the portal.",
    "mistyped": "api_key is mistyped: its checksum is wrong. Copy it again from where it was shown.",
    "conn": "api_key is the key of a connector. Use the tenant key or an app key.",
    "admin": "api_key is the admin key. Use the tenant key or an app key.",
}


def _assert_key(api_key: Any) -> None:
    """The message never repeats the key: it ends up in logs."""
    reading = read_key(api_key) if isinstance(api_key, str) else "malformed"
    if reading in _KEY_FAULTS:
        raise MisuseError("invalid_key", _KEY_FAULTS[reading])


def _assert_between(name: str, value: float, least: float, most: float) -> None:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= most:
        raise MisuseError("invalid_option", f"{name} must be a number from {least} to {most}; you passed {value!r}.")


_warned: Set[str] = set()


def _checked_url(base_url: str) -> str:
    refused = MisuseError("invalid_option", "base_url must be an http or https address without a user name.")
    try:
        url = urllib.parse.urlsplit(base_url)
        host = url.hostname
    except ValueError:
        raise refused from None
    if not host or url.scheme not in ("http", "https") or url.username is not None:
        raise refused
    if url.scheme == "http" and not _LOOPBACK.match(host) and url.netloc not in _warned:
        _warned.add(url.netloc)
        warnings.warn(f"{url.netloc} is called without https, so the key can be read on its way.", stacklevel=4)
    return f"{url.scheme}://{url.netloc}{url.path.rstrip('/')}"
