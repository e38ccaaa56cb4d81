/** One of each kind: what is declared once for many types of documents is tried on one of them. A thorough run tries all. */

import type { DocType } from '@ledgerline/catalog';
import { MATRIX } from '../src/ledger/matrix.ts';
import { isThorough } from './config.ts';

/** What a document does, as the posting matrix says it. The same field of two documents of one kind is changed by the same code. */
function kindOf(type: DocType): string {
  const effect = MATRIX[type];
  if (effect.kind === 'bill') {
    const { side, lines, partySign, isPosted, isPaidAtOnce } = effect;
    return `bill ${side} ${lines} ${partySign} ${isPosted} ${isPaidAtOnce}`;
  }
  if (effect.kind === 'settlement') return `settlement ${effect.side} ${effect.isDeposit}`;
  return 'movement' in effect ? `${effect.kind} ${effect.movement}` : effect.kind;
}

/** Remembers what was tried; a command type of no document is a kind of its own. */
export class TriedKinds {
  readonly #tried = new Set<string>();

  #keyOf(type: DocType | string, what: string): string {
    return `${type in MATRIX ? kindOf(type as DocType) : type} ${what}`;
  }

  /** Whether it is still to be tried. */
  isNew(type: DocType | string, what: string): boolean {
    return isThorough || !this.#tried.has(this.#keyOf(type, what));
  }

  add(type: DocType | string, what: string): void {
    this.#tried.add(this.#keyOf(type, what));
  }
}
