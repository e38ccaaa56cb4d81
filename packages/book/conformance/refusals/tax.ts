/** Mistakes with returns, their payment and settings, and with tax entities that are merged. */

import { type Mistakes, oneChange } from './refusal.ts';

const ofScheme = (scheme: 'SST' | 'GST'): Readonly<Record<string, Mistakes>> => {
  const name = scheme.toLowerCase();
  const missing: Mistakes = (recipe) => [
    oneChange(recipe, 'book', 'a return that is not there', ['/returnNo', `${scheme}-999999`], {
      code: 'NOT_FOUND',
      says: `${scheme} return ${scheme}-999999 does not exist in this account book. Use list-${name}-processors to list the existing ones.`,
    }),
  ];
  return {
    [`get-${name}-processor`]: missing,
    [`create-${name}-processor`]: (recipe) => [
      oneChange(recipe, 'book', 'a period that leaves a gap', ['/dateFrom', '2026-04-01'], {
        code: 'INVALID_DATE',
        says: `The period must begin on 2026-03-01, after ${scheme}-000001. Correct dateFrom.`,
      }),
      oneChange(recipe, 'catalog', 'a period that ends before it begins', ['/dateTo', '2026-02-01'], {
        code: 'rule',
        says: 'dateFrom must not be later than dateTo. You sent 2026-03-01 and 2026-02-01.',
      }),
    ],
    [`update-${name}-processor`]: (recipe, book) => [
      ...missing(recipe, book),
      oneChange(recipe, 'book', 'committed twice', ['/commit', true], {
        code: 'TAX_RETURN_COMMITTED',
        says: `${scheme}-000001 is already committed. Reopen it to change it.`,
      }),
      oneChange(recipe, 'catalog', 'a misspelt member', ['/note', 'Filed'], {
        code: 'unknown_member',
        says: 'note is not a field of …. Did you mean notes?',
      }),
    ],
    [`create-${name}-payment`]: (recipe, book) => [
      oneChange(recipe, 'book', 'more than is left on the return', ['/paymentAmount', 999_999], {
        code: 'OVERPAID',
        says: `999999.00 is more than the … that is left on ${scheme}-000001. Pay at most ….`,
      }),
      ...missing(recipe, book),
      oneChange(recipe, 'book', 'an account that is no bank', ['/paymentAccountNo', '500-0000'], {
        code: 'ACCOUNT_NOT_POSTABLE',
        path: '/paymentAccountNo',
        says: '500-0000 is not a bank or cash account. Use list-gl-bank-cash-accounts to list them.',
      }),
    ],
    [`update-${name}-settings`]: (recipe) => [
      oneChange(recipe, 'book', 'penalties on a bank account', ['/penaltyAccountNo', '310-1000'], {
        code: 'INVALID_VALUE',
        says: '310-1000 is not an expense account. Choose one with the type EP.',
      }),
      oneChange(recipe, 'book', 'a control account that is none', ['/controlAccountNo', '500-0000'], {
        code: 'INVALID_VALUE',
        says: '500-0000 is not a tax control account. Choose one with the special type TAX_CONTROL.',
      }),
      oneChange(recipe, 'book', 'a start after the first return', ['/startDate', '2026-02-01'], {
        code: 'FIELD_FROZEN',
        says: 'The start date can no longer be changed because a return was created. Leave startDate out.',
      }),
    ],
  };
};

export const TAX_MISTAKES: Readonly<Record<string, Mistakes>> = {
  ...ofScheme('SST'),
  ...ofScheme('GST'),
  'merge-tax-entity': (recipe) => [
    oneChange(recipe, 'book', 'an entity of another identity', ['/newTaxEntityID', 1], {
      code: 'INVALID_VALUE',
      says: 'The tax entities 11 and 1 differ in tin and idNo. Only the same identity can be merged. Correct one of them first.',
    }),
    oneChange(recipe, 'book', 'an entity that is not there', ['/oldTaxEntityID', 9999], {
      code: 'NOT_FOUND',
      says: 'Tax entity 9999 does not exist in this account book. Use list-tax-entities to list the existing ones.',
    }),
    oneChange(recipe, 'catalog', 'merged with itself', ['/newTaxEntityID', 11], {
      code: 'rule',
      says: 'newTaxEntityID must differ from oldTaxEntityID.',
    }),
    oneChange(recipe, 'catalog', 'neither tried out nor confirmed', ['/validateOnly', undefined], {
      code: 'rule',
      path: '/confirm',
      says: 'confirm must be true to save. …',
    }),
  ],
};
