/**
 * Requests of buyers to reject an e-invoice. The tax authority has no list of them, so our Valid documents of the last days are
 * searched: when a command asks, and from time to time while a buyer can still ask.
 */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import type { Database } from '../../database.ts';
import type { Place } from '../state/place.ts';
import { recordRejectRequest, submissionOfUuid } from '../state/submission-store.ts';
import { isWithinWindow, WINDOW_HOURS } from '../ubl/window.ts';
import type { Scene } from './absorb.ts';
import type { Errand, RejectionsErrand, Reply } from './errand.ts';
import { later, retryAfterOf } from './span.ts';
import { type AnsweredDocument, blockOf, searchPageIn } from './wire.ts';

const LOOK_BACK_MS = 4 * DAY_MS;
const EVERY_MS = 6 * HOUR_MS;
/** A request that was made in the last minute of the window is found by the search after it. */
const FOLLOWED_MS = (WINDOW_HOURS + 3) * HOUR_MS;

export interface RejectionRequest {
  readonly uuid: string;
  readonly requestedAt: string;
  readonly requestedBy: string;
  readonly reason: string;
  /** Whether a command has reported it. */
  readonly isTold: boolean;
}

/** Searches now. */
export function wantRejections(db: Database, place: Place, now: string): void {
  db.run(
    `INSERT INTO einvoice_rejection_search (environment, ask_at, page) VALUES (:place, :now, 1)
     ON CONFLICT (environment) DO UPDATE SET ask_at = :now, page = 1`,
    { place, now },
  );
}

/** Searches within some hours: a document has become Valid. The sandbox has no buyers. */
export function expectRejections(db: Database, place: Place, now: string): void {
  if (place === 'sandbox') return;
  db.run(
    `INSERT INTO einvoice_rejection_search (environment, ask_at, page) VALUES (:place, :nextAt, 1)
     ON CONFLICT (environment) DO UPDATE SET ask_at = coalesce(ask_at, :nextAt)`,
    { place, nextAt: later(now, EVERY_MS) },
  );
}

export const areRejectionsKnown = (db: Database, place: Place, since: string): boolean =>
  db.get('SELECT 1 FROM einvoice_rejection_search WHERE environment = :place AND done_at >= :since', { place, since }) !==
  undefined;

/** The requests that were made at or after a time; all of them when it is null. */
export const rejectionsSince = (db: Database, since: string | null): readonly RejectionRequest[] =>
  db
    .all<{ uuid: string; requested_at: string; requested_by: string; reason: string; is_told: bigint }>(
      'SELECT * FROM einvoice_reject_request WHERE :since IS NULL OR requested_at >= :since ORDER BY requested_at, uuid',
      { since },
    )
    .map(({ uuid, requested_at, requested_by, reason, is_told }) => ({
      uuid,
      requestedAt: requested_at,
      requestedBy: requested_by,
      reason,
      isTold: is_told === 1n,
    }));

export const markTold = (db: Database, uuid: string): void => {
  db.run('UPDATE einvoice_reject_request SET is_told = 1 WHERE uuid = :uuid', { uuid });
};

export function rejectionsErrand(db: Database, now: string, place: Place): Errand | undefined {
  const row = db.get<{ page: bigint }>(
    'SELECT page FROM einvoice_rejection_search WHERE environment = :place AND ask_at <= :now',
    { place, now },
  );
  return row && { kind: 'rejections', from: later(now, -LOOK_BACK_MS), to: now, page: Number(row.page) };
}

export function absorbRejections({ db, now, place }: Scene, { page }: RejectionsErrand, reply: Reply): void {
  const move = (askAt: string | null, nextPage: number, doneAt: string | null): void => {
    db.run(
      `UPDATE einvoice_rejection_search SET ask_at = :askAt, page = :nextPage, done_at = coalesce(:doneAt, done_at)
       WHERE environment = :place`,
      { askAt, nextPage, doneAt, place },
    );
  };
  const found = reply.kind === 'answered' && reply.status === 200 ? searchPageIn(blockOf(reply.text)) : undefined;
  if (!found) {
    move(later(now, retryAfterOf(reply, MINUTE_MS)), page, null);
    return;
  }
  for (const document of found.documents) note(db, document);
  if (page < found.pages) move(now, page + 1, null);
  else move(canBuyersAsk(db, place, now) ? later(now, EVERY_MS) : null, 1, now);
}

const canBuyersAsk = (db: Database, place: Place, now: string): boolean =>
  db.get(
    `SELECT 1 FROM einvoice WHERE status = 'Valid' AND environment = :place AND validated_at >= :since ORDER BY einvoice_key DESC LIMIT 1`,
    { place, since: later(now, -FOLLOWED_MS) },
  ) !== undefined;

/** Stores a request of a buyer. The e-invoice stays Valid, because its issuer decides whether to cancel it. */
function note(db: Database, { uuid, rejectRequestedAt, reason, buyerName }: AnsweredDocument): void {
  const submission = submissionOfUuid(db, uuid);
  const askedMs = Date.parse(rejectRequestedAt);
  if (submission?.status !== 'Valid' || submission.validatedAt === null || !Number.isFinite(askedMs)) return;
  const requestedAt = new Date(askedMs).toISOString();
  db.run(
    `INSERT INTO einvoice_reject_request (uuid, requested_at, requested_by, reason) VALUES (:uuid, :requestedAt, :buyerName, :reason)
     ON CONFLICT (uuid) DO NOTHING`,
    { uuid, requestedAt, buyerName, reason },
  );
  if (submission.rejectRequestedAt === null && isWithinWindow(submission.validatedAt, requestedAt))
    recordRejectRequest(db, submission.key, requestedAt, reason);
}
