/** How a document looks in results: native header fields, lines, payments, knock-offs, links, postings. Reads only. */

import {
  DOCUMENT_NAMES,
  type DocType,
  findRecipe,
  type Json,
  type LinkKind,
  type Payload,
  recipes,
  type Shape,
} from '@ledgerline/catalog';
import { type Decimal, decimalNumber, decimalOf } from '@ledgerline/catalog/decimal';
import type { FieldCapabilities } from '@ledgerline/contract';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, uncommitted } from '../../command/handler-result.ts';
import type { Database } from '../../database.ts';
import type { Document, Line } from '../../document/document.ts';
import { type Link, linksShownBy, linksToDocument } from '../../document/link.ts';
import { lineAmounts } from '../../drafting/bill-line.ts';
import { einvoiceFields } from '../../einvoice/state/status-view.ts';
import { postingsOf } from '../../ledger/gl-entry.ts';
import { MATRIX, SIDES } from '../../ledger/matrix.ts';
import { isAssemblyOrder } from '../../ledger/nature.ts';
import { type Sen, senNumber, sumSen } from '../../money.ts';
import { accountUsed } from '../../posting/account-used.ts';
import { Records } from '../../record-store/records.ts';
import { depositLeft } from '../../settlement/deposit.ts';
import { itemsOfDocument } from '../../settlement/open-item.ts';
import { capabilitiesOf, nativeFields, sourceOwned } from './native.ts';
import { knockOffView, paymentView } from './settlement-view.ts';
import { type StockView, stockFields, stockView } from './stock-view.ts';
import { documentReadErrors, withDocumentFields } from './user-defined-view.ts';

const EMPTY: Shape = { name: 'none', members: {}, required: [], isStrict: false, rules: [] };

/** The command that updates documents of each type. Cash book entries are created as payments or receipts and changed under one name. */
const UPDATE_TYPES = new Map(
  recipes().flatMap(({ verb, docTypes, commandType }) =>
    verb === 'update' ? docTypes.map((type) => [type, commandType] as const) : [],
  ),
);
export const updateTypeOf = (type: DocType): string => UPDATE_TYPES.get(type) ?? `update-${DOCUMENT_NAMES[type]}`;

export const createShapeOf = (type: DocType): Shape =>
  findRecipe(`create-${DOCUMENT_NAMES[type]}`)?.shape ?? findRecipe(updateTypeOf(type))?.shape ?? EMPTY;

/**
 * The open amount of a document, by the sign of its ledger: amounts owed are positive in AR and AP, unapplied credit is negative.
 */
export function outstandingOf(db: Database, docKey: bigint): Sen {
  const open = itemsOfDocument(db, docKey).map(
    ({ side, sign, total, cleared }) => BigInt(SIDES[side].raises) * sign * (total - cleared),
  );
  return sumSen(open);
}

const isDeposit = ({ type }: Document): boolean => {
  const effect = MATRIX[type];
  return effect.kind === 'settlement' && effect.isDeposit;
};

/** Whether a document has its own payments. */
export const isPaid = ({ type }: Document): boolean => {
  const effect = MATRIX[type];
  return effect.kind === 'settlement' || (effect.kind === 'bill' && effect.isPaidAtOnce);
};

/** The unused part of a deposit, which has its own account. */
const unusedOf = (db: Database, deposit: Document): Sen => (deposit.status === 'Saved' ? depositLeft(db, deposit) : 0n);

function fieldsOf(db: Database, document: Document, stock = stockView(db, document)): Record<string, unknown> {
  const { totals } = document;
  return {
    ...nativeFields(createShapeOf(document.type), document.header),
    DocKey: document.key.toString(),
    DocType: document.type,
    DocNo: document.no,
    DocDate: document.date,
    ...(document.dueDate === null ? {} : { DueDate: document.dueDate }),
    CurrencyCode: document.currency,
    CurrencyRate: decimalNumber(document.rate),
    NetTotal: senNumber(totals.net),
    Tax: senNumber(totals.tax),
    RoundAdj: senNumber(totals.rounding),
    FinalTotal: senNumber(totals.total),
    LocalNetTotal: senNumber(totals.netLocal),
    LocalTax: senNumber(totals.taxLocal),
    LocalTotal: senNumber(totals.totalLocal),
    ...(stock ? stockFields(stock) : {}),
    Outstanding: senNumber(isDeposit(document) ? unusedOf(db, document) : outstandingOf(db, document.key)),
    Status: document.status,
    Cancelled: document.status === 'Void',
    ...einvoiceFields(db, document.key),
    CreatedTimeStamp: document.createdAt,
    LastModified: document.changedAt,
    readErrors: documentReadErrors(new Records(db), document),
  };
}

/** Amount fields of a line; lines of stock documents have none. */
const hasAmounts = (document: Document): boolean => {
  const { kind } = MATRIX[document.type];
  return kind === 'bill' || kind === 'cash-book';
};

/** Books of earlier builds have it as text. */
const packageQuantity = ({ packageQty }: Payload): Payload =>
  typeof packageQty === 'string' ? { packageQty: decimalNumber(decimalOf(packageQty)) } : {};

const lineView = (db: Database, document: Document, line: Line, stock: StockView | undefined): Payload => ({
  dtlKey: line.key.toString(),
  seq: line.seq,
  ...line.data,
  ...packageQuantity(line.data),
  ...accountUsed(db, document.type, line),
  ...(hasAmounts(document) ? lineAmounts(line) : {}),
  ...stock?.lineView(line),
});

/** A line with its outstanding quantities, from its outgoing links. */
const lineWithProgress = (document: Document, line: Line, view: Payload, onward: readonly Link[]): Payload => {
  if (MATRIX[document.type].kind !== 'bill' || line.quantity === 0n) return view;
  const gone = (kind: LinkKind): Decimal => onward.reduce((sum, link) => (link.kind === kind ? sum + link.quantity : sum), 0n);
  const [next, returned] = [gone('next'), gone('return')];
  return {
    ...view,
    transferedQty: decimalNumber(next),
    outstandingQty: decimalNumber(line.quantity - next),
    returnedQty: decimalNumber(returned),
    returnableQty: decimalNumber(line.quantity - returned),
  };
};

/** How much of a document was transferred: none, partial or full. */
function transferStatus(lines: readonly Payload[]): Record<string, Json> {
  const counted = lines.filter((line) => typeof line.outstandingQty === 'number');
  if (counted.length === 0) return {};
  const isFull = counted.every((line) => Number(line.outstandingQty) <= 0);
  const isNone = counted.every((line) => Number(line.transferedQty) === 0);
  return { TransferStatus: isFull ? 'full' : isNone ? 'none' : 'partial' };
}

/** An assembly order has its quantity at the top; its assemblies are linked to its first line. */
function assemblyProgress(document: Document, onward: readonly Link[]): Record<string, Json> {
  if (!isAssemblyOrder(document.type)) return {};
  const made = onward.reduce((sum, { quantity }) => sum + quantity, 0n);
  const left = decimalOf(document.header.qty) - made;
  const TransferStatus = left <= 0n ? 'full' : made === 0n ? 'none' : 'partial';
  return { TransferStatus, TransferedQty: decimalNumber(made), OutstandingQty: decimalNumber(left) };
}

/** What an update can do with the fields of a document; nothing, where the command belongs to another module. */
function capabilitiesFor(records: Records, { type }: Document, isOwn: boolean): FieldCapabilities | undefined {
  const known = capabilitiesOf(updateTypeOf(type), true);
  const capabilities = known && withDocumentFields(records, type, known);
  return capabilities && !isOwn ? sourceOwned(capabilities, updateTypeOf(type)) : capabilities;
}

/** Everything about a document, as get shows it. */
export function documentView({ db, records }: CommandContext, document: Document, isOwn: boolean): Record<string, unknown> {
  const fieldCapabilities = capabilitiesFor(records, document, isOwn);
  const onward = linksShownBy(db, document.key);
  const byLine = Map.groupBy(onward, ({ fromDtlKey }) => fromDtlKey);
  const stock = stockView(db, document);
  const lines = document.lines.map((line) =>
    lineWithProgress(document, line, lineView(db, document, line, stock), byLine.get(line.key) ?? []),
  );
  return {
    document: { docKey: document.key.toString(), docNo: document.no },
    docType: document.type,
    docKey: document.key.toString(),
    docNo: document.no,
    fields: { ...fieldsOf(db, document, stock), ...transferStatus(lines), ...assemblyProgress(document, onward) },
    lines,
    payments: document.payments.map(paymentView),
    knockOffs: document.knockOffs.map((row) => knockOffView(db, row)),
    links: [
      ...linksToDocument(db, document.key).map((link) => linkView(db, link.fromDocKey, 'from', link)),
      ...onward.map((link) => linkView(db, link.toDocKey, 'to', link)),
    ],
    postings: postingsOf(db, document.key),
    ...(fieldCapabilities ? { fieldCapabilities } : {}),
  };
}

function linkView(
  db: Database,
  otherKey: bigint,
  direction: 'from' | 'to',
  link: { readonly fromDtlKey: bigint; readonly toDtlKey: bigint; readonly kind: string; readonly quantity: bigint },
): Payload {
  const other = db.get<{ doc_type: string; doc_no: string }>('SELECT doc_type, doc_no FROM document WHERE doc_key = :otherKey', {
    otherKey,
  });
  return {
    direction,
    kind: link.kind,
    docType: other?.doc_type ?? '',
    docNo: other?.doc_no ?? '',
    docKey: otherKey.toString(),
    fromDtlKey: link.fromDtlKey.toString(),
    toDtlKey: link.toDtlKey.toString(),
    qty: decimalNumber(link.quantity),
  };
}

export const identityView = (document: Document) => ({
  document: { docKey: document.key.toString(), docNo: document.no },
  docType: document.type,
  docKey: document.key.toString(),
  docNo: document.no,
});

/**
 * What a write returns: the current document, without the fields that only get returns. Payments and knock-offs are included
 * where the type has them.
 */
export function writtenView(db: Database, document: Document): Record<string, unknown> {
  const stock = stockView(db, document);
  const { payments, knockOffs } = document;
  const canSettle = 'knockOffs' in createShapeOf(document.type).members;
  return {
    ...identityView(document),
    fields: fieldsOf(db, document, stock),
    lines: document.lines.map((line) => lineView(db, document, line, stock)),
    ...(isPaid(document) ? { payments: payments.map(paymentView) } : {}),
    ...(canSettle || knockOffs.length > 0 ? { knockOffs: knockOffs.map((row) => knockOffView(db, row)) } : {}),
  };
}

/** The result of a validation: the document that an update would have saved. */
export function validatedUpdate(command: CommandContext, document: Document, followed: readonly string[]): HandlerResult {
  return uncommitted({
    ok: true,
    saved: false,
    operationUsed: 'None',
    valid: true,
    ...writtenView(command.db, document),
    followed,
    postings: postingsOf(command.db, document.key),
    warnings: command.warnings,
  });
}
