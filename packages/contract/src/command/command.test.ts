import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { Command, CommandListQuery, CommandListResponse, CommandResponse, CommandSummary } from './command.ts';

const summary = {
  commandId: 'shop-10490',
  connectorId: 'con_1',
  companyId: 'SAMPLE',
  type: 'create-sales-invoice',
  mode: 'write',
  module: 'sales',
  status: 'queued',
  createdAt: '2026-11-13T08:42:31.000Z',
  startedAt: null,
  finishedAt: null,
  attempts: 0,
  error: null,
};

const queued = { ...summary, payload: {}, warnings: [], result: null, queuePosition: 1, connectorOnline: true };

test('a queued command has every member, those not known yet as null', () => {
  assert.ok(Value.Check(Command, queued));
  assert.ok(Value.Check(CommandResponse, { ok: true, command: queued }));
  for (const member of Object.keys(queued)) {
    const cut = Object.fromEntries(Object.entries(queued).filter(([name]) => name !== member));
    assert.ok(!Value.Check(Command, cut), member);
  }
});

test('a failed command has a reason and what it left in the book', () => {
  const error = { code: 'verify_mismatch', message: 'Saved, but different.', retryable: false, outcome: 'applied' };
  const failed = { ...queued, status: 'failed', queuePosition: null, error, result: { ok: false, saved: true } };
  assert.ok(Value.Check(Command, failed));
  assert.ok(!Value.Check(Command, { ...failed, error: { ...error, outcome: undefined } }));
  assert.ok(!Value.Check(Command, { ...failed, status: 'cancelled' }));
});

test('a late result of a command that was given up is stored next to it', () => {
  const reconciliation = { status: 'done', result: { ok: true }, error: null, receivedAt: '2026-11-13T08:42:31.000Z' };
  assert.ok(Value.Check(Command, { ...queued, reconciliation }));
  assert.ok(!Value.Check(Command, { ...queued, reconciliation: { ...reconciliation, status: 'running' } }));
});

test('a list holds summaries and a cursor', () => {
  const row = { ...summary, docNo: null, recordCode: null, partlyDone: false, fieldsIgnored: true };
  assert.ok(Value.Check(CommandSummary, row));
  assert.ok(Value.Check(CommandListResponse, { ok: true, commands: [row], nextCursor: null }));
  assert.ok(!Value.Check(CommandListResponse, { ok: true, commands: [row] }));
});

test('a list is filtered by known words and bounded', () => {
  assert.ok(Value.Check(CommandListQuery, {}));
  assert.ok(Value.Check(CommandListQuery, { status: 'failed', module: 'tax', from: '2026-11-13T00:00:00+08:00', limit: 200 }));
  for (const query of [{ status: 'cancelled' }, { module: 'nowhere' }, { from: 'yesterday' }, { limit: 0 }, { limit: 201 }]) {
    assert.ok(!Value.Check(CommandListQuery, query), JSON.stringify(query));
  }
});
