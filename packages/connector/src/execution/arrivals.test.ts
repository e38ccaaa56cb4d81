import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryLimits } from '@ledgerline/contract';
import { Arrivals } from './arrivals.ts';

const leased = (commandId: string, leaseToken: string, companyId = 'A') => ({ commandId, companyId, leaseToken });
const LEASE_MS = deliveryLimits.leaseSeconds * 1000;

test('a lease has arrived until the cloud has the result of its command, or until it was let go a lease ago', () => {
  const arrivals = new Arrivals();
  assert.deepEqual(arrivals.named(0), []);
  arrivals.add([leased('a', 't.0'), leased('b', 't.1'), leased('c', 't.2')], arrivals.ask(0), 1_000);
  arrivals.add([leased('a', 'u.0')], arrivals.ask(1_000), 2_000);
  assert.deepEqual(arrivals.named(2_000), ['t.0', 't.1', 't.2', 'u.0']);
  arrivals.acknowledged('b');
  arrivals.letGo(new Set(['a']), 3_000);
  assert.deepEqual(arrivals.named(2_999 + LEASE_MS), ['t.0', 't.2', 'u.0']);
  assert.deepEqual(arrivals.named(3_000 + LEASE_MS), ['t.2']);
  arrivals.acknowledged('c');
  assert.deepEqual(arrivals.named(2_000), []);
});

const idsOf = (given: readonly { readonly commandId: string }[]): string => given.map(({ commandId }) => commandId).join();
const always = (): boolean => true;

test('more is fetched behind what has arrived of a book, but not while a command of that book is let go', () => {
  const arrivals = new Arrivals();
  assert.equal(arrivals.ahead(always), null);
  arrivals.add([leased('a', 't.0'), leased('b', 't.1', 'B'), leased('c', 't.2')], arrivals.ask(0), 0);
  assert.deepEqual(arrivals.ahead(always), ['t.0', 't.1', 't.2']);
  const ofA = arrivals.ahead((companyId) => companyId === 'A');
  assert.deepEqual(ofA, ['t.0', 't.2']);
  arrivals.letGo(new Set(['c']), 0);
  assert.deepEqual(arrivals.ahead(always), ['t.1']);
  arrivals.named(LEASE_MS);
  assert.deepEqual(arrivals.ahead(always), ['t.0', 't.1']);
});

test('what was asked for before a command of its book was let go, or is sent again, is let go too', () => {
  const arrivals = new Arrivals();
  arrivals.add([leased('a', 't.0'), leased('b', 't.1')], arrivals.ask(0), 0);
  const before = arrivals.ask(0);
  arrivals.letGo(new Set(['a', 'b']), 10);
  assert.equal(idsOf(arrivals.add([leased('c', 't.2'), leased('x', 't.3', 'B')], before, 20)), 'x');
  const since = arrivals.ask(20);
  assert.equal(idsOf(arrivals.add([{ ...leased('c', 't.2'), leaseAgeSeconds: 1 }], since, 30)), '');
  assert.deepEqual(arrivals.named(40), ['t.0', 't.1', 't.2', 't.3'], 'what was let go is not sent again');
  assert.equal(idsOf(arrivals.add([leased('a', 'u.0'), leased('b', 'u.1'), leased('c', 'u.2')], since, 50)), 'a,b,c');
  assert.deepEqual(arrivals.named(50), ['t.3', 'u.0', 'u.1', 'u.2']);
});

test('what is sent again is let go if a command of its book was let go less than a lease before it was asked for', () => {
  const arrivals = new Arrivals();
  const sentAgain = { ...leased('b', 't.1'), leaseAgeSeconds: 50 };
  arrivals.add([leased('a', 't.0')], arrivals.ask(0), 0);
  arrivals.letGo(new Set(['a']), 10);
  const inTime = arrivals.ask(9 + LEASE_MS);
  const late = arrivals.ask(10 + LEASE_MS);
  assert.equal(idsOf(arrivals.add([leased('x', 't.2', 'B')], late, 20 + LEASE_MS)), 'x');
  assert.equal(idsOf(arrivals.add([sentAgain], inTime, 30 + LEASE_MS)), '');
  const afterwards = new Arrivals();
  afterwards.add([leased('a', 't.0')], afterwards.ask(0), 0);
  afterwards.letGo(new Set(['a']), 10);
  assert.equal(idsOf(afterwards.add([sentAgain], afterwards.ask(10 + LEASE_MS), 20 + LEASE_MS)), 'b');
});

test('more than a question can name is not named', () => {
  const arrivals = new Arrivals();
  const many = Array.from({ length: deliveryLimits.holdingLengthMax / 10 }, (_, index) =>
    leased(`c${index}`, `t.${1_000_000 + index}`),
  );
  arrivals.add(many.slice(1), arrivals.ask(0), 0);
  assert.equal(arrivals.named(0)?.length, many.length - 1);
  arrivals.add(many, arrivals.ask(0), 0);
  arrivals.add([leased('last', 'u')], arrivals.ask(0), 0);
  assert.equal(arrivals.named(0), null);
});
