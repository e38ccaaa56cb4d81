/** What holds for every result, in sentences that the manifest, the ontology and the docs show. */

export const resultRules = {
  names: [
    'Names are in camelCase and the same as in payloads.',
    'The keys of fields and fieldCapabilities of documents and master records are the native names of the desktop package in PascalCase, such as DocNo and UnitPrice. Inside fields only readErrors is in camelCase.',
  ],
  signs: [
    'Amounts of a document are positive, of purchases, credit notes and payments too. Its type says which way they go. Only a line or rounding that reduces the total is negative.',
    'What is open is positive if it is owed, by the customer in AR and to the supplier in AP. Unapplied credit is negative.',
    'Balances and movements of ledger accounts are positive for debits and negative for credits. Separate debit and credit fields are never negative.',
    'Goods and money that come in are positive, those that go out negative. Separate in and out fields are never negative.',
    'Tax to pay is positive. Tax to claim or to get back is negative.',
  ],
  absence: [
    'A field without a value is absent. It is null only where the schema says so. The description says when a field is absent or null.',
  ],
  units: [
    'x-unit says what a number counts. Amounts have at most 2 decimals; quantities, prices and rates at most 8.',
    'Keys such as docKey and dtlKey are strings; keep them as strings.',
  ],
} as const;
