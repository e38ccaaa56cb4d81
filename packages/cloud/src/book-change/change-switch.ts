/** Switches the reporting of changes of an account book on and off, and deletes its events. */

import type { BookChanges, ChangeSwitchBody } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { actorOf, type Caller } from '../account/rights/caller.ts';
import { booksOf } from '../delivery/book-directory.ts';
import { changesOf } from '../delivery/told-changes.ts';
import { unknownCompany } from '../delivery/unknown-company.ts';
import { FEED_START } from '../event/event-place.ts';
import type { EventPlace, StoredConnector } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';

export interface BookAddress {
  readonly connectorId: string;
  readonly companyId: string;
}

/** The maximum number of events checked in one transaction while the events of a book are deleted. */
const FORGOTTEN_AT_ONCE = 500;

export async function switchChanges(
  context: Context,
  caller: Caller,
  address: BookAddress,
  { enabled, forget = false }: ChangeSwitchBody,
  requestId: string,
): Promise<BookChanges | Refusal> {
  const { store } = context;
  const { tenantId } = caller.tenant;
  const connector = await ownBook(context, caller, address);
  if (isRefusal(connector)) return connector;
  const book = { tenantId, ...address };
  const action = enabled ? 'changes.enabled' : 'changes.disabled';
  const subject = `${address.connectorId} ${address.companyId}`;
  const audit = { tenantId, actor: actorOf(caller), subject, requestId };
  await store.setChanges({ ...book, isEnabled: enabled, audit: { ...audit, action } });
  if (forget) {
    for (let after: EventPlace | null = FEED_START; after !== null; )
      after = await store.forgetChangeEvents({ ...book, after, limit: FORGOTTEN_AT_ONCE });
    await store.audit({ ...audit, action: 'changes.forgotten' });
  }
  return changesOf(await store.changesOfTenant({ tenantId }), connector, address.companyId);
}

/** The connector of a book of the caller's tenant. */
async function ownBook(context: Context, { tenant, rights }: Caller, address: BookAddress): Promise<StoredConnector | Refusal> {
  const { connectorId, companyId } = address;
  const connector = await context.store.connector({ connectorId });
  if (connector?.tenantId !== tenant.tenantId) return refuse('unknown_company', deliverySays.noBookOfKey(connectorId, companyId));
  const books = new Set((await booksOf(context.store, connector)).map((book) => book.companyId));
  if (books.has(companyId)) return connector;
  const wanted = { tenantId: tenant.tenantId, connectorId, companyId, visible: rights.companies };
  return unknownCompany(context, wanted, connector, books);
}
