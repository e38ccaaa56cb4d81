"""What the driver asks of Tryton itself: the connection, invoices, moves of accounts and of stock, orders."""
