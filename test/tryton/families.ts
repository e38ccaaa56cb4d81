/** Every command type of every family of documents, with payloads that a Tryton book and the embedded book both take. */

import { type DocType, type Payload, recipes } from '@ledgerline/catalog';

export interface Step {
  readonly type: string;
  readonly payload: Payload;
}

export const step = (type: string, payload: Payload): Step => ({ type, payload });

/** Goods come in on one day, are sold on the next, and move by themselves on a third: an earlier movement would change the cost of a later one. */
const AP = { creditorCode: '400-S001', docDate: '2026-04-06' };
const AR = { debtorCode: '300-A001', docDate: '2026-04-07' };
const DAY = { docDate: '2026-04-08' };
const bank = (paymentAmount: number): Payload => ({ paymentMethod: 'BANK', paymentAmount });
const GOODS = { itemCode: 'WIDGET', location: 'HQ' };
const sale = { ...AR, lines: [{ ...GOODS, qty: 2, unitPrice: 20.05, discount: '5%+3%', taxCode: 'ST10' }] };
const service = { ...AR, lines: [{ description: 'Work', accountNo: '500-1000', qty: 3, unitPrice: 33.333, taxCode: 'SV8' }] };
const purchase = { ...AP, lines: [{ ...GOODS, qty: 3, unitPrice: 11.11 }] };
const owed = (party: Payload, accountNo: string): Payload => ({
  ...party,
  lines: [{ accountNo, amount: 12.34, description: 'Fee' }],
});
const settled = (party: Payload): Payload => ({ ...party, payments: [bank(15)] });
const stocked = (more: Payload = {}): Payload => ({ ...DAY, lines: [{ ...GOODS, qty: 1, ...more }] });
const money = { ...DAY, bankAccount: '310-1000', lines: [{ accountNo: '900-1000', amount: 4.5, description: 'Fee' }] };

/** What creates a document of each type; what it needs is there by then. */
export const CREATES: Readonly<Record<string, Payload>> = {
  AQ: service,
  QT: sale,
  SO: sale,
  PO: purchase,
  GR: purchase,
  PI: purchase,
  CP: { ...purchase, payments: [bank(33.33)] },
  DO: sale,
  IV: sale,
  CS: { ...service, payments: [bank(50)] },
  CN: service,
  DN: service,
  PR: { ...purchase, docDate: '2026-04-08' },
  RI: owed(AR, '500-1000'),
  RD: owed(AR, '500-1000'),
  RC: owed(AR, '500-1000'),
  PB: owed(AP, '900-1000'),
  PD: owed(AP, '900-1000'),
  PC: owed(AP, '900-1000'),
  RP: settled(AR),
  RF: settled(AR),
  PP: settled(AP),
  PF: settled(AP),
  JE: {
    ...DAY,
    lines: [
      { accountNo: '310-1000', debit: 7.5, description: 'Paid in' },
      { accountNo: '100-0000', credit: 7.5 },
    ],
  },
  PV: money,
  OR: money,
  SR: stocked({ qty: 5, unitCost: 3.335 }),
  SI: stocked(),
  SW: stocked(),
  SA: stocked({ qty: 2 }),
  TK: { docDate: '2026-04-10', lines: [{ ...GOODS, countedQty: 9_999 }] },
  ST: { docDate: '2026-04-09', lines: [{ itemCode: 'WIDGET', qty: 2, fromLocation: 'HQ', toLocation: 'KL' }] },
};

const TYPES = Object.keys(CREATES);
const TEXT = { ref: 'CHANGED', description: 'Changed later' };
const WITHDRAWN = ['cancel', 'void', 'delete'];

/** The command type of a verb for documents of a type; undefined where the catalog has none. */
const typeOf = (docType: string, verb: string): string | undefined =>
  recipes().find((recipe) => recipe.verb === verb && recipe.docTypes[0] === (docType as DocType))?.commandType;

const ofEntries = (docType: string): string => (docType === 'OR' ? 'PV' : docType);

/** A document of each type, changed, validated, read, and one more for each way to withdraw it. */
export function familySteps(
  docType: string,
  verbs: readonly string[] = ['get', 'update', 'validate', ...WITHDRAWN],
): readonly Step[] {
  const payload = CREATES[docType] ?? {};
  const create = typeOf(docType, 'create') ?? '';
  const own = (verb: string, more: Payload = {}): readonly Step[] => {
    const type = typeOf(docType, verb) ?? typeOf(ofEntries(docType), verb);
    return type === undefined || !verbs.includes(verb) ? [] : [step(type, { docNo: `${docType}-F1`, ...more })];
  };
  const validate = typeOf(docType, 'validate');
  const withdrawn = WITHDRAWN.flatMap((verb): readonly Step[] => {
    const type = typeOf(docType, verb) ?? typeOf(ofEntries(docType), verb);
    if (type === undefined || !verbs.includes(verb)) return [];
    const docNo = `${docType}-${verb}`;
    return [step(create, { ...payload, docNo }), step(type, { docNo, reason: 'Entered twice' })];
  });
  return [
    ...(validate !== undefined && verbs.includes('validate') ? [step(validate, payload)] : []),
    ...withdrawn,
    step(create, { ...payload, docNo: `${docType}-F1` }),
    ...own('update', { reason: 'Reference was missing', ...TEXT }),
    ...own('get'),
  ];
}

/** Goods to deliver and to count, before everything else. */
export const OPENING: Step = step('create-purchase-invoice', {
  ...AP,
  docDate: '2026-04-01',
  docNo: 'PI-OPENING',
  lines: [{ ...GOODS, qty: 100, unitPrice: 12.005 }],
});

/** The types in an order in which what each needs is there: receipts first, a transfer and a count last. */
const LAST = ['SI', 'SW', 'PR', 'SA', 'ST', 'TK'];
export const FAMILIES: readonly string[] = [...TYPES.filter((type) => !LAST.includes(type)), ...LAST];

/** Lists and lines of each family. */
export const FAMILY_READS: readonly Step[] = recipes()
  .filter(({ verb, docTypes, commandType }) => {
    const isRead = (verb === 'list' || verb === 'read') && docTypes.length > 0;
    return isRead && docTypes.every((type) => TYPES.includes(type)) && commandType !== 'bulk-create';
  })
  .map(({ commandType }) => step(commandType, {}));
