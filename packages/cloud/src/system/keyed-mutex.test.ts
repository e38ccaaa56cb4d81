import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Turns } from './keyed-mutex.ts';

test('work under one subject runs one at a time, in the order it was asked for', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = turns.take('a', async () => {
    seen.push('one begins');
    await first.promise;
    seen.push('one ends');
  });
  const two = turns.take('a', async () => seen.push('two'));
  const other = turns.take('b', async () => seen.push('other'));
  await other;
  first.resolve();
  await Promise.all([one, two]);
  assert.deepEqual(seen, ['one begins', 'other', 'one ends', 'two']);
});

test('work that fails lets the next have its turn, and nothing is kept of those who are done', async () => {
  const turns = new Turns();
  const failing = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', async () => 'yes');
  await assert.rejects(failing, /no/);
  assert.equal(await next, 'yes');
  assert.equal(turns.count, 0);
});
