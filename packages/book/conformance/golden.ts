/** The golden scenarios, run on any book: every posting of every step, and the state at the end. Sees results only. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Payload } from '@ledgerline/catalog';
import type { Execute } from './exercise-book.ts';

interface GlRow {
  readonly accNo: string;
  readonly party?: string;
  readonly dr: string;
  readonly cr: string;
}

interface Step {
  readonly command: string;
  readonly payload: Payload;
  readonly expect: { readonly docNo: string; readonly gl: readonly GlRow[] };
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly items: Readonly<Record<string, { readonly method?: string }>>;
  readonly steps: readonly Step[];
  readonly final: {
    readonly trialBalance: Readonly<Record<string, string>>;
    readonly stock: Readonly<Record<string, { readonly qty: string; readonly value: string }>>;
    readonly openItems: Readonly<Record<string, { readonly side: 'AR' | 'AP'; readonly outstanding: string }>>;
    readonly outstandingQty?: Readonly<Record<string, string>>;
    readonly gainLoss?: readonly string[];
    readonly stockLedger?: readonly {
      readonly date: string;
      readonly docNo: string;
      readonly qty: string;
      readonly value: string;
    }[];
  };
}

interface Posting {
  readonly accountNo: string;
  readonly party: string | null;
  readonly debit: number;
  readonly credit: number;
}

export const scenarios = JSON.parse(
  readFileSync(new URL('../golden/golden.json', import.meta.url), 'utf8'),
) as readonly Scenario[];

const GET: Readonly<Record<string, string>> = {
  IV: 'get-sales-invoice',
  CS: 'get-cash-sale',
  CN: 'get-sales-credit-note',
  QT: 'get-quotation',
  SO: 'get-sales-order',
  DO: 'get-delivery-order',
  PI: 'get-purchase-invoice',
  PO: 'get-purchase-order',
  GR: 'get-goods-received-note',
  PR: 'get-purchase-return',
  RP: 'get-ar-payment',
  RDP: 'get-ar-deposit',
  PB: 'get-ap-invoice',
  PP: 'get-ap-payment',
  PV: 'get-gl-cash-book-entry',
  JE: 'get-journal-entry',
  AS: 'get-stock-assembly',
  DA: 'get-stock-disassembly',
};

/** Whole sen: JSON amounts have at most two decimals, so the nearest integer is exact. */
const sen = (amount: unknown): number => Math.round(Number(amount) * 100);

function summed(rows: readonly { readonly key: string; readonly amount: number }[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { key, amount } of rows) sums.set(key, (sums.get(key) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort());
}

type Got = { readonly postings: readonly Posting[]; readonly fields: Payload; readonly lines: readonly Payload[] };

async function get(execute: Execute, docNo: string): Promise<Got> {
  const result = await execute(GET[docNo.split('-')[0] ?? ''] ?? '', { docNo });
  assert.equal(result.ok, true, JSON.stringify(result.error));
  return result as unknown as Got;
}

export async function playScenario(scenario: Scenario, execute: Execute): Promise<void> {
  for (const [itemCode, { method }] of Object.entries(scenario.items)) {
    if (method !== undefined) await execute('update-item', { itemCode, costingMethod: method, reason: 'As the scenario says' });
  }
  await playLedger(scenario, execute);
  await checkStock(scenario, execute);
}

/** The part of a scenario that any ledger can play: postings, balances and what is open, without stock. */
export async function playLedger(scenario: Scenario, execute: Execute): Promise<void> {
  for (const step of scenario.steps) await playStep(step, execute);
  await checkBalances(scenario, execute);
  await checkDocuments(scenario, execute);
}

async function playStep({ command, payload, expect }: Step, execute: Execute): Promise<void> {
  const result = await execute(command, payload);
  assert.equal(result.ok, true, `${command}: ${JSON.stringify(result.error)}`);
  assert.equal(result.docNo, expect.docNo);
  const { postings } = await get(execute, expect.docNo);
  const actual = postings.map((row) => ({
    key: `${row.accountNo} ${row.party ?? ''}`,
    amount: sen(row.debit) - sen(row.credit),
  }));
  const wanted = expect.gl.map((row) => ({ key: `${row.accNo} ${row.party ?? ''}`, amount: sen(row.dr) - sen(row.cr) }));
  assert.deepEqual(summed(actual), summed(wanted), `postings of ${expect.docNo}`);
}

async function checkBalances({ final }: Scenario, execute: Execute): Promise<void> {
  const trial = (await execute('read-gl-account-balance', {})).rows as readonly Payload[];
  assert.deepEqual(
    summed(trial.map((row) => ({ key: String(row.accountNo), amount: sen(row.closing) }))),
    summed(Object.entries(final.trialBalance).map(([key, amount]) => ({ key, amount: sen(amount) }))),
  );
}

async function checkStock({ final }: Scenario, execute: Execute): Promise<void> {
  const stock = (await execute('stock-balance', { asOfDate: '2026-12-31' })).rows as readonly Payload[];
  assert.deepEqual(
    Object.fromEntries(stock.map((row) => [`${row.itemCode}@${row.location}`, { qty: String(row.qty), value: sen(row.value) }])),
    Object.fromEntries(Object.entries(final.stock).map(([name, { qty, value }]) => [name, { qty, value: sen(value) }])),
  );
}

async function checkDocuments({ final }: Scenario, execute: Execute): Promise<void> {
  for (const [docNo, { side, outstanding }] of Object.entries(final.openItems)) {
    const { fields } = await get(execute, docNo);
    // The scenarios count debits; a document counts the amount owed, also to suppliers.
    const owed = side === 'AP' ? 0 - sen(outstanding) : sen(outstanding);
    assert.equal(sen(fields.Outstanding), owed, `outstanding of ${docNo}`);
  }
  for (const [name, quantity] of Object.entries(final.outstandingQty ?? {})) {
    const [docNo = '', isReturnable] = name.split(' ');
    const { lines } = await get(execute, docNo);
    assert.equal(String(lines[0]?.[isReturnable === undefined ? 'outstandingQty' : 'returnableQty']), quantity, name);
  }
  for (const { date, docNo, qty, value } of final.stockLedger ?? []) {
    const moves = (await execute('read-stock-detail-lines', { docNo })).rows as readonly Payload[];
    assert.deepEqual(
      moves.map((move) => [move.docDate, String(move.qty), sen(move.value)]),
      [[date, qty, sen(value)]],
    );
  }
}
