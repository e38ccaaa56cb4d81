import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { Notification, notificationKinds, RetentionResponse } from './notification.ts';

const instant = '2026-11-13T08:42:31.000Z';

test('a notification has a kind, a severity, and a subject of its own', () => {
  const notification = {
    notificationId: 'ntf_1',
    kind: 'connector_offline',
    severity: 'warning',
    title: 'Connector offline',
    message: 'The connector has been silent for an hour. Is its machine on?',
    subject: 'con_1',
    action: { label: 'Look at it', href: '/portal/connector' },
    createdAt: instant,
    updatedAt: instant,
  };
  assert.ok(Value.Check(Notification, notification));
  assert.ok(Value.Check(Notification, { ...notification, action: null }));
  assert.ok(!Value.Check(Notification, { ...notification, severity: 'fatal' }));
  assert.equal(new Set(notificationKinds).size, notificationKinds.length);
  assert.ok(Value.Check(RetentionResponse, { ok: true, checked: 1, created: 0, updated: 0, resolved: 0 }));
});
