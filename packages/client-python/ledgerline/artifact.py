"""Files that commands produce: read piece by piece, continued where a connection broke, and compared with their digest."""

from __future__ import annotations

import hashlib
import http.client
import os
import time
from typing import Any, Dict, Iterator, Union

from .errors import ArtifactDamaged, LedgerlineError, RequestRefused, Unreachable
from .transport import Transport

_CHUNK_BYTES = 65_536
_BREAKS_MAX = 4
_BREAK_PAUSE_SECONDS = 0.5


class ArtifactFile:
    """The file of a command that is done."""

    def __init__(self, transport: Transport, command: Dict[str, Any]) -> None:
        self.command_id: str = command["commandId"]
        artifact = (command.get("result") or {}).get("artifact")
        if artifact is None:
            problem = {"code": "artifact_missing", "message": f"Command {self.command_id} did not produce a file."}
            raise RequestRefused(404, problem, command_id=self.command_id)
        self._transport = transport
        self.file_name: str = artifact["fileName"]
        self.content_type: str = artifact["contentType"]
        self.size: int = artifact["size"]
        self.sha256: str = artifact["sha256"]

    def chunks(self) -> Iterator[bytes]:
        """The bytes as they arrive. The last step raises ArtifactDamaged when they are not those of the digest."""
        digest = hashlib.sha256()
        at = 0
        breaks = 0
        while at < self.size:
            try:
                for chunk in self._connection(at):
                    at += len(chunk)
                    if at > self.size:
                        raise self._damaged(f"has more than the {self.size} bytes that were announced")
                    digest.update(chunk)
                    yield chunk
                if at < self.size:
                    raise Unreachable(f"The file of command {self.command_id} broke off.", False, command_id=self.command_id)
            except (RequestRefused, ArtifactDamaged):
                raise
            except (OSError, http.client.HTTPException, LedgerlineError) as error:
                breaks += 1
                if breaks > _BREAKS_MAX:
                    raise Unreachable(
                        f"The file of command {self.command_id} could not be read.",
                        False,
                        command_id=self.command_id,
                        attempts=breaks,
                    ) from error
                time.sleep(_BREAK_PAUSE_SECONDS * breaks)
        if digest.hexdigest() != self.sha256:
            raise self._damaged("does not match its digest")

    def bytes(self) -> bytes:
        """The whole file."""
        return b"".join(self.chunks())

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the file. Until it is complete and correct, nothing is at that path."""
        part = f"{os.fspath(path)}.part"
        try:
            with open(part, "wb") as out:
                for chunk in self.chunks():
                    out.write(chunk)
                out.flush()
                os.fsync(out.fileno())
            os.replace(part, path)
        except BaseException:
            if os.path.exists(part):
                os.remove(part)
            raise

    def _connection(self, at: int) -> Iterator[bytes]:
        headers = {"accept": "*/*"} if at == 0 else {"accept": "*/*", "range": f"bytes={at}-"}
        path = f"/v1/commands/{self.command_id}/artifact"
        with self._transport.open(path, headers, self.command_id) as response:
            if at > 0 and response.status != 206:
                raise self._damaged("cannot be continued in the middle")
            while True:
                chunk = response.read(_CHUNK_BYTES)
                if not chunk:
                    return
                yield chunk

    def _damaged(self, how: str) -> ArtifactDamaged:
        message = f"The file of command {self.command_id} {how}. Download it again."
        return ArtifactDamaged("artifact_damaged", message, command_id=self.command_id)
