"""Everything that a call can raise. Each error names its command, so that it can be repeated or looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Optional, Type

if TYPE_CHECKING:
    from .submission import Submission


class LedgerlineError(Exception):
    """The base of all errors of this package."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        command_id: Optional[str] = None,
        request_id: Optional[str] = None,
        attempts: int = 0,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        #: The id of the command; None when the call was about none.
        self.command_id = command_id
        #: The id of the last request in the logs of the server.
        self.request_id = request_id
        #: How many requests were sent.
        self.attempts = attempts


class RequestRefused(LedgerlineError):
    """The server rejected the request, with a code and a sentence. A command that was rejected was not queued."""

    def __init__(
        self,
        status: int,
        problem: Dict[str, Any],
        retry_after_seconds: Optional[int] = None,
        **circumstances: Any,
    ) -> None:
        super().__init__(problem["code"], problem["message"], **circumstances)
        self.status = status
        self.details: List[Dict[str, Any]] = problem.get("details") or []
        self.retry_after_seconds = retry_after_seconds
        #: Where a feed of events can be continued; only with cursor_expired.
        self.oldest_cursor: Optional[str] = problem.get("oldestCursor")
        #: What has the externalId: linkId, state, key and commandId; only with external_id_taken.
        self.link: Optional[Dict[str, Any]] = problem.get("link")


class CommandFailed(LedgerlineError):
    """The command ended as failed."""

    def __init__(self, command: Dict[str, Any], *, attempts: int = 0) -> None:
        error = command.get("error") or {}
        super().__init__(
            error.get("code", "failed"),
            error.get("message", "The command failed."),
            command_id=command["commandId"],
            attempts=attempts,
        )
        #: Whether the book was changed: not_applied, applied or unknown.
        self.outcome: str = error.get("outcome", "unknown")
        #: Whether the same request can succeed under a new command id.
        self.retryable: bool = bool(error.get("retryable", False))
        #: Every reason that the account book gave, with its field: path, code and message.
        self.details: List[Dict[str, Any]] = error.get("details") or []
        self.result: Optional[Dict[str, Any]] = command.get("result")
        self.command = command


class OutcomeUnknown(CommandFailed):
    """The command may have changed the book: check the book, and never send it again blindly."""


class SavedDifferently(CommandFailed):
    """The command was saved, but not as requested: check the document, and do not create it again."""


_BY_OUTCOME: Dict[str, Type[CommandFailed]] = {
    "not_applied": CommandFailed,
    "applied": SavedDifferently,
    "unknown": OutcomeUnknown,
}


def failure_of(command: Dict[str, Any], attempts: int) -> CommandFailed:
    """The error of a command that ended as failed."""
    outcome = (command.get("error") or {}).get("outcome", "unknown")
    return _BY_OUTCOME.get(outcome, OutcomeUnknown)(command, attempts=attempts)


class StillRunning(LedgerlineError):
    """The deadline passed while the command was queued or running. It still runs: wait on with ``submission``."""

    def __init__(self, submission: "Submission", attempts: int) -> None:
        super().__init__(
            "still_running",
            f"Command {submission.command_id} is still {submission.command['status']}. It was not cancelled: "
            "wait on with submission.wait(), or read it later by its command id.",
            command_id=submission.command_id,
            attempts=attempts,
        )
        self.submission = submission


class Unreachable(LedgerlineError):
    """No readable response after all attempts."""

    def __init__(self, message: str, may_have_arrived: bool, **circumstances: Any) -> None:
        command_id = circumstances.get("command_id")
        hint = (
            ""
            if command_id is None
            else f" Repeating the call with command_id {command_id} is safe: the command runs at most once."
        )
        super().__init__("unreachable", f"{message}{hint}", **circumstances)
        #: Whether a request may have reached the server all the same.
        self.may_have_arrived = may_have_arrived


class ArtifactDamaged(LedgerlineError):
    """The bytes that arrived are not those that the command produced."""


class WebhookRefused(LedgerlineError):
    """A delivery that did not come from Ledgerline, is too old, or was changed on its way."""


class MisuseError(LedgerlineError):
    """The call itself is wrong; no request was sent."""
