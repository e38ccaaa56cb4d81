/** What the store keeps of apps that people connect, and of the authorization server between two of its requests. Part of the store interface in store.ts. */

import type { AuditEntry, NewAppKey, StoredAppKey } from './stored-account.ts';

/** Records of a request or a registration before an app is connected. */
export type OpenRecordKind = 'client' | 'request';
/** Records that belong to the key of a connected app. */
export type KeyRecordKind = 'grant' | 'code' | 'access-token' | 'refresh-token';

export interface StoredOAuthRecord {
  readonly kind: OpenRecordKind | KeyRecordKind;
  /** Null before an app is connected. */
  readonly tenantId: string | null;
  readonly keyId: string | null;
  /** Sealed. */
  readonly payload: string;
  /** When a request was decided, or a code or refresh token was used; null while it was not. */
  readonly spentAt: number | null;
}

/** A record to store, under the hash of its id. */
export interface NewOAuthRecord<Kind> {
  readonly kind: Kind;
  readonly recordHash: string;
  readonly payload: string;
  readonly validMs: number;
}

/** A request of an app, with the decision in its payload. */
export type DecidedRequest = Pick<NewOAuthRecord<'request'>, 'recordHash' | 'payload'>;

/** A new access token for a connected app. */
export interface TokenIssue {
  readonly tenantId: string;
  readonly keyId: string;
  /** The code or refresh token that is used up. */
  readonly spentHash: string;
  readonly records: readonly NewOAuthRecord<KeyRecordKind>[];
  readonly keyHash: string;
  readonly prefix: string;
  readonly tokenMs: number;
  /** How long the access token before it works on. */
  readonly overlapMs: number;
  /** How long the key works on without another token. */
  readonly keyMs: number;
  /** How long a used refresh token can be used again, until its new tokens are used. */
  readonly reuseMs: number;
  /** The audit entry for a key that ends because a code or token was used twice. */
  readonly replayAudit: AuditEntry;
}

export interface ConnectedAppStore {
  /** Null if it has expired. A used one is found too, so that a second use can be detected. */
  oauthRecord(key: { recordHash: string }): Promise<StoredOAuthRecord | null>;
  /** Stores or replaces a record; false if there are too many of its kind. */
  keepOAuthRecord(record: NewOAuthRecord<OpenRecordKind> & { recordsMax: number }): Promise<boolean>;
  /** Stores a record of a key that works; false for another. */
  keepKeyRecord(record: NewOAuthRecord<KeyRecordKind> & { tenantId: string; keyId: string }): Promise<boolean>;
  dropOAuthRecord(key: { recordHash: string }): Promise<void>;
  /**
   * Decides a request and creates the key of the app, for a person who belongs to the tenant. The client is kept for as long as an app can return.
   * Expired keys of connected apps are removed first.
   */
  connectApp(connection: {
    tenantId: string;
    personId: string;
    request: DecidedRequest;
    grant: NewOAuthRecord<'grant'>;
    client: { recordHash: string; validMs: number };
    key: NewAppKey;
  }): Promise<StoredAppKey | 'limit_reached' | 'unknown'>;
  /** Denies a request; false if it was decided before, or has expired. */
  denyApp(denial: { request: DecidedRequest; audit: AuditEntry }): Promise<boolean>;
  /**
   * Uses up a code or refresh token and stores what it is exchanged for, all or nothing. One that was used before ends the key and
   * everything of it, unless it is a refresh token whose answer may have been lost.
   */
  issueTokens(issue: TokenIssue): Promise<'issued' | 'replayed' | 'ended'>;
}
