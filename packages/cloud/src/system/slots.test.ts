import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Slots } from './slots.ts';

/** Which of the waiting have entered, in their order. */
function watched() {
  const slots = new Slots({ all: 4, owner: 3, suspect: 2 });
  const entered: string[] = [];
  const leaving = new Map<string, () => void>();
  const enter = (name: string, owner: string, isSuspect = false): void => {
    void slots.enter(owner, isSuspect).then((leave) => {
      entered.push(name);
      leaving.set(name, leave);
    });
  };
  const leave = async (name: string): Promise<void> => {
    leaving.get(name)?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { slots, entered, enter, leave };
}

test('one owner cannot take all the room, and owners that wait are served in turn', async () => {
  const { slots, entered, enter, leave } = watched();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter(name, 'a');
  enter('b1', 'b');
  enter('b2', 'b');
  await leave('');
  assert.deepEqual(entered, ['a1', 'a2', 'a3', 'b1']);
  await leave('a1');
  await leave('a2');
  assert.deepEqual(entered.slice(4), ['a4', 'b2'], 'the second owner does not wait for all of the first');
  await leave('b1');
  await leave('b2');
  assert.equal(slots.taken, 3);
  assert.deepEqual(entered.slice(6), ['a5']);
});

test('those whose last attempt failed share a part of the room, so the others always find some', async () => {
  const { entered, enter, leave } = watched();
  for (const name of ['dead1', 'dead2', 'dead3', 'dead4']) enter(name, name, true);
  enter('alive1', 'alive');
  enter('alive2', 'alive');
  await leave('');
  assert.deepEqual(entered, ['dead1', 'dead2', 'alive1', 'alive2']);
  await leave('alive1');
  assert.equal(entered.length, 4, 'room that is left is not for another of those that failed');
  await leave('dead1');
  assert.deepEqual(entered.slice(4), ['dead3']);
});
