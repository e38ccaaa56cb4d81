"""A small chart of accounts to try the driver with: that of the kit, with deposits and exchange rates."""

from ledgerline_driver.new_book import starter_chart

STARTER = starter_chart(
    (
        ("306-0000", "Deposits to suppliers", "CA", "SUPPLIER_DEPOSIT"), ("340-0000", "Input tax", "CA"),
        ("420-0000", "Deposits of customers", "CL", "CUSTOMER_DEPOSIT"), ("530-3000", "Exchange gains", "OI"), ("900-2000", "Exchange losses", "EP"),
    ),
    {"customerDeposit": "420-0000", "supplierDeposit": "306-0000", "fxGain": "530-3000", "fxLoss": "900-2000"},
)
