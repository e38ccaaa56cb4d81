/** The identity of a key and what it can use, so that a program can start with only its key. */

import type { CallingKey, MeResponse } from '@ledgerline/contract';
import type { Caller } from '../account/rights/caller.ts';
import { subscriptionOf } from '../account/subscription.ts';
import type { StoredAppKey } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';
import { usableBooks } from './book-list.ts';

/** A caller and its app key; null for the tenant key. */
export interface DescribedCaller extends Caller {
  readonly appKey: StoredAppKey | null;
}

export async function describeCaller(context: Context, caller: DescribedCaller): Promise<MeResponse | Refusal> {
  const books = await usableBooks(context, caller, {});
  if (isRefusal(books)) return books;
  const { tenantId, companyName } = caller.tenant;
  return {
    ok: true,
    tenant: { tenantId, companyName },
    key: keyOf(caller),
    subscription: subscriptionOf(caller.tenant, context.clock.now()),
    connectors: books.connectors.map(({ connectorId, kind, name, state, books: companies }) => ({
      connectorId,
      kind,
      name,
      state,
      companies: companies.map((book) => ({ companyId: book.companyId, name: book.name, state: book.state })),
    })),
  };
}

function keyOf({ rights: { access, companies, approval = 'none' }, appKey }: DescribedCaller): CallingKey {
  return {
    kind: appKey ? 'app' : 'tenant',
    keyId: appKey?.keyId ?? null,
    name: appKey?.name ?? null,
    access,
    companies: companies && [...companies],
    expiresAt: typeof appKey?.expiresAt === 'number' ? instantText(appKey.expiresAt) : null,
    approval,
  };
}
