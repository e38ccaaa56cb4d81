/** Changes of existing documents: voids, updates, bulk entries and tax returns. */

import { DOCUMENT_NAMES, type DocType, findRecipe, isDocType, type Json, type Payload } from '@ledgerline/catalog';
import { Book } from '../../src/book.ts';
import { amountOf, type Command, type Scene, type StoredDocument } from './scene.ts';

const CASH_BOOK = 'gl-cash-book-entry';
const SUPPORTED = new Set(Book.supportedTypes);
const RETURNS = ['SST', 'GST'];

/** The document name in its change commands. */
export const nameOf = (type: string): string =>
  type === 'PV' || type === 'OR' ? CASH_BOOK : isDocType(type) ? DOCUMENT_NAMES[type satisfies DocType] : 'sales-invoice';

const NOTHING: Command = ['void-sales-invoice', { docNo: 'IV-NONE' }];

const changeable = (scene: Scene): StoredDocument | undefined => {
  const list = scene.documents().filter(({ doc_type }) => !RETURNS.includes(doc_type));
  return list[scene.step.pick % Math.max(1, list.length)];
};

function withdraw(scene: Scene): Command {
  const found = changeable(scene);
  if (!found) return NOTHING;
  const types = withdrawals(found.doc_type);
  const type = types[scene.step.way % Math.max(1, types.length)];
  return type === undefined ? NOTHING : [type, { docNo: found.doc_no }];
}

/** The commands that void or delete a document, where its family has them. */
export const withdrawals = (docType: string): readonly string[] =>
  ['void', 'cancel', 'delete'].map((verb) => `${verb}-${nameOf(docType)}`).filter((type) => SUPPORTED.has(type));

const update = (found: StoredDocument, change: Payload): Command => {
  const type = `update-${nameOf(found.doc_type)}`;
  return SUPPORTED.has(type) ? [type, { docNo: found.doc_no, reason: 'Put right', ...change }] : NOTHING;
};

function redate(scene: Scene): Command {
  const found = changeable(scene);
  if (!found) return NOTHING;
  return found.doc_type === 'BR'
    ? update(found, { description: 'Looked at again' })
    : update(found, { docDate: scene.docDate, ...(scene.isWay(4) ? { validateOnly: true } : {}) });
}

interface StoredLine {
  readonly dtl_key: bigint;
  readonly data: string;
}

export const TRADED = ['QT', 'SO', 'DO', 'IV', 'CS', 'CN', 'DN', 'PO', 'GR', 'PI', 'CP', 'PR'];
const PAID_AT_ONCE = ['CS', 'CP'];
const MADE_AND_MOVED = ['SI', 'SR', 'SA', 'SW', 'ST', 'TK', 'UC', 'AS', 'AO', 'DA'];
const ENTERED = ['RI', 'RC', 'RD', 'PB', 'PC', 'PD', 'PV', 'OR'];

/** The fields that give the quantity of a line. */
const MEASURES: Readonly<Record<string, string>> = {
  TK: 'countedQty',
  UC: 'unitCost',
  ...Object.fromEntries(ENTERED.map((type) => [type, 'amount'])),
};

const LINED = [...TRADED, ...MADE_AND_MOVED, ...ENTERED];

/**
 * One of the types that there are, so that the rare ones come up too, then one of its documents; paid cash documents stay as they
 * are.
 */
function changeLines(scene: Scene): Command {
  const { pick } = scene.step;
  const open = scene.documents(...LINED).filter(({ doc_type, isPaid }) => !isPaid || !PAID_AT_ONCE.includes(doc_type));
  const types = [...new Set(open.map(({ doc_type }) => doc_type))];
  const list = open.filter(({ doc_type }) => doc_type === types[pick % types.length]);
  return changedLines(scene, list[Math.floor(pick / Math.max(1, types.length)) % Math.max(1, list.length)]);
}

/** Of a document that came from another or became one. */
function changeLinkedLines(scene: Scene): Command {
  const linked = scene.db.all<{ doc_key: bigint }>(
    'SELECT to_doc_key AS doc_key FROM document_link UNION SELECT from_doc_key FROM document_link ORDER BY doc_key',
  );
  const chosen = linked[scene.step.pick % Math.max(1, linked.length)];
  return changedLines(
    scene,
    scene.documents().find(({ doc_key }) => doc_key === chosen?.doc_key),
  );
}

/** One of its lines changed, deleted, or entered again, next to the others or replacing all of them. */
function changedLines(scene: Scene, found: StoredDocument | undefined): Command {
  const lines = scene.db.all<StoredLine>('SELECT dtl_key, data FROM document_line WHERE doc_key = :docKey ORDER BY seq', {
    docKey: found?.doc_key ?? 0n,
  });
  const chosen = lines[scene.step.cents % Math.max(1, lines.length)];
  if (!found || !chosen) return NOTHING;
  const dtlKey = chosen.dtl_key.toString();
  const measure = MEASURES[found.doc_type] ?? 'qty';
  const much = { [measure]: measure === 'qty' || measure === 'countedQty' ? scene.step.quantity : scene.price };
  const copy = { ...knownOnLine(found.doc_type, JSON.parse(chosen.data) as Payload), ...much };
  const ways: readonly Payload[] = [
    { detailMode: 'update', lines: [{ dtlKey, ...much }] },
    { detailMode: 'update', lines: [{ dtlKey, ...(scene.isWay(2) ? much : { description: 'Other words' }) }] },
    { detailMode: 'append', lines: [copy] },
    { detailMode: 'replace', lines: [copy] },
    { detailMode: 'delete', lines: [{ dtlKey }] },
  ];
  return update(found, ways[scene.step.way % ways.length] ?? {});
}

/** A line in the form that an update accepts. */
function knownOnLine(type: string, data: Payload): Record<string, Json> {
  const lines = findRecipe(`update-${nameOf(type)}`)?.shape.members.lines;
  const members = lines?.kind === 'rows' ? lines.of.members : {};
  return Object.fromEntries(Object.entries(data).filter(([name]) => name in members));
}

/** Other knock-offs for a payment, or the same party's other document. */
function rematch(scene: Scene): Command {
  const found = scene.document('RP', 'PP', 'RF', 'PF');
  if (!found) return NOTHING;
  const side = found.doc_type.startsWith('R') ? 'AR' : 'AP';
  const sign = found.doc_type === 'RP' || found.doc_type === 'PF' ? 1 : -1;
  const item = scene.openItem(side, side === 'AP' ? (found.doc_type === 'PP' ? -1 : 1) : sign);
  const amount = item && item.open < found.total ? item.open : found.total;
  return item?.party === found.party
    ? update(found, { knockOffs: [{ docType: item.doc_type, docNo: item.doc_no, amount: amountOf(scene.partOf(amount)) }] })
    : update(found, { description: 'Looked at again' });
}

function changeParty(scene: Scene): Command {
  const found = scene.document('IV', 'SO', 'QT', 'RI', 'PI', 'PB', 'RP');
  if (!found) return NOTHING;
  const isSale = ['IV', 'SO', 'QT', 'RI', 'RP'].includes(found.doc_type);
  return update(found, isSale ? { debtorCode: scene.debtor } : { creditorCode: scene.creditor });
}

/** Several creates at once, one of which may fail. */
function bulk(scene: Scene): Command {
  const entry = (debit: number): Payload => ({
    docDate: scene.docDate,
    lines: [
      { accountNo: '900-9000', debit },
      { debtorCode: scene.debtor, credit: debit },
    ],
  });
  const sale = (qty: number): Payload => ({
    commandType: 'create-sales-invoice',
    debtorCode: scene.debtor,
    docDate: scene.docDate,
    lines: [scene.stockLine({ qty, unitPrice: scene.price })],
  });
  const rows = [entry(scene.price), sale(scene.step.quantity), sale(scene.isWay(3) ? 1_000_000 : 1)];
  const mode = scene.isWay(2) ? 'atomic' : 'independent';
  const more = scene.isWay(5) ? { validateOnly: true } : scene.isWay(5, 1) ? { stopOnError: true } : {};
  return ['bulk-create', { commandType: 'create-journal-entry', mode, ...more, rows }];
}

const PERIODS: readonly (readonly [from: string, to: string])[] = [
  ['2026-01-01', '2026-02-28'],
  ['2026-03-01', '2026-04-30'],
  ['2026-05-01', '2026-06-30'],
];

/** Begins, commits, reopens or pays the latest return of a scheme. */
function fileTax(scene: Scene): Command {
  const scheme = scene.isWay(4) ? 'gst' : 'sst';
  const returns = scene.documents(scheme.toUpperCase());
  const latest = returns.at(-1);
  const period = PERIODS[returns.length];
  const isCommitted =
    latest !== undefined &&
    scene.db.get(`SELECT 1 FROM document WHERE doc_key = :docKey AND header ->> 'isCommitted' = 1`, {
      docKey: latest.doc_key,
    }) !== undefined;
  const returnNo = latest?.doc_no ?? 'NONE';
  const begin: Command = [
    `create-${scheme}-processor`,
    { dateFrom: period?.[0] ?? '2026-07-01', dateTo: period?.[1] ?? '2026-08-31', ...(scene.isWay(2) ? { commit: true } : {}) },
  ];
  if (latest === undefined) return begin;
  const settle = (change: Payload): Command => [`update-${scheme}-processor`, { returnNo, reason: 'Filing', ...change }];
  if (!isCommitted) return settle(scene.isWay(3) ? { notes: 'Seen' } : { commit: true });
  if (scene.isWay(3)) return settle({ reopen: true });
  if (scene.isWay(3, 1) && period) return begin;
  const paymentAmount = amountOf(scene.partOf(latest.total < 0n ? -latest.total : latest.total));
  return [`create-${scheme}-payment`, { returnNo, docDate: '2026-05-31', paymentAccountNo: '310-1000', paymentAmount }];
}

export const CHANGE = {
  withdraw,
  'withdraw-too': withdraw,
  redate,
  'change-lines': changeLines,
  'change-linked-lines': changeLinkedLines,
  rematch,
  'change-party': changeParty,
  bulk,
  'file-tax': fileTax,
} as const;
