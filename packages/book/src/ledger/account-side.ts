/** Which statement an account belongs to, by its type: what a company has, owes and is worth, or what it earned in a year. */

import type { AccountType } from '@ledgerline/catalog';

type AccountSide = 'asset' | 'liability' | 'equity' | 'year';

const SIDES: Readonly<Record<AccountType, AccountSide>> = {
  CP: 'equity',
  RE: 'equity',
  FA: 'asset',
  OA: 'asset',
  CA: 'asset',
  CL: 'liability',
  LL: 'liability',
  OL: 'liability',
  SL: 'year',
  SA: 'year',
  CO: 'year',
  OI: 'year',
  EI: 'year',
  EP: 'year',
  TX: 'year',
  AD: 'year',
};

const isAccountType = (type: string): type is AccountType => Object.hasOwn(SIDES, type);

/** Whether accounts of a type begin every year with nothing. */
export const isYearType = (type: string): boolean => isAccountType(type) && SIDES[type] === 'year';
