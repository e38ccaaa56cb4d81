/** What a document is: header, lines, payments, knock-offs and totals, as entered. Types only; document-store.ts keeps them. */

import type { DocType, LinkKind, Payload } from '@ledgerline/catalog';
import type { Decimal } from '@ledgerline/catalog/decimal';
import type { BusinessDate } from '../date.ts';
import type { Sen } from '../money.ts';
import type { Reference } from '../record-store/records.ts';

export type Status = 'Draft' | 'Saved' | 'Void';

/** The accounts and sources a line was resolved to when it was saved; later changes of master data do not change it. */
export interface LinePosting {
  readonly account?: string;
  /** Set for lines of stock-controlled items. */
  readonly stockAccount?: string;
  readonly costAccount?: string;
  /** The account of the tax; absent when tax is part of the cost or there is none. */
  readonly taxAccount?: string;
  readonly from?: { readonly dtlKey: string; readonly docKey: string; readonly docType: DocType; readonly kind: LinkKind };
  readonly party?: { readonly side: 'AR' | 'AP'; readonly code: string };
  readonly depositDocKey?: string;
  /** Unit cost in base units where the pool has none. */
  readonly fallbackCost?: string;
  /** The value of the goods in sen, as stated on the line. */
  readonly givenValue?: string;
  /** New unit cost of a cost update, and the number of base units in that unit. */
  readonly givenCost?: string;
  readonly withheld?: { readonly account: string; readonly amount: string; readonly foreign?: string };
  /** What a link consumes of its source, where that is not the quantity of the line. */
  readonly linkQuantity?: string;
  /** Quantity in base units that is received without value. */
  readonly freeQuantity?: string;
}

export interface DraftLine {
  /** 0 until stored. */
  readonly key: bigint;
  readonly data: Payload;
  readonly itemCode: string | null;
  readonly location: string | null;
  readonly taxCode: string | null;
  /** The quantity in the unit of the line. */
  readonly quantity: Decimal;
  readonly baseQuantity: Decimal;
  readonly subTotal: Sen;
  readonly net: Sen;
  readonly tax: Sen;
  readonly netLocal: Sen;
  readonly taxLocal: Sen;
  readonly posting: LinePosting;
}

export interface Line extends DraftLine {
  readonly seq: number;
}

export interface PaymentRow {
  /** Absent in documents of earlier builds. */
  readonly key?: string;
  readonly data: Payload;
  readonly account: string;
  readonly amount: string;
  readonly charge: string;
  readonly chargeAccount: string | null;
  readonly withheld: string;
  readonly withheldAccount: string | null;
  readonly depositDocKey: string | null;
}

export interface KnockOffRow {
  readonly data: Payload;
  readonly docKey: string;
  readonly side: 'AR' | 'AP';
  readonly date: string;
  readonly amount: string;
  readonly discount: string;
  readonly taxAdjustment: string;
  /** Whether the note settled its source by itself; absent where the payload stated it, and in documents of earlier builds. */
  readonly isAutomatic?: boolean;
}

export interface Totals {
  readonly net: Sen;
  readonly tax: Sen;
  readonly rounding: Sen;
  readonly total: Sen;
  readonly netLocal: Sen;
  readonly taxLocal: Sen;
  readonly totalLocal: Sen;
}

/** A document before it has a key and a number. */
export interface Draft {
  readonly type: DocType;
  readonly date: BusinessDate;
  readonly dueDate: BusinessDate | null;
  readonly party: string | null;
  readonly currency: string;
  readonly rate: Decimal;
  readonly totals: Totals;
  /** Canonical header fields, with defaults. */
  readonly header: Payload;
  readonly lines: readonly DraftLine[];
  readonly payments: readonly PaymentRow[];
  readonly knockOffs: readonly KnockOffRow[];
  /** Every record it names. */
  readonly references: readonly Reference[];
}

export interface Document extends Omit<Draft, 'lines' | 'references'> {
  readonly key: bigint;
  readonly no: string;
  readonly status: Status;
  readonly lines: readonly Line[];
  readonly revision: number;
  readonly createdAt: string;
  readonly changedAt: string;
}
