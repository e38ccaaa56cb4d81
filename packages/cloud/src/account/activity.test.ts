import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS } from '@ledgerline/contract';
import { openTestCloud, testStart } from '../../testing/test-cloud.ts';
import { groupFailures, lastDay } from './activity.ts';

test('the last day has twenty-four hours, the one that is going on last', async (t) => {
  const cloud = openTestCloud();
  t.after(() => cloud.close());
  const { tenant } = await cloud.tenant();
  cloud.time.advance(HOUR_MS / 2);
  const day = await lastDay(cloud.context, tenant.tenantId);
  assert.equal(day.hours.length, 24);
  assert.equal(day.hours.at(-1)?.startsAt, testStart);
  assert.equal(day.since, testStart - 23 * HOUR_MS);
  assert.deepEqual([day.accepted, day.done, day.failed, day.unverified, day.medianMs], [0, 0, 0, 0, null]);
});

const failure = (commandId: string, count: number, type: string, code: string, outcome = 'not_applied', message = code) => ({
  commandId,
  count,
  type,
  error: JSON.stringify({ code, message, retryable: false, outcome }),
});

test('failures are grouped by type, code and outcome, the most frequent first', () => {
  const groups = groupFailures([
    failure('c1', 4, 'create-quotation', 'PERIOD_LOCKED'),
    failure('c2', 3, 'create-sales-invoice', 'UNKNOWN_CODE', 'not_applied', 'There is no item X.'),
    failure('c3', 2, 'create-sales-invoice', 'UNKNOWN_CODE', 'not_applied', 'There is no item Y.'),
    failure('c4', 2, 'create-sales-invoice', 'verify_mismatch', 'applied'),
    failure('c5', 1, 'create-sales-invoice', 'verify_mismatch', 'unknown'),
  ]);
  assert.deepEqual(
    groups.map(({ type, code, outcome, count, commandId, isOneMessage }) => [
      type,
      code,
      outcome,
      count,
      commandId,
      isOneMessage,
    ]),
    [
      ['create-sales-invoice', 'UNKNOWN_CODE', 'not_applied', 5, 'c2', false],
      ['create-quotation', 'PERIOD_LOCKED', 'not_applied', 4, 'c1', true],
      ['create-sales-invoice', 'verify_mismatch', 'applied', 2, 'c4', true],
      ['create-sales-invoice', 'verify_mismatch', 'unknown', 1, 'c5', true],
    ],
  );
  assert.equal(groups[0]?.message, 'There is no item X.');
});
