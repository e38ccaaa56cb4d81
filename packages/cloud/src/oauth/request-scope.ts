/** What belongs to one request to the authorization server while its library runs it. */

import { AsyncLocalStorage } from 'node:async_hooks';
import type { AdapterPayload } from 'oidc-provider';
import type { KeyRecordKind, NewOAuthRecord, OpenRecordKind } from '../store/stored-connected-app.ts';

export type RecordKind = OpenRecordKind | KeyRecordKind;

/** A record that waits for the end of its request. */
export interface CollectedRecord {
  readonly id: string;
  readonly record: NewOAuthRecord<RecordKind>;
  readonly payload: AdapterPayload;
}

export interface RequestScope {
  readonly requestId: string;
  /** The action in the audit log, if the request ends the key of an app. */
  readonly endAction: 'app-key.revoked' | 'app-key.token-replayed';
  /** Changes of the request that are stored together at its end; null if they are stored at once. */
  readonly changes: { readonly records: CollectedRecord[]; readonly spentHashes: string[] } | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export const runInScope = <Result>(scope: RequestScope, run: () => Promise<Result>): Promise<Result> => scopes.run(scope, run);

export function requestScope(): RequestScope {
  const scope = scopes.getStore();
  if (!scope) throw new Error('The authorization server works only within a request.');
  return scope;
}
