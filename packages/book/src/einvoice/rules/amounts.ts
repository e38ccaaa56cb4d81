/** Reads amounts of an e-invoice as decimals, and adds them up. Judges nothing. */

import type { Payload } from '@ledgerline/catalog';
import { type Decimal, parseDecimal, ZERO } from '@ledgerline/catalog/decimal';
import { blockAt, blocksAt, textAt, valueAt } from '../ubl/ubl-reader.ts';

export const amountAt = (block: Payload | undefined, ...names: readonly string[]): Decimal =>
  parseDecimal(valueAt(block, ...names) ?? 0) ?? ZERO;

export const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((total, amount) => total + amount, ZERO);

/** The discounts of a block, or its charges. */
export const allowancesOf = (block: Payload, isCharge: boolean): Decimal =>
  sum(
    blocksAt(block, 'AllowanceCharge')
      .filter((entry) => (valueAt(entry, 'ChargeIndicator') === true) === isCharge)
      .map((entry) => amountAt(entry, 'Amount')),
  );

const subtotalsOf = (block: Payload): readonly Payload[] => blocksAt(blockAt(block, 'TaxTotal'), 'TaxSubtotal');

const isExempt = (subtotal: Payload): boolean => textAt(subtotal, 'TaxCategory', 'ID') === 'E';

/** The taxes of a block by type, added up. */
export const taxesOf = (block: Payload): Decimal => sum(subtotalsOf(block).map((subtotal) => amountAt(subtotal, 'TaxAmount')));

/** The tax that an exempt line would have had; it can be stated, and is not owed. */
export const forgoneOf = (block: Payload): Decimal =>
  sum(
    subtotalsOf(block)
      .filter(isExempt)
      .map((subtotal) => amountAt(subtotal, 'TaxAmount')),
  );
