"""Items and what they are sorted by: products and product categories of Tryton. An item has one unit, its base unit."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

from ledgerline_driver.money import fraction, shown
from ledgerline_driver.refusal import Refusal

from ..book import Book, instant, now
from ..refusal import no_place, not_in_tryton
from .tax import TaxCodes

"""What items are sorted by: the field on the item, and the category of Tryton above its categories."""
SORTS = {
    "stock-item-group": ("itemGroup", "Item groups"), "stock-item-type": ("itemType", "Item types"),
    "stock-item-category": ("itemCategory", "Item categories"), "stock-item-brand": ("itemBrand", "Item brands"),
}
GROUP_ACCOUNTS = ("salesAccountNo", "salesReturnAccountNo", "purchaseAccountNo", "stockAccountNo", "cogsAccountNo")
"""The account of an item group for each role of a line."""
OF_ROLE = {
    "sales": "salesAccountNo", "salesReturn": "salesReturnAccountNo", "purchase": "purchaseAccountNo", "purchaseReturn": "purchaseAccountNo",
    "stock": "stockAccountNo", "costOfGoodsSold": "cogsAccountNo",
}
KEPT = ("desc2", "itemGroup", "itemType", "itemCategory", "itemBrand", "supplyTaxCode", "purchaseTaxCode", "tariffCode", "classification")
FIELDS = {
    "itemCode", "description", "baseUom", "costingMethod", "stockControl", "hasBatchNo", "hasSerialNo", "uoms", "isActive", "reason", "validateOnly",
    "verifyAfterSave", "Options",
    *KEPT,
}
UNIT_DIGITS = 4


@dataclass(frozen=True)
class Item:
    code: str
    id: int
    description: str
    is_stock: bool
    is_active: bool
    uom: str
    uom_id: int
    """How many decimals Tryton takes in a quantity."""
    digits: int
    price: Fraction | None
    kept: dict[str, Any]
    is_average: bool
    modified: str

    def record(self) -> dict[str, Any]:
        own = {name: self.kept[name] for name in KEPT if self.kept.get(name)}
        return {
            "itemCode": self.code, "description": self.description, "stockControl": self.is_stock, "costingMethod": "WA", "baseUom": self.uom,
            "uoms": [{"uom": self.uom, "rate": 1, **({} if self.price is None else {"price": shown(self.price)})}], **own,
            "hasBatchNo": False, "hasSerialNo": False, "isActive": self.is_active,
        }


class Items:
    def __init__(self, book: Book, taxes: TaxCodes) -> None:
        self._book = book
        self._taxes = taxes
        self._found: dict[str, Item | None] = {}

    def _search(self, domain: list[Any]) -> list[Item]:
        with self._book.transaction.set_context(active_test=False):
            return [self._read(product) for product in self._book.model("product.product").search([("code", "!=", None), *domain], order=[("code", "ASC")])]

    def all(self) -> list[Item]:
        return sorted((item for item in self._search([]) if item.code), key=lambda item: item.code)

    def find(self, code: str) -> Item | None:
        if code not in self._found:
            self._found[code] = next(iter(self._search([("code", "=", code)])), None)
        return self._found[code]

    def known(self, code: str, path: str, word: str = "UNKNOWN_CODE") -> Item:
        found = self.find(code)
        if found is None:
            raise Refusal(word, f"itemCode {code} is no product of this Tryton database.", path)
        return found

    def usable(self, code: str, path: str) -> Item:
        found = self.known(code, path)
        if not found.is_active:
            raise Refusal("RECORD_INACTIVE", f"itemCode {code} is inactive in Tryton.", path)
        return found

    def _read(self, product: Any) -> Item:
        kept = self._book.store.slot("item", product.code or "")
        price = fraction(kept["price"]) if kept.get("price") is not None else Fraction(product.list_price) if product.list_price else None
        return Item(
            product.code or "", product.id, kept.get("description") or product.template.name or "", product.type == "goods" and not product.consumable,
            bool(product.active), product.default_uom.symbol or product.default_uom.name, product.default_uom.id, product.default_uom.digits, price, kept,
            product.cost_price_method == "average", instant(product.write_date or product.create_date),
        )

    def check_quantity(self, item: Item, quantity: Fraction, path: str) -> None:
        """Tryton would say no in the middle of the work."""
        if (quantity * 10**item.digits).denominator != 1:
            raise Refusal("INVALID_VALUE", f"Tryton counts {item.uom} with {item.digits} decimals; you sent {shown(quantity)}.", path)

    def account(self, item: Item | None, role: str) -> str | None:
        """The account of the group of the item, otherwise that of the book."""
        if item is not None and item.kept.get("itemGroup"):
            group = self._book.store.slot("stock-item-group", str(item.kept["itemGroup"]))
            if group.get(OF_ROLE.get(role, "")):
                return str(group[OF_ROLE[role]])
        return self._book.role(role)

    def check(self, payload: dict[str, Any]) -> None:
        for name in payload:
            if name not in FIELDS:
                raise no_place(f"/{name}", f"{name} on an item")
        if payload.get("costingMethod") not in (None, "WA"):
            raise not_in_tryton("/costingMethod", "The Tryton driver costs items by weighted average;", "send WA, or leave it out.")
        for name in ("hasBatchNo", "hasSerialNo"):
            if payload.get(name):
                raise not_in_tryton(f"/{name}", "The Tryton driver does not track", "batches and serial numbers. Leave it out.")
        for name in ("supplyTaxCode", "purchaseTaxCode"):
            if payload.get(name):
                self._taxes.known(str(payload[name]), f"/{name}")
        for kind, (name, _) in SORTS.items():
            if payload.get(name) and not self._book.store.slot(kind, str(payload[name])):
                raise Refusal("UNKNOWN_CODE", f"{name} {payload[name]} does not exist in this account book.", f"/{name}")

    def _own_unit(self, payload: dict[str, Any], base: str) -> dict[str, Any]:
        """The row of the base unit; the driver takes no others."""
        for index, row in enumerate(payload.get("uoms") or []):
            path = f"/uoms/{index}"
            if row.get("uom") != base or fraction(row.get("rate", 1)) != 1:
                raise not_in_tryton(f"{path}/uom", "The Tryton driver keeps an item in one unit;", f"send {base} alone, with the rate 1.")
            for name in row:
                if name not in ("uom", "rate", "price"):
                    raise no_place(f"{path}/{name}", f"{name} on a unit")
            return dict(row)
        return {}

    def create(self, payload: dict[str, Any]) -> None:
        base = str(payload["baseUom"])
        row = self._own_unit(payload, base)
        price = Decimal(str(row.get("price") or 0))
        uom = self._ensured_uom(base)
        # A price of Tryton has few decimals; what documents use is the one that was sent.
        made = self._book.model("product.template").create([{
            "name": str(payload["description"]), "type": "goods" if payload.get("stockControl") is not False else "service", "default_uom": uom,
            "list_price": round(price, 4), "salable": True, "sale_uom": uom, "purchasable": True, "purchase_uom": uom, "cost_price_method": "average",
            "active": payload.get("isActive") is not False,
            "products": [("create", [{"suffix_code": str(payload["itemCode"]), "active": payload.get("isActive") is not False}])],
        }])
        self._sort(made[0], payload)
        self._keep(str(payload["itemCode"]), payload, row)

    def _ensured_uom(self, symbol: str) -> int:
        model = self._book.model("product.uom")
        found = model.search([("symbol", "=", symbol)], limit=1) or model.search([("name", "=", symbol)], limit=1)
        if found:
            return int(found[0].id)
        categories = self._book.model("product.uom.category")
        own = categories.search([("name", "=", symbol)], limit=1) or categories.create([{"name": symbol}])
        step = 10.0**-UNIT_DIGITS
        made = model.create([{"name": symbol, "symbol": symbol, "category": own[0].id, "rate": 1.0, "factor": 1.0, "rounding": step, "digits": UNIT_DIGITS}])
        return int(made[0].id)

    def update(self, item: Item, payload: dict[str, Any]) -> None:
        record = item.record()
        for name in ("baseUom", "stockControl"):
            if name in payload and payload[name] != record[name]:
                raise not_in_tryton(f"/{name}", f"{name} of a product in Tryton", "stays what it is. Create another item.")
        row = self._own_unit(payload, item.uom)
        products = self._book.model("product.product")
        product = products(item.id)
        values: dict[str, Any] = {}
        if "description" in payload:
            values["name"] = str(payload["description"])
        if row.get("price") is not None:
            values["list_price"] = round(Decimal(str(row["price"])), 4)
        if values:
            self._book.model("product.template").write([product.template], values)
        if "isActive" in payload:
            products.write([product], {"active": bool(payload["isActive"])})
        self._sort(product.template, payload)
        self._keep(item.code, payload, row)

    def _sort(self, template: Any, payload: dict[str, Any]) -> None:
        categories = self._book.model("product.category")
        for _, (name, above) in SORTS.items():
            if name not in payload:
                continue
            old = [category.id for category in template.categories if category.parent and category.parent.name == above]
            new = categories.search([("name", "=", str(payload[name])), ("parent.name", "=", above)], limit=1) if payload[name] else []
            changes: list[Any] = [("remove", old)] if old else []
            changes += [("add", [new[0].id])] if new else []
            if changes:
                self._book.model("product.template").write([template], {"categories": changes})

    def _keep(self, code: str, payload: dict[str, Any], row: dict[str, Any]) -> None:
        kept = {name: payload[name] for name in (*KEPT, "description") if name in payload}
        price = {"price": str(row["price"])} if row.get("price") is not None else {}
        self._book.store.write_slot("item", code, {**self._book.store.slot("item", code), **kept, **price, "lastModified": now()})
        self._found.pop(code, None)

    def remove(self, item: Item) -> None:
        used = self._book.store.row("SELECT 1 FROM ledgerline_stock WHERE item = ?", item.code)
        products = self._book.model("product.product")
        product = products(item.id)
        domain = [("product", "=", item.id)]
        if used or any(self._book.model(name).search(domain, limit=1) for name in ("account.invoice.line", "sale.line", "purchase.line", "stock.move")):
            raise Refusal("RECORD_IN_USE", f"{item.code} is in documents. Send void-item instead.", "/itemCode")
        self._book.model("product.template").delete([product.template])
        self._book.store.remove_slot("item", item.code)
        self._found.pop(item.code, None)


class Sorts:
    """Groups, types, categories and brands of items: categories of Tryton below one category for each kind."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def codes(self, kind: str) -> list[str]:
        return sorted(self._book.store.slots(kind))

    def record(self, kind: str, code: str) -> dict[str, Any]:
        name, _ = SORTS[kind]
        slot = self._book.store.slot(kind, code)
        if not slot:
            raise Refusal("NOT_FOUND", f"{name} {code} does not exist in this account book.", f"/{name}")
        own = {each: slot[each] for each in ("description", *GROUP_ACCOUNTS) if slot.get(each)}
        return {name: code, **own, "isActive": slot.get("isActive") is not False}

    def check(self, kind: str, payload: dict[str, Any]) -> None:
        name, _ = SORTS[kind]
        for each in payload:
            if each not in (name, "description", "isActive", "reason", "validateOnly", "verifyAfterSave", "Options",
                *(GROUP_ACCOUNTS if kind == "stock-item-group" else ())):
                raise no_place(f"/{each}", f"{each} here")
        for each in GROUP_ACCOUNTS:
            if payload.get(each):
                self._book.account(str(payload[each]), f"/{each}")

    def create(self, kind: str, payload: dict[str, Any]) -> None:
        name, above = SORTS[kind]
        categories = self._book.model("product.category")
        parent = categories.search([("name", "=", above), ("parent", "=", None)], limit=1) or categories.create([{"name": above}])
        code = str(payload[name])
        if not categories.search([("name", "=", code), ("parent", "=", parent[0].id)], limit=1):
            categories.create([{"name": code, "parent": parent[0].id}])
        self.update(kind, code, payload)

    def update(self, kind: str, code: str, payload: dict[str, Any]) -> None:
        kept = {each: payload[each] for each in ("description", "isActive", *GROUP_ACCOUNTS) if each in payload}
        self._book.store.write_slot(kind, code, {**self._book.store.slot(kind, code), **kept, "lastModified": now()})
