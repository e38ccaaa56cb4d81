/** Reads of the party ledgers, written once and offered for AR and for AP: the parties, open items and payments. */

import type { DocType, Payload } from '@ledgerline/catalog';
import { decimalOf } from '@ledgerline/catalog/decimal';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type OwnHandlers, refused, uncommitted } from '../../command/handler-result.ts';
import { cut, type Page, pageOf } from '../../command/paging.ts';
import { addDays, type BusinessDate, businessDate, daysBetween } from '../../date.ts';
import { type LedgerSide, SIDES } from '../../ledger/matrix.ts';
import { isLedgerEntry, isSalesOrder, sqlTypes, typesThat } from '../../ledger/nature.ts';
import { missingRecord } from '../../master-data/record-sentence.ts';
import { type Sen, senNumber, senOf, splitSen, sumSen } from '../../money.ts';
import { linesOf } from '../../operations/document/lines.ts';
import { recordView } from '../../operations/record/record.ts';
import { listedRecords } from '../../operations/record/record-filter.ts';
import { textOf } from '../../payload.ts';
import type { StoredRecord } from '../../record-store/records.ts';
import { type OpenDue, openAt } from '../../settlement/open-item.ts';
import { paidLines } from './paid-lines.ts';

export interface ItemRow {
  readonly item_key: bigint;
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

const COLUMNS = `open_item.item_key, open_item.doc_key, open_item.doc_date, open_item.due_date, open_item.party,
  open_item.currency, sign, open_item.total, open_item.total_local`;

/**
 * Items that were open at the end of a day: those that are open now, which were also open then, and those that something
 * settled only later. Either is found by an index, so that items settled long ago are never read.
 */
const openItemsSql = (isOfParty: boolean): string => {
  const ofParty = isOfParty ? 'AND party = :party' : '';
  const items = (state: string): string => `
    SELECT ${COLUMNS} FROM open_item
    WHERE side = :side AND ${state} AND doc_date <= :asOf ${ofParty}
      AND (party, doc_date, item_key) > (:afterParty, :afterDate, :afterKey)`;
  const settledLater = `cleared >= total AND item_key IN
    (SELECT debit_item FROM knock_off WHERE date > :asOf UNION ALL SELECT credit_item FROM knock_off WHERE date > :asOf)`;
  return `${items('cleared < total')} UNION ALL ${items(settledLater)}`;
};

const EVERY_ROW = -1;

/** Items at the end of a day: only knock-offs up to then count. */
export function openItems(
  command: CommandContext,
  side: LedgerSide,
  party: string | null,
  docType: string | null,
  asOf: BusinessDate,
  { limit, after }: Page = { limit: EVERY_ROW, after: null },
): readonly ItemRow[] {
  return command.db.all<ItemRow>(
    `SELECT items.*, doc_type, doc_no,
       coalesce((SELECT sum(amount) FROM knock_off WHERE debit_item = item_key AND date <= :asOf), 0)
         + coalesce((SELECT sum(amount) FROM knock_off WHERE credit_item = item_key AND date <= :asOf), 0) AS cleared,
       coalesce((SELECT sum(debit_local) FROM knock_off WHERE debit_item = item_key AND date <= :asOf), 0)
         + coalesce((SELECT sum(credit_local) FROM knock_off WHERE credit_item = item_key AND date <= :asOf), 0) AS cleared_local
     FROM (${openItemsSql(party !== null)}) AS items JOIN document USING (doc_key)
     WHERE (:docType IS NULL OR doc_type = :docType) ORDER BY items.party, items.doc_date, items.item_key LIMIT :limit`,
    {
      side,
      ...(party === null ? {} : { party }),
      docType,
      asOf,
      afterParty: after?.[0] ?? '',
      afterDate: after?.[1] ?? '',
      afterKey: BigInt(after?.[2] ?? 0),
      limit: limit === EVERY_ROW ? EVERY_ROW : limit + 1,
    },
  );
}

const asOfOf = (command: CommandContext, payload: Payload): BusinessDate =>
  payload.asOf === undefined ? command.today : businessDate(payload.asOf);

export const open = (row: ItemRow): Sen => row.sign * (row.total - row.cleared);
export const openLocal = (row: ItemRow): Sen => row.sign * (row.total_local - row.cleared_local);

/** Amounts by the sign of the ledger: what customers owe, or what is owed to suppliers, is positive. */
export const counted = (side: LedgerSide, amount: Sen): number => senNumber(BigInt(SIDES[side].raises) * amount);

function outstandingDocuments(side: LedgerSide): Handler {
  return (command, payload) => {
    const asOf = asOfOf(command, payload);
    const { partyCode } = SIDES[side];
    const page = pageOf(command, payload, ['', '', 0n]);
    if (!page) return refused(command);
    const found = openItems(command, side, textOf(payload[partyCode]), textOf(payload.docType), asOf, page);
    const { shown, nextCursor } = cut(found, page, (row) => [row.party, row.doc_date, row.item_key]);
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
    return uncommitted({ ok: true, rows, count: rows.length, nextCursor });
  };
}

/** The age groups: days since the due date, up to each limit. Older amounts are in the last group. */
const AGES = [
  ['days1To30', 30],
  ['days31To60', 60],
  ['days61To90', 90],
  ['daysOver90', Number.POSITIVE_INFINITY],
] as const;
type Age = (typeof AGES)[number][0];

/** Amounts due within this many days are due soon. */
const SOON_DAYS = 30;

interface PartySums {
  total: Sen;
  current: Sen;
  overdue: Sen;
  unapplied: Sen;
  dueSoon: Sen;
  readonly ages: Record<Age, Sen>;
}

const noSums = (): PartySums => ({
  total: 0n,
  current: 0n,
  overdue: 0n,
  unapplied: 0n,
  dueSoon: 0n,
  ages: { days1To30: 0n, days31To60: 0n, days61To90: 0n, daysOver90: 0n },
});

function sumsOf(rows: readonly OpenDue[], side: LedgerSide, asOf: BusinessDate): PartySums | undefined {
  if (rows.length === 0) return undefined;
  const sum = noSums();
  const soon = addDays(asOf, SOON_DAYS);
  for (const { due_date, debit, credit } of rows) {
    const [amount, unapplied] = SIDES[side].raises === 1 ? [debit, credit] : [credit, debit];
    sum.total += amount - unapplied;
    sum.unapplied += unapplied;
    if (due_date < asOf) {
      const days = daysBetween(businessDate(due_date), asOf);
      const [age] = AGES.find(([, until]) => days <= until) ?? ['daysOver90'];
      sum.overdue += amount;
      sum.ages[age] += amount;
    } else {
      sum.current += amount;
      if (due_date <= soon) sum.dueSoon += amount;
    }
  }
  return sum;
}

/** Parties in the order of their codes, one after another, each found by skipping past the previous one. */
function* partiesBehind(command: CommandContext, side: LedgerSide, after: string): Generator<string> {
  for (let party = after; ; ) {
    const next = command.db.get<{ party: string }>(
      'SELECT party FROM open_item WHERE side = :side AND party > :party ORDER BY party LIMIT 1',
      { side, party },
    );
    if (!next) return;
    party = next.party;
    yield party;
  }
}

const sumRow = (sums: PartySums): Payload => ({
  total: senNumber(sums.total),
  current: senNumber(sums.current),
  overdue: senNumber(sums.overdue),
  unapplied: senNumber(sums.unapplied),
});

const agedRow = ({ dueSoon, ages }: PartySums): Payload => ({
  dueSoon: senNumber(dueSoon),
  ages: Object.fromEntries(AGES.map(([age]) => [age, senNumber(ages[age])])),
});

function outstanding(side: LedgerSide): Handler {
  return (command, payload) => {
    const { partyCode, partyKind } = SIDES[side];
    const page = pageOf(command, payload, ['']);
    if (!page) return refused(command);
    const named = textOf(payload[partyCode]);
    const asOf = asOfOf(command, payload);
    const open = openAt(command.db, side, asOf, named);
    const found: { readonly code: string; readonly sums: PartySums }[] = [];
    for (const code of named === null ? partiesBehind(command, side, page.after?.[0] ?? '') : [named]) {
      const sums = sumsOf(open(code), side, asOf);
      if (sums) found.push({ code, sums });
      if (found.length > page.limit) break;
    }
    const { shown, nextCursor } = cut(found, page, ({ code }) => [code]);
    const rows = shown.map(({ code, sums }) => {
      const party = command.records.find(partyKind, code)?.data;
      return {
        [partyCode]: code,
        companyName: party?.companyName ?? '',
        currencyCode: party?.currencyCode ?? null,
        ...sumRow(sums),
        ...agedRow(sums),
      };
    });
    return uncommitted({ ok: true, rows, count: rows.length, nextCursor });
  };
}

const parties =
  (side: LedgerSide): Handler =>
  (command, payload) =>
    listedRecords(command, { kind: SIDES[side].partyKind, isActiveOnly: true }, payload);

export function selectedParty(command: CommandContext, side: LedgerSide, payload: Payload): StoredRecord | undefined {
  const { partyCode, partyKind } = SIDES[side];
  const code = String(payload[partyCode]);
  const party = command.records.find(partyKind, code);
  if (!party) command.refuse(`/${partyCode}`, 'NOT_FOUND', missingRecord(command, partyKind, code));
  return party;
}

function partyDetail(side: LedgerSide): Handler {
  return (command, payload) => {
    const party = selectedParty(command, side, payload);
    if (!party) return refused(command);
    const { partyKind, partyCode } = SIDES[side];
    const view = recordView(command, { kind: partyKind, selector: partyCode, document: partyKind }, party);
    const open = openAt(command.db, side, command.today, party.code)(party.code);
    const sums = sumsOf(open, side, command.today) ?? noSums();
    return uncommitted({ ok: true, ...view, balance: sumRow(sums) });
  };
}

/** Orders that are not yet delivered, at their price. */
function undelivered(command: CommandContext, debtorCode: string): Sen {
  const parts = command.db.all<{ dtl_key: bigint; quantity: string; value: bigint; gone: string | null }>(
    `SELECT dtl_key, document_line.quantity, document_line.net_local + document_line.tax_local AS value, document_link.quantity AS gone
     FROM document JOIN document_line USING (doc_key) LEFT JOIN document_link ON from_dtl_key = dtl_key AND kind = 'next'
     WHERE doc_type IN ${sqlTypes(isSalesOrder)} AND status = 'Saved' AND party = :debtorCode`,
    { debtorCode },
  );
  const lines = Map.groupBy(parts, ({ dtl_key }) => dtl_key);
  return sumSen(
    [...lines.values()].map((links) => {
      const gone = links.reduce((sum, link) => sum + decimalOf(link.gone ?? '0'), 0n);
      const [{ value, quantity }] = links as [(typeof links)[number]];
      return value - splitSen(value, 0n, gone, decimalOf(quantity));
    }),
  );
}

const creditControl: Handler = (command, payload) => {
  const party = selectedParty(command, 'AR', payload);
  if (!party) return refused(command);
  const open = openAt(command.db, 'AR', command.today, party.code)(party.code);
  const sums = sumsOf(open, 'AR', command.today) ?? noSums();
  const oldest = open
    .filter(({ due_date, debits }) => debits > 0n && due_date < command.today)
    .reduce((days, { due_date }) => Math.max(days, daysBetween(businessDate(due_date), command.today)), 0);
  const ordered = undelivered(command, party.code);
  const limit = senOf(party.data.creditLimit ?? 0);
  const overdueLimit = senOf(party.data.overdueLimit ?? 0);
  const isOverLimit = limit > 0n && sums.total + ordered > limit;
  const isOverdue = overdueLimit > 0n && sums.overdue > overdueLimit;
  return uncommitted({
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

const entryLines =
  (side: LedgerSide): Handler =>
  (command, payload) =>
    linesOf(command, typesThat(isLedgerEntry(side)), payload);

export const PARTY_READS = {
  'read-ar-outstanding-documents': outstandingDocuments('AR'),
  'read-ap-outstanding-documents': outstandingDocuments('AP'),
  'read-ar-outstanding': outstanding('AR'),
  'read-ap-outstanding': outstanding('AP'),
  'read-ar-detail-lines': entryLines('AR'),
  'read-ap-detail-lines': entryLines('AP'),
  'read-ar-payment-lines': paidLines('AR', 'payment'),
  'read-ap-payment-lines': paidLines('AP', 'payment'),
  'read-ar-refund-lines': paidLines('AR', 'refund'),
  'read-ap-refund-lines': paidLines('AP', 'refund'),
  'read-debtors': parties('AR'),
  'read-creditors': parties('AP'),
  'get-debtor-detail': partyDetail('AR'),
  'get-creditor-detail': partyDetail('AP'),
  'get-debtor-credit-control': creditControl,
} satisfies OwnHandlers;
