/** The state that the portal loads first: the tenant, its connectors and its account books. */

import { type AccountBook, type AppState, type ConnectorState, isBelowUpdateContract, limits } from '@ledgerline/contract';
import { tenantOf } from '../account/tenant.ts';
import type { Store, StoredCompany, StoredConnector, StoredTenant } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { booksOf, capabilitiesOf } from './book-directory.ts';
import { bookReason, connectorReason, lastHeardAt, presenceOf } from './presence.ts';

type QueueCounts = Awaited<ReturnType<Store['queueCounts']>>;

export async function appState({ store, clock }: Context, tenant: StoredTenant): Promise<AppState> {
  const { tenantId } = tenant;
  const [connectors, counts] = await Promise.all([store.connectors({ tenantId }), store.queueCounts({ tenantId })]);
  const now = clock.now();
  const books = (
    await Promise.all(
      connectors.map(async (connector) =>
        (await booksOf(store, connector)).map((book) => ({ ...book, reason: bookReason(connector, book, now) })),
      ),
    )
  ).flat();
  const states = connectors.map((connector) => connectorStateOf(connector, counts, now));
  const connector = states.find((state) => state.kind === 'desktop') ?? states[0];
  if (!connector) throw new Error('A tenant has a connector from sign-up on.');
  return {
    ok: true,
    tenant: tenantOf(tenant, now),
    connector,
    connectors: states,
    companies: books.slice(0, limits.booksInStateMax).map((book) => accountBookOf(book, counts)),
    companyCount: books.length,
  };
}

export function connectorStateOf(connector: StoredConnector, counts: QueueCounts, now: number): ConnectorState {
  const { connectorId, kind, build, channel, driver, hostname, os, lastSeenAt } = connector;
  const heardAt = lastHeardAt(connector);
  const own = counts.filter((count) => count.connectorId === connectorId);
  return {
    connectorId,
    kind,
    state: presenceOf(lastSeenAt, now),
    createdAt: instantText(connector.createdAt),
    lastHeardAt: heardAt === null ? null : instantText(heardAt),
    build,
    channel,
    driver,
    hostname,
    os,
    updateRequired: isBelowUpdateContract(build),
    reason: connectorReason(connector, now),
    message: connector.reportedMessage,
    queued: own.reduce((sum, count) => sum + count.queued, 0),
    running: own.reduce((sum, count) => sum + count.running, 0),
  };
}

type ExplainedBook = StoredCompany & Pick<AccountBook, 'reason'>;

function accountBookOf(book: ExplainedBook, counts: QueueCounts): AccountBook {
  const { connectorId, companyId, name, state, message, reason } = book;
  const own = counts.find((count) => count.connectorId === connectorId && count.companyId === companyId);
  const capabilities = capabilitiesOf(book);
  return {
    connectorId,
    companyId,
    name,
    state,
    message,
    reason,
    queued: own?.queued ?? 0,
    driver: capabilities?.driver ?? null,
    commandTypeCount: capabilities?.commandTypes?.length ?? null,
  };
}
