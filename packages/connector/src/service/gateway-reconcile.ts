/** Compares a book with the tax authority, and lets a restored book send again once it knows what was sent from it. */

import { type Adoption, type Book, type Comparison, type IssuedDocument, issuedPageIn, requestOf } from '@ledgerline/book';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import { Sentence } from '@ledgerline/words';
import { eInvoiceTerminal as say } from '@ledgerline/words/connector/e-invoice-terminal';
import type { Gateways } from '../gateway/gateways.ts';
import type { GatewayCredentials } from '../gateway/secrets.ts';
import type { GatewaySession } from '../gateway/session.ts';

export interface ReconcileOptions {
  readonly companyId: string;
  readonly book: Book;
  readonly gateways: Gateways;
  readonly nowMs: number;
  /** YYYY-MM; null for everything since the book was last known to send. */
  readonly month: string | null;
  /** Records what the book does not know, and lets it send again. */
  readonly isAdopting: boolean;
}

export interface Reconciled extends Comparison {
  readonly from: string;
  readonly to: string;
  readonly listed: number;
  readonly adopted: readonly { readonly docNo: string; readonly outcome: Adoption | 'unread' }[];
  /** Whether the book may send again. */
  readonly isReleased: boolean;
}

/** A search takes at most 31 days. */
const SEARCH_MS = 30 * DAY_MS;
/** Where a book has sent nothing that it knows of. */
const LOOK_BACK_MS = 90 * DAY_MS;
/** Clocks differ, and a request takes its time. */
const MARGIN_MS = HOUR_MS;

interface Asking {
  readonly session: GatewaySession;
  readonly credentials: GatewayCredentials;
  readonly taxpayer: string | null;
}

/** What was found, or why nothing could be. */
export async function reconcile(options: ReconcileOptions): Promise<Reconciled | Sentence> {
  const { companyId, book, gateways, nowMs, month, isAdopting } = options;
  const credentials = gateways.credentialsOf(companyId);
  const session = gateways.sessionOf(companyId, book);
  if (!credentials || !session) return say.noAccess(companyId);
  const { onBehalfOf, environment, tin } = book.courier.settings();
  const asking = { session, credentials, taxpayer: onBehalfOf };
  const span = month === null ? sinceLastKnown(book, nowMs) : spanOf(month, nowMs);
  const listed = await listedIn(asking, span, tin);
  if (listed instanceof Sentence) return listed;
  const iso = { from: new Date(span.fromMs).toISOString(), to: new Date(span.toMs).toISOString() };
  const comparison = book.courier.compare(listed, iso);
  const adopted = [];
  if (isAdopting)
    for (const document of comparison.unknown) {
      const text = await textOf(asking, document);
      const outcome = text === null ? 'unread' : book.courier.adopt({ document, text, environment });
      adopted.push({ docNo: document.docNo, outcome } as const);
    }
  const isReleased = isAdopting && month === null && !adopted.some(({ outcome }) => outcome === 'unread');
  if (isReleased) gateways.state.acceptBatch(companyId, book.courier.highestBatch());
  return { ...comparison, ...iso, listed: listed.length, adopted, isReleased };
}

interface SpanMs {
  readonly fromMs: number;
  readonly toMs: number;
}

const sinceLastKnown = (book: Book, nowMs: number): SpanMs => ({
  fromMs: Date.parse(book.courier.lastKnownSending(new Date(nowMs - LOOK_BACK_MS).toISOString())) - MARGIN_MS,
  toMs: nowMs + MARGIN_MS,
});

function spanOf(month: string, nowMs: number): SpanMs {
  const fromMs = Date.parse(`${month}-01T00:00:00+08:00`);
  const [year = 0, index = 0] = month.split('-').map(Number);
  return { fromMs, toMs: Math.min(Date.parse(new Date(Date.UTC(year, index, 1)).toISOString()) - 8 * HOUR_MS, nowMs) };
}

/** All pages of all searches, or why one could not be read. */
async function listedIn(
  asking: Asking,
  { fromMs, toMs }: SpanMs,
  issuerTin: string,
): Promise<readonly IssuedDocument[] | Sentence> {
  const found: IssuedDocument[] = [];
  for (let startMs = fromMs; startMs < toMs; startMs += SEARCH_MS) {
    const [from, to] = [startMs, Math.min(startMs + SEARCH_MS, toMs)].map((at) => new Date(at).toISOString());
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const errand = { kind: 'search', batchKey: 0n, issuerTin, from: from ?? '', to: to ?? '', page } as const;
      const reply = await asking.session.ask({ ...requestOf(errand), ...asking });
      const read = reply.kind === 'answered' && reply.status === 200 ? issuedPageIn(reply.text) : undefined;
      if (!read) return say.notSearched(reply.kind === 'answered' ? say.answered(reply.status) : reply.message);
      found.push(...read.documents);
      pages = read.pages;
    }
  }
  return found;
}

async function textOf(asking: Asking, { uuid }: IssuedDocument): Promise<string | null> {
  const reply = await asking.session.ask({ ...asking, method: 'GET', path: `/api/v1.0/documents/${uuid}/raw`, call: 'raw' });
  if (reply.kind !== 'answered' || reply.status !== 200) return null;
  try {
    const { document } = JSON.parse(reply.text) as { readonly document?: unknown };
    return typeof document === 'string' ? document : null;
  } catch {
    return null;
  }
}
