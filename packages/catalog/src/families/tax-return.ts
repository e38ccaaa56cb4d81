/** Tax returns of both schemes: the period and its figures, the payment, the settings. SST and GST differ by words, never by shape. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { CommandDeclaration, Payload } from '../declaration/declaration.ts';
import { type Family, MAINTAINED } from '../declaration/family.ts';
import { documentHeader, saving, selecting } from '../declaration/fields.ts';
import { create, edit, read } from '../declaration/irregular.ts';
import { changedSince, documentKeys, listPage } from '../declaration/list-filter.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule, datesInOrder, rule } from '../declaration/rules.ts';
import {
  amountNotNegative,
  amountPositive,
  asSelector,
  choice,
  code,
  date,
  flag,
  freeText,
  integer,
  pick,
  shape,
  text,
} from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';

export type TaxScheme = 'SST' | 'GST';

const FINANCIAL = { effect: 'financial' } as const;

const returnNo = code(30, 'Number of the return, for example SST-000001.', { role: 'selector' });
const notes = freeText(500, 'Notes on the return, for example the acknowledgement number of the filing.');

const returnCreate = shape(
  'TaxReturn',
  {
    dateFrom: date('First day of the taxable period; the day after the previous return ends.', FINANCIAL),
    dateTo: date('Last day of the taxable period.', FINANCIAL),
    commit: flag(
      'Whether to commit the return at once (default: false, a draft). A committed return is stored and posted, and its documents are locked.',
      {
        role: 'selector',
      },
    ),
    notes,
    ...saving,
  },
  {
    required: ['dateFrom', 'dateTo'],
    rules: [
      datesInOrder,
      bookRule(
        'period-follows',
        'The period begins the day after the previous return ends, and only one return at a time is uncommitted.',
      ),
    ],
  },
);

const returnUpdate = strictUpdate({
  name: 'tax-return',
  selector: { returnNo },
  header: {
    notes,
    commit: flag('Whether to commit a draft. The figures are then stored, the journal is posted and the documents are locked.', {
      role: 'selector',
    }),
    reopen: flag('Whether to reopen the return as a draft. It must have no payments.', { role: 'selector' }),
  },
  native: false,
  rules: [
    rule('commit-or-reopen', ruleSays.commitOrReopen(), (payload) =>
      payload.commit === true && payload.reopen === true ? [{ path: '/reopen' }] : [],
    ),
    bookRule(
      'latest-return-only',
      'Only the latest return can be committed or reopened, and a return with payments cannot be reopened. Notes can be changed on any return.',
    ),
  ],
});

export interface TaxReturnDeclaration {
  readonly scheme: TaxScheme;
  readonly about: string;
  /** The figures of the return, and how they are grouped. */
  readonly figures: string;
  readonly example: Payload;
  readonly sample: Payload;
  /** The day on which the sample return is filed. */
  readonly sampleFiledOn: string;
  readonly updateExample: Payload;
}

/** The scheme as command types spell it. */
const SMALL = { SST: 'sst', GST: 'gst' } as const satisfies Record<TaxScheme, string>;

const documentOf = (scheme: TaxScheme): string => `${SMALL[scheme]}-processor`;
const firstReturn = (scheme: TaxScheme): string => `${scheme}-000001`;

export function taxReturn(declared: TaxReturnDeclaration): Family {
  const { scheme } = declared;
  const sample = {
    code: firstReturn(scheme),
    commandType: `create-${documentOf(scheme)}`,
    payload: declared.sample,
    happensOn: declared.sampleFiledOn,
  };
  return {
    document: documentOf(scheme),
    plural: `${documentOf(scheme)}s`,
    one: `${scheme} return`,
    many: `${scheme} returns`,
    displayGroup: `${scheme} return`,
    about: declared.about,
    kind: 'document',
    docTypes: [scheme],
    own: MAINTAINED,
    selector: { name: 'returnNo', field: returnNo },
    operations: MAINTAINED,
    list: returnList,
    create: returnCreate,
    update: returnUpdate,
    createExamples: [{ title: 'The period that follows, as a draft', payload: declared.example }],
    updateExample: declared.updateExample,
    samples: [sample],
    sampleCodes: { get: sample.code, update: sample.code },
    createLeansOn: [sample.code],
    notes: {
      get: [declared.figures, 'A draft is recomputed on every read; a committed return shows the figures it was filed with.'],
      create: [declared.figures, 'Return and payment are due by the last day of the month after the period.'],
      update: ['A commit posts the journal and locks the documents of the period. A reopen reverses both.'],
    },
  };
}

const returnList = shape(
  'TaxReturnList',
  {
    ...pick(selecting, 'dateFrom', 'dateTo'),
    returnNo: asSelector(returnNo, 'Only the return with this number.'),
    keys: documentKeys,
    isCommitted: flag('Whether to list committed returns (true) or drafts (false). Leave it out for both.', { role: 'selector' }),
    changedSince,
    ...listPage,
  },
  { rules: [datesInOrder] },
);

/** The commands of a return, in words that fit a period rather than a document with a party. */
export function returnCommands(family: Family): readonly CommandDeclaration[] {
  const summaries: Readonly<Record<string, string>> = {
    [`list-${family.plural}`]: `Lists the ${family.many}, newest period first, with what is payable, what was paid and whether they are committed.`,
    [`get-${family.document}`]: `Returns one ${family.one} in full: its figures line by line, the documents behind each, and the payments made on it.`,
  };
  return commandsOf(family).map((command) => ({ ...command, summary: summaries[command.commandType] ?? command.summary }));
}

const payment = shape(
  'TaxPayment',
  {
    returnNo,
    docDate: date('Date of the payment.', FINANCIAL),
    paymentAccountNo: code(12, 'Bank or cash GL account for the payment or refund.', {
      aliases: ['bankAccount'],
      effect: 'financial',
    }),
    paymentAmount: amountPositive('Tax paid with this payment, without the penalty.', {
      aliases: ['amount'],
      effect: 'financial',
    }),
    penalty: amountNotNegative('Penalty paid on top; it goes to the expense account of the settings.', FINANCIAL),
    chequeNo: text(30, 'Cheque or reference number.'),
    ...pick(documentHeader, 'description', 'ref'),
    ...saving,
  },
  {
    required: ['returnNo', 'docDate', 'paymentAccountNo', 'paymentAmount'],
    rules: [
      bookRule('payment-within-balance', 'paymentAmount can be at most what is left to pay or to refund on the return.'),
      bookRule('payment-of-committed', 'Only a committed return can be paid.'),
    ],
  },
);

export interface TaxPaymentDeclaration {
  readonly scheme: TaxScheme;
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly example: Payload;
}

/** `create-sst-payment`, `create-gst-payment`. */
export function taxPayment({ scheme, summary, notes: more = [], example }: TaxPaymentDeclaration): CommandDeclaration {
  return create({
    commandType: `create-${SMALL[scheme]}-payment` as const,
    isRepeatable: true,
    document: documentOf(scheme),
    displayGroup: `${scheme} return`,
    title: `Pay ${scheme === 'SST' ? 'an SST' : 'a GST'} return`,
    summary,
    notes: ['Partial payments are allowed, each at most what is left.', ...more],
    aiInstructions: `Read the return with get-${documentOf(scheme)} first, tell the user what is left to pay and confirm amount, date and account. If the result is late, poll the commandId you have. Never send a second payment.`,
    shape: payment,
    example: { returnNo: firstReturn(scheme), ...example },
    usesSamples: [firstReturn(scheme)],
  });
}

const settingsRead = shape('TaxSettingsRead', {});

const settingsUpdate = strictUpdate({
  name: 'tax-settings',
  selector: {},
  header: {
    registrationNo: text(
      35,
      'Registration number with the customs department, as printed on documents; empty when not registered.',
    ),
    startDate: date('Day from which the company is registered; the first return begins here.', FINANCIAL),
    taxablePeriodMonths: integer(1, 12, 'Length of a taxable period in months.', FINANCIAL),
    basis: choice(
      ['accrual', 'payment'],
      'When tax is due if the tax code has no setting: with the invoice or with its payment.',
      FINANCIAL,
    ),
    controlAccountNo: code(12, 'GL account for the tax of committed returns until it is paid.', FINANCIAL),
    penaltyAccountNo: code(12, 'GL expense account of penalties.', FINANCIAL),
  },
  native: false,
  rules: [
    bookRule(
      'settings-accounts',
      'controlAccountNo is a tax control account and penaltyAccountNo an expense account of the book.',
    ),
    bookRule('start-before-returns', 'startDate cannot change once a return was created.'),
  ],
});

const settingsWords = (scheme: TaxScheme) => ({
  document: `${SMALL[scheme]}-settings`,
  displayGroup: 'Tax settings',
});

/** `read-sst-settings`, `read-gst-settings`. */
export function readSettings(scheme: TaxScheme, summary: string): CommandDeclaration {
  return read({
    ...settingsWords(scheme),
    commandType: `read-${SMALL[scheme]}-settings` as const,
    title: `Read the ${scheme} settings`,
    summary,
    notes: ['The payload is an empty object.'],
    aiInstructions: `Read this before you create ${scheme === 'SST' ? 'an SST' : 'a GST'} return, to learn the length of the period and the accounts.`,
    shape: settingsRead,
    example: {},
  });
}

/** `update-sst-settings`, `update-gst-settings`. */
export function updateSettings(scheme: TaxScheme, summary: string, example: Payload): CommandDeclaration {
  return edit({
    ...settingsWords(scheme),
    commandType: `update-${SMALL[scheme]}-settings` as const,
    title: `Update the ${scheme} settings`,
    summary,
    notes: [
      'Fields you leave out keep their values. Unknown fields are rejected before anything is saved.',
      'A new period length or basis applies from the next return. Filed returns do not change.',
    ],
    aiInstructions: `Read the settings first and send only what changes. Tell the user that basis and period length change what falls due from the next return on.`,
    shape: settingsUpdate,
    example,
  });
}
