/** A notification of a tenant, for tests that need one. */

import type { Store } from '../../src/store/store.ts';
import { randomId, systemRandomness } from '../../src/system/randomness.ts';

export async function notificationOf(store: Pick<Store, 'notify'>, tenantId: string): Promise<string> {
  const notificationId = randomId(systemRandomness, 'note');
  const said = { title: 't', message: 'm', subject: notificationId, action: null, wording: null };
  await store.notify({ tenantId, notificationId, draft: { kind: 'result_conflict', severity: 'info', ...said } });
  return notificationId;
}
