import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeyedMutex } from './keyed-mutex.ts';

test('work under one subject runs one at a time, in the order it was asked for', async () => {
  const turns = new KeyedMutex();
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = turns.run('a', async () => {
    seen.push('one begins');
    await first.promise;
    seen.push('one ends');
  });
  const two = turns.run('a', async () => seen.push('two'));
  const other = turns.run('b', async () => seen.push('other'));
  await other;
  first.resolve();
  await Promise.all([one, two]);
  assert.deepEqual(seen, ['one begins', 'other', 'one ends', 'two']);
});

test('work that fails lets the next have its turn, and nothing is kept of those who are done', async () => {
  const turns = new KeyedMutex();
  const failing = turns.run('a', () => Promise.reject(new Error('no')));
  const next = turns.run('a', async () => 'yes');
  await assert.rejects(failing, /no/);
  assert.equal(await next, 'yes');
  assert.equal(turns.count, 0);
});
