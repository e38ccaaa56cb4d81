/** Decides what a response changes. A response that is not certain changes only when to ask again. */

import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Database } from '../../database.ts';
import type { Place } from '../state/place.ts';
import { recordAccepted, recordInvalid } from '../state/submission-store.ts';
import { isWithinWindow, WINDOW_HOURS } from '../ubl/window.ts';
import {
  batchOf,
  changeBatch,
  dropPoll,
  type Failure,
  movePoll,
  NO_FAILURE,
  noteTry,
  pollOf,
  schedulePoll,
  type Waiting,
  waitingIn,
} from './batch-store.ts';
import type { CancelErrand, DetailsErrand, Errand, PollErrand, Reply, SearchErrand, SubmitErrand } from './errand.ts';
import { failureOf, unexpected } from './failure.ts';
import { absorbRaw } from './inbox.ts';
import { formBatch, LOOK_AFTER_MS, QUIET_MS, RESEND_MS } from './plan.ts';
import { absorbRejections, expectRejections } from './rejection-search.ts';
import { between, later, retryAfterOf } from './span.ts';
import { absorbTaxpayer } from './taxpayer.ts';
import {
  type AnsweredDocument,
  blockOf,
  detailsIn,
  errorCodeOf,
  errorsIn,
  isSameSecond,
  isTypeNamed,
  isUuid,
  receiptIn,
  searchPageIn,
  submissionPageIn,
} from './wire.ts';

/** Delays after tries that cannot have arrived. */
const UNSENT_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];
const FIRST_POLL_MS = 3 * SECOND_MS;
/** The pauses between two looks at a submission: each is used a number of times before the next one, and `LAST_POLL_MS` from then on. */
const POLL_WAITS: readonly (readonly [times: number, ms: number])[] = [
  [12, 5 * SECOND_MS],
  [20, 15 * SECOND_MS],
  [60, MINUTE_MS],
];
const LAST_POLL_MS = 10 * MINUTE_MS;
const ASK_AGAIN_MS = MINUTE_MS;
const HELD_MS = 15 * MINUTE_MS;
const PORTALS: Readonly<Record<Place, string>> = {
  production: 'https://myinvois.hasil.gov.my',
  preproduction: 'https://preprod.myinvois.hasil.gov.my',
  sandbox: 'https://e-invoice.sandbox.example',
};
const DUPLICATE_CODES = ['DS302', 'DV302'];
const UUID_IN_TEXT = /[A-Z0-9]{26}/g;

export interface Scene {
  readonly db: Database;
  readonly now: string;
  readonly place: Place;
}

export function absorb(scene: Scene, errand: Errand, reply: Reply): void {
  noteTry(scene.db, {
    at: scene.now,
    kind: errand.kind,
    batchKey: 'batchKey' in errand ? errand.batchKey : null,
    submissionUid: 'submissionUid' in errand ? errand.submissionUid : null,
    uuid: 'uuid' in errand ? errand.uuid : null,
    outcome: reply.kind === 'answered' ? String(reply.status) : `${reply.kind}: ${reply.message}`,
    correlationId: reply.kind === 'answered' ? (reply.correlationId ?? null) : null,
  });
  const absorbing: { readonly [Kind in Errand['kind']]: (errand: Extract<Errand, { kind: Kind }>) => void } = {
    submit: (submitted) => absorbSubmit(scene, submitted, reply),
    search: (searched) => absorbSearch(scene, searched, reply),
    poll: (polled) => absorbPoll(scene, polled, reply),
    details: (asked) => absorbDetails(scene, asked, reply),
    cancel: (cancelled) => absorbCancel(scene, cancelled, reply),
    rejections: (searched) => absorbRejections(scene, searched, reply),
    raw: (fetched) => absorbRaw(scene, fetched, reply),
    taxpayer: (asked) => absorbTaxpayer(scene, asked, reply),
  };
  (absorbing[errand.kind] as (errand: Errand) => void)(errand);
}

const isThrottled = (reply: Reply): boolean => reply.kind === 'answered' && reply.status === 429;

function absorbSubmit(scene: Scene, errand: SubmitErrand, reply: Reply): void {
  const { db, now } = scene;
  const batch = batchOf(db, errand.batchKey);
  const notSent = (waitMs: number): void =>
    changeBatch(db, batch.key, {
      step: 'send',
      unsentTries: batch.unsentTries + 1n,
      notBefore: later(now, waitMs),
      ...failureOf(reply),
    });
  if (reply.kind === 'unsent') {
    const wait = UNSENT_WAITS_MS[Math.min(Number(batch.unsentTries), UNSENT_WAITS_MS.length - 1)] ?? MINUTE_MS;
    notSent(retryAfterOf(reply, wait));
    return;
  }
  if (isThrottled(reply)) {
    notSent(retryAfterOf(reply, MINUTE_MS));
    return;
  }
  if (reply.kind === 'answered' && [401, 403].includes(reply.status)) {
    notSent(HELD_MS);
    return;
  }
  if (reply.kind === 'answered' && reply.status === 202) {
    absorbReceipt(scene, errand, reply);
    return;
  }
  if (reply.kind === 'answered' && reply.status === 400) {
    absorbRefusal(scene, errand, reply);
    return;
  }
  const wait = Math.max(LOOK_AFTER_MS, retryAfterOf(reply, LOOK_AFTER_MS));
  changeBatch(db, batch.key, { step: 'look', page: 1n, notBefore: later(now, wait), ...failureOf(reply) });
}

/** Stores a receipt. Documents in neither list stay uncertain, and are searched for. */
function absorbReceipt(scene: Scene, { batchKey, issuerTin }: SubmitErrand, reply: Extract<Reply, { kind: 'answered' }>): void {
  const { db, now, place } = scene;
  const receipt = receiptIn(blockOf(reply.text));
  for (const waiting of waitingIn(db, batchKey)) {
    const accepted = receipt.accepted.find(({ docNo }) => docNo === waiting.docNo);
    const rejected = receipt.rejected.find(({ docNo }) => docNo === waiting.docNo);
    if (accepted && isUuid(accepted.uuid) && receipt.submissionUid !== '' && !isKnown(db, accepted.uuid)) {
      recordAccepted(db, waiting.key, accepted.uuid, receipt.submissionUid);
      schedulePoll(db, { submissionUid: receipt.submissionUid, issuerTin, place, nextAt: later(now, FIRST_POLL_MS), now });
    } else if (rejected && !accepted) recordInvalid(db, waiting.key, orUnnamed(rejected.errors));
  }
  settleIfDone(scene, batchKey, unexpected(reply, 'The answer did not name every document.'));
}

const orUnnamed = (errors: AnsweredDocument['errors']): AnsweredDocument['errors'] =>
  errors.length > 0 ? errors : [{ code: 'Rejected', message: 'The tax authority rejected it without a reason.' }];

const isKnown = (db: Database, uuid: string): boolean =>
  db.get('SELECT 1 FROM einvoice WHERE uuid = :uuid', { uuid }) !== undefined;

function settleIfDone({ db, now }: Scene, batchKey: bigint, otherwise: Failure): void {
  if (waitingIn(db, batchKey).length === 0) changeBatch(db, batchKey, { step: 'settled', ...NO_FAILURE });
  else changeBatch(db, batchKey, { step: 'look', page: 1n, notBefore: later(now, LOOK_AFTER_MS), ...otherwise });
}

/** Halves a batch that was refused as a whole, until the document that causes the refusal is alone. */
function absorbRefusal(
  { db, now, place }: Scene,
  { batchKey, issuerTin }: SubmitErrand,
  reply: Extract<Reply, { kind: 'answered' }>,
): void {
  const waiting = waitingIn(db, batchKey);
  const [only] = waiting;
  changeBatch(db, batchKey, { step: 'settled', ...failureOf(reply) });
  if (waiting.length === 1 && only) {
    const errors = errorsIn(blockOf(reply.text));
    recordInvalid(
      db,
      only.key,
      errors.length > 0
        ? errors
        : [{ code: errorCodeOf(blockOf(reply.text)) || 'BadRequest', message: 'The tax authority rejected it.' }],
    );
    return;
  }
  const middle = Math.ceil(waiting.length / 2);
  for (const half of [waiting.slice(0, middle), waiting.slice(middle)])
    if (half.length > 0) formBatch(db, half, { issuerTin, place, now });
}

/** The order of preference among documents of the tax authority that can be one of ours, the best first. */
const RANK = ['Valid', 'Submitted', 'Cancelled', 'Invalid'];

/** Whether a document of ours cannot be read. Treating such a document as absent would send it twice. */
const isGarbled = (waiting: Waiting, documents: readonly AnsweredDocument[]): boolean =>
  documents.some(
    ({ docNo, issuedAt, uuid, status }) =>
      docNo === waiting.docNo && isSameSecond(issuedAt, waiting.issuedAt) && !(isUuid(uuid) && RANK.includes(status)),
  );

function matchOf(waiting: Waiting, documents: readonly AnsweredDocument[]): AnsweredDocument | undefined {
  return documents
    .filter(({ docNo, issuedAt, typeName, uuid, status }) => {
      const isOurs = docNo === waiting.docNo && isSameSecond(issuedAt, waiting.issuedAt);
      return isOurs && isTypeNamed(waiting.typeCode, typeName) && isUuid(uuid) && RANK.includes(status);
    })
    .toSorted((left, right) => RANK.indexOf(left.status) - RANK.indexOf(right.status))[0];
}

function absorbSearch(scene: Scene, { batchKey, issuerTin, page }: SearchErrand, reply: Reply): void {
  const { db, now, place } = scene;
  const batch = batchOf(db, batchKey);
  const answered = reply.kind === 'answered' && reply.status === 200 ? searchPageIn(blockOf(reply.text)) : undefined;
  if (!answered) {
    const wait = isThrottled(reply) || reply.kind === 'unsent' ? retryAfterOf(reply, MINUTE_MS) : ASK_AGAIN_MS;
    changeBatch(db, batchKey, { notBefore: later(now, wait), ...failureOf(reply) });
    return;
  }
  const { documents, pages } = answered;
  if (waitingIn(db, batchKey).some((waiting) => isGarbled(waiting, documents))) {
    changeBatch(db, batchKey, {
      notBefore: later(now, ASK_AGAIN_MS),
      ...unexpected(reply, 'The search found something that cannot be read.'),
    });
    return;
  }
  for (const waiting of waitingIn(db, batchKey)) {
    const found = matchOf(waiting, documents);
    if (found && !isKnown(db, found.uuid)) {
      recordAccepted(db, waiting.key, found.uuid, found.submissionUid);
      schedulePoll(db, { submissionUid: found.submissionUid, issuerTin, place, nextAt: now, now });
    }
  }
  if (waitingIn(db, batchKey).length === 0) {
    changeBatch(db, batchKey, { step: 'settled', ...NO_FAILURE });
    return;
  }
  if (page < pages) {
    changeBatch(db, batchKey, { page: BigInt(page + 1), notBefore: now });
    return;
  }
  if (batch.step === 'last-look') {
    giveBack(scene, batchKey);
    return;
  }
  const isOver =
    between(batch.firstSendAt, now) >= RESEND_MS ||
    waitingIn(db, batchKey).some(({ issuedAt }) => !isWithinWindow(issuedAt, now));
  if (!isOver) {
    changeBatch(db, batchKey, { step: 'send', page: 1n, notBefore: now });
    return;
  }
  if (between(batch.lastSendAt, now) >= QUIET_MS) {
    giveBack(scene, batchKey);
    return;
  }
  changeBatch(db, batchKey, { step: 'last-look', page: 1n, notBefore: later(batch.lastSendAt, QUIET_MS) });
}

/** Marks documents as Invalid that were searched for until they could no longer arrive, so that they can be submitted again. */
function giveBack({ db }: Scene, batchKey: bigint): void {
  for (const { key } of waitingIn(db, batchKey))
    recordInvalid(db, key, [{ code: 'NeverArrived', message: 'It never reached the tax authority. Submit it again.' }]);
  changeBatch(db, batchKey, { step: 'settled', ...NO_FAILURE });
}

function waitBeforePoll(polls: bigint): number {
  let left = Number(polls);
  for (const [times, ms] of POLL_WAITS) {
    if (left < times) return ms;
    left -= times;
  }
  return LAST_POLL_MS;
}

function absorbPoll(scene: Scene, { submissionUid, page }: PollErrand, reply: Reply): void {
  const { db, now } = scene;
  const polls = pollOf(db, submissionUid)?.polls ?? 0n;
  const again = (ms: number, failure: Failure, nextPage = 1n): void =>
    movePoll(db, submissionUid, { nextAt: later(now, ms), polls: polls + 1n, page: nextPage, ...failure });
  if (reply.kind !== 'answered' || reply.status !== 200) {
    again(
      isThrottled(reply) || reply.kind === 'unsent' ? retryAfterOf(reply, MINUTE_MS) : Math.max(waitBeforePoll(polls), MINUTE_MS),
      failureOf(reply),
    );
    return;
  }
  const { documents, pages } = submissionPageIn(blockOf(reply.text));
  const isUnderstood = documents.map((document) => absorbState(scene, document)).every(Boolean) && documents.length > 0;
  const failure = isUnderstood ? NO_FAILURE : unexpected(reply, 'The answer names a document or status that is not known here.');
  const open = db.get(
    `SELECT 1 FROM einvoice WHERE submission_uid = :submissionUid AND status = 'Submitted' AND ask_at IS NULL`,
    { submissionUid },
  );
  if (!open) {
    dropPoll(db, submissionUid);
    return;
  }
  if (page < pages) {
    again(FIRST_POLL_MS, failure, BigInt(page + 1));
    return;
  }
  again(waitBeforePoll(polls), failure);
}

interface StateRow {
  readonly einvoice_key: bigint;
  readonly doc_no: string;
  readonly status: string;
  readonly issued_at: string;
}

/** The state of one of our documents. What is not ours, or has a status that is not published, changes nothing, and is reported. */
function absorbState(scene: Scene, document: AnsweredDocument): boolean {
  const { db, now } = scene;
  const row = db.get<StateRow>(
    'SELECT einvoice_key, doc_no, einvoice.status, issued_at FROM einvoice JOIN document USING (doc_key) WHERE uuid = :uuid',
    { uuid: document.uuid },
  );
  if (!row || (document.docNo !== '' && document.docNo !== row.doc_no) || !RANK.includes(document.status)) return false;
  const isOpen = row.status === 'Submitted';
  if (document.status === 'Valid' && isOpen && Number.isFinite(Date.parse(document.validatedAt)))
    recordValid(scene, row.einvoice_key, document);
  else if (document.status === 'Invalid' && isOpen) askFor(db, row.einvoice_key, now);
  else if (document.status === 'Cancelled' && (isOpen || row.status === 'Valid')) askFor(db, row.einvoice_key, now);
  return true;
}

/** The public page of a document, in the environment that it was sent to. */
function linkTo(db: Database, key: bigint, uuid: string, longId: string): string | null {
  const row = db.get<{ environment: Place }>('SELECT environment FROM einvoice WHERE einvoice_key = :key', { key });
  return longId === '' || !row ? null : `${PORTALS[row.environment]}/${uuid}/share/${longId}`;
}

function recordValid({ db, now, place }: Scene, key: bigint, { uuid, longId, validatedAt }: AnsweredDocument): void {
  expectRejections(db, place, now);
  db.run(
    `UPDATE einvoice SET status = 'Valid', long_id = :longId, validation_link = :link, validated_at = :validatedAt, ask_at = NULL,
       errors = '[]' WHERE einvoice_key = :key`,
    { key, longId: longId || null, link: linkTo(db, key, uuid, longId), validatedAt: new Date(validatedAt).toISOString() },
  );
}

const askFor = (db: Database, key: bigint, at: string): void => {
  db.run('UPDATE einvoice SET ask_at = :at WHERE einvoice_key = :key', { key, at });
};

/** The uuids that an error names: in the case of a duplicate, the uuid of the earlier document. */
const twinsIn = (document: AnsweredDocument): readonly string[] =>
  document.errors
    .filter(({ code, message }) => DUPLICATE_CODES.includes(code) || /duplicate/i.test(message))
    .flatMap(({ message }) => message.match(UUID_IN_TEXT) ?? [])
    .filter((uuid) => uuid !== document.uuid);

function absorbDetails(scene: Scene, { einvoiceKey, uuid }: DetailsErrand, reply: Reply): void {
  const { db, now } = scene;
  const isAnswered = reply.kind === 'answered' && reply.status === 200;
  const document = isAnswered ? detailsIn(blockOf(reply.text)) : undefined;
  const row = db.get<StateRow & { submission_uid: string; issuer_tin: string }>(
    `SELECT einvoice_key, doc_no, einvoice.status, issued_at, submission_uid, issuer_tin
     FROM einvoice JOIN document USING (doc_key) WHERE einvoice_key = :einvoiceKey`,
    { einvoiceKey },
  );
  if (!row) return;
  const isOurs = document?.uuid === uuid && document.docNo === row.doc_no && isSameSecond(document.issuedAt, row.issued_at);
  if (!document || !isOurs) {
    askFor(db, einvoiceKey, later(now, retryAfterOf(reply, ASK_AGAIN_MS)));
    return;
  }
  if (document.status === 'Invalid') {
    const [twin] = twinsIn(document);
    if (twin === undefined || isKnown(db, twin)) {
      recordInvalid(db, einvoiceKey, orUnnamed(document.errors));
      return;
    }
    // Of two duplicates the first counts; its details are requested before its status is trusted.
    db.run('UPDATE einvoice SET uuid = :twin, ask_at = :now WHERE einvoice_key = :einvoiceKey', { twin, now, einvoiceKey });
    return;
  }
  if (document.status === 'Cancelled') {
    recordCancelled(scene, einvoiceKey, document);
    return;
  }
  if (document.status === 'Valid') {
    row.status === 'Submitted' ? recordValid(scene, einvoiceKey, document) : askFor(db, einvoiceKey, later(now, ASK_AGAIN_MS));
    return;
  }
  if (document.submissionUid !== '' && document.submissionUid !== row.submission_uid)
    db.run('UPDATE einvoice SET submission_uid = :uid WHERE einvoice_key = :einvoiceKey', {
      uid: document.submissionUid,
      einvoiceKey,
    });
  askFor(db, einvoiceKey, later(now, ASK_AGAIN_MS));
}

function recordCancelled({ db, now }: Scene, key: bigint, document: AnsweredDocument): void {
  const at = (text: string): string => (Number.isFinite(Date.parse(text)) ? new Date(text).toISOString() : now);
  db.run(
    `UPDATE einvoice SET status = 'Cancelled', validated_at = coalesce(validated_at, :validatedAt), cancelled_at = :cancelledAt,
       cancel_reason = coalesce(cancel_wanted_reason, :reason), long_id = coalesce(long_id, :longId),
       validation_link = coalesce(validation_link, :link), cancel_wanted_at = NULL, ask_at = NULL WHERE einvoice_key = :key`,
    {
      key,
      validatedAt: at(document.validatedAt),
      cancelledAt: at(document.cancelledAt),
      reason: document.reason || 'Cancelled at the tax authority',
      longId: document.longId || null,
      link: linkTo(db, key, document.uuid, document.longId),
    },
  );
}

function absorbCancel(scene: Scene, { einvoiceKey, uuid }: CancelErrand, reply: Reply): void {
  const { db, now } = scene;
  const row = db.get<{ validated_at: string }>('SELECT validated_at FROM einvoice WHERE einvoice_key = :einvoiceKey', {
    einvoiceKey,
  });
  if (!row) return;
  const dropWish = (code: string, message: string): void => {
    db.run(
      'UPDATE einvoice SET cancel_wanted_at = NULL, cancel_wanted_reason = NULL, ask_at = NULL, errors = :errors WHERE einvoice_key = :einvoiceKey',
      { einvoiceKey, errors: JSON.stringify([{ code, message }]) },
    );
  };
  const block = reply.kind === 'answered' ? blockOf(reply.text) : {};
  if (reply.kind === 'answered' && reply.status === 200) {
    recordCancelled(scene, einvoiceKey, { ...detailsIn(block), uuid, validatedAt: row.validated_at, longId: '' });
    return;
  }
  const code = errorCodeOf(block);
  if (code === 'OperationPeriodOver') {
    dropWish('EINVOICE_WINDOW', `It can be cancelled for ${WINDOW_HOURS} hours only. Issue a credit note instead.`);
    return;
  }
  if (code === 'ActiveReferencingDocuments') {
    dropWish('EINVOICE_REFERENCED', 'A note at the tax authority refers to it. Cancel the note first.');
    return;
  }
  if (code === 'IncorrectState') {
    db.run('UPDATE einvoice SET cancel_wanted_at = NULL, ask_at = :now WHERE einvoice_key = :einvoiceKey', { einvoiceKey, now });
    return;
  }
  if (reply.kind === 'answered' && reply.status === 403) {
    dropWish('PERMISSION_DENIED', 'The tax authority does not permit it.');
    return;
  }
  if (!isWithinWindow(row.validated_at, now)) {
    dropWish('EINVOICE_WINDOW', 'The tax authority could not be reached in time.');
    return;
  }
  askFor(db, einvoiceKey, later(now, retryAfterOf(reply, ASK_AGAIN_MS)));
}
