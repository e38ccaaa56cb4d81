/**
 * Payments that are sent with a document which is not paid at once, such as a sales invoice: accepted, not applied, and said so in
 * a warning with their amount. Decided by the payload alone, so that the request is answered with the same warning as the command.
 */

import type { Warning } from '@ledgerline/contract';
import type { Recipe } from '../build.ts';
import { findRecipe } from '../catalog.ts';
import { amountText, decimalNumber, sumOf, ZERO } from '../declaration/decimal.ts';
import type { Payload } from '../declaration/declaration.ts';
import { type DocType, PAID_LATER_WITH } from '../declaration/doc-type.ts';
import { rowsOf } from '../declaration/rules.ts';

const PAYMENT_NOT_APPLIED = 'PAYMENT_NOT_APPLIED';

export interface UnappliedPayment extends Warning {
  readonly path: string;
  readonly amount: number;
}

/** The payments of one document that are not applied, with their total; undefined if it has none or is paid by them. */
export function unappliedPayment(type: DocType, payload: Payload): UnappliedPayment | undefined {
  const instead = PAID_LATER_WITH[type];
  if (instead === null || payload.payments === undefined) return undefined;
  const total = sumOf(rowsOf(payload, 'payments').map(([row]) => row.paymentAmount ?? 0)) ?? ZERO;
  const message = `The payment of ${amountText(total)} is not applied: only cash sales and cash purchases are paid with the document. Send ${instead} to record it.`;
  return { code: PAYMENT_NOT_APPLIED, path: '/payments', message, amount: decimalNumber(total) };
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
  return unapplied ? [{ code: unapplied.code, path: `${path}${unapplied.path}`, message: unapplied.message }] : NONE;
}
