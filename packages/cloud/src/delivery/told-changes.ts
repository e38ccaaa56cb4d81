/** Which account books report their changes, for lists and for their connector. Who can switch this is decided elsewhere. */

import { type BookChanges, sandboxCompanyIds, type WatchedBook } from '@ledgerline/contract';
import type { StoredConnector } from '../store/store.ts';
import type { StoredChanges, ToldGap } from '../store/stored-change.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { booksOf } from './book-directory.ts';

/** The reporting state of a book in lists. */
export function changesOf(
  all: readonly StoredChanges[],
  { connectorId, kind }: Pick<StoredConnector, 'connectorId' | 'kind'>,
  companyId: string,
): BookChanges {
  const row = all.find((one) => one.connectorId === connectorId && one.companyId === companyId);
  return {
    enabled: row?.isEnabled ?? kind === 'sandbox',
    lagSeconds: typeof row?.lagMs === 'number' ? row.lagMs / 1000 : null,
    lookedAt: typeof row?.lookedAt === 'number' ? instantText(row.lookedAt) : null,
    reason: row?.reason ?? null,
  };
}

/** The books whose changes a connector must report. */
export async function watchedBooks({ store }: Pick<Context, 'store'>, connectorId: string): Promise<readonly WatchedBook[]> {
  const { isSandbox, on, off } = await store.watchedBooks({ connectorId });
  if (!isSandbox) return on;
  const known = new Set([...off, ...on.map(({ companyId }) => companyId)]);
  return [
    ...on,
    ...sandboxCompanyIds.filter((companyId) => !known.has(companyId)).map((companyId) => ({ companyId, cursor: null })),
  ];
}

export interface BookSwitch {
  readonly connectorId: string;
  readonly companyId: string;
  readonly name: string;
  readonly changes: BookChanges;
  readonly gap: ToldGap | null;
}

/** Every book of a tenant with its switch, for the portal. */
export async function bookSwitches(
  { store }: Pick<Context, 'store'>,
  { tenantId }: { readonly tenantId: string },
): Promise<readonly BookSwitch[]> {
  const [connectors, all] = await Promise.all([store.connectors({ tenantId }), store.changesOfTenant({ tenantId })]);
  const books = await Promise.all(
    connectors.map(async (connector) => {
      const { connectorId } = connector;
      return (await booksOf(store, connector)).map(({ companyId, name }) => ({
        connectorId,
        companyId,
        name,
        changes: changesOf(all, connector, companyId),
        gap: all.find((one) => one.connectorId === connectorId && one.companyId === companyId)?.gap ?? null,
      }));
    }),
  );
  return books.flat();
}
