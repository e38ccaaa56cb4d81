/** What a connector says of itself and of the account books it serves, and who may read it. */

import type { CompaniesBody, Company, HeartbeatAnswer, HeartbeatBody } from '@ledgerline/contract';
import { isOutdated } from './app-state.ts';
import { booksOf } from './book-directory.ts';
import { instantText } from './clock.ts';
import type { Context } from './context.ts';
import { bookPageOf, type PageRequest } from './list-page.ts';
import { otherInstall } from './poll.ts';
import { isRefusal, type Refusal, refuse } from './problem.ts';
import type { ConnectorCall } from './store.ts';

/** Hears a heartbeat: presence, build, the state of the books, and the leases of what is running. */
export async function hearHeartbeat(
  { store, clock }: Context,
  call: ConnectorCall,
  body: HeartbeatBody,
): Promise<HeartbeatAnswer | Refusal> {
  const heard = await store.heartbeat({
    ...call,
    build: body.build ?? null,
    driver: body.driver ?? null,
    hostname: body.hostname ?? null,
    os: body.os ?? null,
    running: body.running ?? [],
    companies: (body.companies ?? []).map(({ companyId, state, message }) => ({ companyId, state, message: message ?? null })),
  });
  const refused = otherInstall(heard);
  if (refused) return refused;
  // A heartbeat that says nothing of its build leaves the one that was heard before.
  const build = body.build ?? (await store.connector(call))?.build ?? null;
  return { ok: true, serverTime: instantText(clock.now()), newestBuild: null, updateRequired: isOutdated(build) };
}

/** The report replaces the list. */
export async function reportBooks(
  { store }: Context,
  call: ConnectorCall,
  { companies }: CompaniesBody,
): Promise<BookPage | Refusal> {
  const twice = duplicateOf(companies.map(({ companyId }) => companyId));
  if (twice !== null) {
    const message = `The account book ${twice.name} is reported twice.`;
    return refuse('invalid_request', message, [{ path: `/companies/${twice.index}/companyId`, code: 'duplicate', message }]);
  }
  const reported = companies.map((company) => ({
    companyId: company.companyId,
    name: company.name,
    data: JSON.stringify(company),
  }));
  return otherInstall(await store.reportCompanies({ ...call, companies: reported })) ?? listBooks({ store }, call.connectorId);
}

function duplicateOf(names: readonly string[]): { readonly name: string; readonly index: number } | null {
  const seen = new Set<string>();
  const index = names.findIndex((name) => seen.size === seen.add(name).size);
  const name = names[index];
  return name === undefined ? null : { name, index };
}

export interface BookPage {
  readonly companies: readonly Company[];
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
  return { companies: shown.rows.map(({ data }) => JSON.parse(data) as Company), nextCursor: shown.nextCursor };
}
