/** Defines a rule of e-invoices: what must be true, and what is reported if it is not. Rules only read. */

import type { Payload } from '@ledgerline/catalog';
import type { Sentence } from '@ledgerline/words';
import type { RuleParty } from '@ledgerline/words/book/e-invoice-party-rule';
import type { Totals } from '../../document/document.ts';
import type { ProblemCode } from '../../problem.ts';

/** The total of a document in its own currency. */
export type DocumentTotals = Pick<Totals, 'net' | 'tax' | 'rounding' | 'total'>;

export interface ExaminedParty {
  readonly role: 'supplier' | 'buyer' | 'recipient';
  /** How sentences name it. */
  readonly whose: RuleParty;
  readonly path: string;
  readonly party: Payload | undefined;
  readonly tin: string;
  readonly isOurs: boolean;
}

/** A part of the document, and its path in problems. */
export interface Place {
  readonly path: string;
  readonly block: Payload;
}

/** A number of the document that has a currency. */
export interface Amount {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
  readonly currency: unknown;
}

/** An e-invoice, taken apart once for all rules. */
export interface Reading {
  readonly text: string;
  readonly invoice: Payload;
  readonly typeCode: string;
  readonly version: string;
  readonly currency: string;
  readonly isSelfBilled: boolean;
  /** Sales to the general public that one e-invoice sums up. */
  readonly isConsolidated: boolean;
  readonly parties: readonly ExaminedParty[];
  readonly lines: readonly Place[];
  /** The taxes of every line, then those of the whole e-invoice. */
  readonly taxes: readonly Place[];
  readonly allowances: readonly Place[];
  readonly amounts: readonly Amount[];
  readonly totals: DocumentTotals;
  readonly baseCurrency: string;
  readonly now: string;
}

export interface Found {
  readonly path: string;
  readonly says: Sentence;
  /** EINVOICE_INVALID unless it says otherwise. */
  readonly code?: ProblemCode;
}

/** Where a rule is published: a validator of the tax authority, or the account book itself. */
export type RuleSource = 'structure' | 'core fields' | 'signature' | 'taxpayer' | 'references' | 'codes' | 'currency' | 'book';

export interface Rule {
  readonly id: string;
  readonly source: RuleSource;
  readonly check: (reading: Reading) => readonly Found[];
}

export const found = (isWrong: boolean, path: string, says: () => Sentence): readonly Found[] =>
  isWrong ? [{ path, says: says() }] : [];
