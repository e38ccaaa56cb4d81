/** The schemas of results. Open objects: a book can add fields. Rows are described in the recipes. */

import type { Static } from 'typebox';
import { Artifact } from './artifact.ts';
import { FieldCapabilities } from './field-capability.ts';
import { Type } from './schema-type.ts';
import { enumOf, nullable, Ok, openObject } from './shape.ts';

/** Keys are 64-bit integers in the book, more than a JSON number keeps, so they travel as text. */
const Key = Type.String({ pattern: '^[0-9]+$', description: 'A key of the book, as a string of digits.' });

export const operationsUsed = [
  'CreateDocument',
  'UpdateDocument',
  'CancelDocument',
  'TransferDocument',
  'CreateRecord',
  'UpdateRecord',
  'DeactivateRecord',
  'DeleteRecord',
  'MergeRecord',
  'None',
] as const;

export const OperationUsed = enumOf(
  operationsUsed,
  'What the book did. Void, cancel and delete of a document are all CancelDocument.',
);
export type OperationUsed = Static<typeof OperationUsed>;

const differenceMembers = {
  path: Type.String({ description: 'The field that was compared.' }),
  expected: Type.Unknown({ description: 'The requested value.' }),
  actual: Type.Unknown({ description: 'The value in the book.' }),
};

export const Difference = Type.Object(differenceMembers, {
  description: 'A field whose saved value differs from the request.',
});
export type Difference = Static<typeof Difference>;

export const ReadBackCheck = Type.Object(
  { ...differenceMembers, matched: Type.Boolean({ description: 'Whether both values are the same.' }) },
  { description: 'One comparison of a requested value with the value in the book.' },
);
export type ReadBackCheck = Static<typeof ReadBackCheck>;

export const WriteVerification = Type.Object(
  {
    matched: Type.Boolean({ description: 'Whether everything that was requested is in the book.' }),
    identityMatched: Type.Optional(
      Type.Boolean({ description: 'Whether key, number and type are those of the requested document.' }),
    ),
    linkageMatched: Type.Optional(Type.Boolean({ description: 'Whether its links to other documents are unchanged.' })),
    differences: Type.Array(Difference, { description: 'Every field that differs.' }),
  },
  { description: 'How the data that was reloaded after the save compares with the request.' },
);
export type WriteVerification = Static<typeof WriteVerification>;

export const ReadBack = Type.Object(
  {
    checks: Type.Array(ReadBackCheck, { description: 'Every comparison.' }),
    differences: Type.Array(Difference, { description: 'Those that do not match.' }),
  },
  { description: 'All comparisons; present if verifyAfterSave is true.' },
);
export type ReadBack = Static<typeof ReadBack>;

export const Warning = Type.Object(
  {
    code: Type.String({ description: 'A stable code, for example CREDIT_LIMIT_EXCEEDED.' }),
    path: Type.Optional(Type.String({ description: 'JSON pointer to the field; absent or empty for the whole command.' })),
    message: Type.String({ description: 'A sentence.' }),
  },
  { description: 'A warning about a command that was accepted.' },
);
export type Warning = Static<typeof Warning>;

const warnings = Type.Optional(Type.Array(Warning, { description: 'Warnings, such as fields that were ignored.' }));

export const Posting = Type.Object(
  {
    accountNo: Type.String({ description: 'The GL account.' }),
    party: nullable(
      Type.String({ description: 'A debtor or creditor.' }),
      'The debtor or creditor of a control account; otherwise null.',
    ),
    debit: Type.Number({ minimum: 0, description: 'Amount in base currency; 0 on a credit row.' }),
    credit: Type.Number({ minimum: 0, description: 'Amount in base currency; 0 on a debit row.' }),
  },
  { description: 'One row that a document posts to the general ledger.' },
);
export type Posting = Static<typeof Posting>;

const rows = (description: string) => Type.Optional(Type.Array(openObject('One row.'), { description }));

const documentMembers = {
  fields: Type.Optional(openObject('The header as reloaded, by native name. readErrors lists fields that could not be read.')),
  lines: rows('The lines as reloaded, with their keys.'),
  payments: rows('The payment rows as reloaded, with their keys.'),
  knockOffs: rows('The knock-offs, each with the key of the settled document.'),
  postings: Type.Optional(Type.Array(Posting, { description: 'The postings of the document.' })),
  fieldCapabilities: Type.Optional(FieldCapabilities),
};

const artifactMembers = {
  artifact: Type.Optional(Artifact),
  artifactUrl: Type.Optional(Type.String({ description: 'Where to download the file with the same key; set by the cloud.' })),
};

export const ReadResult = Type.Object(
  {
    ok: Ok,
    rows: rows('The rows of a list or a read.'),
    document: Type.Optional(openObject('The requested document or record.')),
    report: Type.Optional(openObject('The requested report.')),
    count: Type.Optional(Type.Integer({ minimum: 0, description: 'The number of rows in this result.' })),
    nextCursor: Type.Optional(
      nullable(Type.String({ description: 'An opaque cursor.' }), 'Send it as cursor to get more rows; null at the end.'),
    ),
    truncated: Type.Optional(Type.Boolean({ description: 'Whether there are more rows than this result contains.' })),
    warnings,
    ...documentMembers,
    ...artifactMembers,
  },
  { description: 'Result of a command that reads.' },
);
export type ReadResult = Static<typeof ReadResult>;

/** `saved: true` with `ok: false` is a persisted mismatch, never a rollback. */
export const WriteResult = Type.Object(
  {
    ok: Type.Boolean({ description: 'Whether the command did what was requested, verified.' }),
    saved: Type.Boolean({ description: 'Whether the book was changed.' }),
    operationUsed: OperationUsed,
    document: Type.Optional(
      Type.Object(
        { docKey: Type.Optional(Key), docNo: Type.Optional(Type.String({ description: 'Its number.' })) },
        {
          additionalProperties: true,
          description: 'The saved document, by key and number; or the record, with canonical names and its defaults.',
        },
      ),
    ),
    docType: Type.Optional(Type.String({ description: 'The type of the document, for example IV.' })),
    docKey: Type.Optional(Key),
    docNo: Type.Optional(Type.String({ description: 'The number of the document.' })),
    code: Type.Optional(Type.String({ description: 'The code of the master record.' })),
    ...documentMembers,
    writeVerification: Type.Optional(WriteVerification),
    readBack: Type.Optional(ReadBack),
    warnings,
    ...artifactMembers,
  },
  { description: 'Result of a command that writes.' },
);
export type WriteResult = Static<typeof WriteResult>;

export const RefusalDetail = Type.Object(
  {
    path: Type.String({ description: 'The field; empty for the whole command.' }),
    code: Type.String({ description: 'The error code of the account book.' }),
    message: Type.String({ description: 'A sentence.' }),
  },
  { description: 'One reason why the book rejected the command.' },
);
export type RefusalDetail = Static<typeof RefusalDetail>;

export const Refusal = Type.Object(
  {
    code: Type.String({ description: 'The code of the first reason, in UPPER_SNAKE, for example PERIOD_LOCKED.' }),
    message: Type.String({ description: 'What is wrong and what to do.' }),
    details: Type.Array(RefusalDetail, { description: 'Every reason.' }),
  },
  { description: 'Why the account book rejected the command.' },
);
export type Refusal = Static<typeof Refusal>;

export const RefusalResult = Type.Object(
  {
    ok: Type.Literal(false, { description: 'False: the account book rejected the command.' }),
    saved: Type.Literal(false, { description: 'False: nothing was changed.' }),
    error: Refusal,
  },
  { description: 'Result of a command that the account book rejected. Nothing was changed.' },
);
export type RefusalResult = Static<typeof RefusalResult>;

export const BulkRowResult = Type.Object(
  {
    index: Type.Integer({ minimum: 0, description: 'The index of the row, from 0.' }),
    rowId: Type.Optional(Type.String({ description: 'The rowId that the caller sent.' })),
    ok: Type.Boolean({ description: 'Whether the row did what was requested.' }),
    saved: Type.Boolean({ description: 'Whether the row changed the book.' }),
    docNo: Type.Optional(Type.String({ description: 'The number of the document.' })),
    code: Type.Optional(Type.String({ description: 'The code of the master record.' })),
    docKey: Type.Optional(Key),
    error: Type.Optional(Refusal),
    warnings: Type.Optional(Type.Array(Warning, { description: 'Warnings about the row.' })),
  },
  { description: 'The result of one row.' },
);
export type BulkRowResult = Static<typeof BulkRowResult>;

export const BulkResult = Type.Object(
  {
    ok: Type.Boolean({ description: 'Whether all rows succeeded.' }),
    saved: Type.Boolean({ description: 'Whether any row changed the book.' }),
    operationUsed: OperationUsed,
    total: Type.Integer({ minimum: 0, description: 'The number of rows sent.' }),
    succeeded: Type.Integer({ minimum: 0, description: 'The number of rows that succeeded.' }),
    failed: Type.Integer({ minimum: 0, description: 'The number of rows that failed.' }),
    results: Type.Array(BulkRowResult, { description: 'One result for each row, in order.' }),
    error: Type.Optional(Refusal),
    writeVerification: Type.Optional(WriteVerification),
    readBack: Type.Optional(ReadBack),
    warnings,
  },
  { description: 'Result of a bulk command.' },
);
export type BulkResult = Static<typeof BulkResult>;
