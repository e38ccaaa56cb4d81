/** Builds one row of the general ledger. */

import type { GlKind, GlRow } from './gl-entry.ts';

export const glRow = (kind: GlKind, account: string, amount: bigint, party: string | null = null, foreign = 0n): GlRow => ({
  kind,
  account,
  party,
  amount,
  foreign,
});
