"""What needs no server: ids, keys and signatures by the vectors that all clients share, and what JSON cannot carry."""

from __future__ import annotations

import datetime
import decimal
import json
import os
import unittest
import warnings
from pathlib import Path
from typing import Any, List

from ledgerline import Ledgerline, MisuseError, Unreachable, WebhookRefused, command_id_from, verify_webhook
from ledgerline.wire import read_key, wire_json

VECTORS = Path(os.environ["LEDGERLINE_VECTORS"])
KEY = "ll_app_2AJBZN1h7ztWuWUv4qsbd2zXnr5oMg5H61XuZkV"


def vectors(name: str) -> Any:
    return json.loads((VECTORS / f"{name}.json").read_text(encoding="utf-8"))


class Wire(unittest.TestCase):
    def test_the_same_parts_give_the_id_that_every_client_gives(self) -> None:
        for vector in vectors("command-ids")["vectors"]:
            self.assertEqual(command_id_from(*vector["parts"]), vector["commandId"], vector["canonical"])

    def test_parts_without_an_exact_form_are_refused(self) -> None:
        for vector in vectors("command-ids")["refused"]:
            with self.assertRaises(MisuseError, msg=vector["why"]):
                command_id_from(*vector["parts"])
        for part in (object(), {1: 2}, b"bytes", float("nan"), decimal.Decimal("1")):
            with self.assertRaises(MisuseError, msg=repr(part)):
                command_id_from(part)

    def test_keys_are_read_as_every_client_reads_them(self) -> None:
        for vector in vectors("keys")["vectors"]:
            self.assertEqual(read_key(vector["key"]), vector["reading"], vector["key"])

    def test_deliveries_are_accepted_and_refused_as_by_every_client(self) -> None:
        for vector in vectors("webhooks")["vectors"]:
            for body in (vector["body"], vector["body"].encode("utf-8")):
                code = "accepted"
                try:
                    event = verify_webhook(body, vector["headers"], vector["secrets"], now=vector["now"])
                    self.assertEqual(event, json.loads(vector["body"]))
                except WebhookRefused as error:
                    code = error.code
                self.assertEqual(code, vector["expected"], vector["name"])
        with self.assertRaises(MisuseError):
            vector = vectors("webhooks")["vectors"][0]
            verify_webhook(vector["body"], vector["headers"], "not base64!", now=vector["now"])

    def test_what_json_cannot_carry_is_found_before_a_request(self) -> None:
        cycle: List[Any] = []
        cycle.append(cycle)
        for payload in (float("nan"), float("inf"), "\ud800", cycle, object(), {1, 2}, decimal.Decimal("NaN")):
            with self.assertRaises(MisuseError, msg=repr(type(payload))):
                wire_json({"payload": payload})
        carried = {"price": decimal.Decimal("12.50"), "qty": decimal.Decimal("2"), "on": datetime.date(2026, 11, 16)}
        self.assertEqual(json.loads(wire_json(carried)), {"price": 12.5, "qty": 2, "on": "2026-11-16"})

    def test_wrong_settings_are_found_without_a_request_and_never_repeat_the_key(self) -> None:
        wrong = [
            ("nonsense", {}),
            (KEY[:-1] + "W", {}),
            ("ll_conn_062iqjz94OArs0Dn4FOmBzCgkZYfdSYKv2rkqUh", {}),
            (KEY, {"base_url": "ftp://example.com"}),
            (KEY, {"base_url": "http://[::bad"}),
            (KEY, {"wait_seconds": 61}),
            (KEY, {"max_retries": -1}),
        ]
        for key, options in wrong:
            with self.assertRaises(MisuseError) as caught:
                Ledgerline(key, **options)
            self.assertNotIn(key, str(caught.exception))
        with self.assertRaises(MisuseError):
            Ledgerline.from_environment({})
        client = Ledgerline.from_environment({"LEDGERLINE_API_KEY": KEY, "LEDGERLINE_COMPANY": "A"})
        self.assertNotIn(KEY, repr(client))
        self.assertEqual(client.with_options(company_id="B").company_id, "B")
        for bad in ("a b", "..", "", "x" * 161):
            with self.assertRaises(MisuseError):
                client.run("read-debtors", {}, command_id=bad, connector_id="c")
        with self.assertRaises(MisuseError):
            client.run("read-debtors", {})
        with self.assertRaisesRegex(AttributeError, "Did you mean create_sales_invoice"):
            client.create_sales_invoce({})
        self.assertIn("create_sales_invoice", dir(client))

    def test_a_server_that_is_not_there_is_unreachable_and_nothing_arrived(self) -> None:
        client = Ledgerline(KEY, base_url="http://127.0.0.1:9", connector_id="c", company_id="A", max_retries=1)
        with self.assertRaises(Unreachable) as caught:
            client.run("read-debtors", {}, command_id="order-1")
        error = caught.exception
        self.assertEqual((error.may_have_arrived, error.attempts, error.command_id), (False, 2, "order-1"))
        self.assertIn("order-1 is safe", str(error))

    def test_an_address_without_https_warns_once(self) -> None:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for _ in range(2):
                Ledgerline(KEY, base_url="http://ledgerline.test")
            Ledgerline(KEY, base_url="http://127.0.0.1:1")
            Ledgerline(KEY, base_url="https://ledgerline.test")
        self.assertEqual(len(caught), 1)


if __name__ == "__main__":
    unittest.main()
