/**
 * Mistakes in entering a document: codes that the book does not have, closed days, numbers in use, more than is available or due.
 */

import { capitalised, type DocType, type Json, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { type RecordKind, WORDS } from '../../src/record-store/kinds.ts';
import { changed, exampleOf, type Mistakes, misspelt, oneChange, type Refusal, unreached } from './refusal.ts';

/** Fields that name a record, anywhere in a payload; the most common mistake first. */
const CODES: Readonly<Record<string, RecordKind>> = {
  debtorCode: 'debtor',
  creditorCode: 'creditor',
  itemCode: 'item',
  accountNo: 'account',
  bankAccount: 'account',
  location: 'location',
  fromLocation: 'location',
  toLocation: 'location',
  taxCode: 'tax-code',
  paymentMethod: 'payment-method',
  salesAgent: 'sales-agent',
  purchaseAgent: 'purchase-agent',
  cnType: 'cn-type',
  dnType: 'dn-type',
  department: 'department',
};

const rowsOf = (payload: Payload, name: string): readonly Payload[] => (payload[name] ?? []) as readonly Payload[];

/** Where a payload first contains a field: at the top level, else in a row. */
function placeOf(payload: Payload, name: string): readonly [pointer: string, value: string] | undefined {
  if (typeof payload[name] === 'string') return [`/${name}`, payload[name]];
  for (const list of ['lines', 'payments']) {
    const index = rowsOf(payload, list).findIndex((row) => typeof row[name] === 'string');
    if (index >= 0) return [`/${list}/${index}/${name}`, String(rowsOf(payload, list)[index]?.[name])];
  }
  return undefined;
}

/** Codes that the book does not have, each with the one that was meant. */
export const unknownCodes: Mistakes = (recipe) =>
  Object.entries(CODES).flatMap(([name, kind]) => {
    const place = placeOf(exampleOf(recipe), name);
    if (!place) return [];
    const [pointer, code] = place;
    return [
      oneChange(recipe, 'book', `a misspelt ${name}`, [pointer, misspelt(code)], {
        code: 'UNKNOWN_CODE',
        says: `${capitalised(WORDS[kind])} ${misspelt(code)} does not exist in this account book. Did you mean …${code}…?`,
      }),
    ];
  });

const unknownUnit: Mistakes = (recipe) => {
  const [unit, item] = [placeOf(exampleOf(recipe), 'uom'), placeOf(exampleOf(recipe), 'itemCode')];
  if (!unit || !item) return [];
  return [
    oneChange(recipe, 'book', 'a unit that the item does not have', [unit[0], 'CRATE'], {
      code: 'UNKNOWN_CODE',
      says: `${item[1]} has no unit CRATE. Use ….`,
    }),
  ];
};

const closedDays: Mistakes = (recipe) => {
  const day = 'statementDate' in exampleOf(recipe) ? '/statementDate' : '/docDate';
  return [
    oneChange(recipe, 'book', 'a day of an earlier book', [day, '2019-05-31'], {
      code: 'OUTSIDE_FISCAL_YEAR',
      path: '/docDate',
      says: '2019-05-31 is before the first fiscal year of this book. Use … or later.',
    }),
    oneChange(recipe, 'book', 'a day of a locked month', [day, '2027-01-15'], {
      code: 'PERIOD_LOCKED',
      path: '/docDate',
      says: '2027-01-15 is in a locked period. Use an open date, or ask the owner of the book to unlock it.',
    }),
  ];
};

/** The number that the example of the get command reads. */
function takenNo(type: DocType): Json | undefined {
  const get = recipes().find((recipe) => recipe.verb === 'get' && recipe.docTypes.includes(type));
  const no = get && exampleOf(get).docNo;
  return String(no).startsWith(type) ? no : undefined;
}

const takenNumber: Mistakes = (recipe) => {
  const [type] = recipe.docTypes;
  const no = type && takenNo(type);
  if (no === undefined || !('docNo' in recipe.shape.members)) return [];
  return [
    oneChange(recipe, 'book', 'a number that is taken', ['/docNo', no], {
      code: 'DOC_NO_USED',
      says: `Another document of this type has or had the number ${no}. Leave docNo out for the next free number.`,
    }),
  ];
};

/** Documents that take goods out. */
const TAKING: readonly DocType[] = ['DO', 'IV', 'CS', 'PR', 'SI', 'SW', 'ST', 'UV', 'AS', 'DA'];

const tooMuchTaken: Mistakes = (recipe) => {
  if (!recipe.docTypes.some((type) => TAKING.includes(type))) return [];
  const { payments: _paid, ...example } = exampleOf(recipe);
  const [line] = rowsOf(example, 'lines');
  const { toQty: _converted, ...taken }: Payload = { ...line, qty: 1_000_000 };
  return [
    {
      type: recipe.commandType,
      by: 'book',
      mistake: 'more than is in stock',
      payload: line ? changed(example, '/lines', [taken]) : changed(example, '/qty', 1_000_000),
      code: 'STOCK_NEGATIVE',
      path: line ? '/lines/0' : recipe.docTypes.includes('DA') ? '/qty' : '/lines',
      says: '… at … would fall to -… on 2026-…. Receive the goods first, or reduce the quantity.',
    },
  ];
};

/** Settling more than a document has left, or a document that does not exist. */
const tooMuchSettled: Mistakes = (recipe) => {
  const example = exampleOf(recipe);
  const [first] = rowsOf(example, 'knockOffs');
  if (!first) return [];
  const amount = 999_999;
  const paid = rowsOf(example, 'payments').map((row) => ({ ...row, paymentAmount: amount }));
  const tooMuch: Refusal = {
    type: recipe.commandType,
    by: 'book',
    mistake: 'a knock-off above what is outstanding',
    payload: {
      ...example,
      ...('amount' in example ? { amount } : {}),
      ...(paid.length > 0 ? { payments: paid } : {}),
      knockOffs: [{ ...first, amount }],
    },
    code: 'KNOCK_OFF_EXCEEDS',
    path: '/knockOffs/0',
    says: `The knock-off of ${first.docNo} is … too high. It exceeds what is outstanding on ${first.docNo} or what is left on this document. Use read-… to see what is outstanding.`,
  };
  const missing = unreached(String(first.docNo));
  return [
    tooMuch,
    oneChange(recipe, 'book', 'a knock-off of a document that is not there', ['/knockOffs/0/docNo', missing], {
      code: 'NOT_FOUND',
      path: '/knockOffs/0',
      says: `There is no document ${missing} to settle. Use read-… to list what can be settled.`,
    }),
  ];
};

const overpaid: Mistakes = (recipe) =>
  recipe.docTypes.some((type) => type === 'CS' || type === 'CP')
    ? [
        oneChange(recipe, 'book', 'more paid than is due', ['/payments/0/paymentAmount', 999_999], {
          code: 'OVERPAID',
          path: '/payments',
          says: 'The payments total 999999.00, but the document totals …. Reduce the payments.',
        }),
      ]
    : [];

/** Two sides that differ: debits and credits, or a statement and the lines it clears. */
const unbalanced: Mistakes = (recipe) => {
  const [type] = recipe.docTypes;
  if (type === 'JE') {
    return [
      oneChange(recipe, 'catalog', 'debits that are not the credits', ['/lines/0/debit', 1], {
        code: 'rule',
        path: '/lines',
        says: 'The debits total 1.00 and the credits …. They must be equal.',
      }),
    ];
  }
  if (type !== 'BR') return [];
  return [
    oneChange(recipe, 'book', 'a statement that shows something else', ['/statementBalance', 1], {
      code: 'NOT_BALANCED',
      says: 'The statement balance is 1.00, but the cleared lines total …. Clear what is missing, or send allowDifference.',
    }),
    oneChange(recipe, 'book', 'an entry that is not on the account', ['/clearedEntries/0/docNo', 'OR-999999'], {
      code: 'NOT_FOUND',
      path: '/clearedEntries/0',
      says: '310-3000 has no uncleared line of OR-999999 up to 2026-07-31. Use list-gl-bank-reconciliation-uncleared to list the existing ones.',
    }),
  ];
};

/** Figures of a line that contradict each other, and lines without a price. */
const guessedMoney: Mistakes = (recipe) => {
  const [type] = recipe.docTypes;
  const [line] = rowsOf(exampleOf(recipe), 'lines');
  if (!type || !line || !BILLS.includes(type) || typeof line.unitPrice !== 'number' || line.discount !== undefined) return [];
  const { unitPrice, amount: _amount, ...unpriced } = line;
  const priced: Payload = { ...unpriced, qty: 2, unitPrice };
  return [
    oneChange(recipe, 'book', 'an amount that is not quantity times price', ['/lines/0', { ...priced, amount: 4321.09 }], {
      code: 'INVALID_VALUE',
      path: '/lines/0/amount',
      says: `amount is 4321.09, but 2 x ${unitPrice} is …. Correct one of them, or leave amount out.`,
    }),
    oneChange(
      recipe,
      'book',
      'a rate that is not that of the tax code',
      ['/lines/0', { ...priced, taxCode: taxCodeOf(type), taxRate: 0 }],
      {
        code: 'TAX_OVERRIDE',
        path: '/lines/0/taxRate',
        says: `taxRate is 0, but the rate of ${taxCodeOf(type)} is 10. Leave taxRate out, or choose another taxCode with list-tax-codes.`,
      },
    ),
    oneChange(recipe, 'book', 'a line without a price', ['/lines/0', { description: 'Work', qty: 2 }], {
      code: 'REQUIRED',
      path: '/lines/0/unitPrice',
      says: 'The line has no price. Send unitPrice…or amount, or send unitPrice 0 if it is free of charge.',
    }),
  ];
};

/** Documents with priced lines. */
const SOLD: readonly DocType[] = ['AQ', 'QT', 'SO', 'DO', 'IV', 'CS', 'CN', 'DN'];
const BILLS: readonly DocType[] = [...SOLD, 'PO', 'GR', 'PI', 'CP', 'PR'];
const taxCodeOf = (type: DocType): string => (SOLD.includes(type) ? 'ST10' : 'PST10');

export const enteringMistakes: Mistakes = (recipe, book) =>
  [guessedMoney, unknownCodes, unknownUnit, closedDays, takenNumber, tooMuchTaken, tooMuchSettled, overpaid, unbalanced].flatMap(
    (mistakes) => mistakes(recipe, book),
  );

/** A strict update refuses all unknown fields before anything is saved. */
export const strictMistakes = (recipe: Recipe): readonly Refusal[] => [
  oneChange(recipe, 'catalog', 'a misspelt member', ['/descriptoin', 'Corrected'], {
    code: 'unknown_member',
    says: `descriptoin is not a field of …. ${
      'description' in recipe.shape.members ? 'Did you mean description?' : 'See GET /v1/schema/commands/….'
    }`,
  }),
  oneChange(recipe, 'catalog', 'no reason', ['/reason', undefined], { code: 'required', says: 'reason is required. …' }),
];
