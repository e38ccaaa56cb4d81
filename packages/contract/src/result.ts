/** The shapes a command's result can have. Open objects: a book may say more. What a row holds is the recipe's to say. */

import { type Static, Type } from 'typebox';
import { Artifact } from './artifact.ts';
import { FieldCapabilities } from './field-capability.ts';
import { closedList, nullable, Ok, openObject } from './shape.ts';

/** Keys are 64-bit integers in the book, more than a JSON number keeps, so they travel as text. */
const Key = Type.String({ pattern: '^[0-9]+$', description: 'A key of the book, as text.' });

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

export const OperationUsed = closedList(
  operationsUsed,
  'What the book did. Void, cancel and delete of a document are CancelDocument.',
);
export type OperationUsed = Static<typeof OperationUsed>;

const differenceMembers = {
  path: Type.String({ description: 'The field that was compared.' }),
  expected: Type.Unknown({ description: 'What was asked for.' }),
  actual: Type.Unknown({ description: 'What the book has.' }),
};

export const Difference = Type.Object(differenceMembers, {
  description: 'A field that came back different from what was asked.',
});
export type Difference = Static<typeof Difference>;

export const ReadBackCheck = Type.Object(
  { ...differenceMembers, matched: Type.Boolean({ description: 'Whether both are the same.' }) },
  { description: 'One comparison of what was asked with what the book has.' },
);
export type ReadBackCheck = Static<typeof ReadBackCheck>;

export const WriteVerification = Type.Object(
  {
    matched: Type.Boolean({ description: 'Whether everything that was asked is in the book.' }),
    identityMatched: Type.Optional(
      Type.Boolean({ description: 'Whether key, number and type are those of the document meant.' }),
    ),
    linkageMatched: Type.Optional(Type.Boolean({ description: 'Whether its links to other documents are as they were.' })),
    differences: Type.Array(Difference, { description: 'Every field that differs.' }),
  },
  { description: 'How a fresh reload after the save compares with what was asked.' },
);
export type WriteVerification = Static<typeof WriteVerification>;

export const ReadBack = Type.Object(
  {
    checks: Type.Array(ReadBackCheck, { description: 'Every comparison.' }),
    differences: Type.Array(Difference, { description: 'Those that do not match.' }),
  },
  { description: 'The comparisons in full; there when verifyAfterSave is true.' },
);
export type ReadBack = Static<typeof ReadBack>;

export const Warning = Type.Object(
  {
    code: Type.String({ description: 'A stable word, for example CREDIT_LIMIT_EXCEEDED.' }),
    path: Type.Optional(
      Type.String({ description: 'JSON pointer to the field that is meant; absent or empty for the whole command.' }),
    ),
    message: Type.String({ description: 'A sentence.' }),
  },
  { description: 'Something to know about a command that went through.' },
);
export type Warning = Static<typeof Warning>;

const warnings = Type.Optional(
  Type.Array(Warning, { description: 'What to know about the command, such as fields that were ignored.' }),
);

export const Posting = Type.Object(
  {
    accountNo: Type.String({ description: 'The GL account.' }),
    party: nullable(
      Type.String({ description: 'A debtor or creditor.' }),
      'The debtor or creditor behind a control account; else null.',
    ),
    debit: Type.Number({ minimum: 0, description: 'Amount in base currency; 0 on a credit row.' }),
    credit: Type.Number({ minimum: 0, description: 'Amount in base currency; 0 on a debit row.' }),
  },
  { description: 'One row that a document posts to the general ledger.' },
);
export type Posting = Static<typeof Posting>;

const rows = (description: string) => Type.Optional(Type.Array(openObject('One row.'), { description }));

const documentMembers = {
  fields: Type.Optional(openObject('The header as reloaded, by native name; readErrors lists getters that failed.')),
  lines: rows('The lines as reloaded, with their keys.'),
  payments: rows('The payment rows as reloaded, with their keys.'),
  knockOffs: rows('What the document settles, each with the key of the document settled.'),
  postings: Type.Optional(Type.Array(Posting, { description: 'What the document posts.' })),
  fieldCapabilities: Type.Optional(FieldCapabilities),
};

const artifactMembers = {
  artifact: Type.Optional(Artifact),
  artifactUrl: Type.Optional(Type.String({ description: 'Where to fetch the file, with the same key; set by the cloud.' })),
};

export const ReadResult = Type.Object(
  {
    ok: Ok,
    rows: rows('The rows of a list or read.'),
    document: Type.Optional(openObject('The one document or record that was asked for.')),
    report: Type.Optional(openObject('The report that was asked for.')),
    count: Type.Optional(Type.Integer({ minimum: 0, description: 'How many rows are here.' })),
    nextCursor: Type.Optional(
      nullable(Type.String({ description: 'An opaque cursor.' }), 'Send it as cursor for more; null at the end.'),
    ),
    truncated: Type.Optional(Type.Boolean({ description: 'Whether there are more rows than were answered.' })),
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
    ok: Type.Boolean({ description: 'Whether the command did what was asked, verified.' }),
    saved: Type.Boolean({ description: 'Whether the book was changed.' }),
    operationUsed: OperationUsed,
    document: Type.Optional(
      Type.Object(
        { docKey: Type.Optional(Key), docNo: Type.Optional(Type.String({ description: 'Its number.' })) },
        {
          additionalProperties: true,
          description:
            'The document that was written, by key and number; or the record, under canonical names with its defaults.',
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
    path: Type.String({ description: 'The field that is meant; empty for the whole command.' }),
    code: Type.String({ description: "The book's word for it." }),
    message: Type.String({ description: 'A sentence.' }),
  },
  { description: 'One reason of a refusal.' },
);
export type RefusalDetail = Static<typeof RefusalDetail>;

export const Refusal = Type.Object(
  {
    code: Type.String({ description: 'The first reason, in UPPER_SNAKE, for example PERIOD_LOCKED.' }),
    message: Type.String({ description: 'A sentence that tells a person what to do.' }),
    details: Type.Array(RefusalDetail, { description: 'Every reason.' }),
  },
  { description: 'Why the book refused.' },
);
export type Refusal = Static<typeof Refusal>;

export const RefusalResult = Type.Object(
  {
    ok: Type.Literal(false, { description: 'False: the book refused.' }),
    saved: Type.Literal(false, { description: 'False: nothing was changed.' }),
    error: Refusal,
  },
  { description: 'Result of a command that the book refused; nothing was changed.' },
);
export type RefusalResult = Static<typeof RefusalResult>;

export const BulkRowResult = Type.Object(
  {
    index: Type.Integer({ minimum: 0, description: 'The place of the row, from 0.' }),
    rowId: Type.Optional(Type.String({ description: "The caller's own name for the row." })),
    ok: Type.Boolean({ description: 'Whether the row did what was asked.' }),
    saved: Type.Boolean({ description: 'Whether the row changed the book.' }),
    docNo: Type.Optional(Type.String({ description: 'The number of the document.' })),
    code: Type.Optional(Type.String({ description: 'The code of the master record.' })),
    docKey: Type.Optional(Key),
    error: Type.Optional(Refusal),
    warnings: Type.Optional(Type.Array(Warning, { description: 'What to know about the row.' })),
  },
  { description: 'What became of one row.' },
);
export type BulkRowResult = Static<typeof BulkRowResult>;

export const BulkResult = Type.Object(
  {
    ok: Type.Boolean({ description: 'Whether every row succeeded.' }),
    saved: Type.Boolean({ description: 'Whether any row changed the book.' }),
    operationUsed: OperationUsed,
    total: Type.Integer({ minimum: 0, description: 'How many rows were sent.' }),
    succeeded: Type.Integer({ minimum: 0, description: 'How many succeeded.' }),
    failed: Type.Integer({ minimum: 0, description: 'How many did not.' }),
    results: Type.Array(BulkRowResult, { description: 'One entry a row, in order.' }),
    error: Type.Optional(Refusal),
    writeVerification: Type.Optional(WriteVerification),
    readBack: Type.Optional(ReadBack),
    warnings,
  },
  { description: 'Result of a bulk command.' },
);
export type BulkResult = Static<typeof BulkResult>;
