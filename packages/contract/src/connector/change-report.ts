/** How a connector reports the changes of its account books, and how an owner switches that on. */

import type { Static } from 'typebox';
import { BookChange, ReportedResync } from '../event/change.ts';
import { limits } from '../limits.ts';
import { Problem } from '../problem/problem.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { CompanyId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';

const ChangeCursor = Type.String({
  pattern: '^[0-9A-Za-z._-]{1,100}$',
  description: 'A position in the log of changes of an account book.',
});

export const ReportedChange = Type.Object(
  {
    entity: Type.String({ minLength: 1, maxLength: 60, description: 'What it is, such as sales-invoice or debtor.' }),
    ...BookChange.properties,
  },
  { description: 'One change of an account book.' },
);
export type ReportedChange = Static<typeof ReportedChange>;

export const ChangesReason = enumOf(
  ['unsupported', 'not_open', 'not_read', 'driver_failed'],
  'Why no changes are reported. unsupported: the driver of the book cannot tell them. not_open: the book cannot be opened now. not_read: its file ' +
    'cannot be read now. driver_failed: the driver that watches the book has failed and is started again.',
);
export type ChangesReason = Static<typeof ChangesReason>;

export const ReportedBookChanges = Type.Object(
  {
    companyId: CompanyId,
    from: nullable(ChangeCursor, 'The position before these changes; null if the cloud has none.'),
    to: nullable(ChangeCursor, 'The position after them. The same as from, if the book was only looked at.'),
    changes: Type.Array(ReportedChange, {
      maxItems: limits.changesPerReportMax,
      description: 'The changes between the two, in the order of the book.',
    }),
    resync: Type.Optional(Type.Array(ReportedResync, { maxItems: 100, description: 'Gaps between the two.' })),
    reason: Type.Optional(ChangesReason),
  },
  { description: 'The changes of one account book.' },
);
export type ReportedBookChanges = Static<typeof ReportedBookChanges>;

export const ChangesBody = Type.Object(
  {
    books: Type.Array(ReportedBookChanges, {
      minItems: 1,
      maxItems: limits.changedBooksPerReportMax,
      description: 'Account books, each once.',
    }),
  },
  {
    description: `Body of POST /connectors/{connectorId}/changes: at most ${limits.changesPerReportMax} changes in all of its books.`,
  },
);
export type ChangesBody = Static<typeof ChangesBody>;

export const ChangeReceipt = Type.Object(
  {
    companyId: CompanyId,
    ok: Type.Boolean({ description: 'Whether the changes are stored.' }),
    cursor: nullable(ChangeCursor, 'The position up to which the cloud has the changes; null if it has none.'),
    statusCode: Type.Integer({ description: 'The HTTP status that a report of this book alone would get.' }),
    error: Type.Optional(Problem),
  },
  { description: 'What became of the changes of one account book.' },
);
export type ChangeReceipt = Static<typeof ChangeReceipt>;

export const ChangesResponse = Type.Object(
  { ok: Ok, books: Type.Array(ChangeReceipt, { description: 'One for each book, in the order of the request.' }) },
  { description: 'Response of POST /connectors/{connectorId}/changes. Each book is accepted or rejected by itself.' },
);
export type ChangesResponse = Static<typeof ChangesResponse>;

/** A book whose changes are reported, in the response of a heartbeat. */
export const WatchedBook = Type.Object(
  {
    companyId: CompanyId,
    cursor: nullable(ChangeCursor, 'The position up to which the cloud has the changes; null if it has none.'),
  },
  { description: 'An account book whose changes are wanted.' },
);
export type WatchedBook = Static<typeof WatchedBook>;

export const ChangeSwitchBody = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether the changes of this account book are reported.' }),
    forget: Type.Optional(Type.Boolean({ description: 'Whether to delete the change events of this book now (default false).' })),
  },
  { additionalProperties: false, description: 'Body of POST /v1/books/{connectorId}/{companyId}/changes.' },
);
export type ChangeSwitchBody = Static<typeof ChangeSwitchBody>;

export const BookChanges = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether the changes of this account book are reported.' }),
    lagSeconds: nullable(
      Type.Number({ description: 'Seconds.' }),
      'How long the newest change took to the feed, by the clocks of the two machines; null before the first one.',
    ),
    lookedAt: nullable(Instant, 'When the connector last looked; null if it has not, or if changes are switched off.'),
    reason: nullable(ChangesReason, 'Why no changes are reported although they are switched on; null if they are.'),
  },
  { description: 'Whether and how quickly changes of an account book are told.' },
);
export type BookChanges = Static<typeof BookChanges>;

export const ChangeSwitchResponse = Type.Object(
  { ok: Ok, changes: BookChanges },
  { description: 'Response of POST /v1/books/{connectorId}/{companyId}/changes.' },
);
export type ChangeSwitchResponse = Static<typeof ChangeSwitchResponse>;
