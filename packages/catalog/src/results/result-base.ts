/** What the results of all commands of one kind have: reads, writes, validations, documents. */

import {
  Artifact,
  FieldCapabilities,
  OperationUsed,
  Posting,
  ReadBack,
  Refusal,
  Warning,
  WriteVerification,
} from '@ledgerline/contract';
import {
  always,
  amount,
  anyValue,
  choice,
  count,
  date,
  exchangeRate,
  flag,
  instant,
  key,
  object,
  optional,
  orNull,
  part,
  parts,
  quantity,
  type ResultMembers,
  type ResultShape,
  resultShape,
  rows,
  text,
} from './result-shape.ts';

const SOME_WARNINGS = parts('Warning', Warning, 'Warnings, such as fields that were ignored.');

const artifact = part('Artifact', Artifact, 'The file that the command produced.');

const readFrom = resultShape('ReadFrom', 'Where a read came from that is not the book itself.', {
  copy: always(true, 'True: a private copy of the book was read, because another program has the book open.'),
  at: instant('When the book was as the copy has it.'),
});

const readMembers: ResultMembers = {
  ok: always(true, 'True: the read succeeded.'),
  count: count('The number of rows in this result; 1 for a single document, record or report.'),
  nextCursor: orNull(text('Send it as cursor to get the next rows.'), 'if there are no more'),
  warnings: optional(SOME_WARNINGS, 'if there are none'),
  readFrom: optional(object(readFrom, 'Where the read came from.'), 'if the book itself was read'),
};

export const readResult = resultShape('ReadResult', 'What the result of every read has.', readMembers);

/** A read of rows. */
export const listed = (name: string, row: ResultShape, sentence: string, more: ResultMembers = {}): ResultShape =>
  resultShape(name, sentence, { rows: rows(row, 'The rows.'), ...more }, [readResult]);

export const truncated = flag('Whether there are more rows than this result contains.');

/** A read that produces a file. */
export const filed = (name: string, sentence: string, members: ResultMembers): ResultShape =>
  resultShape(name, sentence, { ...members, ...fileMembers }, [readResult]);

const fileMembers: ResultMembers = {
  artifact,
  artifactUrl: optional(
    text('Where to download the file with the same key.'),
    'if you read the result from the book itself and not from the cloud',
  ),
};

export const fieldCapabilities = part(
  'FieldCapabilities',
  FieldCapabilities,
  'What an update can do with each field, by native name.',
);

export const postings = parts('Posting', Posting, 'The rows that the document posts to the general ledger.');

export const writeResult = resultShape('WriteResult', 'What the result of every write has.', {
  ok: flag('Whether the command did what was requested, verified by a reload.'),
  saved: flag('Whether the book was changed. True with ok false means that the saved data differs from the request.'),
  operationUsed: anyValue(
    { type: 'string', enum: (OperationUsed as unknown as { readonly enum: readonly string[] }).enum },
    'What the book did; None if nothing was saved.',
  ),
  warnings: SOME_WARNINGS,
  writeVerification: optional(
    part('WriteVerification', WriteVerification, 'How the reloaded data compares with the request.'),
    'if nothing was saved',
  ),
  readBack: optional(
    part('ReadBack', ReadBack, 'Every comparison of a requested value with the value in the book.'),
    'unless the command changes fields or verifyAfterSave is true',
  ),
  error: optional(part('Refusal', Refusal, 'What is wrong.'), 'if ok is true'),
});

/** A write of fields, which shows what can be changed further. */
export const written = (name: string, sentence: string, members: ResultMembers, ...bases: readonly ResultShape[]): ResultShape =>
  resultShape(name, sentence, members, [writeResult, ...bases]);

export const capabilitiesAfterWrite = optional(fieldCapabilities, 'unless the command changes fields or verifyAfterSave is true');

export const validateResult = resultShape('ValidateResult', 'What the result of every validation has.', {
  ok: always(true, 'True: a create with this payload would succeed.'),
  saved: always(false, 'False: a validation saves nothing.'),
  operationUsed: always('None', 'None: a validation does nothing.'),
  valid: always(true, 'True: the payload is valid.'),
  warnings: SOME_WARNINGS,
});

export const previewed = optional(always(true, 'True: the payload is valid.'), 'unless validateOnly is true');

const identity = resultShape('DocumentIdentity', 'A document by key and number.', {
  docKey: key('Key of the document.'),
  docNo: text('Number of the document.'),
});

export const documentIdentity = resultShape('DocumentReference', 'Which document the result is about.', {
  document: object(identity, 'The document by key and number.'),
  docType: text('Type of the document, for example IV.'),
  docKey: key('Key of the document, as in document.'),
  docNo: text('Number of the document, as in document.'),
});

const readError = resultShape('ReadError', 'A field that could not be read.', {
  path: text('Path of the field.'),
  message: text('Why it could not be read.'),
});

export const readErrors = rows(readError, 'Fields that the book can no longer read; empty if it can read all.');

export const documentStatus = choice(['Draft', 'Saved', 'Void'], 'Status of the document.');

/** Amounts of a document are positive, of credit notes and payments too: the type of the document says which way they go. */
const documentTotals = {
  NetTotal: amount('Total before tax.', 'document currency'),
  Tax: amount('Total tax.', 'document currency'),
  RoundAdj: amount('Rounding to five sen, which is part of FinalTotal.', 'document currency'),
  FinalTotal: amount('Total including tax and rounding.', 'document currency'),
  LocalNetTotal: amount('Total before tax.'),
  LocalTax: amount('Total tax.'),
  LocalTotal: amount('Total including tax and rounding.'),
};

const NEVER_SUBMITTED = 'if the document was never submitted as an e-invoice';

/** The header fields that every document has, by native name. */
export const documentFields = resultShape('DocumentFields', 'Header fields of every document, by native name.', {
  DocKey: key('Key of the document.'),
  DocType: text('Type of the document, for example IV.'),
  DocNo: text('Number of the document.'),
  DocDate: date('Date of the document.'),
  DueDate: optional(date('Due date.'), 'if documents of this type have none'),
  CurrencyCode: text('Currency of the document.'),
  CurrencyRate: exchangeRate('Exchange rate of the document.'),
  ...documentTotals,
  Outstanding: amount(
    'What is still open: positive if owed by the customer (AR) or to the supplier (AP), negative if it is unapplied credit.',
    'document currency',
  ),
  Status: documentStatus,
  Cancelled: flag('Whether the document is void.'),
  EInvoiceStatus: optional(text('Status of the e-invoice.'), NEVER_SUBMITTED),
  EInvoiceUuid: optional(orNull(text('Id of the e-invoice.'), 'if the gateway has not given one'), NEVER_SUBMITTED),
  EInvoiceLongId: optional(orNull(text('Long id of the e-invoice.'), 'unless it is valid'), NEVER_SUBMITTED),
  EInvoiceValidatedAt: optional(orNull(instant('When it became valid.'), 'unless it is valid'), NEVER_SUBMITTED),
  EInvoiceValidationLink: optional(orNull(text('Link for the buyer to verify it.'), 'unless it is valid'), NEVER_SUBMITTED),
  EInvoiceGatheredIn: optional(
    text('Number of the consolidated or self-billed e-invoice that contains it.'),
    'unless it is part of one',
  ),
  CreatedTimeStamp: instant('When the document was created.'),
  LastModified: instant('When the document was last changed.'),
  TransferStatus: optional(
    choice(['none', 'partial', 'full'], 'How much of the document has been transferred.'),
    'except in the result of get, and if it has no lines with quantities',
  ),
  readErrors,
});

/** Fields of the movements of a stock document, in addition to its totals. */
export const movedFields = {
  TotalQty: quantity('Quantity moved: in positive, out negative; without sign where the type has one direction.'),
  TotalValue: amount('Value moved, with the sign of TotalQty.'),
};
