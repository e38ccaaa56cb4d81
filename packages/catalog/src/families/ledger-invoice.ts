/** Invoices, credit notes and debit notes of the party ledgers: ledger rows without items or stock. One builder, called for AR and for AP. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Example, Field, Members, Payload, Rule, Sample, Shape } from '../declaration/declaration.ts';
import type { DocType } from '../declaration/doc-type.ts';
import { type Family, numberedSamples, WITHOUT_CANCEL } from '../declaration/family.ts';
import {
  accountNo,
  analysis,
  CONTENT,
  contact,
  documentHeader,
  lineTexts,
  REFERENCE,
  remarks,
  selecting,
  storedLine,
  taxCode,
  tradeHeader,
  tradeLine,
  userDefinedFields,
} from '../declaration/fields.ts';
import { atLeastOneOf, bookRule, dueAfterDocument, eachRow, notBoth } from '../declaration/rules.ts';
import {
  aliased,
  amount,
  amountPositive,
  freeText,
  meaning,
  nativeContainer,
  omit,
  pick,
  rows,
  shape,
  text,
} from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import { LEDGERS, type LedgerSide, type PartyLedger } from './party-ledger.ts';
import { knockOffHasAmount, knockOffsEdited, knockOffsWithinBoth, savingMembers } from './settlement.ts';
import { knockOffRow, knockOffRules } from './trade.ts';

export type LedgerInvoiceKind = 'invoice' | 'credit-note' | 'debit-note';

const FINANCIAL = { effect: 'financial' } as const;

/** The fields of a ledger row: one account, one amount. */
const ledgerRow = {
  accountNo,
  description: meaning(lineTexts.description, 'Text of the row (default: the description of the document).'),
  description2: lineTexts.description2,
  furtherDescription: lineTexts.furtherDescription,
  ...analysis,
  amount: amount('Amount of the row; before tax unless inclusiveTax is true.', FINANCIAL),
  taxCode: meaning(taxCode, 'Tax code of the row (default: the party’s).'),
  taxAmount: amount('Tax of the row, when it differs from what the code gives by a rounding.', {
    native: 'TaxAmt',
    effect: 'financial',
  }),
  classification: tradeLine.classification,
  userDefinedFields,
};

/** Notes know fewer SDK names than invoices; the fields of their rows are the same. */
const NATIVE_ROW: Record<'invoice' | 'note', Members> = {
  invoice: { ...storedLine, ...omit(ledgerRow, 'classification', 'userDefinedFields') },
  note: { ...storedLine, ...pick(ledgerRow, 'accountNo', 'description', 'project', 'department', 'amount', 'taxCode') },
};

const rowShape = (name: string, native: Members): Shape =>
  shape(name, {
    dtlKey: meaning(storedLine.dtlKey, 'Key of the row; the book gives new rows theirs, so that a new document needs none.'),
    ...ledgerRow,
    nativeFields: nativeContainer(native, 'Fields of the row under their SDK names.'),
  });

const ROW: Record<'invoice' | 'note', Shape> = {
  invoice: rowShape('LedgerRow', NATIVE_ROW.invoice),
  note: rowShape('LedgerNoteRow', NATIVE_ROW.note),
};

const rowOf = (kind: LedgerInvoiceKind): 'invoice' | 'note' => (kind === 'invoice' ? 'invoice' : 'note');

const sdkReferences = {
  refNo: text(30, 'First reference number of the ledger document.', REFERENCE),
  refNo2: text(30, 'Second reference number of the ledger document.', REFERENCE),
  journalType: text(10, 'Journal that the document is entered in (default: the standard journal of its type).', FINANCIAL),
  taxDocNo: text(30, 'Number of the tax document, when it differs from the document number.', REFERENCE),
};

/** Header fields of every kind, on both sides. */
const header = {
  ...documentHeader,
  ...pick(tradeHeader, 'dueDate', 'displayTerm', 'currencyCode', 'currencyRate', 'taxDate', 'taxEntityID', 'branchCode'),
  inclusiveTax: meaning(tradeHeader.inclusiveTax, 'Whether the amounts include tax.'),
  attention: contact.attention,
  ...sdkReferences,
  ...pick(remarks, 'remark1', 'remark2', 'remark3', 'remark4'),
};

/** A document in one row: fields at the top instead of lines. */
const singleRow = {
  amount: amountPositive('Amount of a document in one row; before tax unless inclusiveTax is true.', FINANCIAL),
  accountNo: meaning(tradeHeader.accountNo, 'GL posting account of a document in one row, and of lines that name none.'),
  taxCode: meaning(taxCode, 'Tax code of a document in one row (default: the party’s).'),
};

const lineDescription = freeText(100, 'Text of the row of a document in one row (default: its description).');
const ourInvoiceNo = text(30, 'Number of our invoice that the note refers to.', CONTENT);
const supplierInvoiceNo = text(30, 'Number of the supplier’s invoice.', REFERENCE);
const REASON_SENTENCE = 'Reason printed on the note.';

/** The invoice that a document of that side refers to: ours, or the supplier’s. */
const INVOICE_REFERENCE: Record<LedgerSide, Members> = {
  ar: { ourInvoiceNo },
  ap: { supplierInvoiceNo: { ...supplierInvoiceNo, ...CONTENT } },
};

/** Fields that only one kind has. The reason of a note is an alias on create only: in an update, reason says why it is changed. */
const OWN: Record<LedgerInvoiceKind, (side: LedgerSide) => Members> = {
  invoice: (side) => (side === 'ap' ? { supplierInvoiceNo } : {}),
  'credit-note': (side) => ({
    cnType: text(20, 'Credit note type code.', { native: 'CNType', effect: 'financial' }),
    creditNoteReason: freeText(100, REASON_SENTENCE, { native: 'Reason', ...CONTENT }),
    ...INVOICE_REFERENCE[side],
  }),
  'debit-note': (side) => ({
    dnType: text(20, 'Debit note type code.', { native: 'DNType', effect: 'financial' }),
    debitNoteReason: freeText(100, REASON_SENTENCE, { native: 'Reason', ...CONTENT }),
    ...INVOICE_REFERENCE[side],
  }),
};

const REASONS = ['creditNoteReason', 'debitNoteReason'];

function onCreate(own: Members): Members {
  return Object.fromEntries(
    Object.entries(own).map(([name, member]) => [name, REASONS.includes(name) ? aliased(member, 'reason') : member]),
  );
}

/** The fields behind Master, in the SDK’s order. */
function masterFields(kind: LedgerInvoiceKind, ledger: PartyLedger, own: Members): Members {
  const party = { [ledger.partyCode]: ledger.partyField };
  if (kind === 'invoice') {
    return {
      ...pick(header, 'docNo', 'docDate', 'dueDate'),
      ...party,
      ...pick(header, 'description', 'ref', 'refNo', 'refNo2', 'remark1', 'remark2', 'remark3', 'remark4'),
      ...pick(header, 'currencyCode', 'currencyRate', 'displayTerm', 'taxEntityID', 'inclusiveTax', 'journalType', 'taxDocNo'),
      ...own,
    };
  }
  const reference = INVOICE_REFERENCE[ledger.side];
  return {
    ...pick(header, 'docNo', 'docDate'),
    ...party,
    ...omit(own, ...Object.keys(reference)),
    ...pick(header, 'ref', 'description', 'journalType', 'taxDocNo'),
    ...reference,
  };
}

const amountOrLines = atLeastOneOf('amount-or-lines', ruleSays.amountOrLines(), 'amount', 'lines');
const amountNotWithLines = notBoth('amount-not-with-lines', ruleSays.amountNotWithLines(), 'amount', 'lines');
const rowHasAmount: Rule = eachRow('row-has-amount', ruleSays.rowHasAmount(), 'lines', (row) =>
  row.amount === undefined || row.amount === null ? ['/amount'] : [],
);

/** A supplier's bill needs an account from this or an earlier request: the book has no default for it. */
const postingAccount = (kind: LedgerInvoiceKind, { side, who }: PartyLedger): Rule =>
  bookRule(
    `${side}-row-needs-account`,
    isBill(kind, side)
      ? `Every row of an AP invoice needs a valid GL posting account: its own accountNo, else the one at the top, else the one last used for the ${who}. There is no default account for it.`
      : `Every row posts to an active GL account: its own accountNo, else the one at the top, else the default account, else the one last used for the ${who}.`,
  );

const isBill = (kind: LedgerInvoiceKind, side: LedgerSide): boolean => kind === 'invoice' && side === 'ap';

const partyNamed = (ledger: PartyLedger): Rule =>
  bookRule(`${ledger.party}-named`, `${ledger.partyCode} is required. The account book checks it.`);

function createShape(kind: LedgerInvoiceKind, document: string, ledger: PartyLedger, own: Members): Shape {
  const requiredParty: Field = meaning(ledger.partyField, `Code of the ${ledger.who} (${ledger.party}); required.`);
  return shape(
    `${document}.create`,
    {
      [ledger.partyCode]: requiredParty,
      ...header,
      ...onCreate(own),
      ...singleRow,
      ...(kind === 'invoice' ? {} : { lineDescription }),
      lines: rows(ROW[rowOf(kind)], 'Ledger rows of the document; leave them out if amount is its only row.', {
        aliases: ['items'],
      }),
      knockOffs: rows(
        knockOffRow,
        `Open documents of the same ${ledger.who} that this one settles; read-${ledger.side}-outstanding-documents gives their docKey.`,
      ),
      Master: nativeContainer(
        masterFields(kind, ledger, own),
        'Header fields under their SDK names. If you send a field twice, both values must be equal.',
      ),
      ...savingMembers,
    },
    {
      rules: [
        ledger.partyRule,
        partyNamed(ledger),
        amountOrLines,
        amountNotWithLines,
        rowHasAmount,
        postingAccount(kind, ledger),
        dueAfterDocument,
        ...knockOffRules,
        knockOffHasAmount,
        knockOffsWithinBoth,
      ],
    },
  );
}

function updateShape(document: string, ledger: PartyLedger, own: Members): Shape {
  return strictUpdate({
    name: document,
    selector: { docNo: selecting.docNo },
    header: { [ledger.partyCode]: ledger.partyField, ...omit(header, 'docNo'), ...own },
    line: ledgerRow,
    takesDrafts: true,
    more: knockOffsEdited,
    rules: [ledger.partyRule, dueAfterDocument, ...knockOffRules, knockOffHasAmount, knockOffsWithinBoth],
  });
}

export interface LedgerInvoice {
  readonly kind: LedgerInvoiceKind;
  readonly docType: DocType;
  readonly about: string;
  readonly examples: readonly Example[];
  /** The payload of the sample documents (default: the first example). */
  readonly sample?: Payload;
  /** Month of the sample documents, YYYY-MM. */
  readonly sampleMonth: string;
  readonly moreSamples?: readonly Sample[];
  readonly updateExample: Payload;
  readonly createLeansOn?: readonly string[];
}

export function ledgerInvoice(side: LedgerSide, declared: LedgerInvoice): Family {
  const { kind, docType } = declared;
  const ledger = LEDGERS[side];
  const document = `${side}-${kind}`;
  const one = `${ledger.label} ${kind.replace('-', ' ')}`;
  const own = OWN[kind](side);
  const sample = declared.sample ?? declared.examples[0]?.payload ?? {};
  const dated = (n: number): Payload => ({ ...sample, docDate: `${declared.sampleMonth}-0${n}` });
  const numbered = numberedSamples(docType, `create-${document}`, dated, WITHOUT_CANCEL);
  return {
    document,
    plural: `${document}s`,
    one,
    many: `${one}s`,
    displayGroup: one,
    about: declared.about,
    kind: 'document',
    docTypes: [docType],
    amounts: { header: ['amount'], rows: [['lines', ['amount', 'taxAmount']]] },
    selector: { name: 'docNo', field: selecting.docNo },
    operations: WITHOUT_CANCEL,
    create: createShape(kind, document, ledger, own),
    update: updateShape(document, ledger, own),
    lines: ledger.lineFilter,
    linesExample: { [ledger.partyCode]: ledger.exampleParty, dateFrom: '2026-01-01', dateTo: '2026-06-30', limit: 100 },
    createExamples: declared.examples,
    updateExample: declared.updateExample,
    samples: [...numbered.samples, ...(declared.moreSamples ?? [])],
    sampleCodes: numbered.sampleCodes,
    // The SDK takes knock-offs by name on notes; on an invoice they are our own fields.
    knowsKnockOffs: kind !== 'invoice',
    createLeansOn: declared.createLeansOn ?? [],
    notes: { create: createNotes(kind, ledger), validate: createNotes(kind, ledger) },
  };
}

function createNotes(kind: LedgerInvoiceKind, { side, who }: PartyLedger): readonly string[] {
  return [
    isBill(kind, side)
      ? `Posting account of a row: its accountNo, then the one at the top, then the one last used for the ${who}. A row must have one of them.`
      : `Posting account of a row: its accountNo, then the one at the top, then the default account only where needed, then the one last used for the ${who}.`,
    `Call read-${side}-outstanding-documents first when you send knockOffs.`,
    'For one row send amount, accountNo and taxType at the top; for more, lines.',
  ];
}
