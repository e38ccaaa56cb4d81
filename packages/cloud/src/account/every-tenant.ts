/** All tenants, newest first, read a page at a time. */

import type { Store, StoredTenant } from '../store/store.ts';

const TENANTS_A_PAGE = 100;

export async function* everyTenant(store: Pick<Store, 'tenants'>): AsyncGenerator<StoredTenant> {
  let before: { createdAt: number; tenantId: string } | null = null;
  for (;;) {
    const page: readonly StoredTenant[] = await store.tenants({ before, limit: TENANTS_A_PAGE });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < TENANTS_A_PAGE) return;
    before = { createdAt: last.createdAt, tenantId: last.tenantId };
  }
}
