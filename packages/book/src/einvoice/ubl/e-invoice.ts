/**
 * The content of an e-invoice of any document: parties, lines, taxes and references. Types and kinds only; ubl.ts writes the
 * text.
 */

import { DOC_TYPES, type DocType } from '@ledgerline/catalog';
import type { Decimal } from '@ledgerline/catalog/decimal';
import { type BillForm, type LedgerSide, MATRIX } from '../../ledger/matrix.ts';
import { gathersSales, isRefund, paysCash } from '../../ledger/nature.ts';
import type { Sen } from '../../money.ts';

const EINVOICE_STATUSES = ['Pending', 'Submitted', 'Valid', 'Invalid', 'Cancelled'] as const;
/**
 * Pending: its result at the gateway is not known yet. Invalid and Cancelled are final: the document can then be submitted again.
 */
export type EInvoiceStatus = (typeof EINVOICE_STATUSES)[number];

/** The last digit of the code that the tax authority gives an e-invoice; null where a form has none. */
const FORM_DIGITS: Readonly<Record<BillForm, string | null>> = {
  offer: null,
  order: null,
  delivery: null,
  invoice: '1',
  'credit-note': '2',
  'debit-note': '3',
};
const REFUND_DIGIT = '4';

/** Invoices that are no bills: consolidations, and payments from the cash book to suppliers. */
const COUNTS_AS_INVOICE = { AR: gathersSales, AP: paysCash } as const;

function digitFor(type: DocType, side: LedgerSide): string | null {
  const effect = MATRIX[type];
  if (effect.kind === 'bill') return effect.side === side ? FORM_DIGITS[effect.form] : null;
  if (isRefund(side)(type)) return REFUND_DIGIT;
  return COUNTS_AS_INVOICE[side](type) ? FORM_DIGITS.invoice : null;
}

const codesFor = (side: LedgerSide, prefix: string): Readonly<Partial<Record<DocType, string>>> =>
  Object.fromEntries(
    DOC_TYPES.flatMap((type) => {
      const digit = digitFor(type, side);
      return digit === null ? [] : [[type, `${prefix}${digit}`]];
    }),
  );

/** Sales and what we issue for them. */
export const ISSUED_TYPES = codesFor('AR', '0');

/** Purchases that we issue e-invoices for ourselves, by way of a self-billed draft. */
export const SELF_BILLED_TYPES = codesFor('AP', '1');

const INVOICE_CODES = ['01', '11'];

/** Credit, debit and refund notes refer to an original. */
export const isNoteCode = (typeCode: string): boolean => !INVOICE_CODES.includes(typeCode);
export const isSelfBilledCode = (typeCode: string): boolean => typeCode.startsWith('1');

export interface EInvoiceParty {
  readonly name: string;
  readonly tin: string;
  readonly idType: string;
  readonly idNo: string;
  readonly sstNo: string;
  readonly tourismTaxNo: string;
  readonly msicCode: string | null;
  readonly businessActivity: string | null;
  readonly addressLines: readonly string[];
  readonly postcode: string | null;
  readonly city: string;
  readonly stateCode: string;
  readonly countryCode: string | null;
  readonly phone: string;
  readonly email: string | null;
  /** The tax entity it was read from; none for the company itself and for generic parties. */
  readonly taxEntityID: string | null;
}

export interface EInvoiceTax {
  /** 01 sales tax, 02 service tax, 06 none, E exempt. */
  readonly category: string;
  readonly percent: Decimal;
  readonly taxable: Sen;
  readonly tax: Sen;
  readonly exemption: string | null;
}

export interface EInvoiceLine {
  readonly description: string;
  readonly classification: string;
  readonly quantity: Decimal;
  readonly unitCode: string;
  /** The price of one unit without tax and before the discount. */
  readonly price: Decimal;
  readonly discount: Sen;
  readonly net: Sen;
  readonly taxes: readonly EInvoiceTax[];
}

/** The e-invoice that a note changes. */
export interface OriginalReference {
  readonly no: string;
  readonly uuid: string;
}

export interface EInvoice {
  readonly typeCode: string;
  readonly version: string;
  readonly no: string;
  /** UTC, to the second. */
  readonly issuedAt: string;
  readonly currency: string;
  /** Base currency units for one of `currency`; none in base currency. */
  readonly rate: Decimal | null;
  readonly supplier: EInvoiceParty;
  readonly customer: EInvoiceParty;
  readonly lines: readonly EInvoiceLine[];
  readonly rounding: Sen;
  readonly references: readonly OriginalReference[];
  /** Payment modes of the tax authority: 01 cash, 02 cheque, 03 transfer … */
  readonly paymentModes: readonly string[];
  /** The days a consolidation covers. */
  readonly period: { readonly from: string; readonly to: string } | null;
}
