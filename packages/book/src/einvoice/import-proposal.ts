/**
 * The document that a received e-invoice would become: creditor by TIN, lines by the mappings of that supplier, and the gaps.
 * Saves nothing.
 */

import type { DocType, Json, Payload } from '@ledgerline/catalog';
import { decimalNumber, decimalOf } from '@ledgerline/catalog/decimal';
import type { Sentence } from '@ledgerline/words';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookEInvoiceSays } from '@ledgerline/words/book/e-invoice';
import type { CommandContext } from '../command/command-context.ts';
import { isLedgerEntry, reducesDebt } from '../ledger/nature.ts';
import { findItem, type Item, isInForce } from '../master-data/master.ts';
import { productSen, senNumber, senText } from '../money.ts';
import { textOf } from '../payload.ts';
import type { StoredRecord } from '../record-store/records.ts';
import type { ReceivedInvoice, ReceivedLine } from './ubl/received.ts';
import { sha256Of } from './ubl/ubl.ts';

/** What a line or the whole document lacks before it can be posted. */
export interface Gap {
  readonly lineNo: number | null;
  readonly lacks: 'creditor' | 'item or account' | 'account' | 'tax code' | 'location';
  readonly says: Sentence;
}

export interface Proposal {
  readonly targetType: DocType;
  readonly creditorCode: string | null;
  readonly payload: Payload;
  readonly gaps: readonly Gap[];
}

interface Wishes {
  readonly targetType: DocType;
  readonly creditorCode: string | null;
  readonly location: string | null;
  /** Choices for single lines, by line number; they take precedence over the mappings. */
  readonly overrides: ReadonlyMap<number, Payload>;
}

/** Creditors whose tax entity has a TIN. */
export function creditorsWithTin(command: CommandContext, tin: string): readonly string[] {
  const entities = command.records
    .all('tax-entity')
    .filter(({ data }) => data.tin === tin)
    .map(({ code }) => Number(code));
  return command.records
    .all('creditor')
    .filter(({ data, isActive }) => isActive && entities.includes(Number(data.taxEntityID ?? 0)))
    .map(({ code }) => code);
}

export function propose(command: CommandContext, received: ReceivedInvoice, wishes: Wishes): Proposal {
  const { targetType, creditorCode } = wishes;
  const gaps: Gap[] = [];
  if (creditorCode === null) {
    const found = creditorsWithTin(command, received.supplierTin);
    const { supplierTin, supplierName } = received;
    const says =
      found.length === 0
        ? bookEInvoiceSays.noCreditor(supplierTin, supplierName)
        : bookEInvoiceSays.severalCreditors(found.join(CODES_APART), supplierTin, supplierName);
    gaps.push({ lineNo: null, lacks: 'creditor', says });
  }
  const lines = received.lines.map((line) => rowOf(command, received, line, wishes, gaps));
  const payload = {
    ...(creditorCode === null ? {} : { creditorCode }),
    docDate: received.issueDate,
    ...numbersOf(received, targetType),
    ...(received.rate === null ? {} : { currencyRate: received.rate }),
    ...(wishes.location === null || isLedgerEntry('AP')(targetType) ? {} : { purchaseLocation: wishes.location }),
    lines,
  };
  return { targetType, creditorCode, payload, gaps };
}

/** A return is entered under the number of the supplier's credit note, and names the invoice where the note does. */
const numbersOf = ({ no, originalNo }: ReceivedInvoice, targetType: DocType): Payload =>
  reducesDebt(targetType) ? { supplierCNNo: no, supplierInvoiceNo: originalNo ?? no } : { supplierInvoiceNo: no };

function mappingFor(command: CommandContext, creditor: string | null, line: ReceivedLine): StoredRecord | undefined {
  if (creditor === null) return undefined;
  const codes = [
    ...(line.supplierItemCode === null ? [] : [`${creditor} item ${line.supplierItemCode}`]),
    `${creditor} text ${line.description}`,
  ];
  return codes.map((code) => command.records.find('supplier-item-mapping', code)).find((mapping) => mapping?.isActive === true);
}

function rowOf(command: CommandContext, received: ReceivedInvoice, line: ReceivedLine, wishes: Wishes, gaps: Gap[]): Payload {
  const known = mappingFor(command, wishes.creditorCode, line)?.data ?? {};
  const wish = wishes.overrides.get(line.lineNo) ?? {};
  const choice = (name: string): string | null => textOf(wish[name]) ?? (leadsElsewhere(wish) ? null : textOf(known[name]));
  const lack = (lacks: Gap['lacks'], says: Sentence): void => {
    gaps.push({ lineNo: line.lineNo, lacks, says });
  };
  const named = [line.lineNo, line.description] as const;
  const isLedger = isLedgerEntry('AP')(wishes.targetType);
  const itemCode = isLedger ? null : choice('itemCode');
  const item = itemCode === null ? undefined : findItem(command, itemCode);
  const accountNo = choice('accountNo');
  if (isLedger && accountNo === null) lack('account', bookEInvoiceSays.lineNeedsAccount(...named));
  if (!isLedger && item === undefined && accountNo === null) lack('item or account', bookEInvoiceSays.lineNeedsMapping(...named));
  const location = textOf(wish.location) ?? wishes.location;
  if (item?.isStock && location === null) lack('location', bookEInvoiceSays.lineNeedsLocation(...named, item.itemCode));
  const taxCode = textOf(wish.taxCode) ?? textOf(known.taxCode) ?? textOf(item?.data.purchaseTaxCode);
  const matched = taxCode ?? matchingTaxCode(command, received, line);
  if (matched === null && line.tax !== 0n) lack('tax code', bookEInvoiceSays.lineNeedsTaxCode(...named, senText(line.tax)));
  const text = textOf(wish.description) ?? line.description;
  return {
    ...(itemCode === null ? {} : { itemCode }),
    ...(accountNo === null || item !== undefined ? {} : { accountNo }),
    description: text.slice(0, 100),
    ...(isLedger ? { amount: senNumber(line.net) } : amountsOf(line, item, choice('uom'))),
    ...(matched === null ? {} : { taxCode: matched, taxAmount: senNumber(line.tax) }),
    ...(item?.isStock && location !== null ? { location } : {}),
    ...(line.classification === null ? {} : { classification: line.classification }),
    ...analysisOf(wish),
  };
}

/** An override that names an item or an account replaces the whole mapping. */
const leadsElsewhere = (wish: Payload): boolean => textOf(wish.itemCode) !== null || textOf(wish.accountNo) !== null;

const analysisOf = (wish: Payload): Payload =>
  Object.fromEntries(['project', 'department'].flatMap((name) => (wish[name] === undefined ? [] : [[name, wish[name] as Json]])));

/** Quantity and price where they give the net amount, with a discount where they give more, otherwise the amount itself. */
function amountsOf(line: ReceivedLine, item: Item | undefined, uom: string | null): Payload {
  const quantity = { qty: decimalNumber(line.quantity), ...(item ? { uom: uom ?? item.baseUom } : {}) };
  const gross = line.unitPrice === null ? null : productSen(line.quantity, line.unitPrice);
  if (line.unitPrice === null || gross === null || gross < line.net) return { ...quantity, amount: senNumber(line.net) };
  const discount = gross === line.net ? {} : { discount: senText(gross - line.net) };
  return { ...quantity, unitPrice: decimalNumber(line.unitPrice), ...discount };
}

/** The only purchase tax code of this kind and rate; null if there is none or more than one. */
function matchingTaxCode(command: CommandContext, { issueDate }: ReceivedInvoice, line: ReceivedLine): string | null {
  const found = command.records.all('tax-code').filter(({ data, isActive }) => {
    const isKind = data.einvoiceType === line.taxCategory && decimalOf(data.rate ?? 0) === line.taxPercent;
    return isActive && isInForce(data, issueDate) && isKind && (data.direction === 'purchase' || data.direction === 'both');
  });
  return found.length === 1 ? (found[0]?.code ?? null) : null;
}

/** A digest of what the user saw: it changes when the e-invoice, a mapping or a record behind it changes. */
export const previewHashOf = (text: string, { targetType, creditorCode, payload, gaps }: Proposal): string =>
  sha256Of(JSON.stringify([sha256Of(text), targetType, creditorCode, payload, gaps]));
