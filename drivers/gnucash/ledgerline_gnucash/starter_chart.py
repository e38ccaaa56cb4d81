"""A small chart of accounts for a trading company, with two tax codes and a customer, to try the driver with."""

STARTER = {
    "accounts": [
        {"accountNo": "100-0000", "description": "Share capital", "accountType": "CP"},
        {"accountNo": "150-0000", "description": "Retained earnings", "accountType": "RE"},
        {"accountNo": "300-0000", "description": "Trade debtors", "accountType": "CA", "specialType": "DEBTOR_CONTROL"},
        {"accountNo": "306-0000", "description": "Deposits to suppliers", "accountType": "CA", "specialType": "SUPPLIER_DEPOSIT"},
        {"accountNo": "310-1000", "description": "Bank", "accountType": "CA", "specialType": "BANK"},
        {"accountNo": "320-0000", "description": "Cash in hand", "accountType": "CA", "specialType": "CASH"},
        {"accountNo": "340-0000", "description": "Input tax", "accountType": "CA"},
        {"accountNo": "400-0000", "description": "Trade creditors", "accountType": "CL", "specialType": "CREDITOR_CONTROL"},
        {"accountNo": "420-0000", "description": "Deposits of customers", "accountType": "CL", "specialType": "CUSTOMER_DEPOSIT"},
        {"accountNo": "430-1000", "description": "Sales tax payable", "accountType": "CL"},
        {"accountNo": "500-0000", "description": "Sales", "accountType": "SL"},
        {"accountNo": "510-0000", "description": "Sales returns", "accountType": "SA"},
        {"accountNo": "530-2000", "description": "Discount received", "accountType": "OI"},
        {"accountNo": "530-3000", "description": "Exchange gains", "accountType": "OI"},
        {"accountNo": "600-1000", "description": "Purchases", "accountType": "CO"},
        {"accountNo": "900-1000", "description": "Bank charges", "accountType": "EP"},
        {"accountNo": "900-2000", "description": "Exchange losses", "accountType": "EP"},
        {"accountNo": "900-3000", "description": "Rounding", "accountType": "EP"},
        {"accountNo": "900-4000", "description": "Discount allowed", "accountType": "EP"},
    ],
    "roles": {
        "debtorControl": "300-0000", "creditorControl": "400-0000", "sales": "500-0000", "salesReturn": "510-0000", "purchase": "600-1000",
        "purchaseReturn": "600-1000", "bankCharge": "900-1000", "rounding": "900-3000", "discountAllowed": "900-4000", "discountReceived": "530-2000",
        "customerDeposit": "420-0000", "supplierDeposit": "306-0000", "fxGain": "530-3000", "fxLoss": "900-2000",
    },
    "paymentMethods": {
        "BANK": {"accountNo": "310-1000", "paymentBy": "Bank Transfer"},
        "CASH": {"accountNo": "320-0000", "paymentBy": "Cash"},
    },
    "taxCodes": [
        {"taxCode": "ST10", "description": "Sales tax 10%", "taxType": "SALES_TAX", "direction": "supply", "rate": 10, "accountNo": "430-1000", "scheme": "SST", "einvoiceType": "01"},
        {"taxCode": "NT", "description": "Not taxable", "taxType": "NONE", "direction": "both", "rate": 0, "scheme": "NONE", "einvoiceType": "06"},
    ],
    "debtors": [{"debtorCode": "300-A001", "companyName": "Alpha Hardware Sdn Bhd", "displayTerm": "Net 30"}],
    "creditors": [{"creditorCode": "400-S001", "companyName": "Supplier One Sdn Bhd", "displayTerm": "Net 30"}],
}
