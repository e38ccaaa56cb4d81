/** What the store keeps about a tenant, its people, their sessions, and app keys. Part of the store interface in store.ts. */

import type { Access, BillingInterval, KeyApproval, Role, SubscriptionStatus } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import type { StoredVisit } from './stored-operator.ts';

export interface StoredTenant {
  readonly tenantId: string;
  readonly companyName: string;
  /** The contact address of the tenant, which is not a login. */
  readonly email: string;
  readonly phone: string | null;
  readonly plan: string;
  readonly tenantKeyHash: string;
  /** How long the previous key still works; null if there is none. */
  readonly previousKeyUntil: number | null;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly trialEndsAt: number | null;
  readonly currentPeriodEnd: number | null;
  /** How long a tenant with a late payment can send commands; null if no end is set. */
  readonly graceEndsAt: number | null;
  /** The plan that the tenant asked for and the operator has not switched on yet, and when it did. */
  readonly requestedPlan: string | null;
  readonly planRequestedAt: number | null;
  /** When a second factor became required for everyone in the tenant; null if it is not. */
  readonly factorRequiredAt: number | null;
  /** How many days payloads, results and files are kept after a command has ended; null for forever. */
  readonly keptDays: number | null;
  /** When the tenant is erased, as its owner has asked; null for one that stays. */
  readonly eraseAt: number | null;
  readonly createdAt: number;
}

/** The fields of a tenant that a sign-up decides. */
export type NewTenant = Pick<
  StoredTenant,
  'tenantId' | 'companyName' | 'email' | 'phone' | 'plan' | 'tenantKeyHash' | 'subscriptionStatus' | 'currentPeriodEnd'
>;

/** A person who logs in, and belongs to at least one tenant. */
export interface StoredPerson {
  readonly personId: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The tenant that a login opens. */
  readonly lastTenantId: string;
  /** Second factors, recovery codes not counted. */
  readonly factorCount: number;
  /** The language of pages and mails; null until the person has chosen one or logged in. */
  readonly language: Language | null;
  /** The time zone of the browser of the last login; null if it is not known. */
  readonly zone: string | null;
  readonly createdAt: number;
}

/** The fields of a person that a sign-up or an invitation decides. */
export type NewPerson = Pick<StoredPerson, 'personId' | 'email' | 'passwordHash'> &
  Partial<Pick<StoredPerson, 'language' | 'zone'>>;

export interface StoredSession {
  readonly tokenHash: string;
  readonly personId: string;
  /** The tenant that the person acts for. */
  readonly tenantId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** How a key is limited besides its rights. */
export interface KeyLimits {
  /** The only addresses and ranges it can be used from; null for all. */
  readonly addresses: readonly string[] | null;
  /** The largest document that it can write, in sen; null for any. */
  readonly amountMax: number | null;
  /** Which of its commands wait for approval. */
  readonly approval: KeyApproval;
}

export interface StoredAppKey extends KeyLimits {
  readonly keyId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly keyHash: string;
  readonly prefix: string;
  readonly access: Access;
  readonly companies: readonly string[] | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
  /** How long the previous secret still works; null if there is none. */
  readonly previousUntil: number | null;
  /** The person who connected the app; null for a key that was created without an app, like the next two fields. */
  readonly personId: string | null;
  readonly app: StoredApp | null;
  /** When the current secret, which is an access token, expires; null before the first. */
  readonly tokenUntil: number | null;
}

/** The data of a connected app. */
export interface StoredApp {
  readonly clientId: string;
  /** The name that the app gives itself. */
  readonly name: string;
  /** The host of the app's description, or of its redirect address if it has none. */
  readonly host: string;
  /** Whether the host vouches for the description. */
  readonly isVerified: boolean;
}

/** The owner of a tenant key or app key. appKey is null for the tenant key. */
export interface KeyHolder {
  readonly tenant: StoredTenant;
  readonly appKey: StoredAppKey | null;
  /** When the secret that was sent stops working before its key does, because it was replaced or is an access token; null if it does not. */
  readonly secretUntil: number | null;
}

/** A session that is going on: who acts, for which tenant, under which role. */
export interface LiveSession {
  readonly session: StoredSession;
  readonly tenant: StoredTenant;
  readonly person: StoredPerson;
  readonly role: Role;
  /** Present if it is an operator who looks, and changes nothing. */
  readonly visit?: StoredVisit;
}

/** The author of a change and its request, for the audit log. */
export type Author = Pick<AuditEntry, 'actor' | 'requestId'>;

export interface AuditEntry {
  readonly tenantId: string | null;
  /** The actor: `person:<email>`, `admin`, `key:<keyId>` …; `session` in entries from before people had logins. */
  readonly actor: string;
  /** What: `app-key.created`, `tenant-key.rotated` … */
  readonly action: string;
  readonly subject: string;
  readonly requestId: string;
}

export interface AppKeyChange
  extends Pick<StoredAppKey, 'tenantId' | 'keyId' | 'name' | 'access' | 'companies' | keyof KeyLimits> {
  readonly audit: AuditEntry;
}

type AppFields = 'personId' | 'app';

export interface NewAppKey
  extends Omit<
      StoredAppKey,
      'createdAt' | 'lastUsedAt' | 'revokedAt' | 'previousUntil' | 'tokenUntil' | keyof KeyLimits | AppFields
    >,
    Partial<KeyLimits & Pick<StoredAppKey, AppFields>> {
  readonly keysMax: number;
  readonly audit: AuditEntry;
}

/** A new secret for an app key. */
export interface AppKeyRotation extends Pick<StoredAppKey, 'tenantId' | 'keyId' | 'keyHash' | 'prefix'> {
  /** How long the secret before it works on; 0 ends it at once. */
  readonly overlapMs: number;
  readonly audit: AuditEntry;
}

export interface KeyStore {
  /** Replaces the tenant key; the previous one works on for `overlapMs`, by default not at all. Returns until when, or null. */
  rotateTenantKey(change: { tenantId: string; keyHash: string; overlapMs?: number; audit: AuditEntry }): Promise<number | null>;
  /** Ends the tenant key before the last rotation. */
  endPreviousTenantKey(key: { tenantId: string; audit: AuditEntry }): Promise<void>;
  keyHolder(key: { keyHash: string }): Promise<KeyHolder | null>;
  createAppKey(key: NewAppKey): Promise<StoredAppKey | 'limit_reached'>;
  /** A key of the tenant, also one that is revoked. */
  appKey(key: { tenantId: string; keyId: string }): Promise<StoredAppKey | null>;
  /** Null for a key that does not exist or was revoked, as of the next two. */
  changeAppKey(change: AppKeyChange): Promise<StoredAppKey | null>;
  /** Null for the key of a connected app too. */
  rotateAppKey(rotation: AppKeyRotation): Promise<StoredAppKey | null>;
  /** Ends the secret before the last rotation. */
  endPreviousSecret(key: { tenantId: string; keyId: string; audit: AuditEntry }): Promise<StoredAppKey | null>;
  revokeAppKey(key: { tenantId: string; keyId: string; audit: AuditEntry }): Promise<StoredAppKey | null>;
  /** Remembers a use, at most once a minute per key. */
  touchAppKey(key: { keyId: string }): Promise<void>;
}

/** A subscription as it was last read at the payment service. */
export interface BilledSubscription {
  readonly subscriptionId: string;
  /** lapsed: ended because it was not paid. ended: by the customer, or by the operator. */
  readonly state: 'incomplete' | 'active' | 'past_due' | 'lapsed' | 'ended';
  /** Null for a price that no setting names. */
  readonly plan: string | null;
  readonly interval: BillingInterval | null;
  readonly currentPeriodEnd: number | null;
  /** Paid until the end of the period, and not renewed then. */
  readonly isEnding: boolean;
}

export interface StoredBilling {
  readonly tenantId: string;
  readonly customerId: string;
  readonly checkoutId: string | null;
  /** Null before the first one. */
  readonly subscription: BilledSubscription | null;
  readonly pastDueSince: number | null;
  readonly readAt: number | null;
}

export interface SubscriptionStatistics {
  readonly subscriptions: readonly { readonly plan: string; readonly status: SubscriptionStatus; readonly count: number }[];
  readonly graceEnded: number;
}

export interface BillingStore {
  /** Remembers that the tenant asks for a plan, in place of one it asked for before. */
  requestPlan(request: { tenantId: string; plan: string; audit: AuditEntry }): Promise<StoredTenant | null>;
  /** Clears the request for a plan, and the end of a grace. */
  setSubscription(change: {
    tenantId: string;
    status: SubscriptionStatus;
    plan: string | null;
    currentPeriodEnd: number | null;
    audit: AuditEntry;
  }): Promise<StoredTenant | null>;

  billing(key: { tenantId: string }): Promise<StoredBilling | null>;
  billingOfCustomer(key: { customerId: string }): Promise<StoredBilling | null>;
  /** Links the tenant with a customer of the payment service, once: a later one is left out. */
  addCustomer(link: { tenantId: string; customerId: string; audit: AuditEntry }): Promise<StoredBilling>;
  noteCheckout(note: { tenantId: string; checkoutId: string; audit: AuditEntry }): Promise<void>;
  isBillingEventKnown(key: { eventId: string }): Promise<boolean>;
  /** The number of a reading that begins now. Null for a tenant without a customer. */
  beginBillingRead(key: { tenantId: string }): Promise<number | null>;
  /**
   * Stores what a reading found, and what follows for the tenant. Left out if a reading that began later is stored already, or if nothing has
   * changed, so that what an operator set by hand stays. The event that caused it is known from now on.
   */
  storeBillingRead(read: {
    tenantId: string;
    seq: number;
    eventId: string | null;
    subscription: BilledSubscription | null;
    graceMs: number;
    audit: AuditEntry;
  }): Promise<boolean>;
  /** Tenants by plan and by status as it counts now; one in its trial has the plan `trial`. And those whose grace has ended. */
  subscriptionStatistics(): Promise<SubscriptionStatistics>;
  /** Deletes events that were taken in before an instant, at most `limit`. */
  forgetBillingEvents(request: { before: number; limit: number }): Promise<number>;
}

export interface SessionStore {
  createSession(session: {
    tokenHash: string;
    personId: string;
    tenantId: string;
    days: number;
    /** The hash of the password that the login was proven with: null is returned if it was changed since. */
    provenHash?: string;
    /** The address of a device that the person never logged in from before; the person is sent a mail. */
    newDeviceAt?: string;
    audit: AuditEntry;
  }): Promise<StoredSession | null>;
  /** The live session, for as long as the person belongs to its tenant; slides its end on, at most once an hour. */
  session(key: { tokenHash: string; days: number }): Promise<LiveSession | null>;
  /** Lets the session act for another tenant of its person, and later logins too; false if the person does not belong to it. */
  switchTenant(change: { tokenHash: string; personId: string; tenantId: string; audit: AuditEntry }): Promise<boolean>;
  endSession(key: { tokenHash: string }): Promise<void>;
  /** Every session of a person, whichever tenant it acts for. */
  endSessions(key: { personId: string; audit: AuditEntry }): Promise<void>;
}

/** A book that takes a command under a plan for a number of books. A book that its connector no longer lists does not count. */
export interface PlanBook {
  readonly connectorId: string;
  readonly companyId: string;
}

export interface PlanBookStore {
  /** The books that count for the plan, the one that has counted longest first. */
  planBooks(key: { tenantId: string }): Promise<readonly PlanBook[]>;
  /** Makes a book count, if fewer than `max` do. Returns whether it is one of the first `max`. */
  countPlanBook(book: PlanBook & { tenantId: string; max: number }): Promise<boolean>;
}
