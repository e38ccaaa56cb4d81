/** The types of accounts, as the chart of every book has them. Declared data. */

export const ACCOUNT_TYPES = [
  'CP',
  'RE',
  'FA',
  'OA',
  'CA',
  'CL',
  'LL',
  'OL',
  'SL',
  'SA',
  'CO',
  'OI',
  'EI',
  'EP',
  'TX',
  'AD',
] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];
