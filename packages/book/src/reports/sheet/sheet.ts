/** A printed sheet before it is drawn: who writes to whom, the facts, the tables, the totals. Knows neither PDF nor HTML. Types only. */

import type { Logo } from '../../setup/logo.ts';
import type { Language } from '../words/language.ts';

/** What is written across a sheet that does not count. */
export type Mark = 'VOID' | 'DRAFT';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The company that writes, or somebody it writes to. */
export interface Block {
  /** What the block is, where that is not plain from its place. */
  readonly label?: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly logo?: Logo;
}

export interface Column {
  readonly head: string;
  /** Figures stand to the right, so that their digits stand under each other. */
  readonly isFigure: boolean;
  /** The one that takes the room the others leave. */
  readonly isWide: boolean;
  /** A running balance within a group: a page that ends there carries forward what its last row shows. */
  readonly isBalance?: boolean;
}

export interface Cell {
  readonly text: string;
  /** What a spreadsheet is given in its place: figures without separators, dates as YYYY-MM-DD. */
  readonly raw?: string;
  /** Smaller lines below it. */
  readonly notes?: readonly string[];
}

export interface Row {
  /** A heading runs over all columns; an opening is a line that no movement made; a subtotal adds up lines above it, a total everything. */
  readonly kind: 'line' | 'heading' | 'opening' | 'subtotal' | 'total';
  readonly cells: readonly Cell[];
}

export interface Table {
  readonly caption?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Sums under their columns; empty text where there is none. */
  readonly foot?: readonly string[];
  /** Said in place of rows. */
  readonly empty?: string;
  /** What a page that ends after so many rows carries forward under the columns; nothing is carried without it. */
  readonly carried?: (rowCount: number) => readonly string[];
  /** Whether a heading holds for the rows up to the next sum: a page that begins among them repeats it. */
  readonly isGrouped?: boolean;
}

export interface Total {
  readonly label: string;
  readonly amount: string;
  /** The sum everything leads to is ruled once above and twice below. */
  readonly isSum: boolean;
}

/** A paragraph beside the totals. */
export interface Paragraph {
  readonly label: string;
  readonly text: string;
}

/** Where what is owed is to be paid. */
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
  /** RFC 3339: when what it shows was last changed, so that the same input makes the same file. */
  readonly changedAt: string;
  readonly company: Block;
  /** False on paper that already carries the company's head. */
  readonly hasLetterhead: boolean;
  /** One sentence that says what the rest shows in full. */
  readonly lead: string | null;
  readonly addressees: readonly Block[];
  /** What every page says it is about: a party with its account, or an account. */
  readonly subject?: string;
  readonly facts: readonly Fact[];
  readonly tables: readonly Table[];
  readonly closing: Closing;
  readonly seal: Seal | null;
  readonly signatures: readonly string[];
}
