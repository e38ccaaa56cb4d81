"""A proxy between the client and the server that loses, doubles and replaces responses, after a seed."""

from __future__ import annotations

import random
import threading
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, List, Optional, Sequence

HARMS = ["none", "none", "none", "lost", "cut", "page", "twice"]
PAGE = b"<html><body><h1>502 Bad Gateway</h1></body></html>"


class LossyProxy:
    """Passes requests on to the server, and mistreats about half of the responses, or those that a script names."""

    def __init__(self, target: str, seed: int = 0, script: Optional[Sequence[str]] = None) -> None:
        self._random = random.Random(seed)
        self._script = None if script is None else list(script)
        self._lock = threading.Lock()
        self.harms: List[str] = []
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_POST(self) -> None:
                self._pass_on()

            def do_GET(self) -> None:
                self._pass_on()

            def _pass_on(self) -> None:
                length = int(self.headers.get("content-length") or 0)
                body = self.rfile.read(length) if length else None
                harm = proxy.harm()
                if harm == "page":
                    self._answer(502, "text/html", PAGE)
                    return
                for _ in range(2 if harm == "twice" else 1):
                    status, media_type, data = forward(target, self.command, self.path, dict(self.headers), body)
                if harm == "lost":
                    self.close_connection = True
                    self.connection.close()
                elif harm == "cut":
                    self._answer(status, media_type, data[: len(data) // 2], len(data))
                    self.close_connection = True
                elif harm == "changed":
                    self._answer(status, media_type, data[:-1] + bytes([data[-1] ^ 1]))
                else:
                    self._answer(status, media_type, data)

            def _answer(self, status: int, media_type: str, data: bytes, length: int = -1) -> None:
                self.send_response(status)
                self.send_header("content-type", media_type)
                self.send_header("content-length", str(len(data) if length < 0 else length))
                self.send_header("connection", "close")
                self.end_headers()
                self.wfile.write(data)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def harm(self) -> str:
        with self._lock:
            harm = self._random.choice(HARMS) if self._script is None else (self._script.pop(0) if self._script else "none")
            self.harms.append(harm)
            return harm

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def forward(target: str, method: str, path: str, headers: Any, body: Any) -> Any:
    kept = {name: value for name, value in headers.items() if name.lower() in ("authorization", "content-type", "range")}
    request = urllib.request.Request(f"{target}{path}", data=body, method=method, headers=kept)
    try:
        with urllib.request.urlopen(request, timeout=70) as response:
            return response.status, response.headers.get("content-type") or "", response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers.get("content-type") or "", error.read()
