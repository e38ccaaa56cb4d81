/** Documents that suppliers have sent, fetched by their uuid when a command needs one, and kept for the next command. */

import { HOUR_MS, SECOND_MS } from '@ledgerline/contract';
import type { Database } from '../../database.ts';
import type { Place } from '../state/place.ts';
import type { Scene } from './absorb.ts';
import type { Errand, RawErrand, Reply } from './errand.ts';
import { later, retryAfterOf } from './span.ts';
import { blockOf, rawIn } from './wire.ts';

/** A fetched document is not requested again within this time, because a preview is followed by its import. */
const KEPT_MS = HOUR_MS;
const AGAIN_MS = 5 * SECOND_MS;
/** The maximum number of tries. A command that waited for the document has ended by the last one. */
const TRIES_MAX = 5;

export type InboxDocument =
  | { readonly state: 'wanted' | 'absent' }
  | { readonly state: 'found'; readonly status: string; readonly text: string };

/** Undefined if it was not requested. */
export function inboxDocument(db: Database, uuid: string): InboxDocument | undefined {
  const row = db.get<{ state: 'wanted' | 'found' | 'absent'; status: string; ubl: string }>(
    'SELECT state, status, ubl FROM einvoice_inbox WHERE uuid = :uuid',
    { uuid },
  );
  if (!row) return undefined;
  return row.state === 'found' ? { state: 'found', status: row.status, text: row.ubl } : { state: row.state };
}

/** Fetches a document unless it was fetched just now. */
export function wantDocument(db: Database, place: Place, uuid: string, now: string): void {
  db.run(
    `INSERT INTO einvoice_inbox (uuid, environment, state, ask_at) VALUES (:uuid, :place, 'wanted', :now)
     ON CONFLICT (uuid) DO UPDATE SET environment = :place, state = 'wanted', ask_at = :now, tries = 0
     WHERE state <> 'found' OR asked_at < :fresh`,
    { uuid, place, now, fresh: later(now, -KEPT_MS) },
  );
}

export function rawErrand(db: Database, now: string, place: Place): Errand | undefined {
  const row = db.get<{ uuid: string }>(
    'SELECT uuid FROM einvoice_inbox WHERE ask_at <= :now AND environment = :place ORDER BY ask_at LIMIT 1',
    { now, place },
  );
  return row && { kind: 'raw', uuid: row.uuid };
}

export function absorbRaw({ db, now }: Scene, { uuid }: RawErrand, reply: Reply): void {
  const isAnswered = reply.kind === 'answered';
  const found = isAnswered && reply.status === 200 ? rawIn(blockOf(reply.text)) : undefined;
  if (found?.uuid === uuid && found.status !== '') {
    db.run(
      `UPDATE einvoice_inbox SET state = 'found', ask_at = NULL, asked_at = :now, status = :status, ubl = :text WHERE uuid = :uuid`,
      { now, status: found.status, text: found.text, uuid },
    );
  } else if (isAnswered && [400, 403, 404].includes(reply.status)) {
    db.run(`UPDATE einvoice_inbox SET state = 'absent', ask_at = NULL, asked_at = :now WHERE uuid = :uuid`, { now, uuid });
  } else {
    db.run(
      `UPDATE einvoice_inbox SET tries = tries + 1, ask_at = CASE WHEN tries + 1 < :triesMax THEN :askAt END WHERE uuid = :uuid`,
      { uuid, triesMax: TRIES_MAX, askAt: later(now, retryAfterOf(reply, AGAIN_MS)) },
    );
  }
}
