/** Mistakes with commands that follow from no family, by command type. */

import { CHANGE_CODE_MISTAKES } from './change-codes.ts';
import { EINVOICE_MISTAKES } from './e-invoice.ts';
import { LOOKUP_MISTAKES } from './lookups.ts';
import type { Mistakes } from './refusal.ts';
import { REPORT_MISTAKES } from './reports.ts';
import { TAX_MISTAKES } from './tax.ts';

const BY_TYPE: Readonly<Record<string, Mistakes>> = {
  ...LOOKUP_MISTAKES,
  ...REPORT_MISTAKES,
  ...CHANGE_CODE_MISTAKES,
  ...EINVOICE_MISTAKES,
  ...TAX_MISTAKES,
};

export const NAMED_MISTAKES: Mistakes = (recipe, book) => BY_TYPE[recipe.commandType]?.(recipe, book) ?? [];
