import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StoreUnavailable } from '../store/store.ts';
import { Batcher, type BatcherOptions } from './batcher.ts';

/** What was asked in this turn goes out at its end. */
const turnEnds = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work that waits until it is let go on, and remembers what came together. */
function slowBatcher(options: Partial<BatcherOptions<string>> = {}) {
  const batches: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const work = async (asks: readonly string[]): Promise<readonly string[]> => {
    batches.push(asks);
    await new Promise<void>((resolve) => gates.push(resolve));
    return asks.map((ask) => ask.toUpperCase());
  };
  const batcher = new Batcher(work, { concurrency: 1, sizeMax: 10, ...options });
  /** Lets the work under way end, and everything that follows from it happen. */
  const goOn = async (): Promise<void> => {
    for (const gate of gates.splice(0)) gate();
    await turnEnds();
    await turnEnds();
  };
  return { batcher, batches, goOn };
}

describe('the batcher', () => {
  it('requests of one turn are sent together, and those that arrive in the meantime together after them', async () => {
    const { batcher, batches, goOn } = slowBatcher();
    const first = [batcher.submit('a'), batcher.submit('b')];
    await turnEnds();
    const second = [batcher.submit('c'), batcher.submit('d')];
    await goOn();
    await goOn();
    assert.deepEqual(await Promise.all([...first, ...second]), ['A', 'B', 'C', 'D']);
    assert.deepEqual(batches, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('a batch holds no more than its size and its weight allow', async () => {
    const { batcher, batches, goOn } = slowBatcher({ sizeMax: 3, weightOf: (ask) => ask.length, weightMax: 4 });
    const asked = ['aaaa', 'b', 'c', 'd', 'e', 'f'].map((ask) => batcher.submit(ask));
    for (let turn = 0; turn < 4; turn += 1) await goOn();
    await Promise.all(asked);
    assert.deepEqual(batches, [['aaaa'], ['b', 'c', 'd'], ['e', 'f']]);
  });

  it('requests with one key never run together, and keep their order', async () => {
    const { batcher, batches, goOn } = slowBatcher({ concurrency: 2, keyOf: (ask) => ask.slice(0, 1) });
    const asked = ['x1', 'x2', 'y1'].map((ask) => batcher.submit(ask));
    await turnEnds();
    asked.push(batcher.submit('x3'), batcher.submit('z1'));
    await turnEnds();
    for (let turn = 0; turn < 5; turn += 1) await goOn();
    await Promise.all(asked);
    assert.deepEqual(batches, [['x1', 'y1'], ['z1'], ['x2'], ['x3']]);
  });

  it('a request that fails by itself fails alone', async () => {
    const work = async (asks: readonly string[]): Promise<readonly string[]> => {
      if (asks.includes('bad')) throw new Error('bad');
      return asks;
    };
    const batcher = new Batcher(work, { concurrency: 1, sizeMax: 10 });
    const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((ask) => batcher.submit(ask)));
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    );
  });

  it('when the store is not available nothing is tried again, and the next request is', async () => {
    let tries = 0;
    const work = async (asks: readonly string[]): Promise<readonly string[]> => {
      tries += 1;
      if (tries === 1) throw new StoreUnavailable(new Error('gone'));
      return asks;
    };
    const batcher = new Batcher(work, { concurrency: 1, sizeMax: 10 });
    const outcomes = await Promise.allSettled(['a', 'b'].map((ask) => batcher.submit(ask)));
    assert.ok(outcomes.every(({ status }) => status === 'rejected'));
    assert.equal(tries, 1);
    assert.equal(await batcher.submit('c'), 'c');
  });
});
