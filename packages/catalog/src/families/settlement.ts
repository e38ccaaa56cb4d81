/** Money that settles the party ledgers: payments, refunds and deposits. One builder, called for AR and for AP; leaves the contra alone. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import { parseNumber, sumOf } from '../declaration/decimal.ts';
import type { Example, Json, Members, Payload, Rule, Sample, Shape } from '../declaration/declaration.ts';
import type { DocType } from '../declaration/doc-type.ts';
import {
  type AmountFields,
  capitalised,
  type Family,
  LEDGER_OPERATIONS,
  numberedSamples,
  type OperationName,
} from '../declaration/family.ts';
import {
  documentHeader,
  knockOff,
  saveOptions,
  saving,
  selecting,
  settlementPayment,
  tradeHeader,
} from '../declaration/fields.ts';
import { bookRule, chargeInsidePayment, eachRow, paymentNamesAccount, refuses, rowsOf, rule } from '../declaration/rules.ts';
import { meaning, nativeContainer, omit, pick, rowKey, rows, shape } from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import { LEDGERS, type LedgerSide, type PartyLedger } from './party-ledger.ts';
import { knockOffRow, knockOffRules } from './trade.ts';

export type SettlementKind = 'payment' | 'refund' | 'deposit';

const OPERATIONS: Record<SettlementKind, readonly OperationName[]> = {
  payment: LEDGER_OPERATIONS,
  refund: LEDGER_OPERATIONS,
  deposit: ['list', 'get', 'validate', 'create'],
};

/** The direction of the money. A bank deducts its charge from incoming money and adds it to outgoing money. */
type Flow = 'in' | 'out';
const FLOW: Record<LedgerSide, Record<SettlementKind, Flow>> = {
  ar: { payment: 'in', refund: 'out', deposit: 'in' },
  ap: { payment: 'out', refund: 'in', deposit: 'out' },
};

const PAYMENT_ROW: Record<Flow, Members> = {
  in: settlementPayment,
  out: {
    ...settlementPayment,
    bankCharge: meaning(settlementPayment.bankCharge, 'Bank charge on top of the amount.'),
  },
};

const PAYMENT_SHAPE: Record<Flow, Shape> = {
  in: shape('MoneyInRow', PAYMENT_ROW.in, { required: ['paymentAmount'] }),
  out: shape('MoneyOutRow', PAYMENT_ROW.out, { required: ['paymentAmount'] }),
};

/** Rows of an update replace all rows and reject unknown fields. */
const STORED_ROW: Members = {
  dtlKey: rowKey('Key of a payment row of the document, from the get command; a row that is sent with its key keeps it.'),
};
const PAYMENT_EDIT_SHAPE: Record<Flow, Shape> = {
  in: shape('MoneyInRow.update', { ...STORED_ROW, ...PAYMENT_ROW.in }, { required: ['paymentAmount'], isStrict: true }),
  out: shape('MoneyOutRow.update', { ...STORED_ROW, ...PAYMENT_ROW.out }, { required: ['paymentAmount'], isStrict: true }),
};

const replaces = (what: string): string => `The complete list of ${what}. It replaces the existing list.`;

export const knockOffsEdited: Members = {
  knockOffs: rows(shape('KnockOffRow.update', knockOff, { isStrict: true }), replaces('knock-offs')),
};

/** How a document of the ledgers is saved. */
export const savingMembers: Members = {
  ...saveOptions,
  Options: nativeContainer(saveOptions, 'How to save, under SDK names: DocNoFormatName, SaveAsDraft.'),
  ...saving,
};

const isSent = (value: Json | undefined): boolean => value !== undefined && value !== null;

export const knockOffHasAmount: Rule = eachRow('knock-off-has-amount', ruleSays.knockOffHasAmount(), 'knockOffs', (row) =>
  isSent(row.amount) ? [] : ['/amount'],
);

export const knockOffsWithinBoth = bookRule(
  'knock-offs-within-both',
  'A knock-off must not exceed what is outstanding on either document. Both documents must have the same party, and its date must not be earlier than theirs.',
);

const withholdingInsidePayment: Rule = eachRow(
  'withholding-inside-payment',
  ruleSays.withholdingInsidePayment(),
  'payments',
  (row) => {
    const [kept, paid] = [parseNumber(row.withholdingTaxAmount), parseNumber(row.paymentAmount)];
    return kept !== undefined && paid !== undefined && kept > paid ? ['/withholdingTaxAmount'] : [];
  },
);

const depositPaysAlone: Rule = eachRow('deposit-pays-alone', ruleSays.depositPaysAlone(), 'payments', (row) =>
  isSent(row.depositDocNo)
    ? ['paymentAccountNo', 'bankCharge'].filter((name) => isSent(row[name])).map((name) => `/${name}`)
    : [],
);

const ONLY_ON_PAYMENTS = ['depositDocNo', 'withholdingTaxCode', 'withholdingTaxAmount'];
const onlyMoney: Rule = eachRow('only-payments-use-deposits', ruleSays.onlyPaymentsUseDeposits(), 'payments', (row) =>
  ONLY_ON_PAYMENTS.filter((name) => isSent(row[name])).map((name) => `/${name}`),
);

const knockOffsWithinPayments: Rule = rule('knock-offs-within-payments', ruleSays.knockOffsWithinPayments(), (payload) => {
  const paid = sumOf(rowsOf(payload, 'payments').map(([row]) => row.paymentAmount ?? 0));
  const settled = sumOf(rowsOf(payload, 'knockOffs').map(([row]) => row.amount ?? 0));
  const isTooMuch = isSent(payload.payments) && paid !== undefined && settled !== undefined && settled > paid;
  return isTooMuch ? [{ path: '/knockOffs' }] : [];
});

const depositSettlesNothing: Rule = refuses('deposit-settles-nothing', ruleSays.depositSettlesNothing(), 'knockOffs');

const rateRule = bookRule(
  'rate-of-the-day',
  'The currency is that of the party. A foreign document uses the dated rate of the book unless you send currencyRate. A document in base currency always has the rate 1.',
);
const accountCurrency = bookRule(
  'payment-account-currency',
  'A payment account is an active bank or cash account in the currency of the document or in base currency.',
);
const withholdingRate = bookRule(
  'withholding-tax-by-code',
  'With withholdingTaxCode alone the tax is the code’s rate of the amount; the party is settled in full and the tax is owed to the authority.',
);
const depositUnused = bookRule(
  'deposit-unused',
  'A deposit must be the same party’s and have at least the amount of the row left.',
);

const KIND_RULES: Record<SettlementKind, readonly Rule[]> = {
  payment: [withholdingInsidePayment, withholdingRate, depositPaysAlone, depositUnused],
  refund: [onlyMoney],
  deposit: [onlyMoney, depositSettlesNothing],
};

const KNOCK_OFF_RULES: readonly Rule[] = [...knockOffRules, knockOffHasAmount, knockOffsWithinPayments, knockOffsWithinBoth];

function rulesOf(kind: SettlementKind, ledger: PartyLedger): readonly Rule[] {
  return [
    ledger.partyRule,
    paymentNamesAccount,
    ...(FLOW[ledger.side][kind] === 'in' ? [chargeInsidePayment] : []),
    accountCurrency,
    ...KIND_RULES[kind],
    ...(kind === 'deposit' ? [] : KNOCK_OFF_RULES),
    rateRule,
  ];
}

function headerOf(ledger: PartyLedger): Members {
  return {
    [ledger.partyCode]: ledger.partyField,
    ...documentHeader,
    ...pick(tradeHeader, 'currencyCode', 'currencyRate'),
  };
}

const SETTLES: Record<Exclude<SettlementKind, 'deposit'>, (ledger: PartyLedger) => string> = {
  payment: ({ side }) =>
    `Documents the payment settles; read-${side}-outstanding-documents gives their docKey. What is left stays open as a credit.`,
  refund: ({ side }) => `Open credits that the refund pays out; read-${side}-outstanding-documents gives their docKey.`,
};

function createShape(kind: SettlementKind, document: string, ledger: PartyLedger): Shape {
  return shape(
    `${document}.create`,
    {
      ...headerOf(ledger),
      payments: rows(
        PAYMENT_SHAPE[FLOW[ledger.side][kind]],
        'How the money moves, at least one row; together they are the amount of the document.',
      ),
      ...(kind === 'deposit' ? {} : { knockOffs: rows(knockOffRow, SETTLES[kind](ledger)) }),
      ...savingMembers,
    },
    { required: [ledger.partyCode, 'payments'], rules: rulesOf(kind, ledger) },
  );
}

function updateShape(kind: SettlementKind, document: string, ledger: PartyLedger): Shape {
  return strictUpdate({
    name: document,
    selector: { docNo: selecting.docNo },
    header: omit(headerOf(ledger), 'docNo'),
    takesDrafts: true,
    more: {
      payments: rows(PAYMENT_EDIT_SHAPE[FLOW[ledger.side][kind]], replaces('payment rows')),
      ...(kind === 'deposit' ? {} : knockOffsEdited),
    },
    rules: rulesOf(kind, ledger),
  });
}

export interface Settlement {
  readonly docType: DocType;
  readonly about: string;
  readonly examples: readonly Example[];
  /** The payload of the sample documents (default: the first example). */
  readonly sample?: Payload;
  /** Month of the sample documents, YYYY-MM. */
  readonly sampleMonth: string;
  readonly moreSamples?: readonly Sample[];
  readonly updateExample?: Payload;
  readonly createLeansOn?: readonly string[];
  readonly notes?: Family['notes'];
}

/** The common part of the families of payments, refunds, deposits and contras. */
export function settlementFamily(
  declared: Settlement,
  names: Pick<Family, 'document' | 'plural' | 'one' | 'many' | 'operations' | 'create' | 'update'>,
): Family {
  const sample = declared.sample ?? declared.examples[0]?.payload ?? {};
  const dated = (n: number): Payload => ({ ...sample, docDate: `${declared.sampleMonth}-0${n}` });
  const numbered = numberedSamples(declared.docType, `create-${names.document}`, dated, names.operations);
  return {
    ...names,
    displayGroup: capitalised(names.one),
    about: declared.about,
    kind: 'document',
    docTypes: [declared.docType],
    selector: { name: 'docNo', field: selecting.docNo },
    createExamples: declared.examples,
    updateExample: declared.updateExample ?? {},
    samples: [...numbered.samples, ...(declared.moreSamples ?? [])],
    sampleCodes: numbered.sampleCodes,
    createLeansOn: declared.createLeansOn ?? [],
    ...(declared.notes ? { notes: declared.notes } : {}),
  };
}

export function settlementDocument(side: LedgerSide, kind: SettlementKind, declared: Settlement): Family {
  const ledger = LEDGERS[side];
  const document = `${side}-${kind}`;
  const one = `${ledger.label} ${kind}`;
  const family = settlementFamily(declared, {
    document,
    plural: `${document}s`,
    one,
    many: `${one}s`,
    operations: OPERATIONS[kind],
    create: createShape(kind, document, ledger),
    update: updateShape(kind, document, ledger),
  });
  const amounts: AmountFields = {
    rows: [
      ['payments', ['paymentAmount', 'bankCharge', 'withholdingTaxAmount']],
      ['knockOffs', ['amount', 'discountAmount']],
    ],
  };
  return { ...family, amounts, knowsKnockOffs: kind !== 'deposit' };
}
