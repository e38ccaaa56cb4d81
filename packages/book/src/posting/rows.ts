/**
 * From a document to its rows in the general ledger: the only entry point of posting. Amounts are in base currency, debits
 * positive.
 */

import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import type { GlRow } from '../ledger/gl-entry.ts';
import { glRow } from '../ledger/gl-row.ts';
import { MATRIX, type PostingRule } from '../ledger/matrix.ts';
import { senOf, senText, sumSen } from '../money.ts';
import { rowsOf } from '../payload.ts';
import { billRows } from './bill-rows.ts';
import { cashBookRows, contraRows, journalRows } from './ledger-entry-rows.ts';
import { settlementRows } from './settlement-rows.ts';
import { stockRows } from './stock-rows.ts';

type Poster<Kind extends PostingRule['kind']> = (
  command: CommandContext,
  document: Document,
  effect: Extract<PostingRule, { kind: Kind }>,
) => readonly GlRow[];

/** Moves the due tax from the tax accounts to the control account, once the return is committed. */
function taxReturnRows(_command: CommandContext, { header }: Document): readonly GlRow[] {
  if (header.isCommitted !== true) return [];
  const rows = rowsOf(header, 'movements').map((row) => glRow('main', String(row.accountNo), senOf(row.amount)));
  return [...rows, glRow('main', String(header.controlAccountNo), -sumSen(rows.map((row) => row.amount)))];
}

const POSTERS: { readonly [Kind in PostingRule['kind']]: Poster<Kind> } = {
  bill: billRows,
  settlement: settlementRows,
  contra: contraRows,
  journal: journalRows,
  'cash-book': cashBookRows,
  stock: stockRows,
  assembly: stockRows,
  reconciliation: () => [],
  'tax-return': taxReturnRows,
  'e-invoice': () => [],
};

export function rowsOfDocument(command: CommandContext, document: Document): readonly GlRow[] {
  const effect = MATRIX[document.type];
  const poster = POSTERS[effect.kind] as Poster<PostingRule['kind']>;
  const rows = poster(command, document, effect as never);
  const sum = sumSen(rows.map((row) => row.amount));
  if (sum !== 0n) throw new Error(`The postings of ${document.type} ${document.no} are out of balance by ${senText(sum)}.`);
  return rows;
}
