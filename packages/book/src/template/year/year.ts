/** Twelve months of a company worth looking at, July 2025 to June 2026, as commands in the order of their dates. Examples lean on none of it. */

import { yearEvents } from './events.ts';
import { yearPurchases } from './purchases.ts';
import { yearCosts } from './running-costs.ts';
import { yearSales } from './sales.ts';
import type { Step } from './step.ts';

export { taxPaid } from './events.ts';
export { yearRecords } from './records.ts';

const dateOf = ([, payload]: Step): string => String(payload.docDate);

export const yearDocuments = (): readonly Step[] =>
  [...yearEvents, ...yearPurchases, ...yearSales, ...yearCosts].toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
