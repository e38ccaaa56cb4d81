import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deliveryLimits } from '@ledgerline/contract';
import {
  afterLease,
  decideReport,
  givenTo,
  isOnline,
  leaseMs,
  lostOf,
  onlineWithinMs,
  outcomeUnknownAfterMs,
  renewedUntil,
  runCapMs,
} from './delivery.ts';

const NOW = 1_000_000_000_000;
const RAN_MS = 1_000;
const marginMs = deliveryLimits.sendAgainMarginSeconds * 1_000;

describe('after a lease has run out', () => {
  const write = { mode: 'write', attempts: 1, leaseUntil: NOW - 1, installs: 'first' } as const;
  const read = { ...write, mode: 'read' } as const;

  test('a read goes to anyone, until it was tried often enough', () => {
    assert.equal(afterLease({ ...read, attempts: deliveryLimits.readAttemptsMax - 1 }, 'other', false, NOW), 'requeue');
    assert.equal(afterLease({ ...read, attempts: deliveryLimits.readAttemptsMax }, 'other', false, NOW), 'exhausted');
  });

  test('a write goes to the installation that had it last, and to another one only if books keep what they did', () => {
    assert.equal(afterLease(write, 'first', false, NOW), 'offer');
    assert.equal(afterLease({ ...write, installs: 'other first' }, 'other', false, NOW), 'unknown');
    assert.equal(afterLease(write, 'other', false, NOW), 'unknown');
    assert.equal(afterLease(write, 'other', true, NOW), 'offer');
  });

  test('a write waits while no one asks, and its outcome is unknown after the longest wait', () => {
    const leaseUntil = NOW - outcomeUnknownAfterMs;
    assert.equal(afterLease({ ...write, leaseUntil: leaseUntil + 1 }, null, true, NOW), 'wait');
    assert.equal(afterLease({ ...write, leaseUntil }, null, true, NOW), 'unknown');
    assert.equal(afterLease({ ...write, leaseUntil }, 'first', true, NOW), 'unknown');
    assert.equal(afterLease({ ...write, leaseUntil: null }, null, true, NOW), 'wait');
  });
});

describe('commands whose response was lost', () => {
  const lost = (seq: number, more: object = {}) => ({
    seq,
    companyId: 'BOOK',
    leaseToken: `lease-${seq}`,
    leaseUntil: NOW - RAN_MS + leaseMs,
    runStartedAt: NOW - RAN_MS,
    installs: 'other first',
    ...more,
  });
  const seqs = (running: readonly ReturnType<typeof lost>[], holding: readonly string[] = [], now = NOW): readonly number[] =>
    lostOf(running, 'first', holding, now).map(({ seq }) => seq);

  test('are sent again in their order', () => {
    assert.deepEqual(seqs([lost(3), lost(1), lost(2)]), [1, 2, 3]);
  });

  test('are not sent if the installation names them, and those after them are', () => {
    assert.deepEqual(seqs([lost(1), lost(2)], ['lease-1']), [2]);
    assert.deepEqual(seqs([lost(1, { leaseToken: null }), lost(2)], ['lease-2']), [1]);
  });

  test('are not sent past one of the same book that was renewed, belongs to another installation or has no lease', () => {
    for (const first of [
      { leaseUntil: NOW + leaseMs },
      { installs: 'first other' },
      { installs: 'other' },
      { leaseUntil: null },
      { runStartedAt: null },
      { leaseUntil: null, runStartedAt: null },
    ])
      assert.deepEqual(seqs([lost(1, first), lost(2), lost(3, { companyId: 'OTHER' })]), [3], JSON.stringify(first));
  });

  test('are not sent past one that the installation names, whose lease is over: it comes first when it is sent again', () => {
    const over = { leaseUntil: NOW };
    assert.deepEqual(seqs([lost(1, over), lost(2), lost(3, { companyId: 'OTHER' })], ['lease-1']), [3]);
    assert.deepEqual(seqs([lost(1, { leaseUntil: NOW + 1 }), lost(2)], ['lease-1']), [2]);
  });

  test('are left alone when their lease is nearly over', () => {
    const until = NOW - RAN_MS + leaseMs;
    assert.deepEqual(seqs([lost(1)], [], until - marginMs), [1]);
    assert.deepEqual(seqs([lost(1)], [], until - marginMs + 1), []);
  });
});

test('a heartbeat renews a lease up to the run cap, and never shortens it', () => {
  assert.equal(renewedUntil({ leaseUntil: NOW, runStartedAt: NOW }, NOW + 1), NOW + 1 + leaseMs);
  assert.equal(renewedUntil({ leaseUntil: null, runStartedAt: null }, NOW), NOW + Math.min(leaseMs, runCapMs));
  assert.equal(renewedUntil({ leaseUntil: NOW, runStartedAt: NOW }, NOW + runCapMs), NOW + runCapMs);
  assert.equal(renewedUntil({ leaseUntil: NOW + 2 * runCapMs, runStartedAt: NOW }, NOW), NOW + 2 * runCapMs);
});

describe('a report', () => {
  const running = { status: 'running', installs: 'old new', reportHash: null, outcome: null };
  const done = { status: 'done', installs: 'old new', reportHash: 'one', outcome: 'applied' };
  const failed = (outcome: string) => ({ install: 'old', status: 'failed', error: { outcome }, reportHash: 'one' });
  const decide = (command: object, report: object): string =>
    decideReport(command as Parameters<typeof decideReport>[0], report as Parameters<typeof decideReport>[1]);

  test('of an installation that never had the command is unknown', () => {
    assert.equal(decide(running, { install: 'ne', status: 'done', error: null, reportHash: 'one' }), 'unknown');
  });

  test('ends a running command, except a failure of an earlier installation that applied nothing', () => {
    assert.equal(decide(running, { ...failed('not_applied'), install: 'new' }), 'finished');
    assert.equal(decide(running, failed('not_applied')), 'repeated');
    assert.equal(decide(running, failed('unknown')), 'repeated');
    assert.equal(decide(running, { ...failed('unknown'), error: null }), 'repeated');
    assert.equal(decide(running, failed('applied')), 'finished');
    assert.equal(decide(running, { install: 'old', status: 'done', error: null, reportHash: 'one' }), 'finished');
  });

  test('of an ended command repeats, reconciles or contradicts it', () => {
    const report = { install: 'new', status: 'done', error: null, reportHash: 'one' };
    assert.equal(decide(done, report), 'repeated');
    assert.equal(decide({ ...done, reportHash: 'other' }, report), 'contradicted');
    assert.equal(decide({ ...done, reportHash: null, outcome: 'unknown' }, report), 'reconciled');
    assert.equal(decide({ ...done, reportHash: null }, report), 'contradicted');
    assert.equal(decide({ ...done, reportHash: 'other', outcome: 'unknown' }, report), 'contradicted');
  });
});

test('installations are added last and once', () => {
  assert.equal(givenTo({ installs: '' }, 'first'), 'first');
  assert.equal(givenTo({ installs: 'first second' }, 'first'), 'second first');
});

test('a connector is online until it has been silent for longer than the limit', () => {
  assert.equal(isOnline(null, NOW), false);
  assert.equal(isOnline(NOW - onlineWithinMs, NOW), true);
  assert.equal(isOnline(NOW - onlineWithinMs - 1, NOW), false);
});
