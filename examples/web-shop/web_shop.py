"""Brings the orders of a web shop into an account book: customers, products, invoices, payments and a PDF of each invoice.

Every command id follows from the order it belongs to, so the program can be stopped and started at any point, and run again
with the same orders: nothing is created twice.

    python3 web_shop.py [orders.json] [folder for the PDFs]
"""

import json
import sys
from pathlib import Path

from ledgerline import CommandFailed, Ledgerline, LedgerlineError, command_id_from

HERE = Path(__file__).parent


def debtor_code(customer_id):
    return f"300-{customer_id.replace('-', '')}"


def create_customers(ledgerline, customers):
    for customer in customers:
        ledgerline.create_debtor(
            {
                "debtorCode": debtor_code(customer["customerId"]),
                "companyName": customer["name"],
                "email": customer["email"],
                "phone1": customer["phone"],
                "address1": customer["street"],
                "address2": customer["town"],
            },
            command_id=command_id_from("web-shop", "customer", customer["customerId"]),
        )


def create_products(ledgerline, products):
    for product in products:
        ledgerline.create_item(
            {
                "itemCode": product["sku"],
                "description": product["name"],
                "baseUom": "UNIT",
                "uoms": [{"uom": "UNIT", "rate": 1, "price": product["price"]}],
                "stockControl": False,
            },
            command_id=command_id_from("web-shop", "product", product["sku"]),
        )


def create_invoice(ledgerline, order, prices):
    return ledgerline.create_sales_invoice(
        {
            "debtorCode": debtor_code(order["customerId"]),
            "docDate": order["date"],
            "ref": f"WEB-{order['orderId']}",
            "lines": [
                {"itemCode": line["sku"], "uom": "UNIT", "qty": line["qty"], "unitPrice": prices[line["sku"]]}
                for line in order["lines"]
            ],
        },
        command_id=command_id_from("web-shop", "order", order["orderId"], "invoice"),
    )


def create_payment(ledgerline, order, doc_no, total):
    ledgerline.create_ar_payment(
        {
            "debtorCode": debtor_code(order["customerId"]),
            "docDate": order["date"],
            "ref": f"WEB-{order['orderId']}",
            "payments": [{"paymentMethod": "BANK", "paymentAmount": total}],
            "knockOffs": [{"docType": "IV", "docNo": doc_no, "amount": total}],
        },
        command_id=command_id_from("web-shop", "order", order["orderId"], "payment"),
    )


def main(orders_file, folder):
    shop = json.loads(Path(orders_file).read_text(encoding="utf-8"))
    prices = {product["sku"]: product["price"] for product in shop["products"]}
    folder.mkdir(parents=True, exist_ok=True)
    ledgerline = Ledgerline.from_environment()
    create_customers(ledgerline, shop["customers"])
    create_products(ledgerline, shop["products"])
    for order in shop["orders"]:
        invoice = create_invoice(ledgerline, order, prices)
        doc_no, total = invoice["document"]["docNo"], invoice["fields"]["FinalTotal"]
        if order["paid"]:
            create_payment(ledgerline, order, doc_no, total)
        pdf = ledgerline.artifact(
            "sales-invoice-acct-pdf",
            {"docNo": doc_no},
            command_id=command_id_from("web-shop", "order", order["orderId"], "pdf"),
        )
        pdf.save(folder / f"{order['orderId']}.pdf")
        print(f"Order {order['orderId']}: {doc_no}, RM {total:.2f}, {'paid' if order['paid'] else 'open'}")


if __name__ == "__main__":
    try:
        main(sys.argv[1] if len(sys.argv) > 1 else HERE / "orders.json", Path(sys.argv[2] if len(sys.argv) > 2 else "invoices"))
    except CommandFailed as error:
        sys.exit(f"{error.command_id} failed with {error.code} ({error.outcome}): {error.message}")
    except LedgerlineError as error:
        sys.exit(f"{error.code}: {error.message}")
