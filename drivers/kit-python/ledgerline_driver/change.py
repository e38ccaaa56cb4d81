"""What a write does to the book, and what is recorded of it. It runs inside the transaction of its command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Change = Callable[[str], dict[str, Any]]


def then(act: Callable[[str], None], record: Callable[[], dict[str, Any]]) -> Change:
    """Acts for a commandId, and returns the record of it."""

    def run(command_id: str) -> dict[str, Any]:
        act(command_id)
        return record()

    return run
