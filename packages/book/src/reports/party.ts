/** Reads of the party ledgers, written once and offered for AR and for AP: who there is, what is open, what was paid. */

import type { Payload } from '@ledgerline/catalog';
import { type BusinessDate, businessDate, daysBetween } from '../date.ts';
import type { DocType } from '../doc-type.ts';
import { linkedQuantity } from '../link.ts';
import { type Sen, senNumber, senOf, splitSen } from '../money.ts';
import { limitOf, linesOf, offsetOf, page } from '../operations/lines.ts';
import { recordView } from '../operations/record.ts';
import { answered, type Handler, refused } from '../outcome.ts';
import { SIDES, type Side } from '../posting/matrix.ts';
import { textMember } from '../records/master.ts';
import type { StoredRecord } from '../records/records.ts';
import type { Work } from '../work.ts';

export interface ItemRow {
  readonly doc_key: bigint;
  readonly doc_type: DocType;
  readonly doc_no: string;
  readonly doc_date: string;
  readonly due_date: string;
  readonly party: string;
  readonly currency: string;
  readonly sign: bigint;
  readonly total: bigint;
  readonly total_local: bigint;
  readonly cleared: bigint;
  readonly cleared_local: bigint;
}

/** Items as they stood at the end of a day: only knock-offs up to then count. */
export function openItems(
  work: Work,
  side: Side,
  party: string | null,
  docType: string | null,
  asOf: BusinessDate,
): readonly ItemRow[] {
  return work.db.all<ItemRow>(
    `SELECT * FROM (
       SELECT open_item.doc_key, doc_type, doc_no, open_item.doc_date, open_item.due_date, open_item.party, open_item.currency, sign,
         open_item.total, open_item.total_local,
         coalesce((SELECT sum(amount) FROM knock_off WHERE (debit_item = item_key OR credit_item = item_key) AND date <= :asOf), 0)
           AS cleared,
         coalesce((SELECT sum(debit_local) FROM knock_off WHERE debit_item = item_key AND date <= :asOf), 0)
         + coalesce((SELECT sum(credit_local) FROM knock_off WHERE credit_item = item_key AND date <= :asOf), 0) AS cleared_local
       FROM open_item JOIN document USING (doc_key)
       WHERE side = :side AND open_item.doc_date <= :asOf AND (:party IS NULL OR open_item.party = :party)
         AND (:docType IS NULL OR doc_type = :docType)
     ) WHERE cleared < total ORDER BY party, doc_date, doc_key`,
    { side, party, docType, asOf },
  );
}

const asOfOf = (work: Work, payload: Payload): BusinessDate =>
  payload.asOf === undefined ? work.today : businessDate(payload.asOf);

export const open = (row: ItemRow): Sen => row.sign * (row.total - row.cleared);
const openLocal = (row: ItemRow): Sen => row.sign * (row.total_local - row.cleared_local);

/** Amounts as the ledger counts them: what customers owe, or what is owed to suppliers, is positive. */
export const counted = (side: Side, amount: Sen): number => senNumber(BigInt(SIDES[side].raises) * amount);

function outstandingDocuments(side: Side): Handler {
  return (work, payload) => {
    const asOf = asOfOf(work, payload);
    const { partyCode } = SIDES[side];
    const all = openItems(work, side, textMember(payload[partyCode]), textMember(payload.docType), asOf);
    const { shown, nextCursor } = page(all.slice(offsetOf(payload), offsetOf(payload) + limitOf(payload) + 1), payload);
    const rows = shown.map((row) => ({
      docType: row.doc_type,
      docKey: row.doc_key.toString(),
      docNo: row.doc_no,
      [partyCode]: row.party,
      docDate: row.doc_date,
      dueDate: row.due_date,
      currencyCode: row.currency,
      original: counted(side, row.sign * row.total),
      originalLocal: counted(side, row.sign * row.total_local),
      outstanding: counted(side, open(row)),
      outstandingLocal: counted(side, openLocal(row)),
      daysOverdue: Math.max(0, daysBetween(businessDate(row.due_date), asOf)),
    }));
    return answered({ ok: true, rows, count: rows.length, nextCursor });
  };
}

interface PartySums {
  total: Sen;
  current: Sen;
  overdue: Sen;
  unapplied: Sen;
}

function sumsByParty(work: Work, side: Side, party: string | null, asOf: BusinessDate): ReadonlyMap<string, PartySums> {
  const sums = new Map<string, PartySums>();
  const raises = BigInt(SIDES[side].raises);
  for (const row of openItems(work, side, party, null, asOf)) {
    const sum = sums.get(row.party) ?? { total: 0n, current: 0n, overdue: 0n, unapplied: 0n };
    const amount = raises * openLocal(row);
    sum.total += amount;
    if (amount < 0n) sum.unapplied -= amount;
    else if (row.due_date < asOf) sum.overdue += amount;
    else sum.current += amount;
    sums.set(row.party, sum);
  }
  return sums;
}

const sumRow = (sums: PartySums): Payload => ({
  total: senNumber(sums.total),
  current: senNumber(sums.current),
  overdue: senNumber(sums.overdue),
  unapplied: senNumber(sums.unapplied),
});

const NO_SUMS: PartySums = { total: 0n, current: 0n, overdue: 0n, unapplied: 0n };

function outstanding(side: Side): Handler {
  return (work, payload) => {
    const { partyCode, partyKind } = SIDES[side];
    const sums = sumsByParty(work, side, textMember(payload[partyCode]), asOfOf(work, payload));
    const rows = [...sums].map(([code, sum]) => {
      const party = work.records.find(partyKind, code)?.data;
      return {
        [partyCode]: code,
        companyName: party?.companyName ?? '',
        currencyCode: party?.currencyCode ?? null,
        ...sumRow(sum),
      };
    });
    const { shown, nextCursor } = page(rows.slice(offsetOf(payload)), payload);
    return answered({ ok: true, rows: shown, count: shown.length, nextCursor });
  };
}

function parties(side: Side): Handler {
  return (work, payload) => {
    const active = work.records.all(SIDES[side].partyKind).filter(({ isActive }) => isActive);
    const { shown, nextCursor } = page(active.slice(offsetOf(payload)), payload);
    const rows = shown.map(({ data, isActive }) => ({ ...data, isActive }));
    return answered({ ok: true, rows, count: rows.length, nextCursor });
  };
}

export function selectedParty(work: Work, side: Side, payload: Payload): StoredRecord | undefined {
  const { partyCode, partyKind } = SIDES[side];
  const code = String(payload[partyCode]);
  const party = work.records.find(partyKind, code);
  if (!party) work.refuse(`/${partyCode}`, 'NOT_FOUND', `There is no ${partyKind} ${code}.`);
  return party;
}

function partyDetail(side: Side): Handler {
  return (work, payload) => {
    const party = selectedParty(work, side, payload);
    if (!party) return refused(work);
    const { partyKind, partyCode } = SIDES[side];
    const view = recordView({ kind: partyKind, selector: partyCode, document: partyKind }, party);
    const sums = sumsByParty(work, side, party.code, work.today).get(party.code) ?? NO_SUMS;
    return answered({ ok: true, ...view, balance: sumRow(sums) });
  };
}

/** Orders that are not yet delivered, at their price. */
function undelivered(work: Work, debtorCode: string): Sen {
  const lines = work.db.all<{ dtl_key: bigint; quantity: bigint; value: bigint }>(
    `SELECT dtl_key, document_line.net_local + document_line.tax_local AS value FROM document JOIN document_line USING (doc_key)
     WHERE doc_type = 'SO' AND status = 'Saved' AND party = :debtorCode`,
    { debtorCode },
  );
  let sum = 0n;
  for (const { dtl_key, value } of lines) {
    const line = work.db.get<{ quantity: string }>('SELECT quantity FROM document_line WHERE dtl_key = :dtl_key', { dtl_key });
    const all = BigInt(Math.round(Number(line?.quantity ?? 0) * 1e8));
    const done = linkedQuantity(work.db, dtl_key, 'next') / 10_000n;
    sum += value - splitSen(value, 0n, done, all);
  }
  return sum;
}

const creditControl: Handler = (work, payload) => {
  const party = selectedParty(work, 'AR', payload);
  if (!party) return refused(work);
  const sums = sumsByParty(work, 'AR', party.code, work.today).get(party.code) ?? NO_SUMS;
  const items = openItems(work, 'AR', party.code, null, work.today).filter((row) => row.sign === 1n && row.due_date < work.today);
  const oldest = items.reduce((days, row) => Math.max(days, daysBetween(businessDate(row.due_date), work.today)), 0);
  const ordered = undelivered(work, party.code);
  const limit = senOf(party.data.creditLimit ?? 0);
  const overdueLimit = senOf(party.data.overdueLimit ?? 0);
  const isOverLimit = limit > 0n && sums.total + ordered > limit;
  const isOverdue = overdueLimit > 0n && sums.overdue > overdueLimit;
  return answered({
    ok: true,
    document: {
      debtorCode: party.code,
      companyName: party.data.companyName ?? '',
      creditLimit: senNumber(limit),
      overdueLimit: senNumber(overdueLimit),
      outstanding: senNumber(sums.total),
      undelivered: senNumber(ordered),
      available: limit === 0n ? null : senNumber(limit - sums.total - ordered),
      overdue: senNumber(sums.overdue),
      oldestOverdueDays: oldest,
      blocked: [...(isOverLimit ? ['creditLimit'] : []), ...(isOverdue ? ['overdueLimit'] : [])],
    },
  });
};

const ENTRIES: Record<Side, readonly DocType[]> = { AR: ['RI', 'RC', 'RD'], AP: ['PB', 'PC', 'PD'] };
const PAID: Record<Side, Record<'payment' | 'refund', DocType>> = {
  AR: { payment: 'RP', refund: 'RF' },
  AP: { payment: 'PP', refund: 'PF' },
};

/** Payment rows with the knock-offs of their document. */
function paidLines(side: Side, kind: 'payment' | 'refund'): Handler {
  return (work, payload) => {
    const { partyCode } = SIDES[side];
    const documents = work.db.all<{
      doc_key: bigint;
      doc_no: string;
      doc_date: string;
      party: string;
      payments: string;
      knock_offs: string;
    }>(
      `SELECT doc_key, doc_no, doc_date, party, payments, knock_offs FROM document
       WHERE doc_type = :docType AND status = 'Saved' AND (:party IS NULL OR party = :party) AND (:docNo IS NULL OR doc_no = :docNo)
         AND (:dateFrom IS NULL OR doc_date >= :dateFrom) AND (:dateTo IS NULL OR doc_date <= :dateTo)
       ORDER BY doc_date DESC, doc_key DESC`,
      {
        docType: PAID[side][kind],
        party: textMember(payload[partyCode]),
        docNo: textMember(payload.docNo),
        dateFrom: textMember(payload.dateFrom),
        dateTo: textMember(payload.dateTo),
      },
    );
    const rows = documents.flatMap((document) => {
      const knockOffs = (JSON.parse(document.knock_offs) as readonly { data: Payload }[]).map(({ data }) => data);
      return (JSON.parse(document.payments) as readonly { data: Payload; account: string }[]).map(({ data, account }, index) => ({
        docKey: document.doc_key.toString(),
        docNo: document.doc_no,
        docDate: document.doc_date,
        [partyCode]: document.party,
        seq: index + 1,
        ...data,
        paymentAccountNo: account,
        ...(index === 0 ? { knockOffs } : {}),
      }));
    });
    const { shown, nextCursor } = page(rows.slice(offsetOf(payload)), payload);
    return answered({ ok: true, rows: shown, count: shown.length, nextCursor });
  };
}

const readsOf = (side: Side): Readonly<Record<string, Handler>> => {
  const ledger = side.toLowerCase();
  const { partyKind } = SIDES[side];
  return {
    [`read-${ledger}-outstanding-documents`]: outstandingDocuments(side),
    [`read-${ledger}-outstanding`]: outstanding(side),
    [`read-${ledger}-detail-lines`]: (work, payload) => linesOf(work, ENTRIES[side], payload),
    [`read-${ledger}-payment-lines`]: paidLines(side, 'payment'),
    [`read-${ledger}-refund-lines`]: paidLines(side, 'refund'),
    [`read-${partyKind}s`]: parties(side),
    [`get-${partyKind}-detail`]: partyDetail(side),
  };
};

export const PARTY_READS: Readonly<Record<string, Handler>> = {
  ...readsOf('AR'),
  ...readsOf('AP'),
  'get-debtor-credit-control': creditControl,
};
