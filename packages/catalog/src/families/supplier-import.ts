/**
 * Shapes of the supplier import: where a received e-invoice comes from, what happens to it, and the mapping of a supplier's
 * items to ours.
 */

import { requiring } from '@ledgerline/contract';
import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Json, Members, Payload, Rule, Shape } from '../declaration/declaration.ts';
import { analysis, creditor, documentHeader, saving, selecting } from '../declaration/fields.ts';
import { apTakesCreditor, atLeastOneOf, bookRule, rowsOf, rule } from '../declaration/rules.ts';
import {
  choice,
  code,
  date,
  flag,
  freeText,
  integer,
  meaning,
  omit,
  pick,
  rows,
  shape,
  text,
  value,
} from '../declaration/shape.ts';
import { strictUpdate } from '../declaration/strict-update.ts';
import { paymentRow, paymentRules } from './trade.ts';

const FINANCIAL = { effect: 'financial' } as const;
/** The tax authority takes documents of up to 300 KB. */
const DOCUMENT_LENGTH_MAX = 300 * 1024;
const LINES_MAX = 1000;

/** The fields that both preview and apply need. */
const source: Members = {
  uuid: code(100, 'Id of an e-invoice that the gateway has received for this company.', { role: 'selector' }),
  document: value(
    { type: 'string', minLength: 2, maxLength: DOCUMENT_LENGTH_MAX },
    'The e-invoice as a UBL JSON string, if it did not come through the gateway.',
    { role: 'selector' },
  ),
  targetType: choice(
    ['PI', 'CP', 'PB', 'PR'],
    'Document to create: purchase invoice, cash purchase, AP invoice or purchase return (default: PI, or PR for a credit note).',
    FINANCIAL,
  ),
  creditorCode: meaning(creditor.creditorCode, 'Creditor of the document (default: found by the TIN of the issuer).'),
  purchaseLocation: text(8, 'Exact active location for stock items.', { aliases: ['location'], effect: 'financial' }),
};

const oneSource: Rule = rule('one-source', ruleSays.oneSource(), (payload) => {
  const [hasUuid, hasDocument] = [payload.uuid !== undefined, payload.document !== undefined];
  return hasUuid === hasDocument ? [{ path: hasUuid ? '/document' : '/uuid' }] : [];
});

const documentIsUbl: Rule = rule('document-is-ubl', ruleSays.documentIsUbl(), ({ document }) =>
  document === undefined || typeof document !== 'string' || holdsInvoice(document) ? [] : [{ path: '/document' }],
);

function holdsInvoice(document: string): boolean {
  try {
    const parsed = JSON.parse(document) as Json;
    if (typeof parsed !== 'object' || parsed === null || !('Invoice' in parsed)) return false;
    return Array.isArray(parsed.Invoice) && parsed.Invoice.length === 1;
  } catch {
    return false;
  }
}

const SOURCE_RULES: readonly Rule[] = [
  apTakesCreditor,
  oneSource,
  documentIsUbl,
  bookRule('issued-to-us', 'The buyer on the e-invoice is this company, by TIN.'),
  bookRule('creditor-has-tin', 'The creditor must have the TIN of the issuer. If several creditors have it, send creditorCode.'),
  bookRule('target-fits-kind', 'An invoice becomes PI, CP or PB; a credit note becomes PR.'),
];

export const importPreview: Shape = shape('einvoice.supplier-import.preview', source, { rules: SOURCE_RULES });

const lineOverride: Shape = shape(
  'einvoice.supplier-import.apply.override',
  {
    lineNo: integer(1, LINES_MAX, 'Position of the line on the e-invoice, counted from 1.', { role: 'selector' }),
    itemCode: text(30, 'Our item.', FINANCIAL),
    uom: text(8, 'Unit of our item.', { native: 'UOM', effect: 'financial' }),
    accountNo: text(12, 'GL account of a line without an item.', { aliases: ['accNo', 'glAccount'], effect: 'financial' }),
    taxCode: text(14, 'Our tax code.', FINANCIAL),
    location: text(8, 'Exact active location for the item.', FINANCIAL),
    description: freeText(100, 'Text of the line.'),
    ...analysis,
  },
  { required: ['lineNo'] },
);

const overrideOnce: Rule = rule('override-once', ruleSays.overrideOnce(), (payload) => {
  const seen = new Set<Json | undefined>();
  return rowsOf(payload, 'overrides').flatMap(([row, index]) => {
    if (seen.has(row.lineNo)) return [{ path: `/overrides/${index}/lineNo` }];
    seen.add(row.lineNo);
    return [];
  });
});

const paymentsOfCashPurchase: Rule = rule('payments-of-cash-purchase', ruleSays.paymentsOfCashPurchase(), (payload: Payload) =>
  payload.payments !== undefined && payload.targetType !== 'CP' ? [{ path: '/payments' }] : [],
);

export const importApply: Shape = shape(
  'einvoice.supplier-import.apply',
  {
    previewHash: value(
      { type: 'string', pattern: requiring('^[0-9a-f]{64}$', 'previewHash') },
      'previewHash of the preview that the user has seen.',
      {
        role: 'selector',
      },
    ),
    ...source,
    ...omit(documentHeader, 'docDate'),
    docDate: date('Date of the document (default: the issue date of the e-invoice).', FINANCIAL),
    overrides: rows(lineOverride, 'Choices for single lines; they win over the mappings.', { max: LINES_MAX }),
    payments: rows(paymentRow, 'How a cash purchase was paid.'),
    ...saving,
  },
  {
    rules: [
      ...SOURCE_RULES,
      overrideOnce,
      paymentsOfCashPurchase,
      ...paymentRules,
      bookRule(
        'preview-hash-current',
        'When previewHash is given, a fresh preview must still give the same hash; otherwise look again.',
      ),
      bookRule('no-gaps', 'Every line finds its item or account, and every stock item its location, by mapping or override.'),
      bookRule('import-once', 'The same uuid, or the same invoice number of the same creditor, is never imported twice.'),
    ],
  },
);

/** How a supplier names what we buy. */
const supplierSide: Members = {
  supplierItemCode: code(50, 'Item code on the supplier’s e-invoices.', { role: 'selector' }),
  supplierDescription: code(300, 'Line text on the supplier’s e-invoices, if its lines have no item code.', {
    role: 'selector',
  }),
};

/** The fields of our side of a mapping. */
const ourSide: Members = {
  itemCode: text(30, 'Our item.', FINANCIAL),
  uom: text(8, 'Unit of our item that the supplier’s quantity counts (default: its base unit).', {
    native: 'UOM',
    effect: 'financial',
  }),
  accountNo: text(12, 'GL account for what is no item of ours.', { aliases: ['accNo', 'glAccount'], effect: 'financial' }),
  taxCode: text(14, 'Our tax code for the line.', FINANCIAL),
  isActive: flag('Whether the mapping is used.'),
};

const selectedByOne: Rule = rule('mapping-by-one', ruleSays.mappingByOne(), (payload) => {
  const [hasCode, hasText] = [payload.supplierItemCode !== undefined, payload.supplierDescription !== undefined];
  return hasCode === hasText ? [{ path: hasCode ? '/supplierDescription' : '/supplierItemCode' }] : [];
});

const unitNeedsItem: Rule = rule('unit-needs-item', ruleSays.unitNeedsItem(), (payload) =>
  payload.uom !== undefined && payload.itemCode === undefined ? [{ path: '/itemCode' }] : [],
);

export const mappingCreate: Shape = shape(
  'einvoice.supplier-item-mapping.create',
  { creditorCode: creditor.creditorCode, ...supplierSide, ...ourSide, ...saving },
  {
    required: ['creditorCode'],
    rules: [
      apTakesCreditor,
      selectedByOne,
      atLeastOneOf('mapping-leads-somewhere', ruleSays.mappingLeadsSomewhere(), 'itemCode', 'accountNo'),
      unitNeedsItem,
      bookRule('mapping-once', 'Each item code or line text of a supplier can be mapped only once.'),
    ],
  },
);

export const mappingUpdate: Shape = strictUpdate({
  name: 'einvoice.supplier-item-mapping',
  selector: { creditorCode: { ...creditor.creditorCode, role: 'selector' } },
  header: ourSide,
  native: false,
  more: supplierSide,
  rules: [apTakesCreditor, selectedByOne],
});

export const mappingFilter: Shape = shape('einvoice.supplier-item-mapping.list', {
  creditorCode: text(12, 'Only mappings of this creditor.', { role: 'selector' }),
  itemCode: text(30, 'Only mappings to this item of ours.', { role: 'selector' }),
  ...pick(selecting, 'limit', 'cursor'),
});
