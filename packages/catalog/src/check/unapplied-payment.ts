/**
 * Payments that are sent with a document which is not paid at once, such as a sales invoice: accepted, not applied, and said so in
 * a warning with their amount. Decided by the payload alone, so that the request is answered with the same warning as the command.
 */

import { type Warning, wordingMember } from '@ledgerline/contract';
import { bookPaymentSays } from '@ledgerline/words/book/payment';
import type { Recipe } from '../build.ts';
import { findRecipe } from '../catalog.ts';
import { amountText, decimalNumber, sumOf, ZERO } from '../declaration/decimal.ts';
import type { Payload } from '../declaration/declaration.ts';
import { type DocType, PAID_LATER_WITH } from '../declaration/doc-type.ts';
import { rowsOf } from '../declaration/rules.ts';

const PAYMENT_NOT_APPLIED = 'PAYMENT_NOT_APPLIED';

export interface UnappliedPayment {
  readonly warning: Warning & { readonly path: string };
  readonly amount: number;
}

/** The payments of one document that are not applied, with their total; undefined if it has none or is paid by them. */
export function unappliedPayment(type: DocType, payload: Payload): UnappliedPayment | undefined {
  const instead = PAID_LATER_WITH[type];
  if (instead === null || payload.payments === undefined) return undefined;
  const total = sumOf(rowsOf(payload, 'payments').map(([row]) => row.paymentAmount ?? 0)) ?? ZERO;
  const says = bookPaymentSays.notApplied(amountText(total), instead);
  const warning = { code: PAYMENT_NOT_APPLIED, path: '/payments', message: String(says), ...wordingMember(says) };
  return { warning, amount: decimalNumber(total) };
}

/** The warnings of a whole command; a bulk command has one for each row. */
export function unappliedPayments(recipe: Recipe, payload: Payload): readonly Warning[] {
  const { task } = recipe;
  if (task.kind === 'document') return warningsOf(recipe, payload, '');
  if (task.kind !== 'bulk') return NONE;
  return rowsOf(payload, 'rows').flatMap(([row, index]) => {
    const type = task.repeats ?? row.commandType ?? payload.commandType;
    const repeated = typeof type === 'string' ? findRecipe(type) : undefined;
    return repeated ? warningsOf(repeated, row, `/rows/${index}`) : NONE;
  });
}

const NONE: readonly Warning[] = [];

function warningsOf({ task, docTypes }: Recipe, payload: Payload, path: string): readonly Warning[] {
  const [type] = docTypes;
  if (payload.payments === undefined || task.kind !== 'document' || type === undefined) return NONE;
  const unapplied = unappliedPayment(type, payload);
  return unapplied ? [{ ...unapplied.warning, path: `${path}${unapplied.warning.path}` }] : NONE;
}
