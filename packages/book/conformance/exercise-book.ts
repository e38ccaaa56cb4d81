/**
 * What any account book must do, seen through its commands alone: run on the book itself, and again through cloud and connector.
 */

import assert from 'node:assert/strict';
import type { Payload } from '@ledgerline/catalog';
import { assertDeclared } from './declared-result.ts';
import { playScenario, type Scenario, scenarios } from './golden.ts';

export type Result = Readonly<Record<string, unknown>>;

/** Runs one command to its end. Without a commandId, it gets a new one. */
export type Execute = (type: string, payload: Payload, commandId?: string) => Result | Promise<Result>;

export interface BookUnderTest {
  readonly execute: Execute;
  readonly close: () => void | Promise<void>;
}

/** Registers a test, as node:test does. */
type Register = (name: string, run: () => Promise<void>) => unknown;

const codeOf = (result: Result): string => (result.error as { code?: string } | undefined)?.code ?? 'ok';

const INVOICE: Payload = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 100, taxCode: 'ST10' }],
};

type Check = (execute: Execute, invoice: Payload) => Promise<void>;

const CHECKS: Readonly<Record<string, Check>> = {
  'a command is run once, whatever is sent again under its id': async (execute, invoice) => {
    const first = await execute('create-sales-invoice', invoice, 'exercise-once');
    const again = await execute('create-sales-invoice', invoice, 'exercise-once');
    assert.equal(again.docNo, first.docNo);
    const { rows } = (await execute('list-sales-invoices', {})) as { rows: readonly unknown[] };
    assert.equal(rows.length, 1);
  },
  'a validation saves nothing and uses no number': async (execute, invoice) => {
    const shown = await execute('validate-sales-invoice', invoice);
    assert.deepEqual([shown.ok, shown.saved, shown.valid], [true, false, true]);
    assert.equal((await execute('create-sales-invoice', invoice)).docNo, 'IV-000001');
  },
  'a refusal lists what is wrong and saves nothing': async (execute, invoice) => {
    const refused = await execute('create-sales-invoice', { ...invoice, debtorCode: '300-NONE' });
    assert.deepEqual([refused.ok, refused.saved, codeOf(refused)], [false, false, 'UNKNOWN_CODE']);
    assert.equal((await execute('create-sales-invoice', invoice)).docNo, 'IV-000001');
  },
  'an update is verified on a fresh read': async (execute, invoice) => {
    await execute('create-sales-invoice', invoice);
    const changed = await execute('update-sales-invoice', { docNo: 'IV-000001', reason: 'Reference was missing', ref: 'WEB-1' });
    assert.deepEqual([changed.ok, changed.saved, changed.operationUsed], [true, true, 'UpdateDocument']);
    assert.equal((changed.writeVerification as { matched: boolean }).matched, true);
    const { fields } = (await execute('get-sales-invoice', { docNo: 'IV-000001' })) as { fields: Payload };
    assert.equal(fields.Ref, 'WEB-1');
  },
  'a void keeps the number and takes the effects back': async (execute, invoice) => {
    await execute('create-sales-invoice', invoice);
    const gone = await execute('void-sales-invoice', { docNo: 'IV-000001', reason: 'Entered twice' });
    assert.equal(gone.operationUsed, 'CancelDocument');
    const { rows } = (await execute('read-gl-account-balance', {})) as { rows: readonly unknown[] };
    assert.equal(rows.length, 0);
    assert.equal(codeOf(await execute('create-sales-invoice', { ...invoice, docNo: 'IV-000001' })), 'DOC_NO_USED');
  },
  'what is settled is protected until the settlement is withdrawn': async (execute, invoice) => {
    await execute('create-sales-invoice', invoice);
    await execute('create-ar-payment', {
      debtorCode: '300-A001',
      docDate: '2026-07-06',
      payments: [{ paymentMethod: 'BANK', paymentAmount: 110 }],
      knockOffs: [{ docType: 'IV', docNo: 'IV-000001', amount: 110 }],
    });
    assert.equal(codeOf(await execute('void-sales-invoice', { docNo: 'IV-000001' })), 'DOC_KNOCKED_OFF');
    assert.equal((await execute('void-ar-payment', { docNo: 'RP-000001' })).ok, true);
    assert.equal((await execute('void-sales-invoice', { docNo: 'IV-000001' })).ok, true);
  },
};

/** What a book that is not ours can do of it: invoices of its own, and scenarios that leave out what it has no notion of. */
export interface Exercise {
  readonly invoice: Payload;
  readonly scenarios: readonly Scenario[];
  readonly play: (scenario: Scenario, execute: Execute) => Promise<void>;
}

const EVERYTHING: Exercise = { invoice: INVOICE, scenarios, play: playScenario };

/** Every check and every golden scenario, each on a new BLANK book. */
export function exerciseBook(
  register: Register,
  open: () => BookUnderTest | Promise<BookUnderTest>,
  { invoice, scenarios: played, play }: Exercise = EVERYTHING,
): void {
  const onNewBook = (run: Check) => async () => {
    const book = await open();
    const execute: Execute = async (type, payload, commandId) => {
      const result = await book.execute(type, payload, commandId);
      assertDeclared(type, result);
      return result;
    };
    try {
      await run(execute, invoice);
    } finally {
      await book.close();
    }
  };
  for (const [name, check] of Object.entries(CHECKS)) register(name, onNewBook(check));
  for (const scenario of played) {
    const name = `${scenario.id} ${scenario.title}: every posting of every step, and the state at the end`;
    register(
      name,
      onNewBook((execute) => play(scenario, execute)),
    );
  }
}
