/**
 * Checks an e-invoice as it will be sent, against every published rule and against the document. Lists every problem; sends
 * nothing.
 */

import { bookUblRuleSays } from '@ledgerline/words/book/e-invoice-rule';
import type { Findings } from '../ubl/finding.ts';
import { invoiceIn } from '../ubl/ubl-reader.ts';
import { CODE_RULES } from './code.ts';
import { CORE_RULES } from './core.ts';
import { CURRENCY_RULES } from './currency.ts';
import { GENERAL_TIN_RULES } from './general-tin.ts';
import { PARTY_RULES } from './party.ts';
import { readingOf, type Whole } from './reading.ts';
import { REFERENCE_RULES } from './reference.ts';
import type { Found, Rule } from './rule.ts';
import { STRUCTURE_RULES } from './structure.ts';
import { SUM_RULES } from './sums.ts';
import { TOTAL_RULES } from './totals.ts';

/** Every rule, in the order of the validators of the tax authority. */
export const RULES: readonly Rule[] = [
  ...STRUCTURE_RULES,
  ...CORE_RULES,
  ...PARTY_RULES,
  ...GENERAL_TIN_RULES,
  ...REFERENCE_RULES,
  ...CODE_RULES,
  ...CURRENCY_RULES,
  ...SUM_RULES,
  ...TOTAL_RULES,
];

export type Examined = Whole;

export interface Broken extends Found {
  readonly rule: string;
}

/** The broken rules, in their order. */
export function brokenRules(examined: Examined): readonly Broken[] {
  const invoice = invoiceIn(examined.text);
  if (!invoice) return [{ rule: 'ubl', path: '/Invoice', says: bookUblRuleSays.notUbl() }];
  const reading = readingOf(examined, invoice);
  return RULES.flatMap(({ id, check }) => check(reading).map((one) => ({ ...one, rule: id })));
}

export function validate(examined: Examined, findings: Findings): void {
  for (const { path, code, says } of brokenRules(examined)) findings.refuse(path, code ?? 'EINVOICE_INVALID', says);
}
