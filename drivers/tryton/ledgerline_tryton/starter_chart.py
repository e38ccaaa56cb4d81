"""A small chart of accounts to try the driver with: that of the kit, with goods, a warehouse and an item."""

from ledgerline_driver.new_book import starter_chart

STARTER = starter_chart(
    (
        ("330-0000", "Stock on hand", "CA", "STOCK"), ("335-0000", "Goods delivered not invoiced", "CA"), ("405-0000", "Goods received not invoiced", "CL"),
        ("600-0000", "Cost of goods sold", "CO"), ("600-2000", "Purchase price variance", "CO"), ("600-3000", "Stock adjustments", "CO"),
        ("600-4000", "Stock written off", "CO"), ("600-5000", "Stock issued for own use", "CO"),
    ),
    {
        "stock": "330-0000", "costOfGoodsSold": "600-0000", "goodsDeliveredNotInvoiced": "335-0000", "goodsReceivedNotInvoiced": "405-0000",
        "purchasePriceVariance": "600-2000", "stockReceive": "600-3000", "stockIssue": "600-5000", "stockAdjustment": "600-3000",
        "stockWriteOff": "600-4000", "bank": "310-1000", "cash": "320-0000",
    },
    locations=[{"location": "HQ", "description": "Main warehouse"}],
    items=[{"itemCode": "WIDGET", "description": "Widget", "baseUom": "PCS", "uoms": [{"uom": "PCS", "price": 20}], "supplyTaxCode": "ST10"}],
)
