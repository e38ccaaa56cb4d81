/** A change of an account book: what it is called, what happened to it and who did it. The content is read by commands. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf } from '../schema/shape.ts';
import { Instant } from '../value/instant.ts';

export const changeKinds = ['created', 'updated', 'voided', 'deleted', 'renamed'] as const;
export const ChangeKind = enumOf(
  changeKinds,
  'What happened. deleted: only the key is left. renamed: formerKey is the key it had.',
);
export type ChangeKind = Static<typeof ChangeKind>;

export const changeParts = ['document', 'settlement', 'postings'] as const;
export const ChangePart = enumOf(
  changeParts,
  'What of it changed (default: document). settlement: what is open of it. postings: its ledger rows or the value of its goods.',
);
export type ChangePart = Static<typeof ChangePart>;

export const changeSources = ['command', 'desk', 'both'] as const;
export const ChangeSource = enumOf(changeSources, 'Who did it: a command, someone or something at the account book, or both.');
export type ChangeSource = Static<typeof ChangeSource>;

export const resyncReasons = ['enabled', 'restored', 'book_replaced', 'log_expired', 'bulk', 'quota', 'driver_changed'] as const;
export const ResyncReason = enumOf(
  resyncReasons,
  'Why changes are missing. enabled: they were just switched on. restored: an older copy of the book came back. book_replaced: the book was replaced or ' +
    'rebuilt. log_expired: the connector was away for longer than the book keeps its log. bulk: too many of one kind to list. quota: the daily limit. ' +
    'driver_changed: another driver reads the book.',
);
export type ResyncReason = Static<typeof ResyncReason>;

const text = (description: string, minLength = 1) =>
  Type.String({ minLength, maxLength: limits.changeKeyCharactersMax, pattern: '^[^\\u0000]*$', description });

export const BookChange = Type.Object(
  {
    key: text('The number of the document or the code of the record.'),
    docKey: Type.Optional(text('The key of the document in its book.')),
    change: ChangeKind,
    formerKey: Type.Optional(text('The key that it had before, if renamed.')),
    part: Type.Optional(ChangePart),
    at: Instant,
    source: ChangeSource,
    commandId: Type.Optional(text('The command that did it, if one did.')),
  },
  { description: 'One change of an account book.' },
);
export type BookChange = Static<typeof BookChange>;

export const Resync = Type.Object(
  {
    scope: text('What to read again: book, or one entity.'),
    reason: ResyncReason,
    count: Type.Optional(Type.Integer({ minimum: 0, description: 'How many changes were not listed, if known.' })),
    since: Type.Optional(Instant),
  },
  {
    description: 'A gap. With since, a list by changedSince shows everything that is missing; without it, read the whole scope.',
  },
);
export type Resync = Static<typeof Resync>;

/** A gap as a connector reports it. */
export const ReportedResync = Type.Object(
  {
    ...Resync.properties,
    commandIds: Type.Optional(
      Type.Array(text('A commandId.'), {
        maxItems: limits.heldCommandsMax,
        description:
          'The newest commands that the book has, if an older copy of it came back. The cloud notifies of those that it has not.',
      }),
    ),
  },
  { description: 'A gap, as a connector reports it.' },
);
export type ReportedResync = Static<typeof ReportedResync>;

/** A change with its subject, as a book reports it to its connector. */
export interface LoggedChange extends BookChange {
  readonly entity: string;
}

/** What a book reports after a position of its log. */
export interface ChangePage {
  readonly changes: readonly LoggedChange[];
  /** The position after them. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
  readonly resync: readonly ReportedResync[];
}
