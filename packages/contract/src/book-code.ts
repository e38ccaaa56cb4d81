/** The refusals of the embedded account book, each with its sentence and what to do. Other books have words of their own. */

interface BookMeaning {
  readonly meaning: string;
  readonly remedy: string;
}

/** One refusal a line. Whatever the book refuses, it has changed nothing, except under VERIFY_MISMATCH. */
export const bookMeanings = {
  INVALID_PAYLOAD: {
    meaning: 'The payload breaks a rule that the connector checks again.',
    remedy: 'Mend what details name, then send it under a new commandId.',
  },
  COMMAND_ID_REUSED: {
    meaning: 'The book has answered another request under this commandId.',
    remedy: 'Use a new commandId.',
  },
  NOT_FOUND: {
    meaning: 'There is no document or record of that number or code.',
    remedy: 'List the documents or records, then send the exact number or code.',
  },
  UNKNOWN_CODE: {
    meaning: 'The payload names a code that the book does not have: a party, an item, a unit, an account, a location.',
    remedy: 'Read the codes of the book, or create the record first.',
  },
  RECORD_INACTIVE: {
    meaning: 'The payload names a record that is out of use.',
    remedy: 'Choose another, or make it active again with its update command.',
  },
  RECORD_EXISTS: {
    meaning: 'The code is taken by another record.',
    remedy: 'Update the record that is there, or choose another code.',
  },
  RECORD_IN_USE: {
    meaning: 'Documents or other records use this record, so it cannot be removed.',
    remedy: 'Deactivate it with the void command instead.',
  },
  FIELD_FROZEN: {
    meaning: 'The field cannot change any more because documents rely on it.',
    remedy: 'Leave it as it is; where it must differ, create a new record.',
  },
  REQUIRED: { meaning: 'The book needs a member that is missing.', remedy: 'Add what the message names.' },
  INVALID_VALUE: { meaning: 'A value does not fit the book as it stands.', remedy: 'Correct what the message names.' },
  INVALID_DISCOUNT: {
    meaning: 'The discount is not one that can be computed.',
    remedy: 'Send a discount such as 10%, 5%+3% or 12.50.',
  },
  INVALID_DATE: { meaning: 'The date does not fit its place.', remedy: 'Correct the date that the message names.' },
  OUTSIDE_FISCAL_YEAR: {
    meaning: 'The date is before the first fiscal year of the book, or more than a year away from the open ones.',
    remedy: 'Use a date that the message names.',
  },
  PERIOD_LOCKED: {
    meaning: 'The date is in a locked period, or the document is and its texts are evidence.',
    remedy: 'Use an open date, or ask the owner of the book to unlock the period.',
  },
  DOC_NO_USED: {
    meaning: 'Another document of this type has, or had, that number.',
    remedy: 'Leave docNo out and let the book number it.',
  },
  DOC_CANCELLED: { meaning: 'The document is void and stays as it is.', remedy: 'Create a new document.' },
  DOC_DRAFT: {
    meaning: 'The document is a draft and does not count yet.',
    remedy: 'Post it with its update command and saveAsDraft false, then send again.',
  },
  DOC_PAID: { meaning: 'The document has been paid on, so it cannot change.', remedy: 'Void the payment first.' },
  DOC_TRANSFERRED: {
    meaning: 'The document or line was transferred to another document or came from one, so it cannot change.',
    remedy: 'Void the later document first, or void this one instead of changing the line.',
  },
  DOC_KNOCKED_OFF: {
    meaning: 'A payment or note settles this document, so it cannot change.',
    remedy: 'Void the document that settles it first.',
  },
  DEPOSIT_USED: {
    meaning: 'The deposit has been used, so it cannot change.',
    remedy: 'Void the document that used it first.',
  },
  BANK_RECONCILED: {
    meaning: 'The document is in a bank reconciliation, so it cannot change.',
    remedy: 'Void the reconciliation first, the latest one before earlier ones.',
  },
  TAX_RETURN_COMMITTED: {
    meaning: 'The document is in a committed tax return, so its amounts and printed texts cannot change.',
    remedy: 'Correct it with a note in an open period.',
  },
  EINVOICE_ACTIVE: {
    meaning: 'An e-invoice of the document is submitted or valid, so nothing that it says can change.',
    remedy: 'Cancel the e-invoice first, or correct it with a note.',
  },
  EINVOICE_INVALID: {
    meaning: 'The document cannot become an e-invoice, or the text sent is none.',
    remedy: 'Complete what details name, then submit it again.',
  },
  EINVOICE_NOT_VALID: {
    meaning: 'The e-invoice that this one builds on is not valid with the tax authority.',
    remedy: 'Submit the original first, and wait until it is valid.',
  },
  EINVOICE_WINDOW: {
    meaning: 'The time for this has passed, or has not come: the tax authority takes it within a window only.',
    remedy: 'Read the message; where it is too late, correct it with a note.',
  },
  EINVOICE_REFERENCED: {
    meaning: 'A note refers to this e-invoice, so it cannot be cancelled.',
    remedy: 'Withdraw the note first.',
  },
  EINVOICE_TOO_LARGE: {
    meaning: 'The e-invoice, or the batch, is larger than the gateway takes.',
    remedy: 'Split the document, or submit fewer at a time.',
  },
  EINVOICE_DUPLICATE: {
    meaning: 'The same document was submitted a moment ago.',
    remedy: 'Wait a moment, then look at its status before you submit again.',
  },
  EINVOICE_CONFLICT: {
    meaning: 'The gateway has another e-invoice under this number.',
    remedy: 'Compare the two; cancel the one at the gateway where it is wrong.',
  },
  EINVOICE_REJECTED: { meaning: 'The gateway refused the e-invoice.', remedy: 'Mend what the message names, then submit again.' },
  GATEWAY_UNAVAILABLE: {
    meaning: 'The e-invoice gateway is not set up, or cannot be reached.',
    remedy: 'Check the e-invoice settings, or try again later.',
  },
  GATEWAY_TIMEOUT: {
    meaning: 'The e-invoice gateway did not answer in time, so it may have taken the e-invoice.',
    remedy: 'Refresh the status before you submit again.',
  },
  NOTHING_TO_CONSOLIDATE: {
    meaning: 'The month holds nothing that belongs on a consolidated e-invoice.',
    remedy: 'Choose another month, or read which documents were left out and why.',
  },
  NOT_CONSOLIDATABLE: {
    meaning: 'A document cannot be put on this draft.',
    remedy: 'Leave it out, or submit it by itself.',
  },
  SELF_BILLED_BEFORE: {
    meaning: 'The purchase is on an e-invoice already, ours or the supplier’s.',
    remedy: 'Leave it out.',
  },
  NOT_ISSUED_TO_US: {
    meaning: 'The e-invoice received is addressed to another taxpayer.',
    remedy: 'Check the file, and our TIN in the e-invoice settings.',
  },
  ALREADY_IMPORTED: {
    meaning: 'The e-invoice received is in the books already.',
    remedy: 'Use the document that the message names.',
  },
  IMPORT_GAPS: {
    meaning: 'The book does not know yet what to make of a supplier or a line.',
    remedy: 'Preview it, fill the gaps with mappings or overrides, then apply it.',
  },
  PREVIEW_CHANGED: {
    meaning: 'Mappings or records have changed since that preview.',
    remedy: 'Look at a new preview, then apply that one.',
  },
  SOURCE_OWNED: { meaning: 'The document belongs to another module.', remedy: 'Change it with the commands of that module.' },
  NOT_LATEST: {
    meaning: 'A later one builds on this, or an earlier one is still open.',
    remedy: 'Work from the latest backwards, or finish the earlier one.',
  },
  PERMISSION_DENIED: {
    meaning: 'The user that the connector runs as may not do this in the book.',
    remedy: 'Ask the owner of the book for the right.',
  },
  STOCK_NEGATIVE: {
    meaning: 'An item would fall below zero at a location, on that day or later.',
    remedy: 'Receive the goods first, or take less.',
  },
  SERIAL_IN_STOCK: {
    meaning: 'A serial number would come in that is already in stock.',
    remedy: 'Check the number; every unit has its own, and it leaves before it comes in again.',
  },
  NO_STOCK: {
    meaning: 'There was none of the item there on that day.',
    remedy: 'Choose a day or location that has stock.',
  },
  CURRENCY_MISMATCH: {
    meaning: 'Document, party and accounts are not all in one currency.',
    remedy: 'Use the currency of the party, or an account kept in it.',
  },
  ACCOUNT_NOT_POSTABLE: {
    meaning: 'The account cannot be posted to here.',
    remedy: 'Choose an account without sub-accounts, of the kind that the message asks for.',
  },
  TAX_CODE_INVALID: {
    meaning: 'The tax code is for the other direction, or does not hold on that day.',
    remedy: 'Choose one from list-tax-codes.',
  },
  TAX_OVERRIDE: {
    meaning: 'The tax amount sent differs too much from the computed one.',
    remedy: 'Leave taxAmount out, or stay within what the message allows.',
  },
  OVERPAID: { meaning: 'The payments come to more than is due.', remedy: 'Lower the payments to what is left.' },
  KNOCK_OFF_EXCEEDS: {
    meaning: 'More would be settled than is outstanding.',
    remedy: 'Read the outstanding documents and settle no more than they show.',
  },
  DEPOSIT_EXCEEDS: { meaning: 'More would be taken from the deposit than it holds.', remedy: 'Take no more than is left of it.' },
  TRANSFER_EXCEEDS: {
    meaning: 'More would be transferred than is outstanding.',
    remedy: 'Read the source document and transfer no more than it has left.',
  },
  NOT_BALANCED: { meaning: 'Debits and credits, or statement and book, differ.', remedy: 'Make both sides equal.' },
  CREDIT_LIMIT_EXCEEDED: {
    meaning: 'The customer would owe more than the credit limit.',
    remedy: 'Collect a payment, or ask the owner of the book to raise the limit.',
  },
  ROLLED_BACK: {
    meaning: 'Another row of an atomic bulk command failed, so this one was taken back.',
    remedy: 'Mend the failed row, then send all rows again under a new commandId.',
  },
  NOT_RUN: {
    meaning: 'A row before this one failed, so this one was not tried.',
    remedy: 'Mend the failed row, then send the rows that were not run under a new commandId.',
  },
  VERIFY_MISMATCH: {
    meaning: 'The write was saved, but its reload differs from what was asked.',
    remedy: 'Read the differences in the result and inspect the document; never create it again.',
  },
  AMOUNT_TOO_LARGE: {
    meaning: 'An amount, or what quantities, prices and rates multiply to, is larger than the book keeps.',
    remedy: 'Check quantities, prices and rates; split a genuine document into several.',
  },
  SETUP_INCOMPLETE: {
    meaning: 'The book has no default for this: a default account, a numbering format or a tax account is missing.',
    remedy:
      'Set what the message names on the machine of the book; ledgerline-connector doctor lists everything that is missing.',
  },
  BUDGET_EXCEEDED: {
    meaning:
      'The command has more rows or bytes, or takes longer, than this account book allows for one command; nothing was changed.',
    remedy: 'Split it into several commands, or ask for less at a time.',
  },
  BOOK_FULL: {
    meaning: 'The file of the account book has reached its limit; nothing was changed. Reading, voiding and deleting still work.',
    remedy: 'Reset the sandbox to start with a new book, or ask the operator of the service for a higher limit.',
  },
  INTERNAL_ERROR: {
    meaning: 'The book ran into a bug of its own; nothing was changed.',
    remedy: 'Report the commandId to the operator of the connector, whose log has the details.',
  },
} as const satisfies Record<string, BookMeaning>;

export type BookCode = keyof typeof bookMeanings;

export const bookCodes = Object.keys(bookMeanings) as readonly BookCode[];
