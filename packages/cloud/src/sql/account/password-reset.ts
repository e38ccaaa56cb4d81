/** Resets a password by a link, in SQL, and secures an account whose address was not confirmed before. */

import type { Store } from '../../store/store.ts';
import type { FreshKeys } from '../../store/stored-account-link.ts';
import type { MailFacts } from '../../store/stored-mail.ts';
import { audit } from '../event/audit.ts';
import { writeMail } from '../event/mail.ts';
import { rotateConnectorKey } from '../queue/connector.ts';
import { ofPerson, ofTenant } from '../verb/lock.ts';
import { all, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { confirm, isAddressConfirmed, take } from './account-link.ts';
import { forgetFactorsSince } from './factor.ts';
import { revokeAppKey } from './key.ts';
import { findPersonByEmail, replacePassword } from './person.ts';
import { rotateTenantKey } from './tenant.ts';

type Use = Parameters<Store['resetPassword']>[0];

/** A person who reads the mails of an address has confirmed it. */
const resetPassword = verb<Store['resetPassword']>({
  sqlite: 'key-write',
  postgres: { write: (reset) => [ofPerson(reset), ...reset.freshKeys.map(ofTenant)] },
  *run({ tokenHash, personId, passwordHash, freshKeys, mail, audit: entry }, now) {
    const used = yield* take(tokenHash, 'reset', now);
    const account = used && (yield* findPersonByEmail(used));
    if (account?.personId !== personId) return null;
    const isReclaimed = !(yield* isAddressConfirmed(account));
    yield* replacePassword({ personId, passwordHash, keepTokenHash: null });
    if (isReclaimed) {
      yield* forgetFactorsSince(personId, 0);
      for (const fresh of freshKeys) yield* endKeys(fresh, entry, now);
    }
    yield* confirm(account.email, now);
    yield* writeMail({ ...mail, facts: withReclaim(mail.facts, isReclaimed) }, now);
    yield* audit.run(entry, now);
    return { isReclaimed };
  },
});

const withReclaim = (facts: MailFacts, isReclaimed: boolean): MailFacts =>
  facts.kind === 'password_changed' && isReclaimed ? { ...facts, isReclaimed } : facts;

/** The person who signed up must not be the owner of the address, and knows every key of the account. */
function* endKeys({ tenantId, tenantKeyHash, connectors }: FreshKeys, entry: Use['audit'], now: number): Steps<void> {
  const report = (action: string, subject: string) => ({ ...entry, tenantId, action, subject });
  yield* rotateTenantKey.run({ tenantId, keyHash: tenantKeyHash, audit: report('tenant-key.rotated', tenantId) }, now);
  const keys = yield* all<{ keyId: string }>(
    'SELECT key_id AS "keyId" FROM app_key WHERE tenant_id = :tenantId AND revoked_at IS NULL ORDER BY key_id LIMIT 1000',
    { tenantId },
  );
  for (const { keyId } of keys) yield* revokeAppKey.run({ tenantId, keyId, audit: report('app-key.revoked', keyId) }, now);
  for (const connector of connectors)
    yield* rotateConnectorKey.run({ ...connector, audit: report('connector-key.rotated', connector.connectorId) }, now);
  yield* run("UPDATE webhook SET state = 'paused' WHERE tenant_id = :tenantId AND state = 'enabled'", { tenantId });
}

export const passwordResetVerbs = { resetPassword };
