/** Mistakes with a document: a code that the book does not have, a day that is closed, a number that is taken, missing or void. */

import { type Json, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { DOC_TYPES, DOCUMENT_NAMES, type DocType } from '../../src/doc-type.ts';
import type { RecordKind } from '../../src/records/kinds.ts';
import { WORDS } from '../../src/records/kinds.ts';
import { exampleOf, type KnownBook, type Mistakes, misspelt, oneChange, type Refusal, unreached } from './refusal.ts';

/** Types that a command may select or makes. */
export function typesOf({ commandType, document }: Recipe): readonly DocType[] {
  const own = commandType.replace(/^(?:create|validate)-/, '');
  if (document === 'gl-cash-book-entry' && own === commandType) return ['PV', 'OR'];
  return DOC_TYPES.filter((type) => DOCUMENT_NAMES[type] === own || DOCUMENT_NAMES[type] === document);
}

const verbOf = ({ commandType }: Recipe): string => commandType.split('-')[0] ?? '';

/** Members that name a record, wherever they stand in a payload. */
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

/** Where a payload first says a member: at the top, else in a row. */
export function placeOf(payload: Payload, name: string): readonly [pointer: string, value: string] | undefined {
  if (typeof payload[name] === 'string') return [`/${name}`, payload[name]];
  for (const rowsName of ['lines', 'payments', 'knockOffs', 'clearedEntries']) {
    const rows = (payload[rowsName] ?? []) as readonly Payload[];
    const index = rows.findIndex((row) => typeof row[name] === 'string');
    if (index >= 0) return [`/${rowsName}/${index}/${name}`, String(rows[index]?.[name])];
  }
  return undefined;
}

/** Codes that the book does not have, each with the one that was meant. */
export const unknownCodes = (recipe: Recipe): readonly Refusal[] =>
  Object.entries(CODES).flatMap(([name, kind]) => {
    const place = placeOf(exampleOf(recipe), name);
    if (!place) return [];
    const [pointer, code] = place;
    return [
      oneChange(recipe, 'book', `a misspelt ${name}`, [pointer, misspelt(code)], {
        code: 'UNKNOWN_CODE',
        says: `There is no ${WORDS[kind]} ${misspelt(code)} in this account book. Did you mean …${code}…?`,
      }),
    ];
  });

function unknownUnit(recipe: Recipe): readonly Refusal[] {
  const [place, item] = [placeOf(exampleOf(recipe), 'uom'), placeOf(exampleOf(recipe), 'itemCode')];
  if (!place || !item) return [];
  return [
    oneChange(recipe, 'book', 'a unit that the item does not have', [place[0], 'CRATE'], {
      code: 'UNKNOWN_CODE',
      says: '… has no unit CRATE; it has ….',
    }),
  ];
}

const closedDays = (recipe: Recipe): readonly Refusal[] => {
  const day = 'statementDate' in exampleOf(recipe) ? 'statementDate' : 'docDate';
  return [
    oneChange(recipe, 'book', 'a day of an earlier book', [`/${day}`, '2019-05-31'], {
      code: 'OUTSIDE_FISCAL_YEAR',
      path: '/docDate',
      says: '2019-05-31 is before the first fiscal year of this book; use … or later.',
    }),
    oneChange(recipe, 'book', 'a day of a locked month', [`/${day}`, '2027-01-15'], {
      code: 'PERIOD_LOCKED',
      path: '/docDate',
      says: '2027-01-15 is in a locked period; use an open date, or ask the owner of the book to unlock it.',
    }),
  ];
};

/** The number of the example that the get command reads. */
const takenNo = (types: readonly DocType[]): Json | undefined => {
  const [type] = types;
  const get = recipes().find((recipe) => verbOf(recipe) === 'get' && type !== undefined && typesOf(recipe).includes(type));
  return get && exampleOf(get).docNo;
};

function takenNumber(recipe: Recipe): readonly Refusal[] {
  const no = takenNo(typesOf(recipe));
  if (typeof no !== 'string' || !('docNo' in recipe.shape.members)) return [];
  if (!no.startsWith(typesOf(recipe)[0] ?? '')) return [];
  return [
    oneChange(recipe, 'book', 'a number that is taken', ['/docNo', no], {
      code: 'DOC_NO_USED',
      says: `${no} is already the number of another document of this type, or was; leave docNo out for the next free number.`,
    }),
  ];
}

/** Documents that take goods out: more than there is. */
const TAKING: readonly DocType[] = ['DO', 'IV', 'CS', 'PR', 'SI', 'SW', 'ST', 'UV', 'AS', 'DA'];

function tooMuchTaken(recipe: Recipe): readonly Refusal[] {
  if (!typesOf(recipe).some((type) => TAKING.includes(type))) return [];
  const example = exampleOf(recipe);
  const rows = (example.lines ?? []) as readonly Payload[];
  const index = rows.findIndex(({ itemCode, qty }) => itemCode !== undefined && qty !== undefined);
  const pointer = index < 0 ? '/qty' : `/lines/${index}/qty`;
  const { toQty: _toQty, payments: _payments, ...kept } = example;
  const payload = oneChange({ ...recipe, examples: [{ title: '', payload: kept }] }, 'book', '', [pointer, 1_000_000], {
    code: '',
    says: '',
  }).payload;
  return [
    {
      type: recipe.commandType,
      by: 'book',
      mistake: 'more than is in stock',
      payload: withoutMember(payload, 'toQty'),
      code: 'STOCK_NEGATIVE',
      path: '',
      says: '… would fall to -… on 2026-…; receive the goods first, or take less.',
    },
  ];
}

function withoutMember(payload: Json, name: string): Json {
  if (Array.isArray(payload)) return payload.map((row: Json) => withoutMember(row, name));
  if (typeof payload !== 'object' || payload === null) return payload;
  const entries = Object.entries(payload).filter(([member]) => member !== name);
  return Object.fromEntries(entries.map(([member, value]) => [member, withoutMember(value, name)]));
}

/** Payments and contras that settle more than a document has left, or one that is not there. */
function tooMuchSettled(recipe: Recipe): readonly Refusal[] {
  const example = exampleOf(recipe);
  const [first] = (example.knockOffs ?? []) as readonly Payload[];
  if (!first) return [];
  const amount = 999_999;
  const raised = {
    ...example,
    ...('amount' in example ? { amount } : {}),
    ...('payments' in example ? { payments: [{ ...(example.payments as readonly Payload[])[0], paymentAmount: amount }] } : {}),
    knockOffs: [{ ...first, amount }],
  };
  const isPaid = 'payments' in example || 'amount' in example;
  return [
    {
      type: recipe.commandType,
      by: 'book',
      mistake: 'a knock-off above what is outstanding',
      payload: raised,
      code: 'KNOCK_OFF_EXCEEDS',
      path: '/knockOffs/0',
      says: isPaid ? `… more is settled than is outstanding on ${String(first.docNo)}, …` : '…',
    },
    oneChange(recipe, 'book', 'a knock-off of a document that is not there', ['/knockOffs/0/docNo', unreached(String(first.docNo))], {
      code: 'NOT_FOUND',
      path: '/knockOffs/0',
      says: `There is no document ${unreached(String(first.docNo))} to settle; read-… lists what can be settled.`,
    }),
  ];
}

function overpaid(recipe: Recipe): readonly Refusal[] {
  if (!typesOf(recipe).some((type) => type === 'CS' || type === 'CP')) return [];
  return [
    oneChange(recipe, 'book', 'more paid than is due', ['/payments/0/paymentAmount', 999_999], {
      code: 'OVERPAID',
      path: '/payments',
      says: 'The payments come to 999999.00, the document to …; lower them to what is due.',
    }),
  ];
}

const entering: Mistakes = (recipe) => [
  ...unknownCodes(recipe),
  ...unknownUnit(recipe),
  ...closedDays(recipe),
  ...takenNumber(recipe),
  ...tooMuchTaken(recipe),
  ...tooMuchSettled(recipe),
  ...overpaid(recipe),
];

/** Nobody has that number: the list of the family has those that there are. */
function missing(recipe: Recipe): Refusal {
  const no = unreached(String(exampleOf(recipe).docNo));
  const list = recipes().find(
    ({ commandType, document, shape }) =>
      document === recipe.document && shape.name === 'ListPage' && commandType.startsWith(`list-${document.slice(0, -1)}`),
  );
  return oneChange(recipe, 'book', 'a number that nobody has', ['/docNo', no], {
    code: 'NOT_FOUND',
    says: `There is no … ${no} in this account book; ${list ? `${list.commandType} lists those that there are.` : 'check its number.'}`,
  });
}

function gone(recipe: Recipe, book: KnownBook): readonly Refusal[] {
  const no = typesOf(recipe)
    .map(book.voidNo)
    .find((found) => found !== undefined);
  if (no === undefined) return [];
  return [
    oneChange(recipe, 'book', 'a document that is void', ['/docNo', no], {
      code: 'DOC_CANCELLED',
      says: `${no} is void and stays as it is; create a new document instead.`,
    }),
  ];
}

const reading: Mistakes = (recipe) => [missing(recipe)];
const withdrawing: Mistakes = (recipe, book) => [missing(recipe), ...gone(recipe, book)];

/** Of a strict update everything unknown is refused before anything is saved. */
export function strictly(recipe: Recipe): readonly Refusal[] {
  return [
    oneChange(recipe, 'catalog', 'a misspelt member', ['/descriptoin', 'Corrected'], {
      code: 'unknown_member',
      says: 'descriptoin is not a member that this command takes here. …',
    }),
    oneChange(recipe, 'catalog', 'no reason', ['/reason', undefined], {
      code: 'required',
      says: 'reason is required: …',
    }),
  ];
}

const changing: Mistakes = (recipe, book) => [missing(recipe), ...gone(recipe, book), ...strictly(recipe)];

const BY_VERB: Readonly<Record<string, Mistakes>> = {
  get: reading,
  validate: entering,
  create: entering,
  update: changing,
  cancel: withdrawing,
  void: withdrawing,
  delete: withdrawing,
};

const OTHERS = ['SST', 'GST'];

export const DOCUMENT_MISTAKES: Mistakes = (recipe, book) =>
  typesOf(recipe).length > 0 && !typesOf(recipe).some((type) => OTHERS.includes(type))
    ? (BY_VERB[verbOf(recipe)]?.(recipe, book) ?? [])
    : [];
