/** The connectors and account books that a key may use, so that a program needs nothing but its key to begin. */

import type { ListedBook, ListedConnector } from '@ledgerline/contract';
import { presenceOf } from './app-state.ts';
import { booksOf } from './book-directory.ts';
import { instantText } from './clock.ts';
import type { Caller } from './command.ts';
import type { Context } from './context.ts';
import type { StoredCompany, StoredConnector } from './store.ts';

/** A key for certain account books sees those, and the connectors that serve them; any other key sees everything. */
export async function usableBooks({ store, clock }: Context, { tenant, rights }: Caller): Promise<readonly ListedConnector[]> {
  const connectors = await store.connectors({ tenantId: tenant.tenantId });
  const now = clock.now();
  const listed = await Promise.all(
    connectors.map(async (connector) => {
      const books = await booksOf(store, connector);
      const usable = books.filter(({ companyId }) => rights.companies?.includes(companyId) ?? true);
      return { ...connectorOf(connector, now), books: usable.map(bookOf) };
    }),
  );
  return listed.filter(({ books }) => rights.companies === null || books.length > 0);
}

function connectorOf({ connectorId, kind, hostname, lastSeenAt, build }: StoredConnector, now: number) {
  return {
    connectorId,
    kind,
    name: kind === 'sandbox' ? 'Sandbox' : (hostname ?? 'Own connector'),
    state: presenceOf(lastSeenAt, now),
    lastSeenAt: lastSeenAt === null ? null : instantText(lastSeenAt),
    build,
  };
}

const bookOf = ({ companyId, name, state, message }: StoredCompany): ListedBook => ({ companyId, name, state, message });
