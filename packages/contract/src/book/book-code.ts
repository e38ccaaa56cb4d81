/** The error codes of the embedded account book, each with its meaning and what to do. Other books have codes of their own. */

interface BookMeaning {
  readonly meaning: string;
  readonly remedy: string;
}

/** A rejected command has changed nothing, except with VERIFY_MISMATCH. */
export const bookMeanings = {
  INVALID_PAYLOAD: {
    meaning: 'The payload breaks a rule that the connector checks.',
    remedy: 'Fix the problems listed in details, then send the command with a new commandId.',
  },
  COMMAND_ID_REUSED: {
    meaning: 'The book has run a different request with this commandId.',
    remedy: 'Use a new commandId.',
  },
  NOT_FOUND: {
    meaning: 'No document or record has that number or code.',
    remedy: 'List the documents or records and send the exact number or code.',
  },
  UNKNOWN_CODE: {
    meaning: 'The payload contains a code that does not exist in the book, such as a party, item, unit, account or location.',
    remedy: 'List the records of the book, or create the record first.',
  },
  RECORD_INACTIVE: {
    meaning: 'The payload refers to an inactive record.',
    remedy: 'Choose another one, or reactivate it with its update command.',
  },
  RECORD_EXISTS: {
    meaning: 'Another record already has this code.',
    remedy: 'Update the existing record, or choose another code.',
  },
  RECORD_IN_USE: {
    meaning: 'Documents or other records use this record, so it cannot be deleted.',
    remedy: 'Deactivate it with the void command instead.',
  },
  FIELD_FROZEN: {
    meaning: 'The field can no longer be changed because documents depend on it.',
    remedy: 'Leave the field out, or create a new record.',
  },
  REQUIRED: { meaning: 'A field that the book needs is missing.', remedy: 'Add the field that the message names.' },
  INVALID_VALUE: { meaning: 'A value is not valid in this book.', remedy: 'Correct the value that the message names.' },
  INVALID_DISCOUNT: {
    meaning: 'The discount is invalid.',
    remedy: 'Send a discount such as 10%, 5%+3% or 12.50.',
  },
  INVALID_DATE: { meaning: 'The date is not allowed here.', remedy: 'Correct the date that the message names.' },
  OUTSIDE_FISCAL_YEAR: {
    meaning: 'The date is before the first fiscal year of the book, or more than a year outside the open years.',
    remedy: 'Use a date in the range that the message gives.',
  },
  PERIOD_LOCKED: {
    meaning: 'The date or the document is in a locked period.',
    remedy: 'Use an open date, or ask the owner of the book to unlock the period.',
  },
  DOC_NO_USED: {
    meaning: 'Another document of this type has or had that number.',
    remedy: 'Leave docNo out, and the book generates a number.',
  },
  DOC_CANCELLED: { meaning: 'The document is void and cannot be changed.', remedy: 'Create a new document.' },
  DOC_DRAFT: {
    meaning: 'The document is a draft and has not been posted.',
    remedy: 'Post it with its update command and saveAsDraft false, then send the command again.',
  },
  DOC_PAID: { meaning: 'The document has payments, so it cannot be changed.', remedy: 'Void the payment first.' },
  DOC_TRANSFERRED: {
    meaning: 'The document or line was transferred to or from another document, so it cannot be changed.',
    remedy: 'Void the later document first, or void this document instead of changing the line.',
  },
  DOC_KNOCKED_OFF: {
    meaning: 'A payment or note settles this document, so it cannot be changed.',
    remedy: 'Void the document that settles it first.',
  },
  DEPOSIT_USED: {
    meaning: 'The deposit has been used, so it cannot be changed.',
    remedy: 'Void the document that used it first.',
  },
  BANK_RECONCILED: {
    meaning: 'The document is in a bank reconciliation, so it cannot be changed.',
    remedy: 'Void the reconciliation first, starting with the latest.',
  },
  TAX_RETURN_COMMITTED: {
    meaning: 'The document is in a committed tax return, so its amounts and printed texts cannot be changed.',
    remedy: 'Issue a credit or debit note in an open period instead.',
  },
  EINVOICE_ACTIVE: {
    meaning: 'The document has a submitted or valid e-invoice, so its contents cannot be changed.',
    remedy: 'Cancel the e-invoice first, or issue a credit or debit note.',
  },
  EINVOICE_INVALID: {
    meaning: 'The document cannot be submitted as an e-invoice, or the file is not a valid e-invoice.',
    remedy: 'Fix the problems listed in details, then submit it again.',
  },
  EINVOICE_NOT_VALID: {
    meaning: 'The original e-invoice is not Valid at the tax authority.',
    remedy: 'Submit the original first and wait until it is Valid.',
  },
  EINVOICE_WINDOW: {
    meaning: 'The tax authority accepts this only within a time window, which is over or has not started.',
    remedy: 'See the message. If it is too late, issue a credit or debit note.',
  },
  EINVOICE_REFERENCED: {
    meaning: 'A note refers to this e-invoice, so it cannot be cancelled.',
    remedy: 'Void the note first.',
  },
  EINVOICE_TOO_LARGE: {
    meaning: 'The e-invoice or the batch exceeds the size limit of the gateway.',
    remedy: 'Split the document, or submit fewer at a time.',
  },
  EINVOICE_DUPLICATE: {
    meaning: 'The same document was submitted a short time ago.',
    remedy: 'Wait a few minutes, then check its status before you submit it again.',
  },
  EINVOICE_CONFLICT: {
    meaning: 'The gateway has a different e-invoice with this number.',
    remedy: 'Compare the two, and cancel the one at the gateway if it is wrong.',
  },
  EINVOICE_REJECTED: {
    meaning: 'The gateway rejected the e-invoice.',
    remedy: 'Fix the problem in the message, then submit it again.',
  },
  GATEWAY_UNAVAILABLE: {
    meaning: 'The e-invoice gateway is not set up or cannot be reached.',
    remedy: 'Check the e-invoice settings, or try again later.',
  },
  GATEWAY_TIMEOUT: {
    meaning: 'The e-invoice gateway did not respond in time, so it may have accepted the e-invoice.',
    remedy: 'Refresh the status before you submit it again.',
  },
  GATEWAY_CREDENTIALS: {
    meaning: 'MyInvois does not accept the client id and secret, so the e-invoices wait.',
    remedy: 'Enter the client id and secret again. Those of preproduction and production differ.',
  },
  GATEWAY_UNEXPECTED: {
    meaning: 'MyInvois answered something that is not published, and nothing of it was recorded. The connector asks again.',
    remedy: 'If it stays so, send the correlation id in the message to the tax authority.',
  },
  NOTHING_TO_CONSOLIDATE: {
    meaning: 'The month has no documents for a consolidated e-invoice.',
    remedy: 'Choose another month, or check which documents were left out and why.',
  },
  NOT_CONSOLIDATABLE: {
    meaning: 'A document cannot be added to this draft.',
    remedy: 'Leave it out, or submit it on its own.',
  },
  SELF_BILLED_BEFORE: {
    meaning: 'The purchase already has an e-invoice, issued by this company or by the supplier.',
    remedy: 'Leave it out.',
  },
  NOT_ISSUED_TO_US: {
    meaning: 'The received e-invoice is addressed to another taxpayer.',
    remedy: 'Check the file, and the TIN in the e-invoice settings.',
  },
  ALREADY_IMPORTED: {
    meaning: 'The received e-invoice is already in the book.',
    remedy: 'Use the document that the message names.',
  },
  IMPORT_GAPS: {
    meaning: 'A supplier or a line has no mapping in the book yet.',
    remedy: 'Preview it, add mappings or overrides, then apply it.',
  },
  PREVIEW_CHANGED: {
    meaning: 'Mappings or records have changed since the preview.',
    remedy: 'Create a new preview, then apply that one.',
  },
  SOURCE_OWNED: { meaning: 'The document belongs to another module.', remedy: 'Use the commands of that module.' },
  NOT_LATEST: {
    meaning: 'A later one depends on this one, or an earlier one is still open.',
    remedy: 'Start with the latest, or finish the earlier one.',
  },
  PERMISSION_DENIED: {
    meaning: 'The connector’s user does not have permission to do this in the book.',
    remedy: 'Ask the owner of the book for permission.',
  },
  STOCK_NEGATIVE: {
    meaning: 'The stock of an item would fall below zero at a location, on that date or later.',
    remedy: 'Receive the goods first, or reduce the quantity.',
  },
  SERIAL_IN_STOCK: {
    meaning: 'The serial number is already in stock.',
    remedy: 'Check the serial number. Each unit has its own, and it must be issued before it can be received again.',
  },
  NO_STOCK: {
    meaning: 'The item had no stock at the location on that date.',
    remedy: 'Choose a date or location that has stock.',
  },
  CURRENCY_MISMATCH: {
    meaning: 'The document, the party and the accounts do not have the same currency.',
    remedy: 'Use the currency of the party, or an account in that currency.',
  },
  ACCOUNT_NOT_POSTABLE: {
    meaning: 'The account cannot be used here.',
    remedy: 'Choose an account without sub-accounts, of the type that the message names.',
  },
  TAX_CODE_INVALID: {
    meaning: 'The tax code is for the other direction (sales or purchase), or is not valid on that date.',
    remedy: 'Choose another with list-tax-codes.',
  },
  TAX_OVERRIDE: {
    meaning: 'The tax amount sent differs too much from the calculated amount, or the tax rate from that of the tax code.',
    remedy: 'Leave taxAmount and taxRate out, or use an amount in the range that the message gives.',
  },
  OVERPAID: { meaning: 'The payments total more than is due.', remedy: 'Reduce the payments to what is left.' },
  KNOCK_OFF_EXCEEDS: {
    meaning: 'The knock-off exceeds what is outstanding.',
    remedy: 'List the outstanding documents and settle at most what they show.',
  },
  DEPOSIT_EXCEEDS: {
    meaning: 'The amount exceeds what is left of the deposit.',
    remedy: 'Use at most what is left of the deposit.',
  },
  TRANSFER_EXCEEDS: {
    meaning: 'The quantity exceeds what is outstanding on the source document.',
    remedy: 'Read the source document and transfer at most its outstanding quantity.',
  },
  NOT_BALANCED: {
    meaning: 'Debits and credits, or the statement and the book, are not equal.',
    remedy: 'Make both sides equal.',
  },
  CREDIT_LIMIT_EXCEEDED: {
    meaning: 'The debtor would owe more than the credit limit.',
    remedy: 'Collect a payment, or ask the owner of the book to raise the limit.',
  },
  ROLLED_BACK: {
    meaning: 'Another row of an atomic bulk command failed, so this row was rolled back.',
    remedy: 'Fix the failed row, then send all rows again with a new commandId.',
  },
  NOT_RUN: {
    meaning: 'An earlier row failed, so this row was not run.',
    remedy: 'Fix the failed row, then send the rows that were not run with a new commandId.',
  },
  VERIFY_MISMATCH: {
    meaning: 'The write was saved, but the saved data differs from the request.',
    remedy: 'See the differences in the result and check the document. Do not create it again.',
  },
  AMOUNT_TOO_LARGE: {
    meaning: 'An amount, or a product of quantity, price and rate, is too large for the book.',
    remedy: 'Check quantities, prices and rates. Split the document if they are correct.',
  },
  SETUP_INCOMPLETE: {
    meaning: 'The setup of the book is incomplete. A default account, a numbering format or a tax account is missing.',
    remedy: 'Set up what the message names in the book. "ledgerline-connector doctor" lists everything that is missing.',
  },
  BUDGET_EXCEEDED: {
    meaning: 'The command exceeds the limit of this account book for rows, bytes or time, so nothing was changed.',
    remedy: 'Split it into several commands, or request less at a time.',
  },
  BOOK_FULL: {
    meaning: 'The account book has reached its size limit, so nothing was changed. Reading, voiding and deleting still work.',
    remedy: 'Reset the sandbox to start with a new book, or ask the operator for a higher limit.',
  },
  INTERNAL_ERROR: {
    meaning: 'The account book failed because of a bug, so nothing was changed.',
    remedy: 'Report the commandId to the operator of the connector. The log has the details.',
  },
} as const satisfies Record<string, BookMeaning>;

export type BookCode = keyof typeof bookMeanings;

export const bookCodes = Object.keys(bookMeanings) as readonly BookCode[];
