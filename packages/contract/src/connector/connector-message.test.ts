import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import {
  CompaniesBody,
  CompaniesResponse,
  HeartbeatBody,
  HeartbeatResponse,
  NextManyResponse,
  NextQuery,
  NextResponse,
  ResultBody,
} from './connector-message.ts';
import { deliveryLimits } from './delivery.ts';

const leased = {
  commandId: 'c-1',
  companyId: 'SAMPLE',
  type: 'read-debtors',
  mode: 'read',
  payload: {},
  attempt: 1,
  leaseToken: 'lease-1',
  leaseSeconds: deliveryLimits.leaseSeconds,
};

test('the connector polls for up to a minute and leases up to a bound', () => {
  assert.ok(Value.Check(NextQuery, {}));
  assert.ok(Value.Check(NextQuery, { wait: 25, max: 32 }));
  for (const holding of ['', 'a.0', 'a.0,b.1']) assert.ok(Value.Check(NextQuery, { holding }), holding);
  for (const query of [{ wait: 61 }, { wait: -1 }, { max: 0 }, { max: deliveryLimits.leasedPerPollMax + 1 }]) {
    assert.ok(!Value.Check(NextQuery, query), JSON.stringify(query));
  }
});

test('an empty queue returns null, and a request for many returns an empty list', () => {
  assert.ok(Value.Check(NextResponse, { ok: true, command: null }));
  assert.ok(Value.Check(NextResponse, { ok: true, command: leased }));
  assert.ok(!Value.Check(NextResponse, { ok: true }));
  assert.ok(Value.Check(NextManyResponse, { ok: true, commands: [] }));
  assert.ok(Value.Check(NextManyResponse, { ok: true, commands: [leased, { ...leased, mode: 'write' }] }));
});

test('a leased command counts attempts from 1 and has time left', () => {
  assert.ok(!Value.Check(NextResponse, { ok: true, command: { ...leased, attempt: 0 } }));
  assert.ok(!Value.Check(NextResponse, { ok: true, command: { ...leased, leaseSeconds: 0 } }));
});

test('a result is done or failed, with what the book said', () => {
  assert.ok(Value.Check(ResultBody, { leaseToken: 'lease-1', status: 'done', result: { ok: true, rows: [] } }));
  assert.ok(
    Value.Check(ResultBody, { status: 'failed', result: null, error: { code: 'PERIOD_LOCKED', message: 'It is locked.' } }),
  );
  assert.ok(
    Value.Check(ResultBody, { status: 'failed', error: { code: 'driver_failed', message: 'It died.', outcome: 'unknown' } }),
  );
  for (const status of ['queued', 'running', 'cancelled', undefined])
    assert.ok(!Value.Check(ResultBody, { status }), String(status));
  assert.ok(!Value.Check(ResultBody, { status: 'failed', error: { code: 'x', message: 'x', outcome: 'maybe' } }));
  assert.ok(!Value.Check(ResultBody, { status: 'failed', error: { code: 'two words', message: 'x' } }));
});

test('a word that only a newer connector knows never makes its message rejected', () => {
  assert.ok(Value.Check(ResultBody, { status: 'failed', error: { code: 'a_later_word', message: 'x' }, later: true }));
  assert.ok(Value.Check(HeartbeatBody, { later: true, companies: [{ companyId: 'SAMPLE', state: 'a-later-state' }] }));
});

test('a heartbeat may say nothing, or everything', () => {
  assert.ok(Value.Check(HeartbeatBody, {}));
  assert.ok(
    Value.Check(HeartbeatBody, {
      build: 'local-mvp-2026.09.30.01',
      driver: { name: 'embedded', version: '0.1.0', exactlyOnce: true },
      hostname: 'PC01',
      os: 'Windows 11',
      uptimeSeconds: 12.5,
      running: ['c-1'],
      companies: [{ companyId: 'SAMPLE', state: 'open', message: null }],
    }),
  );
  assert.ok(!Value.Check(HeartbeatBody, { running: ['not an id'] }));
  const answer = { ok: true, serverTime: '2026-11-13T08:42:31.000Z', newestBuild: null, updateRequired: false };
  assert.ok(Value.Check(HeartbeatResponse, answer));
  assert.ok(!Value.Check(HeartbeatResponse, { ...answer, serverTime: '2026-11-13T16:42:31+08:00' }));
});

test('an account book is reported with its id and name, and what else the connector knows', () => {
  const companies = [{ companyId: 'SAMPLE', name: 'Seri Maju Trading Sdn Bhd', baseCurrency: 'MYR' }];
  assert.ok(Value.Check(CompaniesBody, { companies }));
  assert.ok(Value.Check(CompaniesResponse, { ok: true, companies }));
  assert.ok(Value.Check(CompaniesBody, { companies: [] }));
  assert.ok(!Value.Check(CompaniesBody, { companies: [{ companyId: 'SAMPLE' }] }));
  assert.ok(!Value.Check(CompaniesBody, { companies: [{ companyId: 'a b', name: 'A' }] }));
});

test('a lease outlives several lost heartbeats, and no wait is longer than a silence', () => {
  assert.ok(deliveryLimits.heartbeatEverySeconds * 3 < deliveryLimits.leaseSeconds);
  assert.ok(deliveryLimits.startMarginSeconds < deliveryLimits.leaseSeconds);
  assert.ok(deliveryLimits.leaseSeconds < deliveryLimits.runCapSeconds);
  assert.ok(deliveryLimits.onlineWithinSeconds < deliveryLimits.installSilenceSeconds);
  assert.ok(deliveryLimits.pollWaitSecondsMax < deliveryLimits.onlineWithinSeconds);
});
