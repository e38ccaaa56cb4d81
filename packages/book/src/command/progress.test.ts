import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshBook } from '../../conformance/fresh-book.ts';
import { Progress } from './progress.ts';

test('a command is reported after two seconds, and every two seconds from then on', () => {
  const told: string[] = [];
  let nowMs = 0;
  const progress = new Progress({ report: (text) => told.push(text), elapsedMs: () => nowMs });
  for (let done = 0; done <= 5_000; done += 1) {
    nowMs = done;
    progress.at(done, 'stock movements', () => 60_000);
  }
  assert.deepEqual(told, ['2,000 of 60,000 stock movements', '4,000 of 60,000 stock movements']);
});

test('a back-dated entry reports how many movements and documents it has processed, a bulk command how many rows', () => {
  let nowMs = 0;
  // Each time the clock is read, two seconds have passed.
  const elapsed = () => {
    nowMs += 2_000;
    return nowMs;
  };
  const book = freshBook('BLANK', true, { elapsedMs: elapsed });
  const told: string[] = [];
  let commands = 0;
  const run = (type: string, payload: object) => {
    commands += 1;
    const result = book.execute(type, payload, `progress-${commands}`, undefined, { reportProgress: (text) => told.push(text) });
    assert.equal(result.ok, true, JSON.stringify(result.error));
  };
  const line = { itemCode: 'WIDGET', location: 'HQ' };
  const buy = (docDate: string, unitPrice: number) =>
    run('create-purchase-invoice', { creditorCode: '400-S001', docDate, lines: [{ ...line, qty: 50, unitPrice }] });
  buy('2026-01-02', 3);
  const sale = { debtorCode: '300-A001', docDate: '2026-01-03', lines: [{ ...line, qty: 1, unitPrice: 9 }] };
  run('bulk-create-sales-invoices', { rows: [sale, sale, sale] });
  assert.ok(told.includes('2 of 3 rows'), told.join('; '));
  told.length = 0;
  buy('2026-01-01', 5);
  assert.ok(told.includes('4 of 5 stock movements'), told.join('; '));
  assert.ok(told.includes('2 of 3 documents'), told.join('; '));
});
