/** A password that is reset by a link, in SQL, and what becomes of an account whose address no one had confirmed before. */

import type { Store } from '../store/store.ts';
import type { FreshKeys, PasswordReset } from '../store/stored-account-link.ts';
import type { MailFacts } from '../store/stored-mail.ts';
import { confirm, isConfirmed, take } from './account-link.ts';
import { audit } from './audit.ts';
import { rotateConnectorKey } from './connector.ts';
import { forgetFactorsSince } from './factor.ts';
import { revokeAppKey } from './key.ts';
import { writeMail } from './mail.ts';
import { personByEmail, replacePassword } from './person.ts';
import { all, run, type Steps } from './statement.ts';
import { rotateTenantKey } from './tenant.ts';

type Use = Parameters<Store['resetPassword']>[0];

/** Who reads the mails of an address has confirmed it. */
export function* resetPassword(
  { tokenHash, personId, passwordHash, freshKeys, mail, audit: entry }: Use,
  now: number,
): Steps<PasswordReset | null> {
  const used = yield* take(tokenHash, 'reset', now);
  const account = used && (yield* personByEmail(used));
  if (account?.personId !== personId) return null;
  const isReclaimed = !(yield* isConfirmed(account));
  yield* replacePassword({ personId, passwordHash, keepTokenHash: null });
  if (isReclaimed) {
    yield* forgetFactorsSince(personId, 0);
    for (const fresh of freshKeys) yield* endKeys(fresh, entry, now);
  }
  yield* confirm(account.email, now);
  yield* writeMail({ ...mail, facts: withReclaim(mail.facts, isReclaimed) }, now);
  yield* audit(entry, now);
  return { isReclaimed };
}

const withReclaim = (facts: MailFacts, isReclaimed: boolean): MailFacts =>
  facts.kind === 'password_changed' && isReclaimed ? { ...facts, isReclaimed } : facts;

/** Whoever signed up may be another than the owner of the address, and knows every key there is. */
function* endKeys({ tenantId, tenantKeyHash, connectors }: FreshKeys, entry: Use['audit'], now: number): Steps<void> {
  const report = (action: string, subject: string) => ({ ...entry, tenantId, action, subject });
  yield* rotateTenantKey({ tenantId, keyHash: tenantKeyHash, audit: report('tenant-key.rotated', tenantId) }, now);
  const keys = yield* all<{ keyId: string }>(
    'SELECT key_id AS "keyId" FROM app_key WHERE tenant_id = :tenantId AND revoked_at IS NULL ORDER BY key_id LIMIT 1000',
    { tenantId },
  );
  for (const { keyId } of keys) yield* revokeAppKey({ tenantId, keyId, audit: report('app-key.revoked', keyId) }, now);
  for (const connector of connectors)
    yield* rotateConnectorKey({ ...connector, audit: report('connector-key.rotated', connector.connectorId) }, now);
  yield* run("UPDATE webhook SET state = 'paused' WHERE tenant_id = :tenantId AND state = 'enabled'", { tenantId });
}
