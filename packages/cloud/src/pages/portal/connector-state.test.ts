import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConnectorState } from '@ledgerline/contract';
import { conditionOf } from './connector-state.ts';

const now = Date.UTC(2026, 10, 13);
const connector: ConnectorState = {
  connectorId: 'conn_1',
  kind: 'desktop',
  state: 'online',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastHeardAt: '2026-11-13T00:00:00.000Z',
  build: null,
  channel: 'stable',
  driver: null,
  hostname: null,
  os: null,
  updateRequired: false,
  queued: 0,
  running: 0,
};

test('the most important state is shown: away before two machines, two machines before an old build', () => {
  const old = { ...connector, updateRequired: true };
  assert.equal(conditionOf(connector, null, now), 'online');
  assert.equal(conditionOf(old, null, now), 'outdated');
  assert.equal(conditionOf(old, now - 60_000, now), 'other-install');
  assert.equal(conditionOf({ ...old, state: 'offline' }, now - 60_000, now), 'offline');
  assert.equal(conditionOf({ ...old, state: 'never-connected' }, null, now), 'never-connected');
});

test('a machine that was rejected long ago is forgotten', () => {
  assert.equal(conditionOf(connector, now - 6 * 60_000, now), 'online');
});
