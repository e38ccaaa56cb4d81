/** Takes an e-invoice apart for the rules: parties, lines, taxes and amounts, each with its path. Judges nothing. */

import type { Json, Payload } from '@ledgerline/catalog';
import { isObject } from '../../payload.ts';
import { isSelfBilledCode } from '../ubl/e-invoice.ts';
import { GENERAL_PUBLIC_TIN } from '../ubl/tin.ts';
import { blockAt, blocksAt, identityIn, partyIn, textAt } from '../ubl/ubl-reader.ts';
import type { Amount, ExaminedParty, Place, Reading } from './rule.ts';

export type Whole = Pick<Reading, 'text' | 'totals' | 'baseCurrency' | 'now'>;

/** The classification of what a consolidated e-invoice sums up. */
export const CONSOLIDATED_CLASS = '004';

const SIGNATURE_BLOCKS = ['UBLExtensions', 'Signature'];

export function readingOf(whole: Whole, invoice: Payload): Reading {
  const typeCode = textAt(invoice, 'InvoiceTypeCode');
  const isSelfBilled = isSelfBilledCode(typeCode);
  const lines = placesAt(invoice, 'InvoiceLine', '');
  const supplier = partyOf(invoice, 'AccountingSupplierParty', !isSelfBilled);
  const buyer = partyOf(invoice, 'AccountingCustomerParty', isSelfBilled);
  return {
    ...whole,
    invoice,
    typeCode,
    version: String(blockAt(invoice, 'InvoiceTypeCode')?.listVersionID ?? ''),
    currency: textAt(invoice, 'DocumentCurrencyCode'),
    isSelfBilled,
    isConsolidated: isConsolidated(isSelfBilled ? supplier.tin : buyer.tin, lines),
    parties: [supplier, buyer, ...recipientsOf(invoice)],
    lines,
    taxes: [...lines.flatMap(({ path, block }) => subtotalsOf(block, path)), ...subtotalsOf(invoice, '')],
    allowances: [
      ...lines.flatMap(({ path, block }) => blocksAt(block, 'AllowanceCharge').map((allowance) => ({ path, block: allowance }))),
      ...placesAt(invoice, 'AllowanceCharge', ''),
    ],
    amounts: amountsIn(invoice, ''),
  };
}

const placesAt = (block: Payload, name: string, path: string): readonly Place[] =>
  blocksAt(block, name).map((inside, index) => ({ path: `${path}/${name}/${index}`, block: inside }));

const subtotalsOf = (block: Payload, path: string): readonly Place[] =>
  blocksAt(blockAt(block, 'TaxTotal'), 'TaxSubtotal').map((subtotal) => ({ path: `${path}/TaxTotal`, block: subtotal }));

function partyOf(invoice: Payload, role: 'AccountingSupplierParty' | 'AccountingCustomerParty', isOurs: boolean): ExaminedParty {
  const party = partyIn(invoice, role);
  const isSupplier = role === 'AccountingSupplierParty';
  return {
    role: isSupplier ? 'supplier' : 'buyer',
    whose: isOurs ? 'company' : isSupplier ? 'supplier' : 'buyer',
    path: `/${role}`,
    party,
    tin: identityIn(party, 'TIN'),
    isOurs,
  };
}

function recipientsOf(invoice: Payload): readonly ExaminedParty[] {
  const party = blockAt(invoice, 'Delivery', 'DeliveryParty');
  if (!party) return [];
  return [
    {
      role: 'recipient',
      whose: 'recipient',
      path: '/Delivery',
      party,
      tin: identityIn(party, 'TIN'),
      isOurs: false,
    },
  ];
}

const isConsolidated = (otherTin: string, lines: readonly Place[]): boolean =>
  otherTin === GENERAL_PUBLIC_TIN &&
  lines.length > 0 &&
  lines.every(({ block }) => classificationsOf(block).includes(CONSOLIDATED_CLASS));

/** What a line is classified as; tariff codes are in the same place under another list. */
export const classificationsOf = (line: Payload): readonly string[] => listedCodes(line, (list) => list === 'CLASS');
export const tariffsOf = (line: Payload): readonly string[] => listedCodes(line, (list) => list === 'PTC');

const listedCodes = (line: Payload, isWanted: (list: string) => boolean): readonly string[] =>
  blocksAt(blockAt(line, 'Item'), 'CommodityClassification')
    .map((entry) => blockAt(entry, 'ItemClassificationCode'))
    .flatMap((code) => (code && isWanted(String(code.listID ?? '')) ? [String(code._ ?? '')] : []));

const AMOUNT_NAME = /Amount$/;

/** Every amount, wherever it is. Signatures have none. */
function amountsIn(block: Payload, path: string): readonly Amount[] {
  return Object.entries(block).flatMap(([name, value]): readonly Amount[] => {
    if (!Array.isArray(value) || SIGNATURE_BLOCKS.includes(name)) return [];
    return (value as readonly Json[]).filter(isObject).flatMap((inside, index) => {
      const here = `${path}/${name}${value.length > 1 || name === 'InvoiceLine' ? `/${index}` : ''}`;
      if (!('_' in inside)) return amountsIn(inside, here);
      const isAmount = AMOUNT_NAME.test(name) || 'currencyID' in inside;
      return isAmount ? [{ path: here, name, value: inside._, currency: inside.currencyID }] : [];
    });
  });
}
