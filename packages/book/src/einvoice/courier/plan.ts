/**
 * Decides what to ask next, and sends nothing itself. A batch is stored as "may have been sent" before its bytes leave. After a crash it is searched
 * for, never sent blindly.
 */

import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Database } from '../../database.ts';
import type { Place } from '../state/place.ts';
import { recordInvalid } from '../state/submission-store.ts';
import { base64Of, sha256Of } from '../ubl/ubl.ts';
import { isWithinWindow } from '../ubl/window.ts';
import {
  type Batch,
  batchOf,
  changeBatch,
  insertBatch,
  neverSent,
  nextPoll,
  openBatches,
  putInBatch,
  sentIn,
  type Waiting,
  waitingIn,
} from './batch-store.ts';
import type { Errand, Plan } from './errand.ts';
import { rawErrand } from './inbox.ts';
import { nextDue } from './queue.ts';
import { rejectionsErrand } from './rejection-search.ts';
import { between, isDue, later } from './span.ts';
import { taxpayerErrand } from './taxpayer.ts';

const BATCH_DOCUMENTS_MAX = 100;
const BATCH_BYTES_MAX = 4_500_000;
/**
 * The time in which the same bytes can be sent again. The tax authority refuses the same document as a duplicate for two hours, so this stops short of
 * that.
 */
export const RESEND_MS = 110 * MINUTE_MS;
/** After this time, a document that was sent has arrived or never will. */
export const QUIET_MS = 15 * MINUTE_MS;
export const LOOK_AFTER_MS = 60 * SECOND_MS;
const LOOK_BACK_MS = 5 * MINUTE_MS;
const ROWS_READ_MAX = 400;

/** The request of a batch; its documents in the order in which they were stored. */
export const submissionBody = (documents: readonly Pick<Waiting, 'docNo' | 'ubl' | 'sha256'>[]): string =>
  JSON.stringify({
    documents: documents.map(({ docNo, ubl, sha256 }) => ({
      format: 'JSON',
      document: base64Of(ubl),
      documentHash: sha256,
      codeNumber: docNo,
    })),
  });

const ERRANDS = [cancelErrand, batchErrand, freshErrand, rawErrand, pollErrand, detailsErrand, rejectionsErrand, taxpayerErrand];

/** Plans the next errand. E-invoices of another place wait until the book sends there again. */
export function plan(db: Database, now: string, place: Place): Plan {
  expireUnsent(db, now, place);
  for (const errandOf of ERRANDS) {
    const errand = errandOf(db, now, place);
    if (errand) return { errand };
  }
  return { waitUntil: nextDue(db, place) };
}

/** Marks documents as Invalid that waited too long to be sent, so that they can be submitted again. */
function expireUnsent(db: Database, now: string, place: Place): void {
  for (const waiting of neverSent(db, place, ROWS_READ_MAX)) {
    if (isWithinWindow(waiting.issuedAt, now)) return;
    recordInvalid(db, waiting.key, [{ code: 'NeverArrived', message: 'It could not be sent within 72 hours. Submit it again.' }]);
  }
}

function cancelErrand(db: Database, now: string, place: Place): Errand | undefined {
  const row = db.get<{ einvoice_key: bigint; uuid: string; issuer_tin: string; reason: string }>(
    `SELECT einvoice_key, uuid, issuer_tin, cancel_wanted_reason AS reason FROM einvoice
     WHERE status = 'Valid' AND cancel_wanted_at IS NOT NULL AND ask_at <= :now AND environment = :place ORDER BY ask_at LIMIT 1`,
    { now, place },
  );
  return row && { kind: 'cancel', einvoiceKey: row.einvoice_key, uuid: row.uuid, issuerTin: row.issuer_tin, reason: row.reason };
}

function batchErrand(db: Database, now: string, place: Place): Errand | undefined {
  const due = openBatches(db, place).find(({ notBefore }) => isDue(notBefore, now));
  if (!due) return undefined;
  return due.step === 'send' ? sendErrand(db, due, now) : searchErrand(due, now);
}

const searchErrand = ({ key, issuerTin, firstSendAt, page }: Batch, now: string): Errand => ({
  kind: 'search',
  batchKey: key,
  issuerTin,
  from: later(firstSendAt, -LOOK_BACK_MS),
  to: now,
  page: Number(page),
});

const maySomeHaveArrived = ({ tries, unsentTries }: Batch): boolean => tries > unsentTries;

function sendErrand(db: Database, batch: Batch, now: string): Errand | undefined {
  const mayHave = maySomeHaveArrived(batch);
  const oldest = waitingIn(db, batch.key)[0];
  const isTooLate = oldest !== undefined && !isWithinWindow(oldest.issuedAt, now);
  if ((mayHave && between(batch.firstSendAt, now) >= RESEND_MS) || isTooLate) {
    const notBefore = later(batch.lastSendAt, mayHave ? QUIET_MS : 0);
    changeBatch(db, batch.key, { step: 'last-look', page: 1n, notBefore });
    return isDue(notBefore, now) ? searchErrand({ ...batch, page: 1n }, now) : undefined;
  }
  return sent(db, batch, now);
}

/** Records that the batch may have been sent, so that the record survives a crash from here on. */
function sent(db: Database, batch: Batch, now: string): Errand {
  const body = submissionBody(sentIn(db, batch.key));
  if (sha256Of(body) !== batch.bodySha256) throw new Error(`Batch ${batch.key} has other bytes than when it was formed.`);
  changeBatch(db, batch.key, {
    firstSendAt: maySomeHaveArrived(batch) ? batch.firstSendAt : now,
    lastSendAt: now,
    tries: batch.tries + 1n,
    step: 'look',
    page: 1n,
    notBefore: later(now, LOOK_AFTER_MS),
  });
  return { kind: 'submit', batchKey: batch.key, issuerTin: batch.issuerTin, body };
}

/** The next batch of e-invoices that were never sent: of one issuer without a batch in progress, and no number twice. */
function freshErrand(db: Database, now: string, place: Place): Errand | undefined {
  const busy = new Set(openBatches(db, place).map(({ issuerTin }) => issuerTin));
  const rows = neverSent(db, place, ROWS_READ_MAX).filter(({ issuerTin }) => !busy.has(issuerTin));
  const [first] = rows;
  if (!first) return undefined;
  const numbers = new Set<string>();
  let bytes = 0;
  const chosen = rows
    .filter(({ issuerTin }) => issuerTin === first.issuerTin)
    .filter(({ docNo, ubl }) => {
      const size = base64Of(ubl).length + docNo.length + 200;
      if (numbers.size >= BATCH_DOCUMENTS_MAX || numbers.has(docNo) || bytes + size > BATCH_BYTES_MAX) return false;
      numbers.add(docNo);
      bytes += size;
      return true;
    });
  return sent(db, formBatch(db, chosen, { issuerTin: first.issuerTin, place, now }), now);
}

interface BatchFacts {
  readonly issuerTin: string;
  readonly place: Place;
  readonly now: string;
}

export function formBatch(db: Database, documents: readonly Waiting[], facts: BatchFacts): Batch {
  const key = insertBatch(db, { ...facts, bodySha256: sha256Of(submissionBody(documents)), step: 'send' });
  for (const document of documents) putInBatch(db, document.key, key);
  return batchOf(db, key);
}

function pollErrand(db: Database, now: string, place: Place): Errand | undefined {
  const poll = nextPoll(db, place);
  if (!poll || !isDue(poll.nextAt, now)) return undefined;
  return { kind: 'poll', submissionUid: poll.submissionUid, issuerTin: poll.issuerTin, page: Number(poll.page) };
}

function detailsErrand(db: Database, now: string, place: Place): Errand | undefined {
  const row = db.get<{ einvoice_key: bigint; uuid: string; issuer_tin: string }>(
    `SELECT einvoice_key, uuid, issuer_tin FROM einvoice
     WHERE ask_at <= :now AND uuid IS NOT NULL AND (status <> 'Valid' OR cancel_wanted_at IS NULL) AND environment = :place
     ORDER BY ask_at LIMIT 1`,
    { now, place },
  );
  return row && { kind: 'details', einvoiceKey: row.einvoice_key, uuid: row.uuid, issuerTin: row.issuer_tin };
}
