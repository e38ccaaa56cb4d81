/**
 * Statements of account as data: opening, movements with running balance, closing, and the aging that adds up to it. One for both
 * ledgers.
 */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { type Handler, type OwnHandlers, refused, uncommitted } from '../../command/handler-result.ts';
import { type BusinessDate, businessDate, daysBetween, monthsBetween } from '../../date.ts';
import { type LedgerSide, SIDES } from '../../ledger/matrix.ts';
import { baseCurrency } from '../../master-data/master.ts';
import { type Sen, senNumber } from '../../money.ts';
import { textOf } from '../../payload.ts';
import { counted, type ItemRow, open, openItems, selectedParty } from './party.ts';

/** Current, one to four months, five and more. */
const BUCKETS = ['current', 'months1', 'months2', 'months3', 'months4', 'months5AndMore'] as const;
export type AgingBucket = (typeof BUCKETS)[number];

interface MovementRow {
  readonly doc_key: bigint;
  readonly doc_type: string;
  readonly doc_no: string;
  readonly date: string;
  readonly description: string | null;
  readonly ref: string | null;
  readonly amount: bigint;
}

/** Movements in the currency of the party; exchange differences move base currency only. */
function movements(command: CommandContext, party: string, to: BusinessDate): readonly MovementRow[] {
  return command.db.all<MovementRow>(
    `SELECT doc_key, doc_type, doc_no, date, header ->> 'description' AS description, header ->> 'ref' AS ref,
       sum(foreign_amount) AS amount
     FROM gl_entry JOIN document USING (doc_key) WHERE gl_entry.party = :party AND date <= :to AND kind <> 'exchange'
     GROUP BY doc_key HAVING sum(foreign_amount) <> 0 ORDER BY date, doc_key`,
    { party, to },
  );
}

/** The totals of the items by month, current first; debits positive. */
export function agedSums(items: readonly ItemRow[], asOf: BusinessDate, by: 'dueDate' | 'docDate', of = open): readonly Sen[] {
  const sums = BUCKETS.map(() => 0n);
  for (const item of items) {
    const from = businessDate(by === 'dueDate' ? item.due_date : item.doc_date);
    const months = Math.min(Math.max(0, monthsBetween(from, asOf)), BUCKETS.length - 1);
    sums[months] = (sums[months] ?? 0n) + of(item);
  }
  return sums;
}

function agingOf(items: readonly ItemRow[], side: LedgerSide, asOf: BusinessDate, by: 'dueDate' | 'docDate'): Payload {
  const sums = agedSums(items, asOf, by);
  return Object.fromEntries(BUCKETS.map((name, index) => [name, counted(side, sums[index] ?? 0n)]));
}

export function statementOf(command: CommandContext, side: LedgerSide, party: string, payload: Payload): Payload {
  const from = textOf(payload.dateFrom) ?? '';
  const to = payload.dateTo === undefined ? command.today : businessDate(payload.dateTo);
  const all = movements(command, party, to);
  const before = all.filter(({ date }) => date < from).reduce((sum, { amount }) => sum + amount, 0n);
  const items = openItems(command, side, party, null, to);
  const record = command.records.find(SIDES[side].partyKind, party)?.data;
  let balance: Sen = before;
  const rows = all
    .filter(({ date }) => date >= from)
    .map((row) => {
      balance += row.amount;
      return {
        docDate: row.date,
        docType: row.doc_type,
        docNo: row.doc_no,
        docKey: row.doc_key.toString(),
        description: row.description,
        ref: row.ref,
        debit: senNumber(row.amount > 0n ? row.amount : 0n),
        credit: senNumber(row.amount < 0n ? -row.amount : 0n),
        balance: counted(side, balance),
      };
    });
  const openRows = items.map((item) => ({
    docDate: item.doc_date,
    dueDate: item.due_date,
    docType: item.doc_type,
    docNo: item.doc_no,
    docKey: item.doc_key.toString(),
    original: counted(side, item.sign * item.total),
    outstanding: counted(side, open(item)),
    daysOverdue: Math.max(0, daysBetween(businessDate(item.due_date), to)),
  }));
  return {
    partyCode: party,
    companyName: record?.companyName ?? '',
    side,
    style: payload.style === 'open-item' ? 'open-item' : 'brought-forward',
    dateFrom: from === '' ? null : from,
    dateTo: to,
    currencyCode: textOf(record?.currencyCode) ?? baseCurrency(command),
    opening: counted(side, before),
    rows: payload.style === 'open-item' ? openRows : rows,
    closing: counted(side, balance),
    aging: agingOf(items, side, to, payload.agingBy === 'docDate' ? 'docDate' : 'dueDate'),
  };
}

const statement =
  (side: LedgerSide): Handler =>
  (command, payload) => {
    const party = selectedParty(command, side, payload);
    if (!party) return refused(command);
    const report = statementOf(command, side, party.code, payload);
    return uncommitted({ ok: true, report, count: (report.rows as readonly unknown[]).length });
  };

export const STATEMENT_READS = {
  'debtor-statement-report': statement('AR'),
  'creditor-statement-report': statement('AP'),
} satisfies OwnHandlers;
