/** Mistakes with reads of one record, and with accounts created in pairs. */

import { capitalised } from '@ledgerline/catalog';
import { type Mistakes, oneChange } from './refusal.ts';

const party =
  (member: string, word: string, code: string, meant: string): Mistakes =>
  (recipe) => [
    oneChange(recipe, 'book', `a misspelt ${member}`, [`/${member}`, code], {
      code: 'NOT_FOUND',
      says: `${capitalised(word)} ${code} does not exist in this account book. Did you mean …${meant}…?`,
    }),
    oneChange(recipe, 'catalog', `no ${member}`, [`/${member}`, undefined], {
      code: 'required',
      says: `${member} is required. …`,
    }),
  ];

export const LOOKUP_MISTAKES: Readonly<Record<string, Mistakes>> = {
  'get-debtor-credit-control': party('debtorCode', 'debtor', '300-A0O1', '300-A001'),
  'get-debtor-detail': party('debtorCode', 'debtor', '300-A0O1', '300-A001'),
  'get-creditor-detail': party('creditorCode', 'creditor', '400-SO01', '400-S001'),
  'get-stock-item-detail': party('itemCode', 'item', 'WIGDET', 'WIDGET'),
  'read-gl-account-balance': (recipe) => [
    oneChange(recipe, 'book', 'an account that is not there', ['/accountNo', '310-1OOO'], {
      code: 'NOT_FOUND',
      says: 'Account or party 310-1OOO does not exist in this account book. Use read-chart-accounts, read-debtors or read-creditors to list the existing ones.',
    }),
  ],
  'list-gl-bank-reconciliation-uncleared': (recipe) => [
    oneChange(recipe, 'book', 'an account that is no bank', ['/bankAccount', '500-0000'], {
      code: 'ACCOUNT_NOT_POSTABLE',
      says: '500-0000 is not a bank or cash account. Use list-gl-bank-cash-accounts to list them.',
    }),
  ],
  'export-items': (recipe) => [
    oneChange(recipe, 'catalog', 'a flag as a text', ['/includeInactive', 'yes'], {
      code: 'type',
      says: 'includeInactive must be a boolean; you sent a string.',
    }),
  ],
  'read-locations': (recipe) => [
    oneChange(recipe, 'catalog', 'a flag as a text', ['/includeInactive', 'yes'], {
      code: 'type',
      says: 'includeInactive must be a boolean; you sent a string.',
    }),
  ],
  'create-fixed-asset-gl-accounts': (recipe) => [
    oneChange(recipe, 'book', 'a number that is taken', ['/depreciationAccountNo', '310-1000'], {
      code: 'RECORD_EXISTS',
      says: 'Account 310-1000 already exists. Change it with update-gl-account, or choose another code.',
    }),
    oneChange(recipe, 'book', 'a parent that is not there', ['/parentAccountNo', '200-OOOO'], {
      code: 'UNKNOWN_CODE',
      says: 'Account 200-OOOO does not exist in this account book. Use read-chart-accounts to list the existing ones.',
    }),
  ],
};
