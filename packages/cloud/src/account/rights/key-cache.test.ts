import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessSays } from '@ledgerline/words/problem/access';
import { refuse } from '../../system/problem.ts';
import { KeyCache } from './key-cache.ts';

interface Holder {
  readonly lookUp: number;
}

/** A cache whose store reports the given number of key changes, synchronously or later. */
function memoryOf(answersLater: boolean) {
  let [changes, lookUps] = [0, 0];
  const memory = new KeyCache<Holder>({ keyChanges: () => (answersLater ? Promise.resolve(changes) : changes) });
  const lookUp = async (): Promise<Holder> => {
    lookUps += 1;
    return { lookUp: lookUps };
  };
  return {
    memory,
    lookUp,
    find: (credential = 'Bearer a') => memory.find(credential, lookUp),
    change: () => {
      changes += 1;
    },
  };
}

for (const answersLater of [false, true]) {
  const when = answersLater ? 'where the store has to ask' : 'where the store knows';
  test(`a holder is looked up once, and again when a key has changed, ${when}`, async () => {
    const { find, change } = memoryOf(answersLater);
    assert.deepEqual([await find(), await find(), await find('Bearer b')], [{ lookUp: 1 }, { lookUp: 1 }, { lookUp: 2 }]);
    change();
    assert.deepEqual([await find(), await find()], [{ lookUp: 3 }, { lookUp: 3 }]);
  });
}

test('who is remembered is there at once where the store knows', async () => {
  const { find } = memoryOf(false);
  const [first, second] = [find(), await find()];
  assert.ok(first instanceof Promise);
  assert.deepEqual(find(), second);
});

test('what was looked up while a key changed is good for that call alone', async () => {
  const { memory, find, change, lookUp } = memoryOf(false);
  const { promise: changed, resolve } = Promise.withResolvers<void>();
  const slow = memory.find('Bearer a', async () => {
    const holder = await lookUp();
    await changed;
    return holder;
  });
  change();
  await find('Bearer b');
  resolve();
  assert.deepEqual(await slow, { lookUp: 1 });
  assert.deepEqual(await find(), { lookUp: 3 });
});

test('a refusal is not remembered', async () => {
  const { memory, find } = memoryOf(false);
  await memory.find('Bearer a', async () => refuse('invalid_key', accessSays.unknownKey()));
  assert.deepEqual(await find(), { lookUp: 1 });
});
