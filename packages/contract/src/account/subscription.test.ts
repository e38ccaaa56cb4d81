import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { SubscriptionBody } from './subscription.ts';

test('billing sets one of four subscription statuses', () => {
  for (const status of ['trialing', 'active', 'past_due', 'inactive'])
    assert.ok(Value.Check(SubscriptionBody, { status }), status);
  assert.ok(Value.Check(SubscriptionBody, { status: 'active', plan: 'syarikat', currentPeriodEnd: '2026-12-31T00:00:00Z' }));
  assert.ok(!Value.Check(SubscriptionBody, { status: 'cancelled' }));
  assert.ok(!Value.Check(SubscriptionBody, { status: 'active', periodEnd: '2026-12-31T00:00:00Z' }));
});
