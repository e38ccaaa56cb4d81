/** What the store keeps of a sandbox beyond its connector. Part of the store interface in store.ts. */

import type { UserDefinedField } from '@ledgerline/contract';
import type { StoredConnector } from './store.ts';

/** A sandbox as its host gets it. */
export interface StoredSandbox extends StoredConnector {
  readonly userDefinedFields: readonly UserDefinedField[];
  /** Rises with every change of the fields. */
  readonly fieldChanges: number;
  /** Commands wait for it or run there. */
  readonly hasWork: boolean;
}

export type SandboxFieldOutcome =
  | { readonly kind: 'changed' | 'unchanged'; readonly fields: readonly UserDefinedField[] }
  | { readonly kind: 'no_sandbox' | 'unknown' | 'limit_reached' };
