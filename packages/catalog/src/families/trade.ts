/** Trading documents of both sides: one builder, called for sales and for purchase. Declares shapes and families, no command names. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { CommandDeclaration, Example, Members, Payload, Rule, Sample, Shape } from '../declaration/declaration.ts';
import { DOCUMENT_NAMES, type DocType } from '../declaration/doc-type.ts';
import {
  capitalised,
  type Family,
  numberedSamples,
  type OperationName,
  TRADE_OPERATIONS,
  withArticle,
} from '../declaration/family.ts';
import {
  CONTENT,
  contact,
  creditor,
  debtor,
  delivery,
  documentHeader,
  knockOff,
  payment,
  purchaseHeader,
  references,
  remarks,
  salesHeader,
  saveOptions,
  saving,
  selecting,
  shipping,
  storedLine,
  tradeHeader,
  tradeLine,
} from '../declaration/fields.ts';
import { documentKeys, partyRules } from '../declaration/list-filter.ts';
import {
  apTakesCreditor,
  arTakesDebtor,
  bookRule,
  chargeInsidePayment,
  datesInOrder,
  dueAfterDocument,
  eachRow,
  knockOffNamesDocument,
  knockOffOnce,
  knockOffTaxInsideDiscount,
  lineSaysWhat,
  paymentNamesAccount,
} from '../declaration/rules.ts';
import {
  aliased,
  amount,
  choice,
  integer,
  meaning,
  nativeContainer,
  omit,
  pick,
  quantityPositive,
  rows,
  shape,
  text,
} from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import type { LinkKind } from '../declaration/task.ts';

export type TradeSide = 'sales' | 'purchase';

const PARTY_CODE = { sales: 'debtorCode', purchase: 'creditorCode' } as const;
const PARTY_RULE: Record<TradeSide, Rule> = { sales: arTakesDebtor, purchase: apTakesCreditor };
const FINANCIAL = { effect: 'financial' } as const;

/** What the SDK knows of a header beyond the fields the strict update lists by name. */
const WITHHOLDING = {
  withholdingTaxVersion: text(20, 'Native enum of the withholding tax version; only where the document exposes it.', FINANCIAL),
};

const HEADER: Record<TradeSide, Members> = {
  sales: {
    ...salesHeader,
    ...documentHeader,
    ...references,
    ...tradeHeader,
    ...contact,
    ...delivery,
    ...remarks,
    ...shipping,
  },
  purchase: {
    ...purchaseHeader,
    ...documentHeader,
    ...references,
    ...tradeHeader,
    ...contact,
    ...Object.fromEntries(([1, 2, 3, 4] as const).map((n) => [`address${n}`, aliased(contact[`address${n}`], `invAddr${n}`)])),
    ...delivery,
    ...remarks,
    ...shipping,
  },
};

/** Header edits of the strict update, by name and, in Master, by native name: every field of a sale, of a purchase those that service.md names. */
const EDITS: Record<TradeSide, Members> = {
  sales: { ...omit(HEADER.sales, 'docNo'), ...WITHHOLDING },
  purchase: {
    ...omit(HEADER.purchase, 'docNo', 'accountNo', 'ourRef', 'yourRef', ...Object.keys(delivery)),
    purchaseLocation: aliased(purchaseHeader.purchaseLocation, 'location'),
  },
};

const salesLine: Shape = shape('SalesLine', tradeLine);
const purchaseLine: Shape = shape('PurchaseLine', {
  ...tradeLine,
  unitCost: meaning(tradeLine.unitCost, 'Price of one unit if there is no unitPrice; if both are sent, they must be equal.'),
  salesExemptionNo: text(60, 'Sales tax exemption certificate number.', CONTENT),
  taxAdjustment: amount('Correction of the computed tax.', FINANCIAL),
});
const LINE: Record<TradeSide, Shape> = { sales: salesLine, purchase: purchaseLine };

/** What a strict update takes on a line: of a purchase, exactly the SDK's detail names. */
const LINE_EDITS: Record<TradeSide, Members> = {
  sales: salesLine.members,
  purchase: omit(
    purchaseLine.members,
    'barCode',
    'unitCost',
    'taxAmount',
    'amount',
    'fromLocation',
    'toLocation',
    'classification',
  ),
};

export const paymentRow: Shape = shape('PaymentRow', payment);
export const knockOffRow: Shape = shape('KnockOffRow', knockOff);

export const knockOffRules: readonly Rule[] = [knockOffNamesDocument, knockOffTaxInsideDiscount, knockOffOnce];
export const paymentRules: readonly Rule[] = [paymentNamesAccount, chargeInsidePayment];

const OPTIONS = {
  Options: nativeContainer(saveOptions, 'How to save, under SDK names: DocNoFormatName, SaveAsDraft.'),
};

const LOCATION_RULE = bookRule(
  'stock-lines-need-location',
  'Stock-item lines need an itemCode, a uom of the item and an exact active location, on the line or in the header; the book never puts another in its place.',
);

/** The book never guesses money. */
const FIGURE_RULES: readonly Rule[] = [
  bookRule(
    'line-has-price',
    'A line needs a price: its unitPrice or amount, on a purchase its unitCost, otherwise the selling price of the item. Send unitPrice 0 for what is free of charge.',
  ),
  bookRule(
    'figures-agree',
    'Figures of a line must agree: amount with quantity and price, unitCost of a purchase with unitPrice, taxRate with the tax code, barCode with itemCode and uom.',
  ),
];

const shapes = new Map<string, Shape>();

/** The create payload; documents of a side with the same extra members share one shape. */
function createShape(side: TradeSide, document: string, extra: Members): Shape {
  const isPlain = Object.keys(extra).length === 0;
  const name = isPlain ? `${capitalised(side)}Document` : `${document}.create`;
  const known = shapes.get(name);
  if (known) return known;
  const members: Members = {
    ...HEADER[side],
    ...extra,
    lines: rows(LINE[side], 'Lines of the document, at least one.', { aliases: ['items'] }),
    payments: rows(paymentRow, 'Payments of a cash document; leave it out for a credit sale or purchase.'),
    ...saveOptions,
    ...OPTIONS,
    ...saving,
  };
  const made = shape(name, members, {
    required: [PARTY_CODE[side], 'lines'],
    rules: [
      PARTY_RULE[side],
      lineSaysWhat(),
      dueAfterDocument,
      ...paymentRules,
      ...('knockOffs' in extra ? knockOffRules : []),
      LOCATION_RULE,
      ...FIGURE_RULES,
    ],
  });
  shapes.set(name, made);
  return made;
}

const LINE_FILTERS: Record<TradeSide, Shape> = {
  sales: lineFilters('SalesLineFilter', pick(debtor, 'debtorCode')),
  purchase: lineFilters('PurchaseLineFilter', pick(creditor, 'creditorCode')),
};

/** Filters of a read of lines; every one optional. */
export function lineFilters(name: string, party: Members, more: Members = {}): Shape {
  return shape(
    name,
    {
      itemCode: text(30, 'Only lines of this item.', { role: 'selector' }),
      ...Object.fromEntries(
        Object.entries(party).map(([code, field]) => [code, { ...field, text: 'Only documents of this party.' }]),
      ),
      docNo: text(30, 'Only lines of this document.', { role: 'selector' }),
      keys: documentKeys,
      ...more,
      ...pick(selecting, 'dateFrom', 'dateTo', 'limit', 'cursor'),
    },
    { rules: [...partyRules(party), datesInOrder] },
  );
}

export interface TradeDocument {
  readonly document: string;
  readonly plural?: string;
  readonly one?: string;
  readonly docType: DocType;
  readonly about: string;
  /** Header fields that only this document has. */
  readonly extra?: Members;
  readonly operations?: readonly OperationName[];
  readonly examples: readonly Example[];
  /** The payload of the five sample documents (default: the first example). */
  readonly sample?: Payload;
  /** Month of the sample documents, YYYY-MM. */
  readonly sampleMonth: string;
  readonly moreSamples?: readonly Sample[];
  readonly updateExample: Payload;
  readonly moreUpdateExamples?: readonly Example[];
  readonly createLeansOn?: readonly string[];
  readonly notes?: Family['notes'];
}

/** A note names the invoice that it changes; its e-invoice shows that number. */
const NOTES = ['CN', 'DN', 'PR'];
const NAMES_INVOICE: Record<TradeSide, Members> = {
  sales: { refDocNo: { ...shipping.refDocNo, ...CONTENT } },
  purchase: {
    refDocNo: { ...shipping.refDocNo, ...CONTENT },
    supplierInvoiceNo: { ...purchaseHeader.supplierInvoiceNo, ...CONTENT },
  },
};

export function tradeDocument(side: TradeSide, declared: TradeDocument): Family {
  const { document, docType, extra = {}, operations = TRADE_OPERATIONS } = declared;
  const plural = declared.plural ?? `${document}s`;
  const one = declared.one ?? document.replaceAll('-', ' ');
  const create = createShape(side, document, extra);
  const own = { ...(NOTES.includes(docType) ? NAMES_INVOICE[side] : {}), ...omit(extra, 'knockOffs') };
  const sample = declared.sample ?? declared.examples[0]?.payload ?? {};
  const numbered = numberedSamples(
    docType,
    `create-${document}`,
    (n) => ({ ...sample, docDate: `${declared.sampleMonth}-0${n}` }),
    operations,
  );
  return {
    document,
    plural,
    one,
    many: `${one}s`,
    displayGroup: capitalised(one),
    about: declared.about,
    kind: 'document',
    docTypes: [docType],
    amounts: {
      rows: [
        ['lines', ['amount', 'taxAmount', 'taxAdjustment']],
        ['payments', ['paymentAmount', 'bankCharge']],
      ],
      isPriced: true,
    },
    selector: { name: 'docNo', field: selecting.docNo },
    operations,
    create,
    update: strictUpdate({
      name: document,
      selector: { docNo: selecting.docNo },
      header: { ...EDITS[side], ...own },
      line: LINE_EDITS[side],
      takesDrafts: operations.includes('create'),
      rules: [PARTY_RULE[side], dueAfterDocument],
    }),
    lines: LINE_FILTERS[side],
    linesExample: {
      [PARTY_CODE[side]]: side === 'sales' ? '300-A001' : '400-S001',
      dateFrom: '2026-01-01',
      dateTo: '2026-06-30',
      limit: 100,
    },
    createExamples: declared.examples,
    updateExample: declared.updateExample,
    moreUpdateExamples: declared.moreUpdateExamples ?? [],
    samples: [...numbered.samples, ...(declared.moreSamples ?? [])],
    sampleCodes: numbered.sampleCodes,
    knowsKnockOffs: 'knockOffs' in extra,
    ...(declared.createLeansOn ? { createLeansOn: declared.createLeansOn } : {}),
    notes: { ...declared.notes, update: [...(declared.notes?.update ?? []), ...(MADE_BY_TRANSFER[docType] ?? [])] },
  };
}

const ORDER_LETS_GO =
  'A line that came from another document keeps its item and unit. When you delete or replace it, its link is released; the warning LINK_RELEASED names the source.';
const KEEPS_SOURCE =
  'A line that came from another document keeps its item and unit and cannot be deleted or replaced. Void the document instead.';

/** What an update of a document that a transfer makes does with the lines that came over. */
const MADE_BY_TRANSFER: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['SO', 'PO'].map((docType) => [docType, [ORDER_LETS_GO]])),
  ...Object.fromEntries(['DO', 'IV', 'CN', 'GR', 'PI', 'PR'].map((docType) => [docType, [KEEPS_SOURCE]])),
};

export interface TransferDeclaration {
  readonly from: DocType;
  readonly to: DocType;
  /** The kind of link (default: next). */
  readonly link?: LinkKind;
  /** The sample document that the example transfers. */
  readonly source: Sample;
  readonly summary: string;
  readonly docDate: string;
  readonly notes?: readonly string[];
  /** Members the target needs on top, creditorCode for a purchase order. */
  readonly extra?: Members;
  readonly required?: readonly string[];
  readonly examplePayload?: Payload;
}

const transferLine: Shape = shape('TransferLine', {
  ...storedLine,
  lineNo: integer(1, 10_000, 'Position of the source line, counted from 1, if you do not have its key.', {
    role: 'selector',
  }),
  ...tradeLine,
  qty: quantityPositive('Quantity to transfer (default: everything outstanding).', FINANCIAL),
});

const TRANSFER_RULES: readonly Rule[] = [
  eachRow('transfer-line-selects', ruleSays.transferLineSelects(), 'lines', (row) =>
    row.dtlKey === undefined && row.lineNo === undefined ? [''] : [],
  ),
  bookRule(
    'transfer-within-outstanding',
    'You can transfer at most the outstanding quantity. The source must not be a draft or void, and it must have the same party. The date must not be earlier than that of the source.',
  ),
];

/** `transfer-A-to-B`: carries what is outstanding on one document into a new one. */
export function transfer(side: TradeSide, declared: TransferDeclaration): CommandDeclaration {
  const { link = 'next', source, extra = {} } = declared;
  const [from, to] = [DOCUMENT_NAMES[declared.from], DOCUMENT_NAMES[declared.to]];
  const [fromWords, toWords] = [from.replaceAll('-', ' '), to.replaceAll('-', ' ')];
  const isReturn = link === 'return';
  const party = 'creditorCode' in extra ? {} : pick(side === 'sales' ? debtor : creditor, PARTY_CODE[side] as never);
  const payload = { fromDocNo: source.code, docDate: declared.docDate, ...declared.examplePayload };
  return {
    commandType: `transfer-${from}-to-${to}`,
    operation: 'Create',
    verb: 'transfer',
    task: { kind: 'transfer', from: declared.from, to: declared.to, link },
    docTypes: [],
    mode: 'write',
    document: 'transfer',
    displayGroup: 'Transfers',
    title: `Transfer ${withArticle(fromWords)} to ${withArticle(toWords)}`,
    summary: declared.summary,
    notes: [
      'Without lines, everything outstanding is transferred; with lines, only the quantities you send.',
      'Party, currency, rate, prices, discounts, tax, locations and projects are copied. A line can override its own values.',
      ...(declared.notes ?? []),
    ],
    aiInstructions: `Read the ${fromWords} first to see what is outstanding. Prefer this over creating ${withArticle(toWords)} by hand: only a transfer keeps the two linked and the quantities right.`,
    family: undefined,
    shape: shape(
      `transfer.${from}.${to}`,
      {
        fromDocNo: { ...selecting.docNo, text: `Number of the ${fromWords} to transfer.` },
        ...pick(documentHeader, 'docNo', 'docDate', 'description', 'ref', 'project', 'department', 'userDefinedFields'),
        ...party,
        ...extra,
        ...pick(tradeHeader, 'displayTerm', 'dueDate', 'currencyRate', 'taxDate'),
        lines: rows(transferLine, 'Source lines to transfer, with quantities and overrides (default: everything outstanding).', {
          aliases: ['items'],
        }),
        ...(isReturn
          ? { knockOffs: rows(knockOffRow, 'Documents the note settles (default: its source, up to the outstanding amount).') }
          : {}),
        ...saveOptions,
        ...saving,
      },
      {
        required: ['fromDocNo', ...(declared.required ?? [])],
        rules: [
          ...('creditorCode' in extra ? [] : [PARTY_RULE[side]]),
          dueAfterDocument,
          ...TRANSFER_RULES,
          ...(isReturn ? knockOffRules : []),
        ],
      },
    ),
    examples: [{ title: 'Everything outstanding', payload }],
    usesSamples: [source.code],
    grouped: undefined,
    native: { master: [], detail: [], knockOff: [], options: [] },
    hasArtifact: false,
    isRepeatable: false,
    preview: undefined,
  };
}

/** Document types a cross-type read can be narrowed to. */
export const docTypeFilter = (values: readonly string[]) => ({
  docType: choice(values, 'Only documents of this type.', { role: 'selector' }),
});
