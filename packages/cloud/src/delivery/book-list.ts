/** The connectors and account books that a key may use, so that a program needs nothing but its key to begin. */

import type { ListedConnector } from '@ledgerline/contract';
import type { Caller } from '../account/rights/caller.ts';
import type { StoredCompany, StoredConnector } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';
import { type BookPlace, bookPageOf, type PageRequest } from '../system/request/list-page.ts';
import { booksOf } from './book-directory.ts';
import { bookReason, connectorReason, lastHeardAt, presenceOf } from './presence.ts';
import { changesOf } from './told-changes.ts';

export interface UsableBooks {
  readonly connectors: readonly ListedConnector[];
  readonly nextCursor: string | null;
}

/** A key for certain account books sees those, and the connectors that serve them; any other key sees everything. */
export async function usableBooks(
  { store, clock }: Context,
  { tenant, rights }: Caller,
  page: PageRequest,
): Promise<UsableBooks | Refusal> {
  const connectors = await store.connectors({ tenantId: tenant.tenantId });
  const changes = await store.changesOfTenant({ tenantId: tenant.tenantId });
  const now = clock.now();
  const listed = await Promise.all(
    connectors.map(async (connector) => {
      const books = await booksOf(store, connector);
      const usable = books.filter(({ companyId }) => rights.companies?.includes(companyId) ?? true);
      return {
        ...connectorOf(connector, now),
        books: usable.map((book) => ({
          ...bookOf(book),
          reason: bookReason(connector, book, now),
          changes: changesOf(changes, connector, book.companyId),
        })),
      };
    }),
  );
  return inPage(
    listed.filter(({ books }) => rights.companies === null || books.length > 0),
    page,
  );
}

/** The placeholder for a connector that has no books. */
const NO_BOOK = '-';

/** Counts by books; a connector without any counts as one. */
function inPage(connectors: readonly ListedConnector[], page: PageRequest): UsableBooks | Refusal {
  const places = connectors.flatMap(({ connectorId, books }) =>
    books.length === 0 ? [{ connectorId, companyId: NO_BOOK }] : books.map((book) => ({ ...book, connectorId })),
  );
  const shown = bookPageOf(places, page);
  if (isRefusal(shown)) return shown;
  const inThis = new Set(shown.rows.map(placeText));
  const parts = connectors.map((connector) => ({
    ...connector,
    books: connector.books.filter(({ companyId }) => inThis.has(placeText({ ...connector, companyId }))),
  }));
  const isShown = (connector: ListedConnector): boolean =>
    connector.books.length > 0 || inThis.has(placeText({ ...connector, companyId: NO_BOOK }));
  return { connectors: parts.filter(isShown), nextCursor: shown.nextCursor };
}

const placeText = ({ connectorId, companyId }: BookPlace): string => `${connectorId} ${companyId}`;

function connectorOf(connector: StoredConnector, now: number) {
  const { connectorId, kind, hostname, lastSeenAt, build } = connector;
  const heardAt = lastHeardAt(connector);
  return {
    connectorId,
    kind,
    name: kind === 'sandbox' ? 'Sandbox' : (hostname ?? 'Own connector'),
    state: presenceOf(lastSeenAt, now),
    lastSeenAt: heardAt === null ? null : instantText(heardAt),
    build,
    reason: connectorReason(connector, now),
  };
}

const bookOf = ({ companyId, name, state, message, einvoice }: StoredCompany) => ({ companyId, name, state, message, einvoice });
