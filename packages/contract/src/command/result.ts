/** What results of many command types have in common. The result of each command type is declared in the catalog. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable } from '../schema/shape.ts';
import { Wording } from './wording.ts';

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
  additionalProperties: false,
  description: 'A field whose saved value differs from the request.',
});
export type Difference = Static<typeof Difference>;

export const ReadBackCheck = Type.Object(
  { ...differenceMembers, matched: Type.Boolean({ description: 'Whether both values are the same.' }) },
  { additionalProperties: false, description: 'One comparison of a requested value with the value in the book.' },
);
export type ReadBackCheck = Static<typeof ReadBackCheck>;

export const NotApplied = Type.Object(
  {
    path: Type.String({ description: 'The field that was accepted and not applied.' }),
    code: Type.String({ description: 'The code of the warning, for example PAYMENT_NOT_APPLIED.' }),
    amount: Type.Number({ description: 'The amount that was not applied.' }),
    message: Type.String({ description: 'Why it was not applied, and what to do.' }),
  },
  { additionalProperties: false, description: 'Part of the request that was accepted and not applied.' },
);
export type NotApplied = Static<typeof NotApplied>;

export const WriteVerification = Type.Object(
  {
    matched: Type.Boolean({ description: 'Whether everything that was requested is in the book.' }),
    notApplied: Type.Optional(
      Type.Array(NotApplied, {
        description:
          'What was accepted and not applied; absent if everything was applied. If nothing else differs, ok stays true.',
      }),
    ),
    identityMatched: Type.Optional(
      Type.Boolean({ description: 'Whether key, number and type are those of the requested document.' }),
    ),
    linkageMatched: Type.Optional(Type.Boolean({ description: 'Whether its links to other documents are unchanged.' })),
    differences: Type.Array(Difference, { description: 'Every field that differs.' }),
  },
  { additionalProperties: false, description: 'How the data that was reloaded after the save compares with the request.' },
);
export type WriteVerification = Static<typeof WriteVerification>;

export const ReadBack = Type.Object(
  {
    checks: Type.Array(ReadBackCheck, { description: 'Every comparison.' }),
    differences: Type.Array(Difference, { description: 'Those that do not match.' }),
  },
  { additionalProperties: false, description: 'All comparisons; present if verifyAfterSave is true.' },
);
export type ReadBack = Static<typeof ReadBack>;

export const Warning = Type.Object(
  {
    code: Type.String({ description: 'A stable code, for example CREDIT_LIMIT_EXCEEDED.' }),
    path: Type.Optional(Type.String({ description: 'JSON pointer to the field; absent or empty for the whole command.' })),
    message: Type.String({ description: 'A sentence.' }),
    wording: Type.Optional(Wording),
  },
  { additionalProperties: false, description: 'A warning about a command that was accepted.' },
);
export type Warning = Static<typeof Warning>;

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
  { additionalProperties: false, description: 'One row that a document posts to the general ledger.' },
);
export type Posting = Static<typeof Posting>;

export const RefusalDetail = Type.Object(
  {
    path: Type.String({ description: 'The field; empty for the whole command.' }),
    code: Type.String({ description: 'The error code of the account book.' }),
    message: Type.String({ description: 'A sentence.' }),
    wording: Type.Optional(Wording),
  },
  { additionalProperties: false, description: 'One reason why the book rejected the command.' },
);
export type RefusalDetail = Static<typeof RefusalDetail>;

export const Refusal = Type.Object(
  {
    code: Type.String({ description: 'The code of the first reason, in UPPER_SNAKE, for example PERIOD_LOCKED.' }),
    message: Type.String({ description: 'What is wrong and what to do.' }),
    wording: Type.Optional(Wording),
    details: Type.Array(RefusalDetail, { description: 'Every reason.' }),
  },
  { additionalProperties: false, description: 'Why the account book rejected the command.' },
);
export type Refusal = Static<typeof Refusal>;

export const RefusalResult = Type.Object(
  {
    ok: Type.Literal(false, { description: 'False: the account book rejected the command.' }),
    saved: Type.Literal(false, { description: 'False: nothing was changed.' }),
    error: Refusal,
  },
  { additionalProperties: false, description: 'Result of a command that the account book rejected. Nothing was changed.' },
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
  { additionalProperties: false, description: 'The result of one row.' },
);
export type BulkRowResult = Static<typeof BulkRowResult>;

/** A file of a command. Its bytes are streamed, and never part of a message. */
export const Artifact = Type.Object(
  {
    fileName: Type.String({ minLength: 1, maxLength: 200, description: 'The name to save it under.' }),
    contentType: Type.String({ minLength: 1, maxLength: 100, description: 'Its media type, for example application/pdf.' }),
    size: Type.Integer({ minimum: 0, description: 'Its length in bytes.' }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of its bytes, in lower-case hexadecimal.' }),
  },
  { additionalProperties: false, description: 'A file that a command produced.' },
);
export type Artifact = Static<typeof Artifact>;
