import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjects, type Waiter, Wakeups } from './wakeup.ts';

/** Waiters that write their name down when they are woken. */
function makeWaiters(): { readonly woken: string[]; waiter(name: string, kind: string | null): Waiter } {
  const woken: string[] = [];
  return { woken, waiter: (name, kind) => ({ kind, wake: () => void woken.push(name) }) };
}

test('an event wakes those who wait for its subject: of each kind the first, and all without a kind', () => {
  const wakeups = new Wakeups();
  const { woken, waiter } = makeWaiters();
  const work = subjects.work('conn_1');
  const second = waiter('second', 'polls');
  wakeups.wait(work, waiter('first', 'polls'));
  wakeups.wait(work, second);
  wakeups.wait(work, waiter('other kind', 'streams'));
  wakeups.wait(work, waiter('any', null));
  wakeups.wait(subjects.work('conn_2'), waiter('elsewhere', 'polls'));
  wakeups.wait(subjects.command('ten_1', 'c'), waiter('caller', null));
  wakeups.tell({ kind: 'queued', connectorId: 'conn_1' });
  assert.deepEqual(woken.splice(0), ['first', 'other kind', 'any']);
  wakeups.tell({ kind: 'finished', tenantId: 'ten_1', commandId: 'c' });
  assert.deepEqual(woken.splice(0), ['caller']);
  assert.equal(wakeups.count, 6);
});

test('the next of the same kind follows in line, and a waiter that is forgotten is not woken', () => {
  const wakeups = new Wakeups();
  const { woken, waiter } = makeWaiters();
  const work = subjects.work('conn_1');
  const [first, other, second] = [waiter('first', 'polls'), waiter('other', 'streams'), waiter('second', 'polls')];
  for (const one of [first, other, second]) wakeups.wait(work, one);
  assert.equal(wakeups.nextAfter(work, first), second);
  assert.equal(wakeups.nextAfter(work, second), null);
  wakeups.forget(work, first);
  wakeups.tell({ kind: 'queued', connectorId: 'conn_1' });
  assert.deepEqual(woken.splice(0), ['other', 'second']);
  for (const one of [other, second]) wakeups.forget(work, one);
  wakeups.tell({ kind: 'queued', connectorId: 'conn_1' });
  assert.deepEqual([woken, wakeups.count], [[], 0]);
});

test('work for a sandbox that no poll waits for wakes the host; work for another connector does not', () => {
  const wakeups = new Wakeups();
  const { woken, waiter } = makeWaiters();
  wakeups.wait(subjects.sandboxes, waiter('host', null));
  wakeups.tell({ kind: 'queued', connectorId: 'conn_1' });
  assert.deepEqual(woken, []);
  wakeups.tell({ kind: 'queued', connectorId: 'sandbox_1' });
  assert.deepEqual(woken.splice(0), ['host']);
  wakeups.wait(subjects.work('sandbox_1'), waiter('poll', 'polls'));
  wakeups.tell({ kind: 'queued', connectorId: 'sandbox_1' });
  assert.deepEqual(woken, ['poll']);
});

test('closing wakes every waiter and stays', () => {
  const wakeups = new Wakeups();
  const { woken, waiter } = makeWaiters();
  wakeups.wait('a', waiter('one', 'polls'));
  wakeups.wait('a', waiter('two', 'polls'));
  wakeups.wait('b', waiter('three', null));
  wakeups.close();
  assert.deepEqual([woken, wakeups.isClosed], [['one', 'two', 'three'], true]);
});
