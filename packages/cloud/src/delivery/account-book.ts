/** What a connector reports about itself and its account books, and who can read it. */

import {
  type CompaniesBody,
  type EInvoiceReport,
  type HeartbeatBody,
  type HeartbeatResponse,
  isBelowUpdateContract,
} from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { notifyOfEInvoices } from '../account/e-invoice-checks.ts';
import type { ConnectorCall, Heartbeat } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuseField } from '../system/problem.ts';
import { bookPageOf, type PageRequest } from '../system/request/list-page.ts';
import { booksOf } from './book-directory.ts';
import { notServed } from './poll.ts';
import type { Releases } from './release.ts';
import { watchedBooks } from './told-changes.ts';

/** The content of a heartbeat, as it is stored. */
export type HeardHeartbeat = Omit<Heartbeat, keyof ConnectorCall>;

export const readHeartbeat = ({ state, message, ...rest }: HeartbeatBody): HeardHeartbeat => ({
  ...readMachine(rest),
  ...(state && state !== 'running' && { reported: { state, message: message ?? null } }),
});

const readMachine = ({ build, refusedBuild, setupBuild, driver, hostname, os, running, companies }: HeartbeatBody) => ({
  build: build ?? null,
  refusedBuild: refusedBuild ?? null,
  ...(setupBuild !== undefined && { setupBuild }),
  driver: driver ?? null,
  hostname: hostname ?? null,
  os: os ?? null,
  running: running ?? [],
  companies: (companies ?? []).map(({ companyId, state, message, exactlyOnce, einvoice }) => ({
    companyId,
    state,
    message: message ?? null,
    exactlyOnce,
    einvoice: einvoice && readEInvoices(einvoice),
  })),
});

/** The declared fields of a report; other fields of a connector are not stored. */
const readEInvoices = (report: EInvoiceReport): EInvoiceReport => ({
  state: report.state,
  environment: report.environment,
  pending: report.pending,
  oldestPendingMinutes: report.oldestPendingMinutes,
  submitted: report.submitted,
  invalid7d: report.invalid7d,
  rejectRequests: report.rejectRequests,
  certificateDaysLeft: report.certificateDaysLeft,
});

/** Records a heartbeat: presence, build, the state of the books, and the leases of what is running. */
export async function recordHeartbeat(
  context: Context,
  call: ConnectorCall,
  heard: HeardHeartbeat,
  releases: Releases,
): Promise<HeartbeatResponse | Refusal> {
  const { store, clock } = context;
  const kept = await store.heartbeat({ ...call, ...heard });
  const refused = notServed(kept);
  if (refused) return refused;
  const news = kept.hasEInvoiceNews ? await store.connector(call) : null;
  if (news) await notifyOfEInvoices(context, news.tenantId);
  const watched = await watchedBooks({ store }, call.connectorId);
  const isPublished = await releases.isAnyPublished();
  const connector = heard.build === null || isPublished ? await store.connector(call) : null;
  return {
    ok: true,
    serverTime: instantText(clock.now()),
    newestBuild: isPublished && connector !== null ? await releases.newestFor(connector) : null,
    // A heartbeat without a build keeps the build that was reported before.
    updateRequired: isBelowUpdateContract(heard.build ?? connector?.build ?? null),
    ...(watched.length > 0 && { changes: [...watched] }),
  };
}

/** An account book as it is stored: `data` is the whole report of it, as JSON. */
export interface ReportedBook {
  readonly companyId: string;
  readonly name: string;
  readonly data: string;
}

export function readBooks({ companies }: CompaniesBody): readonly ReportedBook[] | Refusal {
  const twice = duplicateOf(companies.map(({ companyId }) => companyId));
  if (twice !== null) {
    return refuseField(`/companies/${twice.index}/companyId`, 'duplicate', deliverySays.bookTwice(twice.name));
  }
  return companies.map((company) => ({ companyId: company.companyId, name: company.name, data: JSON.stringify(company) }));
}

/** The report replaces the list. */
export async function reportBooks(
  { store }: Context,
  call: ConnectorCall,
  books: readonly ReportedBook[],
): Promise<BookPage | Refusal> {
  return notServed(await store.reportCompanies({ ...call, companies: books })) ?? listBooks({ store }, call.connectorId);
}

function duplicateOf(names: readonly string[]): { readonly name: string; readonly index: number } | null {
  const seen = new Set<string>();
  const index = names.findIndex((name) => seen.size === seen.add(name).size);
  const name = names[index];
  return name === undefined ? null : { name, index };
}

export interface BookPage {
  /** Each as JSON. */
  readonly companies: readonly string[];
  readonly nextCursor: string | null;
}

/** The account books as last reported, every member of the report included; only the named ones where some are named. */
export async function listBooks(
  { store }: Pick<Context, 'store'>,
  connectorId: string,
  page: PageRequest = {},
  only: readonly string[] | null = null,
): Promise<BookPage | Refusal> {
  const connector = await store.connector({ connectorId });
  const books = connector === null ? [] : await booksOf(store, connector);
  const shown = bookPageOf(only === null ? books : books.filter(({ companyId }) => only.includes(companyId)), page);
  if (isRefusal(shown)) return shown;
  return { companies: shown.rows.map(({ data }) => data), nextCursor: shown.nextCursor };
}
