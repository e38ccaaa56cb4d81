/** Rows of a committed tax return: what fell due leaves the tax accounts for the control account. */

import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import type { TaxReturn } from '../ledger/matrix.ts';
import { senOf, sumSen } from '../money.ts';
import { rowsOf } from '../payload.ts';

export function taxReturnRows(_work: CommandContext, { header }: Document, _effect: TaxReturn): readonly GlRow[] {
  if (header.isCommitted !== true) return [];
  const rows = rowsOf(header, 'movements').map((row) => glRow('main', String(row.accountNo), senOf(row.amount)));
  return [...rows, glRow('main', String(header.controlAccountNo), -sumSen(rows.map((row) => row.amount)))];
}
