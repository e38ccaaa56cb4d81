/** Callers that send and follow commands, and what a command records as its sender. */

import type { Author, LiveSession, StoredPerson, StoredTenant } from '../../store/store.ts';
import type { Rights } from './access.ts';
import { rightsOf } from './role.ts';

/** A caller that sends and follows commands: a tenant, through a key with certain rights or a person with a role. */
export interface Caller {
  readonly tenant: StoredTenant;
  readonly rights: Rights;
  /** The sender as a command stores it: the keyId of an app key, or one of `senders`. */
  readonly sentBy: string;
  /** The logged-in person; absent for a key. */
  readonly person?: StoredPerson;
}

/** Senders of commands without an app key: callers with the tenant key, people in the portal, the pages that show books, and scheduled reports. */
export const senders = { tenantKey: 'tenant-key', portal: 'session', window: 'window', schedule: 'schedule' } as const;

/** Whether a caller can still see what it could see before. */
export const isSameReach = (before: Caller, now: Caller): boolean =>
  before.tenant.tenantId === now.tenant.tenantId && JSON.stringify(before.rights) === JSON.stringify(now.rights);

/** The caller as the audit log names it. */
export const actorOf = ({ sentBy, person }: Pick<Caller, 'sentBy' | 'person'>): string =>
  person ? actorOfPerson(person) : `key:${sentBy}`;

/** The actor of a person. The address stays in the log after the person has left. */
export const actorOfPerson = ({ email }: Pick<StoredPerson, 'email'>): string => `person:${email}`;

/** A logged-in person, with the rights of the role. */
export const sessionCaller = ({ tenant, person, role, visit }: Omit<LiveSession, 'session'>): Caller => ({
  tenant,
  rights: { ...rightsOf(role), ...(visit && !visit.seesBooks && { seesContents: false }) },
  sentBy: senders.portal,
  person,
});

/** A change that a logged-in person makes. */
export const authorOf = ({ person }: Pick<LiveSession, 'person'>, requestId: string): Author => ({
  actor: actorOfPerson(person),
  requestId,
});
