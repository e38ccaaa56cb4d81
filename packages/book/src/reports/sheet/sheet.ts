/** A printed sheet before it is drawn: sender, addressee, facts, tables and totals. Independent of PDF and HTML. Types only. */

import type { Logo } from '../../setup/logo.ts';
import type { Language } from '../words/language.ts';

/** The watermark of a void or draft sheet. */
export type Mark = 'VOID' | 'DRAFT';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The sender or an addressee. */
export interface Block {
  /** The label of the block, where its position does not make it clear. */
  readonly label?: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly logo?: Logo;
}

export interface Column {
  readonly head: string;
  /** Figures are right-aligned, so that their digits line up. */
  readonly isFigure: boolean;
  /** The column that takes the remaining width. */
  readonly isWide: boolean;
  /** A running balance within a group: a page that ends there carries forward what its last row shows. */
  readonly isBalance?: boolean;
  /** Lines are added up: a page that ends between two sums carries forward the sum of the lines since the first of them. */
  readonly isSummed?: boolean;
}

export interface Cell {
  readonly text: string;
  /** The value for spreadsheets: figures without separators, dates as YYYY-MM-DD. */
  readonly raw?: string;
  /** Smaller lines below it. */
  readonly notes?: readonly string[];
}

export interface Row {
  /**
   * A heading runs over all columns; an opening is a line that no movement made; a subtotal adds up lines above it, a total
   * everything.
   */
  readonly kind: 'line' | 'heading' | 'opening' | 'subtotal' | 'total';
  readonly cells: readonly Cell[];
}

export interface Table {
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The text shown instead of rows. */
  readonly empty?: string;
  /** The sums that a page ending after this many rows carries forward; without it nothing is carried. */
  readonly carried?: (rowCount: number) => readonly string[];
  /** Whether a heading applies to the rows up to the next sum: a page that starts among them repeats it. */
  readonly isGrouped?: boolean;
}

export interface Total {
  readonly label: string;
  readonly amount: string;
  /** The sum everything leads to is ruled once above and twice below. */
  readonly isSum: boolean;
}

/** A paragraph next to the totals. */
export interface Paragraph {
  readonly label: string;
  readonly text: string;
}

/** Where to pay the amount owed. */
export interface PaymentRequest {
  readonly title: string;
  readonly lines: readonly string[];
  /** The text behind a code to scan. */
  readonly code: string | null;
}

export interface Closing {
  readonly paragraphs: readonly Paragraph[];
  readonly tables: readonly Table[];
  readonly totals: readonly Total[];
  readonly payment?: PaymentRequest;
}

/** Proof that the tax office has validated the document. */
export interface Seal {
  readonly title: string;
  readonly link: string;
  readonly lines: readonly string[];
}

export interface Sheet {
  readonly language: Language;
  readonly title: string;
  readonly number: string | null;
  readonly mark: Mark | null;
  /** RFC 3339: when its content was last changed, so that the same input gives the same file. */
  readonly changedAt: string;
  readonly company: Block;
  /** Whether the letterhead is printed; false for pre-printed paper. */
  readonly hasLetterhead: boolean;
  /** One sentence that summarises the sheet. */
  readonly lead: string | null;
  readonly addressees: readonly Block[];
  /** The subject on every page: a party with its account, or an account. */
  readonly subject?: string;
  readonly facts: readonly Fact[];
  readonly tables: readonly Table[];
  readonly closing: Closing;
  readonly seal: Seal | null;
  readonly signatures: readonly string[];
}
