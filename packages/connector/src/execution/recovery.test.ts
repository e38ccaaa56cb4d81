import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandMode, LeasedCommand } from '@ledgerline/contract';
import { MemoryJournal } from '../../testing/memory-journal.ts';
import { keptLease, leaseRules } from '../lease.ts';
import { findRecoverable } from './recovery.ts';

const keptAt = { uptimeMs: 1_000_000, wallMs: 5_000_000 };
const clockAfter = (milliseconds: number, bootMs = 0) => ({
  monotonicMs: () => 0,
  wallMs: () => keptAt.wallMs + milliseconds,
  machineMoment: () => ({ uptimeMs: keptAt.uptimeMs + milliseconds - bootMs, wallMs: keptAt.wallMs + milliseconds }),
});

const leased = (commandId: string, companyId = 'A', mode: CommandMode = 'write'): LeasedCommand => ({
  commandId,
  companyId,
  type: 'create-debtor',
  mode,
  payload: {},
  attempt: 1,
  leaseToken: 't',
  leaseSeconds: 60,
});

const held = (commandId: string, companyId: string, leftMs: number) => {
  const lease = { token: 't', durationMs: 60_000, askedAtMs: leftMs - 60_000, untilMs: leftMs };
  return { command: leased(commandId, companyId), lease: keptLease(lease, 0, keptAt) };
};

const ids = (found: ReturnType<typeof findRecoverable>, companyId: string): readonly (readonly string[])[] => {
  const { resumable = [], unresolved = [] } = found.get(companyId) ?? {};
  return [resumable.map(({ command }) => command.commandId), unresolved.map(({ commandId }) => commandId)];
};

test('leases that still run resume; behind one that is over nothing of its book does', () => {
  const journal = new MemoryJournal();
  journal.hold('A', [held('1', 'A', 50_000), held('2', 'A', 12_000), held('3', 'A', 50_000)]);
  journal.hold('B', [held('4', 'B', 40_000)]);
  const found = findRecoverable(journal, leaseRules, clockAfter(20_000));
  assert.deepEqual(ids(found, 'A'), [['1'], []]);
  assert.deepEqual(ids(found, 'B'), [['4'], []]);
  assert.ok((found.get('B')?.resumable[0]?.lease.untilMs ?? Infinity) <= 20_000);
});

test('what was started under a lease that is over or unknown is unresolved', () => {
  const journal = new MemoryJournal();
  journal.hold('A', [held('1', 'A', 50_000), held('2', 'A', 50_000)]);
  for (const commandId of ['0', '1']) journal.start(leased(commandId), true, 0);
  journal.start(leased('read', 'A', 'read'), true, 0);
  assert.deepEqual(ids(findRecoverable(journal, leaseRules, clockAfter(5_000)), 'A'), [['1', '2'], ['0']]);
  const switchedOff = clockAfter(5_000, 4_000);
  assert.deepEqual(ids(findRecoverable(journal, leaseRules, switchedOff), 'A'), [[], ['0', '1']]);
});
