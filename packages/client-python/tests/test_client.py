"""The client against a real cloud and a real book. LEDGERLINE_* name the server, the key and an empty book."""

from __future__ import annotations

import hashlib
import itertools
import os
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, Dict, List

from ledgerline import (
    ArtifactDamaged,
    CommandFailed,
    Ledgerline,
    LedgerlineError,
    MisuseError,
    RequestRefused,
    StillRunning,
    Unreachable,
    command_id_from,
)
from lossy_proxy import LossyProxy

LOSSY_SEEDS = int(os.environ.get("LEDGERLINE_LOSSY_SEEDS", "4"))
CALLS_PER_SEED = 5


def debtor(code: str, name: str = "Kedai") -> Dict[str, Any]:
    return {"debtorCode": code, "companyName": name}


class Client(unittest.TestCase):
    def setUp(self) -> None:
        self.client = Ledgerline.from_environment()

    def test_upsert_creates_once_and_then_updates_what_differs(self) -> None:
        debtor = {"debtorCode": "300-P017", "companyName": "Upserted", "phone1": "03-1"}
        outcomes = [self.client.upsert("debtor", "python-17", {**debtor, "phone1": phone})[0] for phone in ("03-1", "03-1", "03-2")]
        self.assertEqual(outcomes, ["created", "unchanged", "updated"])
        found = self.client.run("get-debtor-detail", external_id="python-17")
        self.assertEqual([found["document"]["debtorCode"], found["document"]["phone1"]], ["300-P017", "03-2"])
        with self.assertRaises(RequestRefused) as refused:
            self.client.run("create-debtor", {**debtor, "debtorCode": "300-P018"}, external_id="python-17")
        self.assertEqual([refused.exception.code, (refused.exception.link or {})["key"]], ["external_id_taken", "300-P017"])
        with self.assertRaises(MisuseError):
            self.client.upsert("sales-invoice", "python-18", {"lines": []})

    def test_a_command_is_run_by_its_type_and_by_its_method(self) -> None:
        saved = self.client.run("create-debtor", debtor("300-P001"), command_id=command_id_from("debtor", 1))
        self.assertEqual((saved["ok"], saved["saved"]), (True, True))
        again = self.client.create_debtor(debtor("300-P001"), command_id=command_id_from("debtor", 1))
        self.assertEqual(again, saved)
        rows = self.client.read_debtors({"code": "300-P001"})["rows"]
        self.assertEqual([row["companyName"] for row in rows], ["Kedai"])

    def test_rows_are_read_page_by_page_and_only_as_far_as_the_loop_goes(self) -> None:
        for number in range(3):
            self.client.run("create-general-area", {"code": f"P{number}", "description": "x"})
        rows = list(self.client.rows("list-general-areas", {"limit": 2}))
        self.assertGreaterEqual(len(rows), 3)
        self.assertEqual(len({row["code"] for row in rows}), len(rows))
        first = command_id_from("pages")
        pages = list(self.client.pages("list-general-areas", {"limit": 2}, command_id=first))
        self.assertEqual(sum(len(page["rows"]) for page in pages), len(rows))
        self.assertEqual(self.client.command(command_id_from("page", first, 2))["status"], "done")
        sent: List[Any] = []
        counting = self.client.with_options(on_attempt=sent.append)
        list(itertools.islice(counting.rows("list-general-areas", {"limit": 2}), 2))
        self.assertEqual(len(sent), 1)

    def test_a_file_is_fetched_with_its_digest(self) -> None:
        pdf = self.client.artifact(PDF_TYPE, PDF_PAYLOAD, company_id="SAMPLE")
        data = pdf.bytes()
        self.assertEqual(data[:5], b"%PDF-")
        self.assertEqual((len(data), hashlib.sha256(data).hexdigest()), (pdf.size, pdf.sha256))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / pdf.file_name
            self.client.artifact_of(pdf.command_id).save(path)
            self.assertEqual(path.read_bytes(), data)
            self.assertEqual([entry.name for entry in Path(folder).iterdir()], [pdf.file_name])
        done = self.client.submit("read-debtors", {"limit": 1})
        with self.assertRaises(RequestRefused) as caught:
            done.artifact()
        self.assertEqual(caught.exception.code, "artifact_missing")

    def test_a_file_is_continued_where_the_connection_broke_and_a_changed_one_is_not_kept(self) -> None:
        whole = self.client.artifact(PDF_TYPE, PDF_PAYLOAD, company_id="SAMPLE")
        for script, path_is_there in ((["none", "cut", "none"], True), (["none", "changed"], False)):
            proxy = LossyProxy(os.environ["LEDGERLINE_URL"], script=script)
            try:
                pdf = self.client.with_options(base_url=proxy.url).artifact_of(whole.command_id)
                with tempfile.TemporaryDirectory() as folder:
                    path = Path(folder) / "invoice.pdf"
                    if path_is_there:
                        pdf.save(path)
                        self.assertEqual(hashlib.sha256(path.read_bytes()).hexdigest(), whole.sha256)
                    else:
                        with self.assertRaises(ArtifactDamaged) as damaged:
                            pdf.save(path)
                        self.assertEqual(damaged.exception.command_id, whole.command_id)
                        self.assertEqual(list(Path(folder).iterdir()), [])
                self.assertEqual(len(proxy.harms), len(script))
            finally:
                proxy.close()

    def test_every_error_names_class_code_outcome_and_command(self) -> None:
        with self.assertRaises(RequestRefused) as refused:
            self.client.run("create-debtor", {"companyName": 7}, command_id="refused-1")
        error = refused.exception
        self.assertEqual((error.status, error.code, error.command_id), (400, "invalid_payload", "refused-1"))
        self.assertEqual({detail["path"] for detail in error.details}, {"/payload/debtorCode", "/payload/companyName"})
        self.assertTrue(error.request_id)
        with self.assertRaises(CommandFailed) as failed:
            self.client.run("get-sales-invoice", {"docNo": "NONE"}, command_id="failed-1")
        self.assertEqual((failed.exception.outcome, failed.exception.command_id), ("not_applied", "failed-1"))
        self.assertIs(type(failed.exception), CommandFailed)
        with self.assertRaises(RequestRefused) as reused:
            self.client.run("read-debtors", {}, command_id="failed-1")
        self.assertEqual(reused.exception.code, "command_id_reused")
        offline = self.client.with_options(connector_id=os.environ["LEDGERLINE_OFFLINE_CONNECTOR"], company_id="MAIN")
        with self.assertRaises(RequestRefused) as unknown:
            offline.run("read-debtors", {})
        self.assertEqual((unknown.exception.status, unknown.exception.code), (404, "unknown_company"))
        self.assertTrue(all(issubclass(kind, LedgerlineError) for kind in (CommandFailed, RequestRefused, MisuseError)))

    def test_a_command_is_submitted_kept_followed_and_waited_for(self) -> None:
        kept: List[str] = []
        seen: List[str] = []
        submission = self.client.submit(
            "read-debtors", {}, keep=kept.append, on_status=lambda command: seen.append(command["status"])
        )
        self.assertEqual(kept, [submission.command_id])
        self.assertTrue(submission.wait()["ok"])
        self.assertEqual(seen[-1], "done")
        self.assertEqual(self.client.submission(submission.command_id).wait(), submission.command["result"])
        with self.assertRaises(RequestRefused) as late:
            submission.cancel()
        self.assertEqual(late.exception.code, "not_cancellable")
        listed = next(iter(self.client.commands(type="read-debtors")))
        self.assertEqual(listed["type"], "read-debtors")

        def refuse(_: str) -> None:
            raise OSError("The disk is full.")

        with self.assertRaises(OSError):
            self.client.run("create-debtor", debtor("300-P009"), command_id="not-kept", keep=refuse)
        with self.assertRaises(RequestRefused):
            self.client.command("not-kept")

    def test_a_check_queues_nothing(self) -> None:
        self.assertEqual(self.client.check("create-debtor", debtor("300-P777"), command_id="checked-1"), {"ok": True})
        wrong = self.client.check("create-debtor", {"debtorCode": "x"})
        self.assertEqual((wrong["ok"], wrong["code"]), (False, "invalid_payload"))
        many = self.client.check_all({"type": "create-debtor", "payload": debtor(f"300-{n}")} for n in range(501))
        self.assertEqual((len(many), all(result["ok"] for result in many)), (501, True))
        with self.assertRaises(RequestRefused):
            self.client.command("checked-1")

    def test_many_commands_are_sent_in_order_and_each_says_what_became_of_it(self) -> None:
        commands = [{"type": "create-debtor", "payload": debtor(f"300-Q{n:03}"), "command_id": f"many-{n}"} for n in range(7)]
        commands[3] = {"type": "create-debtor", "payload": {"debtorCode": "x"}, "command_id": "many-3"}
        sent = list(self.client.submit_all(commands, size=3))
        self.assertEqual([isinstance(one, RequestRefused) for one in sent], [n == 3 for n in range(7)])
        self.assertEqual([one.command_id for one in sent], [f"many-{n}" for n in range(7)])
        self.assertEqual([one.wait()["ok"] for one in sent if not isinstance(one, RequestRefused)], [True] * 6)
        again = list(self.client.submit_all(commands[:3]))
        self.assertEqual([one.command["status"] for one in again if not isinstance(one, RequestRefused)], ["done"] * 3)

    def test_the_key_the_catalog_and_the_feed_can_be_asked(self) -> None:
        me = self.client.me()
        self.assertIn("SAMPLE", [book["companyId"] for one in me["connectors"] for book in one["companies"]])
        self.assertIn("create-sales-invoice", [hit["type"] for hit in self.client.search("sales invoice", limit=20)])
        self.assertEqual(self.client.schema("create-debtor")["commandType"], "create-debtor")
        self.client.run("create-debtor", debtor("300-P500"), command_id="for-the-feed")
        feed = self.client.events(types=["command.*"], follow=False)
        events = list(feed)
        self.assertIn("for-the-feed", [event["data"].get("commandId") for event in events])
        self.assertEqual(list(self.client.events(cursor=feed.cursor, follow=False, types=["command.*"])), [])

    def test_a_deadline_ends_the_waiting_and_not_the_command(self) -> None:
        slow = Silent()
        try:
            client = self.client.with_options(base_url=slow.url, max_retries=0)
            with self.assertRaises(Unreachable) as caught:
                client.run("read-debtors", {}, command_id="late-1", deadline_seconds=0.3)
            self.assertTrue(caught.exception.may_have_arrived)
        finally:
            slow.close()
        waiting = self.client.with_options(wait_seconds=0)
        submission = waiting.submit("read-debtors", {})
        submission.command = {**submission.command, "status": "queued"}
        with self.assertRaises(StillRunning) as still:
            submission.wait(deadline_seconds=0.001)
        self.assertTrue(still.exception.submission.wait()["ok"])

    def test_a_redirect_is_not_followed_and_a_page_is_no_answer(self) -> None:
        for status, word in ((302, "redirects to"), (200, "is not from Ledgerline")):
            other = Fixed(status)
            try:
                client = self.client.with_options(base_url=other.url, max_retries=0)
                with self.assertRaises(Unreachable) as caught:
                    client.me()
                self.assertIn(word, str(caught.exception))
                self.assertEqual(other.paths, ["/v1/me"])
            finally:
                other.close()

    def test_lost_doubled_and_replaced_responses_never_write_twice_and_never_lose_a_write(self) -> None:
        harms = 0
        codes = set()
        for seed in range(LOSSY_SEEDS):
            proxy = LossyProxy(os.environ["LEDGERLINE_URL"], seed)
            try:
                client = self.client.with_options(base_url=proxy.url, max_retries=50)
                for number in range(CALLS_PER_SEED):
                    code = f"300-L{seed:02}{number:02}"
                    saved = client.create_debtor(debtor(code), command_id=command_id_from("lossy", seed, number))
                    self.assertTrue(saved["saved"])
                    codes.add(code)
            finally:
                proxy.close()
            harms += sum(harm != "none" for harm in proxy.harms)
        rows = [row["debtorCode"] for row in self.client.rows("read-debtors", {"limit": 500})]
        self.assertEqual(sorted(code for code in rows if code.startswith("300-L")), sorted(codes))
        self.assertGreater(harms, CALLS_PER_SEED)


PDF_TYPE = "sales-invoice-acct-pdf"
PDF_PAYLOAD = {"docNo": os.environ.get("LEDGERLINE_SAMPLE_INVOICE", "")}


class Fixed:
    """Answers every request with the same page."""

    def __init__(self, status: int) -> None:
        paths: List[str] = []

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, format: str, *args: Any) -> None:
                pass

            def do_GET(self) -> None:
                paths.append(self.path)
                self.send_response(status)
                if status == 302:
                    self.send_header("location", "/elsewhere")
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"hi")

        self.paths = paths
        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Silent:
    """Accepts connections and never answers."""

    def __init__(self) -> None:
        import socket

        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"

    def close(self) -> None:
        self._socket.close()


if __name__ == "__main__":
    unittest.main()
