/** A draft with only its header filled in: documents of every kind start from it. */

import type { DocType } from '@ledgerline/catalog';
import type { Reference } from '../record-store/records.ts';
import type { Draft, Totals } from './document.ts';

export const NO_TOTALS: Totals = { net: 0n, tax: 0n, rounding: 0n, total: 0n, netLocal: 0n, taxLocal: 0n, totalLocal: 0n };

/** The fields that every draft needs. */
export type DraftHead = Pick<Draft, 'date' | 'currency' | 'rate' | 'header'>;

/** A draft without party, lines, payments and knock-offs; each kind of document adds its own. */
export const blankDraft = (
  type: DocType,
  { date, currency, rate, header }: DraftHead,
  references: readonly Reference[],
): Draft => ({
  type,
  date,
  dueDate: null,
  party: null,
  currency,
  rate,
  totals: NO_TOTALS,
  header,
  lines: [],
  payments: [],
  knockOffs: [],
  references,
});
