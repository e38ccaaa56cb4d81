/** Who sends and follows commands, and what a command records as its sender. */

import type { StoredTenant } from '../store/store.ts';
import { fullRights, type Rights } from './access.ts';

/** Who sends and follows commands: a tenant, through a key with certain rights. */
export interface Caller {
  readonly tenant: StoredTenant;
  readonly rights: Rights;
  /** As a command keeps it: the keyId of an app key, or one of `senders`. */
  readonly sentBy: string;
}

/** Those that send commands without an app key: callers with the tenant key, and the owner in the portal. */
export const senders = { tenantKey: 'tenant-key', portal: 'session' } as const;

/** The caller as the audit log names it. */
export const actorOf = ({ sentBy }: Pick<Caller, 'sentBy'>): string =>
  sentBy === senders.portal ? senders.portal : `key:${sentBy}`;

/** The owner of a tenant, logged in: may see and do everything. */
export const ownerOf = (tenant: StoredTenant): Caller => ({ tenant, rights: fullRights, sentBy: senders.portal });
