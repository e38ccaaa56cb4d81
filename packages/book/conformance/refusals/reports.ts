/** Mistakes with printing: an unknown document, party, template or language. */

import { exampleOf, type Mistakes, oneChange, unreached } from './refusal.ts';

const WRONG_TEMPLATE: Mistakes = (recipe) => [
  oneChange(recipe, 'book', 'a template that is none', ['/template', 'Fancy'], {
    code: 'NOT_FOUND',
    says: 'Template Fancy does not exist. Use Standard….',
  }),
  oneChange(recipe, 'catalog', 'a language that is not offered', ['/language', 'fr'], {
    code: 'enum',
    says: 'language must be one of en, ms or zh; you sent "fr".',
  }),
];

const printed: Mistakes = (recipe, book) => {
  const no = unreached(String(exampleOf(recipe).docNo));
  return [
    oneChange(recipe, 'book', 'a number that does not exist', ['/docNo', no], {
      code: 'NOT_FOUND',
      says: `… ${no} does not exist in this account book. Use list-… to list the existing ones.`,
    }),
    ...WRONG_TEMPLATE(recipe, book),
  ];
};

const statement: Mistakes = (recipe, book) => [
  oneChange(recipe, 'book', 'a party that is not there', ['/partyCode', '300-Z999'], {
    code: 'NOT_FOUND',
    says: 'Debtor or creditor 300-Z999 does not exist in this account book. Use read-debtors or read-creditors to list the existing ones.',
  }),
  ...WRONG_TEMPLATE(recipe, book),
];

const statementOf =
  (member: string, word: string): Mistakes =>
  (recipe) => [
    oneChange(recipe, 'book', 'a party that is not there', [`/${member}`, 'Z-999'], {
      code: 'NOT_FOUND',
      says: `… Z-999 does not exist in this account book. Use read-${word}s to list the existing ones.`,
    }),
    oneChange(recipe, 'catalog', 'a style that is none', ['/style', 'open-items'], {
      code: 'enum',
      says: 'style must be one of brought-forward or open-item; you sent "open-items".',
    }),
  ];

export const REPORT_MISTAKES: Readonly<Record<string, Mistakes>> = {
  'sales-document-acct-pdf': printed,
  'sales-invoice-acct-pdf': printed,
  'purchase-document-acct-pdf': printed,
  'stock-document-acct-pdf': printed,
  'arap-document-acct-pdf': printed,
  'gl-document-acct-pdf': printed,
  'arap-statement-acct-pdf': statement,
  'statement-report-html': statement,
  'debtor-statement-report': statementOf('debtorCode', 'debtor'),
  'creditor-statement-report': statementOf('creditorCode', 'creditor'),
  'sales-report-html': (recipe) => [
    oneChange(recipe, 'catalog', 'sums by what is not offered', ['/groupBy', 'items'], {
      code: 'enum',
      says: 'groupBy must be one of customer, item, agent or month; you sent "items".',
    }),
  ],
};
