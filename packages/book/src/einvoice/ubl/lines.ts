/**
 * The lines of an e-invoice, read off a document: quantity, price, classification and tax. Amounts are the document's own, to the
 * sen.
 */

import { type Decimal, decimalOf, ONE, ZERO } from '@ledgerline/catalog/decimal';
import { bookUblSays } from '@ledgerline/words/book/e-invoice-content';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document, Line } from '../../document/document.ts';
import { MATRIX } from '../../ledger/matrix.ts';
import { findItem } from '../../master-data/master.ts';
import { insideSen, productSen, type Sen, senOf, unitCostOf } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { type EInvoiceLine, type EInvoiceTax, isSelfBilledCode } from './e-invoice.ts';
import type { Findings } from './finding.ts';
import { fitDescription } from './text.ts';
import { ONE_UNIT, unitCodeOf } from './unit-code.ts';

/** The tax type of what is not taxed. An exempt line can state the tax that was forgone. */
const UNTAXED_CATEGORY = '06';

/** Classifications of lines that have none of their own. */
const CONSOLIDATED = '004';
const OTHERS = '022';
const SELF_BILLED_IMPORTED_GOODS = '034';
const SELF_BILLED_IMPORTED_SERVICES = '035';
const SELF_BILLED_OTHERS = '036';

export interface LineContext {
  readonly typeCode: string;
  /** Whether the supplier of a self-billed e-invoice is abroad. */
  readonly isImported: boolean;
  /** Whether the other party is the general public, which makes it a consolidated e-invoice. */
  readonly isConsolidated: boolean;
}

const isText = (line: Line): boolean => line.quantity === 0n && line.net === 0n && line.tax === 0n;

export function linesOfDocument(
  command: CommandContext,
  document: Document,
  context: LineContext,
  findings: Findings,
): readonly EInvoiceLine[] {
  if (MATRIX[document.type].kind === 'settlement') return [refundLine(document, context)];
  return document.lines
    .filter((line) => !isText(line))
    .map((line, index) => lineOf(command, document, line, context, findings, `/InvoiceLine/${index}`));
}

/** A refund has no lines: it returns money, and no tax. */
const refundLine = (document: Document, context: LineContext): EInvoiceLine => ({
  description: textOf(document.header.description) ?? `Refund ${document.no}`,
  classification: defaultClassification(context, false),
  quantity: ONE,
  unitCode: ONE_UNIT,
  price: unitCostOf(document.totals.total, ONE),
  discount: 0n,
  net: document.totals.total,
  taxes: [{ category: '06', percent: ZERO, taxable: document.totals.total, tax: 0n, exemption: null }],
});

function defaultClassification({ typeCode, isImported, isConsolidated }: LineContext, isGoods: boolean): string {
  if (isConsolidated) return CONSOLIDATED;
  if (!isSelfBilledCode(typeCode)) return OTHERS;
  if (!isImported) return SELF_BILLED_OTHERS;
  return isGoods ? SELF_BILLED_IMPORTED_GOODS : SELF_BILLED_IMPORTED_SERVICES;
}

function lineOf(
  command: CommandContext,
  document: Document,
  line: Line,
  context: LineContext,
  findings: Findings,
  path: string,
): EInvoiceLine {
  const item = line.itemCode === null ? undefined : findItem(command, line.itemCode);
  const { gross, price } = grossOf(document, line);
  return {
    description: fitDescription(
      textOf(line.data.description) ?? textOf(document.header.description) ?? document.no,
      path,
      findings,
    ),
    classification:
      textOf(line.data.classification) ??
      (context.isConsolidated ? null : textOf(item?.data.classification)) ??
      defaultClassification(context, item !== undefined),
    quantity: line.quantity,
    unitCode: unitCodeOf(textOf(line.data.uom) ?? ''),
    price,
    discount: gross - line.net,
    net: line.net,
    taxes: [taxOf(command, line, findings, path)],
  };
}

/** The line before its discount and without tax; a line without a discount is unchanged. */
function grossOf(document: Document, line: Line): { readonly gross: Sen; readonly price: Decimal } {
  const { discount, unitPrice, amount } = line.data;
  const isDiscounted = textOf(discount) !== null || (typeof discount === 'number' && discount !== 0);
  const isInclusive = document.header.inclusiveTax === true;
  if (!isDiscounted) {
    const isExact = !isInclusive && unitPrice !== undefined;
    return { gross: line.net, price: isExact ? decimalOf(unitPrice) : unitCostOf(line.net, line.quantity) };
  }
  const before = unitPrice === undefined ? senOf(amount ?? 0) : productSen(line.quantity, decimalOf(unitPrice));
  const untaxed = isInclusive ? before - insideSen(before, rateOf(line)) : before;
  const gross = untaxed < line.net ? line.net : untaxed;
  return { gross, price: !isInclusive && unitPrice !== undefined ? decimalOf(unitPrice) : unitCostOf(gross, line.quantity) };
}

const rateOf = (line: Line): Decimal => (typeof line.data.taxRate === 'number' ? decimalOf(line.data.taxRate) : ZERO);

function taxOf(command: CommandContext, line: Line, findings: Findings, path: string): EInvoiceTax {
  const code = line.taxCode === null ? undefined : command.records.find('tax-code', line.taxCode);
  const category = code === undefined ? '06' : textOf(code.data.einvoiceType);
  if (category === null) {
    findings.refuse(`${path}/TaxTotal`, 'EINVOICE_INVALID', bookUblSays.codeWithoutType(line.taxCode ?? ''));
  } else if (category === UNTAXED_CATEGORY && line.tax !== 0n) {
    findings.refuse(`${path}/TaxTotal`, 'EINVOICE_INVALID', bookUblSays.codeWithoutTax(line.taxCode ?? ''));
  }
  const percent = line.data.taxRate === undefined && code !== undefined ? decimalOf(code.data.rate ?? 0) : rateOf(line);
  const exemption = category === 'E' ? (textOf(line.data.salesExemptionNo) ?? textOf(code?.data.description)) : null;
  return { category: category ?? '06', percent, taxable: line.net, tax: line.tax, exemption };
}

/** Taxes of the same kind and rate, summed in the order in which they first appear. */
export function taxesByKind(taxes: readonly EInvoiceTax[]): readonly EInvoiceTax[] {
  const sums = new Map<string, EInvoiceTax>();
  for (const tax of taxes) {
    const key = `${tax.category} ${tax.percent}`;
    const known = sums.get(key);
    sums.set(key, known ? { ...known, taxable: known.taxable + tax.taxable, tax: known.tax + tax.tax } : tax);
  }
  return [...sums.values()];
}
