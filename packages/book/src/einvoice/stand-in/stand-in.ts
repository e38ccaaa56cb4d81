/**
 * A stand-in for the tax authority: a function from request to answer, with a given clock. It has the two fences of the real one (the
 * same payload within 10 minutes, the same document within 2 hours), submissions that take time, a search that lags, 72 hours, tokens
 * and limits. Its validators share no rule with the book.
 */

import { createHash } from 'node:crypto';
import { type HeldDocument, MemoryShelf, type Shelf } from './shelf.ts';
import { type Verdict, verdictsOn } from './validators/verdict.ts';
import type { Referenced } from './validators/wrong.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const PAYLOAD_FENCE_MS = 10 * MINUTE;
const DOCUMENT_FENCE_MS = 120 * MINUTE;
const WINDOW_MS = 72 * 60 * MINUTE;
const TOKEN_MS = 60 * MINUTE;
const DOCUMENTS_MAX = 100;
const ID_LENGTH = 26;
const LONG_ID_LENGTH = 40;
const TOKEN_LENGTH = 20;
const BODY_BYTES_MAX = 5 * 1024 * 1024;

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly token?: string | undefined;
}

export interface StandInAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StandInOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The documents that the stand-in starts with. The default is none, stored in memory. */
  readonly shelf?: Shelf;
  readonly validationMs?: number;
  readonly searchLagMs?: number;
  /** Calls a minute; none for no limits. */
  readonly limits?: Readonly<Record<string, number>>;
  readonly clients?: Readonly<Record<string, string>>;
  /** Taxpayers that are known by TIN and registration number; every one when left out. */
  readonly taxpayers?: Readonly<Record<string, string>>;
  /** Why a document is Invalid regardless of the validators; null to leave it to them. */
  readonly judge?: (invoice: Readonly<Record<string, unknown>>) => string | null;
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ids are derived from what they name. */
function idOf(length: number, ...parts: readonly string[]): string {
  const digest = createHash('sha512').update(parts.join('\n')).digest();
  return Array.from(digest.subarray(0, length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  '01': 'Invoice',
  '02': 'Credit Note',
  '03': 'Debit Note',
  '04': 'Refund Note',
  '11': 'Self-billed Invoice',
  '12': 'Self-billed Credit Note',
  '13': 'Self-billed Debit Note',
  '14': 'Self-billed Refund Note',
};

const DOCUMENT_TYPES = Object.entries(TYPE_NAMES).map(([code, description], index) => ({
  id: index + 1,
  invoiceTypeCode: Number(code),
  description,
  documentTypeVersions: ['1.0', '1.1'].map((name) => ({ name, versionNumber: Number(name), status: 'published' })),
}));

type Leafs = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>>;

export class StandIn {
  readonly calls: { readonly kind: string; readonly at: number }[] = [];
  readonly #payloads: { readonly digest: string; readonly at: number }[] = [];
  readonly #tokens = new Map<string, number>();
  readonly #options: StandInOptions;
  readonly #shelf: Shelf;
  #tokenCount = 0;

  constructor(options: StandInOptions) {
    this.#options = options;
    this.#shelf = options.shelf ?? new MemoryShelf();
  }

  /** All stored documents, oldest first if they are in memory. */
  get held(): readonly HeldDocument[] {
    return this.#shelf.all();
  }

  answer(request: StandInRequest): StandInAnswer {
    const { pathname, searchParams } = new URL(request.path, 'http://stand-in');
    const kind = kindOf(request.method, pathname);
    if (kind === null) return error(404, 'NotFound');
    const over = this.#throttled(kind);
    if (over) return over;
    this.calls.push({ kind, at: this.#options.now() });
    if (kind === 'login') return this.#logIn(request.body ?? '');
    if (this.#options.clients && !this.#isTokenFine(request.token)) return error(401, 'Unauthorized');
    const last = pathname.split('/').at(-1) ?? '';
    if (kind === 'types') return { status: 200, text: JSON.stringify({ result: DOCUMENT_TYPES }) };
    if (kind === 'taxpayer') return this.#taxpayer(decodeURIComponent(last), searchParams.get('idValue') ?? '');
    if (kind === 'submit') return this.#submit(request.body ?? '');
    if (kind === 'search') return this.#search(searchParams);
    if (kind === 'poll') return this.#submission(decodeURIComponent(last));
    if (kind === 'raw') return this.#raw(pathname.split('/').at(-2) ?? '');
    if (kind === 'details') return this.#details(pathname.split('/').at(-2) ?? '');
    return this.#cancel(pathname.split('/').at(-2) ?? '', request.body ?? '');
  }

  /** Plays a supplier, who has sent the user a document; returns its uuid. */
  receive(text: string): string {
    const now = this.#options.now();
    const uuid = this.#freeId('received', text, this.#iso(now));
    const none = { twin: null, error: null, cancelledAt: null, cancelReason: null, rejection: null };
    const submissionUid = idOf(ID_LENGTH, 'submission', uuid);
    this.#shelf.put({
      ...factsOf(text),
      ...none,
      uuid,
      direction: 'received',
      submissionUid,
      receivedAt: now,
      readyAt: now,
      text,
    });
    return uuid;
  }

  /** Plays a buyer, who asks to reject a document. */
  askToReject(uuid: string, reason: string): void {
    const one = this.#shelf.find(uuid);
    if (one) this.#shelf.put({ ...one, rejection: { at: this.#options.now(), reason } });
  }

  /** Plays the issuer of a document, who cancels it. */
  cancelled(uuid: string): void {
    const one = this.#shelf.find(uuid);
    if (one) this.#shelf.put({ ...one, cancelledAt: this.#options.now(), cancelReason: 'Wrong' });
  }

  /** Documents that are Valid now, or were until they were cancelled. */
  valid(docNo: string): readonly HeldDocument[] {
    return this.held.filter((one) => one.docNo === docNo && one.twin === null && one.error === null);
  }

  #throttled(kind: string): StandInAnswer | undefined {
    const limit = this.#options.limits?.[kind];
    if (limit === undefined) return undefined;
    const now = this.#options.now();
    const recent = this.calls.filter((call) => call.kind === kind && call.at > now - MINUTE);
    if (recent.length < limit) return undefined;
    const wait = Math.ceil(((recent[0]?.at ?? now) + MINUTE - now) / SECOND);
    return { ...error(429, 'TooManyRequests'), headers: { 'retry-after': String(Math.max(1, wait)) } };
  }

  #logIn(body: string): StandInAnswer {
    const form = new URLSearchParams(body);
    const secret = this.#options.clients?.[form.get('client_id') ?? ''];
    if (secret === undefined || secret !== form.get('client_secret'))
      return { status: 400, text: JSON.stringify({ error: 'invalid_client' }) };
    this.#tokenCount += 1;
    const token = `token-${idOf(TOKEN_LENGTH, String(this.#tokenCount), this.#iso(this.#options.now()))}`;
    this.#tokens.set(token, this.#options.now() + TOKEN_MS);
    return {
      status: 200,
      text: JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: TOKEN_MS / SECOND, scope: 'InvoicingAPI' }),
    };
  }

  #isTokenFine(token: string | undefined): boolean {
    return (this.#tokens.get(token ?? '') ?? 0) > this.#options.now();
  }

  #iso(at: number): string {
    return new Date(at).toISOString();
  }

  #submit(body: string): StandInAnswer {
    const now = this.#options.now();
    if (Buffer.byteLength(body) > BODY_BYTES_MAX) return error(400, 'MaximumSizeExceeded');
    const digest = createHash('sha256').update(body).digest('hex');
    if (this.#payloads.some((one) => one.digest === digest && now - one.at < PAYLOAD_FENCE_MS)) {
      return { ...error(422, 'DuplicateSubmission'), headers: { 'retry-after': '60' } };
    }
    const documents = documentsIn(body);
    if (documents === null || documents.length > DOCUMENTS_MAX) return error(400, 'BadStructure');
    this.#payloads.push({ digest, at: now });
    const submissionUid = idOf(ID_LENGTH, 'submission', this.#iso(now), ...documents.map(({ hash }) => hash));
    const acceptedDocuments: unknown[] = [];
    const rejectedDocuments: unknown[] = [];
    for (const { text, hash, docNo } of documents) {
      const verdicts = verdictsOn(text, (uuid) => this.#referenced(uuid));
      const wrong = this.#refusal(text, hash, now, verdicts);
      if (wrong !== null)
        rejectedDocuments.push({ invoiceCodeNumber: docNo, error: { code: 'ValidationError', message: wrong, details: [] } });
      else acceptedDocuments.push({ uuid: this.#take(text, hash, submissionUid, now, verdicts), invoiceCodeNumber: docNo });
    }
    return { status: 202, text: JSON.stringify({ submissionUID: submissionUid, acceptedDocuments, rejectedDocuments }) };
  }

  /** Problems for which a document is refused at once; the other validators take their time. */
  #refusal(text: string, hash: string, now: number, [verdict]: readonly Verdict[]): string | null {
    if (createHash('sha256').update(text).digest('hex') !== hash) return 'The hash is not that of the document.';
    if (verdict?.step === 'Structure') return verdict.message;
    const issued = Date.parse(factsOf(text).issuedAt);
    if (!(issued <= now)) return 'The issue time is in the future.';
    return now - issued > WINDOW_MS ? 'The issue time is too old.' : null;
  }

  #referenced(uuid: string): Referenced | undefined {
    const one = this.#shelf.find(uuid);
    if (!one) return undefined;
    const isValid = one.twin === null && one.error === null && one.cancelledAt === null;
    return { isValid, typeCode: one.typeCode, otherTin: otherTinIn(one.text, one.typeCode) };
  }

  #take(text: string, hash: string, submissionUid: string, now: number, verdicts: readonly Verdict[]): string {
    const facts = factsOf(text);
    const isSame = (one: HeldDocument): boolean =>
      one.direction === 'issued' &&
      one.typeCode === facts.typeCode &&
      one.version === facts.version &&
      one.issuedAt === facts.issuedAt &&
      one.issuerTin === facts.issuerTin;
    const twin = this.#shelf
      .ofNumber(facts.docNo)
      .find((one) => isSame(one) && one.twin === null && now - one.receivedAt < DOCUMENT_FENCE_MS);
    const uuid = this.#freeId('document', facts.issuerTin, hash, this.#iso(now));
    this.#shelf.put({
      ...facts,
      uuid,
      direction: 'issued',
      submissionUid,
      receivedAt: now,
      readyAt: now + (this.#options.validationMs ?? 2 * SECOND),
      twin: twin?.uuid ?? null,
      text,
      error: this.#options.judge?.(JSON.parse(text) as Record<string, unknown>) ?? verdicts[0]?.message ?? null,
      verdicts,
      cancelledAt: null,
      cancelReason: null,
      rejection: null,
    });
    return uuid;
  }

  /** An unused id; the same book always gets the same ids. */
  #freeId(...parts: readonly string[]): string {
    let uuid = idOf(ID_LENGTH, ...parts);
    for (let again = 2; this.#shelf.find(uuid); again += 1) uuid = idOf(ID_LENGTH, ...parts, String(again));
    return uuid;
  }

  #describe(one: HeldDocument): Record<string, unknown> {
    const iso = (at: number): string => this.#iso(at);
    const isReady = this.#options.now() >= one.readyAt;
    const isInvalid = one.twin !== null || one.error !== null;
    const status = !isReady ? 'Submitted' : isInvalid ? 'Invalid' : one.cancelledAt === null ? 'Valid' : 'Cancelled';
    return {
      uuid: one.uuid,
      submissionUid: one.submissionUid,
      longId: isReady && !isInvalid ? idOf(LONG_ID_LENGTH, 'long', one.uuid, iso(one.readyAt)) : '',
      internalId: one.docNo,
      typeName: TYPE_NAMES[one.typeCode],
      typeVersionName: one.version,
      dateTimeIssued: one.issuedAt,
      dateTimeReceived: iso(one.receivedAt),
      dateTimeValidated: isReady ? iso(one.readyAt) : null,
      status,
      cancelDateTime: one.cancelledAt === null ? null : iso(one.cancelledAt),
      rejectRequestDateTime: one.rejection === null ? null : iso(one.rejection.at),
      documentStatusReason: one.cancelReason ?? one.rejection?.reason ?? null,
      buyerName: partyNameIn(one.text, 'AccountingCustomerParty'),
    };
  }

  #taxpayer(tin: string, idValue: string): StandInAnswer {
    const { taxpayers } = this.#options;
    return taxpayers === undefined || taxpayers[tin] === idValue ? { status: 200, text: '' } : error(404, 'NotFound');
  }

  #search(query: URLSearchParams): StandInAnswer {
    const now = this.#options.now();
    const [from, to] = ['submissionDateFrom', 'submissionDateTo'].map((name) => Date.parse(query.get(name) ?? ''));
    const lag = this.#options.searchLagMs ?? 0;
    const direction = query.get('InvoiceDirection') === 'Received' ? 'received' : 'issued';
    const wanted = query.get('status');
    const seen = this.held
      .filter(({ receivedAt }) => receivedAt >= (from ?? 0) && receivedAt <= (to ?? now) && receivedAt + lag <= now)
      .filter((one) => one.direction === direction)
      .map((one) => this.#describe(one))
      .filter(({ status }) => wanted === null || status === wanted);
    return page(seen, query, (result, totalPages) => ({
      result,
      metadata: { totalPages, totalCount: seen.length },
    }));
  }

  #submission(uid: string): StandInAnswer {
    const mine = this.#shelf.ofSubmission(uid);
    if (mine.length === 0) return error(404, 'NotFound');
    const summary = mine.map((one) => this.#describe(one));
    return {
      status: 200,
      text: JSON.stringify({
        submissionUid: uid,
        documentCount: mine.length,
        overallStatus: 'InProgress',
        documentSummary: summary,
      }),
    };
  }

  #details(uuid: string): StandInAnswer {
    const one = this.#shelf.find(uuid);
    if (!one) return error(404, 'NotFound');
    const message =
      one.twin === null
        ? one.error
        : `Duplicated submitted document with UUID ${one.uuid}, same as the document with UUID: ${one.twin}`;
    const [first] = one.verdicts ?? [];
    const errorCode = one.twin === null ? (first?.code ?? 'CF001') : 'DS302';
    const innerError = (one.verdicts ?? []).slice(1).map((verdict) => ({ errorCode: verdict.code, error: verdict.message }));
    const step = { name: first?.step ?? 'Step', status: 'Invalid', error: { errorCode, error: message, innerError } };
    const validationResults = message === null ? {} : { validationResults: { status: 'Invalid', validationSteps: [step] } };
    return { status: 200, text: JSON.stringify({ ...this.#describe(one), ...validationResults }) };
  }

  #raw(uuid: string): StandInAnswer {
    const one = this.#shelf.find(uuid);
    return one ? { status: 200, text: JSON.stringify({ ...this.#describe(one), document: one.text }) } : error(404, 'NotFound');
  }

  #cancel(uuid: string, body: string): StandInAnswer {
    const one = this.#shelf.find(uuid);
    if (!one) return error(404, 'NotFound');
    const wanted = wishIn(body);
    if (wanted?.status !== 'cancelled') return error(400, 'BadArgument');
    const now = this.#options.now();
    if (one.cancelledAt !== null || one.twin !== null || one.error !== null) return error(400, 'IncorrectState');
    if (now - one.readyAt > WINDOW_MS) return error(400, 'OperationPeriodOver');
    this.#shelf.put({ ...one, cancelledAt: now, cancelReason: wanted.reason });
    return { status: 200, text: JSON.stringify({ uuid, status: 'Cancelled' }) };
  }
}

const error = (status: number, code: string): StandInAnswer => ({
  status,
  text: JSON.stringify({ error: { code, message: code, target: null, details: [] } }),
});

const PAGE_SIZE = 100;

function page(
  all: readonly unknown[],
  query: URLSearchParams,
  wrap: (result: readonly unknown[], pages: number) => object,
): StandInAnswer {
  const no = Number(query.get('pageNo') ?? 1);
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  return { status: 200, text: JSON.stringify(wrap(all.slice((no - 1) * PAGE_SIZE, no * PAGE_SIZE), pages)) };
}

/** Which of its calls a request is; null for none. */
export function kindOf(method: string, path: string): string | null {
  if (path === '/connect/token') return method === 'POST' ? 'login' : null;
  if (path === '/api/v1.0/documenttypes') return 'types';
  if (path.startsWith('/api/v1.0/taxpayer/validate/')) return 'taxpayer';
  if (path === '/api/v1.0/documentsubmissions') return method === 'POST' ? 'submit' : null;
  if (path.startsWith('/api/v1.0/documentsubmissions/')) return 'poll';
  if (path === '/api/v1.0/documents/search') return 'search';
  if (/^\/api\/v1\.0\/documents\/state\/[^/]+\/state$/.test(path)) return method === 'PUT' ? 'cancel' : null;
  if (/^\/api\/v1\.0\/documents\/[^/]+\/raw$/.test(path)) return 'raw';
  return /^\/api\/v1\.0\/documents\/[^/]+\/details$/.test(path) ? 'details' : null;
}

/** The name of a party, as lists show it. */
const partyNameIn = (text: string, role: string): string =>
  /"RegistrationName":\[\{"_":"([^"]*)"/.exec(text.slice(Math.max(0, text.indexOf(`"${role}"`))))?.[1] ?? '';

function wishIn(body: string): { readonly status: string; readonly reason: string } | null {
  try {
    const { status, reason } = JSON.parse(body) as Readonly<Record<string, unknown>>;
    return { status: String(status), reason: String(reason ?? '') };
  } catch {
    return null;
  }
}

function documentsIn(body: string): readonly { text: string; hash: string; docNo: string }[] | null {
  try {
    const { documents } = JSON.parse(body) as { documents: { document: string; documentHash: string; codeNumber: string }[] };
    return documents.map(({ document, documentHash, codeNumber }) => ({
      text: Buffer.from(document, 'base64').toString('utf8'),
      hash: documentHash,
      docNo: codeNumber,
    }));
  } catch {
    return null;
  }
}

const tinIn = (invoice: Leafs, role: string): string =>
  /"_":"([^"]+)","schemeID":"TIN"/.exec(JSON.stringify(invoice[role] ?? null))?.[1] ?? '';

const invoiceOf = (text: string): Leafs => (JSON.parse(text) as { Invoice: readonly Leafs[] }).Invoice[0] ?? {};

/** The TIN of the party that does not issue a document. */
const otherTinIn = (text: string, typeCode: string): string =>
  tinIn(invoiceOf(text), typeCode.startsWith('1') ? 'AccountingSupplierParty' : 'AccountingCustomerParty');

function factsOf(text: string): Pick<HeldDocument, 'docNo' | 'typeCode' | 'version' | 'issuerTin' | 'issuedAt'> {
  const invoice = invoiceOf(text);
  const leaf = (name: string, inside: string = '_'): string => String(invoice[name]?.[0]?.[inside] ?? '');
  const typeCode = leaf('InvoiceTypeCode');
  const isSelfBilled = typeCode.startsWith('1');
  return {
    docNo: leaf('ID'),
    typeCode,
    version: leaf('InvoiceTypeCode', 'listVersionID'),
    issuerTin: tinIn(invoice, isSelfBilled ? 'AccountingCustomerParty' : 'AccountingSupplierParty'),
    issuedAt: `${leaf('IssueDate')}T${leaf('IssueTime')}`,
  };
}
