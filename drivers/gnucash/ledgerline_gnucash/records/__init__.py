"""Customers, vendors, accounts, tax tables and currencies of a book."""
