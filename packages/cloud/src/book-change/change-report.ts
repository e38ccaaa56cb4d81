/** What a connector reports of the changes of its books, and the events that follow from it. Contents of books are never among them. */

import { findEntity } from '@ledgerline/catalog';
import {
  type BookChange,
  type ChangeReceipt,
  type ChangesBody,
  type EventType,
  limits,
  type ReportedBookChanges,
  type ReportedChange,
  type Resync,
  type ResyncReason,
} from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { bookRestored, makeNotificationId } from '../account/notification.ts';
import { notServed } from '../delivery/poll.ts';
import type { ConnectorCall } from '../store/store.ts';
import type { BookReport, ChangeEvent, KeyMove, ReportOutcome } from '../store/stored-change.ts';
import type { Notice } from '../store/stored-notification.ts';
import type { Context } from '../system/context.ts';
import { millisecondsOf } from '../system/instant.ts';
import { type Refusal, refuse, refuseField } from '../system/problem.ts';

interface Reporting extends ConnectorCall {
  readonly tenantId: string;
}

/** Counts what was stored, for monitoring. */
export interface ChangeCounts {
  changed(group: string, source: string, count: number): void;
  lagged(seconds: number): void;
  resynced(reason: string): void;
}

export async function reportChanges(
  context: Context,
  call: Reporting,
  { books }: ChangesBody,
  counts: ChangeCounts,
): Promise<readonly (ReportOutcome & { readonly companyId: string })[] | Refusal> {
  const { store, config, clock } = context;
  const refused = problemIn(books);
  if (refused) return refused;
  const reports = await Promise.all(
    books.map(async (book) => ({ ...reportOf(call.connectorId, book), notice: await noticeOf(context, call, book) })),
  );
  const { heard, outcomes } = await store.recordChanges({ ...call, books: reports, eventsPerDayMax: config.changeEventsPerDay });
  const unserved = notServed(heard);
  if (unserved) return unserved;
  outcomes.forEach((outcome, index) => {
    const [book, report] = [books[index], reports[index]];
    if (outcome.kind === 'stored' && book && report) count(counts, book, report, clock.now());
  });
  return outcomes.map((outcome, index) => ({ ...outcome, companyId: books[index]?.companyId ?? '' }));
}

function count(
  counts: ChangeCounts,
  { changes, resync = [] }: ReportedBookChanges,
  { changedAt }: BookReport,
  now: number,
): void {
  for (const { entity, source } of changes) counts.changed(findEntity(entity)?.group ?? 'setup', source, 1);
  for (const { reason } of resync) counts.resynced(reason);
  if (changedAt !== null) counts.lagged(Math.max(0, now - changedAt) / 1000);
}

function problemIn(books: readonly ReportedBookChanges[]): Refusal | null {
  const total = books.reduce((sum, { changes }) => sum + changes.length, 0);
  if (total > limits.changesPerReportMax)
    return refuseField('/books', 'rule', deliverySays.tooManyChanges(limits.changesPerReportMax));
  const seen = new Set<string>();
  for (const [index, { companyId, from, to, changes, resync = [] }] of books.entries()) {
    const at = `/books/${index}`;
    if (seen.size === seen.add(companyId).size)
      return refuseField(`${at}/companyId`, 'duplicate', deliverySays.bookTwice(companyId));
    if (from === to && changes.length + resync.length > 0) return refuseField(`${at}/to`, 'rule', deliverySays.standingStill());
    const named = [
      ...changes.map(({ entity }) => entity),
      ...resync.map(({ scope }) => scope).filter((scope) => scope !== 'book'),
    ];
    const unknown = named.find((entity) => !findEntity(entity));
    if (unknown !== undefined) return refuseField(`${at}/changes`, 'rule', deliverySays.unknownEntity(unknown));
  }
  return null;
}

/** Of an older copy of a book that came back: which finished commands it does not have. A command that was only validated saved nothing. */
async function noticeOf(
  context: Context,
  { tenantId, connectorId }: Reporting,
  { companyId, resync = [] }: ReportedBookChanges,
): Promise<Notice | null> {
  const restored = resync.find(({ reason }) => reason === 'restored');
  if (!restored) return null;
  const book = { tenantId, connectorId, companyId };
  const found = await context.store.commandsNotHeld({ ...book, held: restored.commandIds ?? [], limit: limits.heldCommandsMax });
  const gone = found?.filter(({ payload }) => payload === null || !isValidation(payload)).map(({ commandId }) => commandId);
  return { notificationId: makeNotificationId(context), draft: bookRestored(book, gone ?? null) };
}

const isValidation = (payload: string): boolean => (JSON.parse(payload) as Record<string, unknown>).validateOnly === true;

function reportOf(connectorId: string, { companyId, from, to, changes, resync: reported = [], reason }: ReportedBookChanges) {
  const book = { connectorId, companyId };
  const resync = reported.map(({ commandIds: _, ...gap }): Resync => gap);
  const last = changes.at(-1);
  return {
    companyId,
    from,
    to,
    reason: reason ?? null,
    changedAt: last ? millisecondsOf(last.at) : null,
    gap: resync.at(-1) ?? null,
    isReplaced: resync.some(({ reason: why }) => REPLACED.has(why)),
    moves: changes.flatMap(moveOf),
    events: [...resync.map((gap) => resyncEvent(book, gap)), ...changeEvents(book, changes)],
    overLimit: Object.fromEntries(
      [...Map.groupBy(changes, ({ entity }) => entity)].map(([scope, some]) => [
        scope,
        resyncEvent(book, { scope, reason: 'quota', count: some.length }),
      ]),
    ),
  } satisfies Omit<BookReport, 'notice'>;
}

const REPLACED: ReadonlySet<ResyncReason> = new Set(['restored', 'book_replaced']);

function moveOf({ entity, change, key, formerKey, at }: ReportedChange): readonly KeyMove[] {
  const [moved, when] = [{ entity, formerKey: formerKey ?? key }, millisecondsOf(at)];
  if (change === 'deleted') return [{ ...moved, key: null, at: when }];
  return change === 'renamed' && formerKey !== undefined ? [{ ...moved, key, at: when }] : [];
}

interface Book {
  readonly connectorId: string;
  readonly companyId: string;
}

const resyncEvent = (book: Book, resync: Resync): ChangeEvent => ({
  type: 'change.resync',
  subject: resync.scope,
  data: { ...book, ...resync },
});

/** Changes in the order of the book. Consecutive changes of one entity become one event, up to its size limit. */
function changeEvents(book: Book, changes: readonly ReportedChange[]): readonly ChangeEvent[] {
  const events: ChangeEvent[] = [];
  let [current, some, bytes] = ['', [] as BookChange[], 0];
  const close = (): void => {
    if (some.length > 0) events.push(changeEvent(book, current, some));
  };
  for (const { entity, ...change } of changes) {
    const size = Buffer.byteLength(JSON.stringify(change)) + 1;
    const isFull = some.length >= limits.changesPerEventMax || bytes + size > limits.changeEventBytesMax - HEAD_BYTES;
    if (entity !== current || isFull) {
      close();
      [current, some, bytes] = [entity, [], 0];
    }
    some.push(change);
    bytes += size;
  }
  close();
  return events;
}

/** Room for the fields around the changes. */
const HEAD_BYTES = 1024;

const changeEvent = (book: Book, entity: string, changes: readonly BookChange[]): ChangeEvent => ({
  type: `change.${findEntity(entity)?.group ?? 'setup'}` satisfies EventType,
  subject: entity,
  data: { ...book, entity, count: changes.length, changes },
});

/** Why the changes of one book were not stored; null if they were. */
export function refusalOf(outcome: ReportOutcome & { readonly companyId: string }): Refusal | null {
  if (outcome.kind === 'stored') return null;
  return outcome.kind === 'off'
    ? refuse('changes_off', deliverySays.changesOff(outcome.companyId))
    : refuse('change_cursor', deliverySays.changeCursor());
}

export const cursorOf = (outcome: ReportOutcome): ChangeReceipt['cursor'] => (outcome.kind === 'off' ? null : outcome.cursor);
