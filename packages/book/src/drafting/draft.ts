/** Turns a payload into a draft, for every document: the only entry point of drafting. */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import type { Draft } from '../document/document.ts';
import { MATRIX, type PostingRule } from '../ledger/matrix.ts';
import { textOf } from '../payload.ts';
import { draftAssembly } from './assembly-draft.ts';
import { draftBill } from './bill-draft.ts';
import { draftCashBook, draftJournal } from './ledger-entry-draft.ts';
import { checkLimits } from './limits.ts';
import { draftReconciliation } from './reconciliation-draft.ts';
import { draftContra, draftSettlement } from './settlement-draft.ts';
import { draftStockDocument } from './stock-draft.ts';

type Drafter<Kind extends PostingRule['kind']> = (
  command: CommandContext,
  type: DocType,
  effect: Extract<PostingRule, { kind: Kind }>,
  payload: Payload,
) => Draft | undefined;

const DRAFTERS: { readonly [Kind in PostingRule['kind']]: Drafter<Kind> } = {
  bill: draftBill,
  settlement: draftSettlement,
  contra: (command, type, _effect, payload) => draftContra(command, type, payload),
  journal: (command, type, _effect, payload) => draftJournal(command, type, payload),
  'cash-book': draftCashBook,
  stock: draftStockDocument,
  assembly: draftAssembly,
  reconciliation: (command, type, _effect, payload) => draftReconciliation(command, type, payload),
  'tax-return': () => {
    throw new Error('A tax return is drafted from its period, not from a payload.');
  },
  'e-invoice': () => {
    throw new Error('An e-invoice draft gathers documents; no payload enters it.');
  },
};

/** Undefined only together with a problem; a draft with problems is never saved. */
export function draftDocument(command: CommandContext, type: DocType, payload: Payload): Draft | undefined {
  const effect = MATRIX[type];
  const drafter = DRAFTERS[effect.kind] as Drafter<PostingRule['kind']>;
  command.documentNo = textOf(payload.docNo);
  const draft = drafter(command, type, effect as never, payload);
  if (draft) checkLimits(command, draft);
  return draft;
}
