"""A command that was accepted: wait for it, cancel it, fetch its file."""

from __future__ import annotations

import math
import time
from typing import Any, Callable, Dict, Optional

from .artifact import ArtifactFile
from .errors import StillRunning, Unreachable, failure_of
from .transport import Transport

#: A request that waits must be answered before the deadline cuts it off.
_MARGIN_SECONDS = 0.5
_LOOK_AGAIN_SECONDS = 0.25

OnStatus = Callable[[Dict[str, Any]], Any]


def seconds_to_wait(ends_at: float, wait_seconds: int) -> int:
    """How long the server can hold a request that has to end at that time."""
    return max(0, min(wait_seconds, math.floor(ends_at - time.monotonic() - _MARGIN_SECONDS)))


class Submission:
    """A command that was accepted. It runs whether or not anyone waits for it."""

    def __init__(
        self, transport: Transport, command: Dict[str, Any], attempts: int = 1, on_status: Optional[OnStatus] = None
    ) -> None:
        self.command_id: str = command["commandId"]
        #: The command as it was last seen.
        self.command = command
        self._transport = transport
        self._attempts = attempts
        self._on_status = on_status
        if on_status is not None:
            on_status(command)

    def wait(self, deadline_seconds: Optional[float] = None) -> Any:
        """The result, once the command is done. Raises CommandFailed, or StillRunning when the deadline passes first."""
        return self.wait_until(self._transport.ends_at(deadline_seconds))

    def wait_until(self, ends_at: float) -> Any:
        """As wait, up to a time on the monotonic clock."""
        while self.command["status"] not in ("done", "failed"):
            if time.monotonic() >= ends_at:
                raise StillRunning(self, self._attempts)
            self._look(ends_at)
        if self.command["status"] == "failed":
            raise failure_of(self.command, self._attempts)
        return self.command["result"]

    def cancel(self) -> Dict[str, Any]:
        """Cancels the command while it is queued; later the server rejects it with not_cancellable."""
        answer = self._transport.json(
            "POST",
            f"/v1/commands/{self.command_id}/cancel",
            command_id=self.command_id,
            is_repeatable=True,
            ends_at=self._transport.ends_at(),
        )
        self._see(answer.body["command"])
        return self.command

    def artifact(self, deadline_seconds: Optional[float] = None) -> ArtifactFile:
        """The file of a command that produces one, once it is done."""
        self.wait(deadline_seconds)
        return ArtifactFile(self._transport, self.command)

    def _look(self, ends_at: float) -> None:
        seconds = seconds_to_wait(ends_at, self._transport.wait_seconds)
        if seconds == 0:
            time.sleep(max(0.0, min(_LOOK_AGAIN_SECONDS, ends_at - time.monotonic())))
        try:
            answer = self._transport.json(
                "GET", f"/v1/commands/{self.command_id}?wait={seconds}", command_id=self.command_id, ends_at=ends_at
            )
        except Unreachable:
            # The request was cut off by the deadline, not by the network.
            if time.monotonic() >= ends_at:
                raise StillRunning(self, self._attempts) from None
            raise
        self._attempts += answer.attempts
        self._see(answer.body["command"])

    def _see(self, command: Dict[str, Any]) -> None:
        is_new = command["status"] != self.command["status"]
        self.command = command
        if is_new and self._on_status is not None:
            self._on_status(command)
