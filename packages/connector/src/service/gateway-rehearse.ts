/**
 * Rehearses e-invoices where they count for nothing: submits one of each type to preproduction, follows it until it is Valid, and cancels
 * it. Proves what only the tax authority can prove. Enters no document in the book.
 */

import {
  type AnsweredDocument,
  type Book,
  blockOf,
  detailsIn,
  type Errand,
  type Reply,
  receiptIn,
  requestOf,
  submissionPageIn,
} from '@ledgerline/book';
import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { type RehearsedStatus, eInvoiceTerminal as say } from '@ledgerline/words/connector/e-invoice-terminal';
import { instantText } from '../clock.ts';
import type { Gateways } from '../gateway/gateways.ts';

/** Invoices first: the notes refer to them, and must be cancelled before them. */
const INVOICES = ['01', '11'];
const NOTES: Readonly<Record<string, readonly string[]>> = { '01': ['02', '03', '04'], '11': ['12', '13', '14'] };

const FIRST_POLL_MS = 3 * SECOND_MS;
const POLL_MS = 5 * SECOND_MS;
const FOLLOWED_MINUTES = 5;
const POLLS_MAX = (FOLLOWED_MINUTES * MINUTE_MS) / POLL_MS;
const REASON = 'Rehearsal';

export interface RehearseOptions {
  readonly companyId: string;
  readonly book: Pick<Book, 'courier' | 'rehearsal'>;
  readonly gateways: Gateways;
  /** Whether a stand-in responds, instead of the tax authority. */
  readonly isStandIn: boolean;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** What became of one document. */
export interface Rehearsed {
  readonly typeCode: string;
  readonly docNo: string;
  readonly uuid: string | null;
  readonly status: RehearsedStatus;
  readonly isCancelled: boolean;
  /** Why the e-invoice is not Valid, or not cancelled. Strings where the tax authority or the book wrote the text. */
  readonly problems: readonly (string | Sentence)[];
  readonly correlationId: string | null;
}

/** The report of a rehearsal without secrets, so that it can be shown to anyone. */
export interface RehearsalReport {
  readonly at: string;
  readonly against: 'stand-in' | 'preproduction';
  readonly version: string;
  readonly isProven: boolean;
  readonly documents: readonly Rehearsed[];
}

type Ask = (errand: Errand) => Promise<Reply>;

const correlationOf = (reply: Reply): string | null => (reply.kind === 'answered' ? (reply.correlationId ?? null) : null);
const whyNot = (reply: Reply): string | Sentence => (reply.kind === 'answered' ? say.answered(reply.status) : reply.message);
const errorsOf = ({ errors }: AnsweredDocument): readonly string[] => errors.map(({ code, message }) => `${code}: ${message}`);

/** What was found, or why nothing could be. */
export async function rehearse(options: RehearseOptions): Promise<RehearsalReport | Sentence> {
  const { companyId, book, gateways, isStandIn, now } = options;
  const { isCarried, environment, tin, onBehalfOf } = book.courier.settings();
  if (!isCarried || environment !== 'preproduction') return say.preproductionOnly();
  const credentials = gateways.credentialsOf(companyId);
  const session = gateways.sessionOf(companyId, book);
  if (!credentials || !session) return say.noAccess(companyId);
  const ask: Ask = (errand) => session.ask({ ...requestOf(errand), credentials, taxpayer: onBehalfOf });
  // The clock of the tax authority is known after its first response; documents are issued by it.
  const first = await session.ask({
    call: 'types',
    method: 'GET',
    path: '/api/v1.0/documenttypes',
    credentials,
    taxpayer: onBehalfOf,
  });
  if (first.kind !== 'answered' || first.status !== 200) return say.notReached(whyNot(first));
  const run = new Rehearsing(options, ask, tin, `REHEARSAL-${instantText(now()).replace(/\D/g, '')}`);
  const documents = await run.all();
  const isProven = documents.every(({ status, isCancelled }) => status === 'Valid' && isCancelled);
  const against = isStandIn ? 'stand-in' : 'preproduction';
  const report = { at: instantText(now()), against, version: book.rehearsal.version, isProven, documents } as const;
  if (isProven) book.rehearsal.note({ at: report.at, against, version: report.version });
  return report;
}

class Rehearsing {
  readonly #options: RehearseOptions;
  readonly #ask: Ask;
  readonly #issuerTin: string;
  readonly #name: string;

  constructor(options: RehearseOptions, ask: Ask, issuerTin: string, name: string) {
    this.#options = options;
    this.#ask = ask;
    this.#issuerTin = issuerTin;
    this.#name = name;
  }

  async all(): Promise<readonly Rehearsed[]> {
    const documents: Rehearsed[] = [];
    for (const typeCode of INVOICES) {
      const invoice = await this.#submitted(typeCode, null);
      const notes: Rehearsed[] = [];
      for (const note of NOTES[typeCode] ?? []) notes.push(await this.#cancelled(await this.#submitted(note, invoice)));
      documents.push(await this.#cancelled(invoice), ...notes);
    }
    return documents.toSorted((left, right) => left.typeCode.localeCompare(right.typeCode));
  }

  async #submitted(typeCode: string, original: Rehearsed | null): Promise<Rehearsed> {
    const docNo = `${this.#name}-${typeCode}`;
    const none: Rehearsed = {
      typeCode,
      docNo,
      uuid: null,
      status: 'not sent',
      isCancelled: false,
      problems: [],
      correlationId: null,
    };
    if (original !== null && original.status !== 'Valid') return { ...none, problems: [say.originalNotValid()] };
    const reference = original === null ? null : { no: original.docNo, uuid: original.uuid ?? '' };
    const made = this.#options.book.rehearsal.make({ typeCode, docNo, original: reference });
    if ('problems' in made) return { ...none, problems: made.problems };
    const reply = await this.#ask({ kind: 'submit', batchKey: 0n, issuerTin: this.#issuerTin, body: made.body });
    const sent: Rehearsed = { ...none, status: 'not accepted', correlationId: correlationOf(reply) };
    if (reply.kind !== 'answered' || reply.status !== 202) return { ...sent, problems: [whyNot(reply)] };
    const { submissionUid, accepted, rejected } = receiptIn(blockOf(reply.text));
    const [document] = accepted;
    return document
      ? this.#followed(submissionUid, { ...sent, uuid: document.uuid })
      : { ...sent, problems: rejected.flatMap(errorsOf) };
  }

  async #followed(submissionUid: string, sent: Rehearsed): Promise<Rehearsed> {
    for (let count = 0; count < POLLS_MAX; count += 1) {
      await this.#options.wait(count === 0 ? FIRST_POLL_MS : POLL_MS);
      const reply = await this.#ask({ kind: 'poll', issuerTin: this.#issuerTin, submissionUid, page: 1 });
      const known =
        reply.kind === 'answered' && reply.status === 200 ? submissionPageIn(blockOf(reply.text)).documents[0] : undefined;
      if (known?.status === 'Valid') return { ...sent, status: 'Valid' };
      if (known?.status === 'Invalid') return { ...sent, status: 'Invalid', problems: await this.#whyInvalid(sent.uuid ?? '') };
    }
    return { ...sent, status: 'Submitted', problems: [say.notValidated(FOLLOWED_MINUTES)] };
  }

  async #whyInvalid(uuid: string): Promise<Rehearsed['problems']> {
    const reply = await this.#ask({ kind: 'details', issuerTin: this.#issuerTin, einvoiceKey: 0n, uuid });
    return reply.kind === 'answered' ? errorsOf(detailsIn(blockOf(reply.text))) : [whyNot(reply)];
  }

  async #cancelled(document: Rehearsed): Promise<Rehearsed> {
    if (document.status !== 'Valid') return document;
    const wish = {
      kind: 'cancel',
      issuerTin: this.#issuerTin,
      einvoiceKey: 0n,
      uuid: document.uuid ?? '',
      reason: REASON,
    } as const;
    const reply = await this.#ask(wish);
    if (reply.kind === 'answered' && reply.status === 200) return { ...document, isCancelled: true };
    return { ...document, problems: [say.notCancelled(whyNot(reply))], correlationId: correlationOf(reply) };
  }
}
