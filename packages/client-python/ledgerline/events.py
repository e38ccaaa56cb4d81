"""The feed of events as a loop that reconnects. Its cursor says where to continue after a restart."""

from __future__ import annotations

import time
from typing import Any, Dict, Iterator, Optional, Sequence
from urllib.parse import urlencode

from .errors import Unreachable
from .transport import Transport

_RECONNECT_SECONDS = 2.0


class EventFeed:
    """Iterates over events, oldest first."""

    def __init__(
        self,
        transport: Transport,
        *,
        cursor: Optional[str] = None,
        start: Optional[str] = None,
        types: Optional[Sequence[str]] = None,
        company_id: Optional[str] = None,
        entities: Optional[Sequence[str]] = None,
        follow: bool = True,
    ) -> None:
        self._transport = transport
        self._start = start
        self._types = types
        self._company_id = company_id
        self._entities = entities
        self._follow = follow
        #: Everything up to here was handed out: store it, and pass it as ``cursor`` to go on from here.
        self.cursor = cursor

    def __iter__(self) -> Iterator[Dict[str, Any]]:
        while True:
            page = self._page()
            if page is None:
                time.sleep(_RECONNECT_SECONDS)
                continue
            for event in page["events"]:
                yield event
                self.cursor = event["cursor"]
            self.cursor = page["nextCursor"]
            if not self._follow and not page["hasMore"]:
                return

    def _page(self) -> Optional[Dict[str, Any]]:
        """None when there was no connection and the feed is to be followed all the same."""
        query: Dict[str, str] = {}
        if self.cursor is not None:
            query["cursor"] = self.cursor
        elif self._start is not None:
            query["from"] = self._start
        if self._types is not None:
            query["types"] = ",".join(self._types)
        if self._company_id is not None:
            query["companyId"] = self._company_id
        if self._entities is not None:
            query["entities"] = ",".join(self._entities)
        if self._follow:
            query["wait"] = str(self._transport.wait_seconds)
        path = f"/v1/events?{urlencode(query)}"
        try:
            return self._transport.json("GET", path, ends_at=self._transport.ends_at()).body
        except Unreachable:
            if self._follow:
                return None
            raise
