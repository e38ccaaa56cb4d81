/** Batches of e-invoices and the submissions to ask for, as stored. Decides nothing. */

import { DAY_MS } from '@ledgerline/contract';
import type { Database, SqlValue } from '../../database.ts';
import type { Place } from '../state/place.ts';

export type BatchStep = 'send' | 'look' | 'last-look' | 'settled';

export interface Batch {
  readonly key: bigint;
  readonly issuerTin: string;
  /** Where the batch is sent. */
  readonly place: Place;
  readonly bodySha256: string;
  readonly firstSendAt: string;
  readonly lastSendAt: string;
  readonly tries: bigint;
  /** Tries that cannot have been processed. */
  readonly unsentTries: bigint;
  readonly step: BatchStep;
  readonly page: bigint;
  readonly notBefore: string;
}

interface BatchRow {
  readonly batch_key: bigint;
  readonly issuer_tin: string;
  readonly environment: Place;
  readonly body_sha256: string;
  readonly first_send_at: string;
  readonly last_send_at: string;
  readonly tries: bigint;
  readonly unsent_tries: bigint;
  readonly step: BatchStep;
  readonly page: bigint;
  readonly not_before: string;
}

const batchFrom = (row: BatchRow): Batch => ({
  key: row.batch_key,
  issuerTin: row.issuer_tin,
  place: row.environment,
  bodySha256: row.body_sha256,
  firstSendAt: row.first_send_at,
  lastSendAt: row.last_send_at,
  tries: row.tries,
  unsentTries: row.unsent_tries,
  step: row.step,
  page: row.page,
  notBefore: row.not_before,
});

export const openBatches = (db: Database, place: Place): readonly Batch[] =>
  db
    .all<BatchRow>(`SELECT * FROM einvoice_batch WHERE step <> 'settled' AND environment = :place ORDER BY batch_key`, { place })
    .map(batchFrom);

export function batchOf(db: Database, key: bigint): Batch {
  const row = db.get<BatchRow>('SELECT * FROM einvoice_batch WHERE batch_key = :key', { key });
  if (!row) throw new Error(`There is no batch ${key}.`);
  return batchFrom(row);
}

export const insertBatch = (
  db: Database,
  batch: Pick<Batch, 'issuerTin' | 'place' | 'bodySha256' | 'step'> & { readonly now: string },
): bigint =>
  db.run(
    `INSERT INTO einvoice_batch
       (issuer_tin, environment, body_sha256, first_send_at, last_send_at, tries, unsent_tries, step, page, not_before)
     VALUES (:issuerTin, :place, :bodySha256, :now, :now, 0, 0, :step, 1, :now)`,
    { ...batch },
  );

const COLUMNS: Readonly<Record<string, string>> = {
  firstSendAt: 'first_send_at',
  lastSendAt: 'last_send_at',
  tries: 'tries',
  unsentTries: 'unsent_tries',
  step: 'step',
  page: 'page',
  notBefore: 'not_before',
  lastError: 'last_error',
  errorCode: 'error_code',
};

/** Why the last try did not succeed; both are null when it did. */
export interface Failure {
  readonly errorCode: string | null;
  readonly lastError: string | null;
}

export const NO_FAILURE: Failure = { errorCode: null, lastError: null };

export type BatchChange = Partial<Omit<Batch, 'key' | 'issuerTin' | 'place' | 'bodySha256'>> & Partial<Failure>;

export function changeBatch(db: Database, key: bigint, change: BatchChange): void {
  const names = Object.keys(change);
  const sets = names.map((name) => `${COLUMNS[name]} = :${name}`).join(', ');
  db.run(`UPDATE einvoice_batch SET ${sets} WHERE batch_key = :key`, { ...(change as Readonly<Record<string, SqlValue>>), key });
}

/** An e-invoice that waits for its batch to be settled. */
export interface Waiting {
  readonly key: bigint;
  readonly docNo: string;
  readonly typeCode: string;
  readonly issuerTin: string;
  readonly issuedAt: string;
  readonly ubl: string;
  readonly sha256: string;
}

interface WaitingRow {
  readonly einvoice_key: bigint;
  readonly doc_no: string;
  readonly type_code: string;
  readonly issuer_tin: string;
  readonly issued_at: string;
  readonly ubl: string;
  readonly sha256: string;
}

const waitingFrom = (row: WaitingRow): Waiting => ({
  key: row.einvoice_key,
  docNo: row.doc_no,
  typeCode: row.type_code,
  issuerTin: row.issuer_tin,
  issuedAt: row.issued_at,
  ubl: row.ubl,
  sha256: row.sha256,
});

const WAITING = `SELECT einvoice_key, doc_no, type_code, issuer_tin, issued_at, ubl, sha256 FROM einvoice JOIN document USING (doc_key)
  WHERE einvoice.status = 'Pending'`;

/** Documents of a batch that are not settled yet, in the order in which they were sent. */
export const waitingIn = (db: Database, batchKey: bigint): readonly Waiting[] =>
  db.all<WaitingRow>(`${WAITING} AND batch_key = :batchKey ORDER BY einvoice_key`, { batchKey }).map(waitingFrom);

/** All documents that were in a batch when it was formed, settled or not: together they are its bytes. */
export const sentIn = (db: Database, batchKey: bigint): readonly Waiting[] =>
  db
    .all<WaitingRow>(
      `SELECT einvoice_key, doc_no, type_code, issuer_tin, issued_at, ubl, sha256 FROM einvoice JOIN document USING (doc_key)
       WHERE batch_key = :batchKey ORDER BY einvoice_key`,
      { batchKey },
    )
    .map(waitingFrom);

/** E-invoices that cannot have been sent, oldest first. */
export const neverSent = (db: Database, place: Place, limit: number): readonly Waiting[] =>
  db
    .all<WaitingRow>(`${WAITING} AND batch_key IS NULL AND environment = :place ORDER BY einvoice_key LIMIT :limit`, {
      place,
      limit,
    })
    .map(waitingFrom);

export const putInBatch = (db: Database, key: bigint, batchKey: bigint): void => {
  db.run('UPDATE einvoice SET batch_key = :batchKey WHERE einvoice_key = :key', { key, batchKey });
};

export interface Poll {
  readonly submissionUid: string;
  readonly issuerTin: string;
  readonly nextAt: string;
  readonly polls: bigint;
  readonly page: bigint;
}

export const nextPoll = (db: Database, place: Place): Poll | undefined => {
  const row = db.get<{ submission_uid: string; issuer_tin: string; next_at: string; polls: bigint; page: bigint }>(
    'SELECT * FROM einvoice_poll WHERE environment = :place ORDER BY next_at LIMIT 1',
    { place },
  );
  return (
    row && { submissionUid: row.submission_uid, issuerTin: row.issuer_tin, nextAt: row.next_at, polls: row.polls, page: row.page }
  );
};

export const pollOf = (db: Database, submissionUid: string): { readonly polls: bigint } | undefined =>
  db.get<{ polls: bigint }>('SELECT polls FROM einvoice_poll WHERE submission_uid = :submissionUid', { submissionUid });

export interface NewPoll {
  readonly submissionUid: string;
  readonly issuerTin: string;
  readonly place: Place;
  readonly nextAt: string;
  readonly now: string;
}

export const schedulePoll = (db: Database, poll: NewPoll): void => {
  db.run(
    `INSERT INTO einvoice_poll (submission_uid, issuer_tin, environment, next_at, polls, page, since)
     VALUES (:submissionUid, :issuerTin, :place, :nextAt, 0, 1, :now) ON CONFLICT (submission_uid) DO NOTHING`,
    { ...poll },
  );
};

export const movePoll = (db: Database, submissionUid: string, poll: Pick<Poll, 'nextAt' | 'polls' | 'page'> & Failure): void => {
  db.run(
    `UPDATE einvoice_poll SET next_at = :nextAt, polls = :polls, page = :page, error_code = :errorCode, last_error = :lastError
     WHERE submission_uid = :submissionUid`,
    { submissionUid, ...poll },
  );
};

export const dropPoll = (db: Database, submissionUid: string): void => {
  db.run('DELETE FROM einvoice_poll WHERE submission_uid = :submissionUid', { submissionUid });
};

export interface NewTry {
  readonly at: string;
  readonly kind: string;
  readonly batchKey: bigint | null;
  readonly submissionUid: string | null;
  readonly uuid: string | null;
  readonly outcome: string;
  readonly correlationId: string | null;
}

/** Requests are kept this long, for questions to the tax authority. */
const TRIES_KEPT_MS = 90 * DAY_MS;
/** Each new request deletes a few of the oldest, so that no command waits for many deletions. */
const OLDEST = 10n;

export const noteTry = (db: Database, attempt: NewTry): void => {
  db.run(
    `DELETE FROM einvoice_try WHERE try_key IN (
       SELECT try_key FROM (SELECT try_key, at FROM einvoice_try ORDER BY try_key LIMIT :oldest) WHERE at < :before)`,
    { oldest: OLDEST, before: new Date(Date.parse(attempt.at) - TRIES_KEPT_MS).toISOString() },
  );
  db.run(
    `INSERT INTO einvoice_try (at, kind, batch_key, submission_uid, uuid, outcome, correlation_id)
     VALUES (:at, :kind, :batchKey, :submissionUid, :uuid, :outcome, :correlationId)`,
    { ...attempt },
  );
};
