/** A supplier's e-invoice, read from UBL into plain figures. What it means for this book is decided elsewhere. */

import type { Payload } from '@ledgerline/catalog';
import { type Decimal, ONE, parseDecimal, ZERO } from '@ledgerline/catalog/decimal';
import { isBusinessDate } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { bookUblSays } from '@ledgerline/words/book/e-invoice-content';
import { parseSen, type Sen, senText, sumSen } from '../../money.ts';
import type { Findings } from './finding.ts';
import { blockAt, blocksAt, identityIn, invoiceIn, partyIn, textAt, valueAt } from './ubl-reader.ts';

export interface ReceivedLine {
  /** The line number on the e-invoice, from 1. */
  readonly lineNo: number;
  readonly supplierItemCode: string | null;
  readonly description: string;
  readonly classification: string | null;
  readonly quantity: Decimal;
  readonly unitPrice: Decimal | null;
  readonly net: Sen;
  readonly taxCategory: string;
  readonly taxPercent: Decimal;
  readonly tax: Sen;
}

export interface ReceivedInvoice {
  readonly typeCode: string;
  readonly no: string;
  readonly issueDate: string;
  readonly currency: string;
  /** The exchange rate that the supplier states. */
  readonly rate: number | null;
  readonly supplierName: string;
  readonly supplierTin: string;
  readonly buyerTin: string;
  /** The number of the invoice that a note changes. */
  readonly originalNo: string | null;
  readonly lines: readonly ReceivedLine[];
  readonly net: Sen;
  readonly tax: Sen;
  readonly rounding: Sen;
  readonly payable: Sen;
}

/** Undefined only together with a problem. */
export function readReceived(text: string, findings: Findings): ReceivedInvoice | undefined {
  const invoice = invoiceIn(text);
  if (!invoice) {
    findings.refuse('/document', 'EINVOICE_INVALID', bookUblSays.notUbl());
    return undefined;
  }
  const wrong = (path: string, says: Sentence): void => findings.refuse(`/document${path}`, 'EINVOICE_INVALID', says);
  const amount = (path: string, block: Payload | undefined, ...names: readonly string[]): Sen => {
    const value = valueAt(block, ...names);
    const sen = value === undefined ? 0n : parseSen(value);
    if (sen === undefined) wrong(path, bookUblSays.badAmount(String(value)));
    return sen ?? 0n;
  };
  const lines = blocksAt(invoice, 'InvoiceLine').map((line, index) => lineFrom(line, index, amount, wrong));
  const legal = blockAt(invoice, 'LegalMonetaryTotal');
  const received = {
    ...headOf(invoice),
    lines,
    net: amount('/LegalMonetaryTotal', legal, 'TaxExclusiveAmount'),
    tax: amount('/TaxTotal', invoice, 'TaxTotal', 'TaxAmount'),
    rounding: amount('/LegalMonetaryTotal', legal, 'PayableRoundingAmount'),
    payable: amount('/LegalMonetaryTotal', legal, 'PayableAmount'),
  };
  checkWhole(received, wrong);
  return findings.isRefused ? undefined : received;
}

function headOf(invoice: Payload) {
  const [supplier, buyer] = [partyIn(invoice, 'AccountingSupplierParty'), partyIn(invoice, 'AccountingCustomerParty')];
  const rate = valueAt(invoice, 'TaxExchangeRate', 'CalculationRate');
  return {
    typeCode: textAt(invoice, 'InvoiceTypeCode'),
    no: textAt(invoice, 'ID'),
    issueDate: textAt(invoice, 'IssueDate'),
    currency: textAt(invoice, 'DocumentCurrencyCode'),
    rate: typeof rate === 'number' && rate > 0 ? rate : null,
    supplierName: textAt(supplier, 'PartyLegalEntity', 'RegistrationName'),
    supplierTin: identityIn(supplier, 'TIN'),
    buyerTin: identityIn(buyer, 'TIN'),
    originalNo: textAt(blockAt(invoice, 'BillingReference'), 'InvoiceDocumentReference', 'ID') || null,
  };
}

type ReadAmount = (path: string, block: Payload | undefined, ...names: readonly string[]) => Sen;

function lineFrom(line: Payload, index: number, amount: ReadAmount, wrong: (path: string, says: Sentence) => void): ReceivedLine {
  const path = `/InvoiceLine/${index}`;
  const item = blockAt(line, 'Item');
  const decimal = (...names: readonly string[]): Decimal | null => {
    const value = valueAt(line, ...names);
    if (value === undefined) return null;
    const parsed = parseDecimal(value);
    if (parsed === undefined) wrong(path, bookUblSays.badNumber(String(value)));
    return parsed ?? null;
  };
  const subtotal = blockAt(line, 'TaxTotal', 'TaxSubtotal');
  return {
    lineNo: index + 1,
    supplierItemCode: textAt(item, 'SellersItemIdentification', 'ID') || null,
    description: textAt(item, 'Description'),
    classification: textAt(item, 'CommodityClassification', 'ItemClassificationCode') || null,
    quantity: decimal('InvoicedQuantity') ?? ONE,
    unitPrice: decimal('Price', 'PriceAmount'),
    net: amount(path, line, 'LineExtensionAmount'),
    taxCategory: textAt(subtotal, 'TaxCategory', 'ID') || '06',
    taxPercent: decimal('TaxTotal', 'TaxSubtotal', 'Percent') ?? ZERO,
    tax: amount(path, line, 'TaxTotal', 'TaxAmount'),
  };
}

function checkWhole(received: ReceivedInvoice, wrong: (path: string, says: Sentence) => void): void {
  if (received.no === '') wrong('/ID', bookUblSays.noNumber());
  if (!isBusinessDate(received.issueDate)) wrong('/IssueDate', bookUblSays.noDate());
  if (received.supplierTin === '') wrong('/AccountingSupplierParty', bookUblSays.noIssuerTin());
  if (received.lines.length === 0) wrong('/InvoiceLine', bookUblSays.noLines());
  const sums = [sumSen(received.lines.map(({ net }) => net)), sumSen(received.lines.map(({ tax }) => tax))] as const;
  if (sums[0] !== received.net) {
    wrong('/LegalMonetaryTotal', bookUblSays.netDiffers(senText(sums[0]), senText(received.net)));
  }
  if (sums[1] !== received.tax) {
    wrong('/TaxTotal', bookUblSays.taxDiffers(senText(sums[1]), senText(received.tax)));
  }
  if (received.net + received.tax + received.rounding !== received.payable) {
    wrong('/LegalMonetaryTotal', bookUblSays.payableDiffers());
  }
}
