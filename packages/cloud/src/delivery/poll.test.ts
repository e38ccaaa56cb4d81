import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { accessSays } from '@ledgerline/words/problem/access';
import fc from 'fast-check';
import { World } from '../../conformance/world.ts';
import { isThorough } from '../../testing/config.ts';
import { openTestCloud, type TestCloud } from '../../testing/test-cloud.ts';
import { isRefusal, refuse } from '../system/problem.ts';
import { nextCommands } from './poll.ts';

/** More of them, and others each time, in `npm run soak:properties`. */
const RUNS = isThorough ? 80 : 20;

let cloud: TestCloud;
let world: World;
let leases = 0;
before(() => {
  const opened = openTestCloud();
  const { store } = opened.context;
  const lease: typeof store.lease = (request) => {
    leases += 1;
    return store.lease(request);
  };
  cloud = { ...opened, context: { ...opened.context, store: { ...store, lease } } };
  world = new World({ store, advance: () => {} });
});
after(() => cloud.close());

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 100_000; turn += 1) {
    if (await holds()) return;
    await setImmediate();
  }
  assert.fail('It never came to hold.');
}

/** Polls of one connector, and what each was given. */
class Polls {
  readonly #connectorId: string;
  readonly #open = new Map<number, AbortController>();
  readonly given: string[] = [];
  #count = 0;

  constructor(connectorId: string) {
    this.#connectorId = connectorId;
  }

  open({ max = 1, isOrdered = false, isStopped = (): boolean => false } = {}): void {
    const [number, controller] = [this.#count, new AbortController()];
    this.#count += 1;
    this.#open.set(number, controller);
    const poll = { connectorId: this.#connectorId, install: 'first', max, isOrdered };
    const waiting = { milliseconds: 10_000, abandoned: controller.signal };
    const lookAgain = async () => (isStopped() ? refuse('invalid_key', accessSays.unknownConnectorKey()) : null);
    void nextCommands(cloud.context, poll, waiting, lookAgain).then((taken) => {
      this.#open.delete(number);
      if (!isRefusal(taken)) this.given.push(...taken.commands.map(({ commandId }) => commandId));
    });
  }

  abandonOldest(): void {
    const [oldest] = this.#open.values();
    oldest?.abort();
  }

  get count(): number {
    return this.#open.size;
  }

  /** All of them are waiting and nothing is under way. */
  async settle(): Promise<void> {
    let before = -1;
    await eventually(async () => {
      await cloud.context.store.ping();
      const isSame = before === leases;
      before = leases;
      return isSame;
    });
  }
}

test('one command wakes one poll; as many commands as polls wake them all', async () => {
  const home = await world.signUp();
  const polls = new Polls(home.connectorId);
  for (let count = 0; count < 4; count += 1) polls.open();
  await polls.settle();
  const before = leases;
  await world.accept(world.newCommand(home));
  await eventually(() => polls.given.length === 1);
  await polls.settle();
  assert.deepEqual([polls.count, leases - before], [3, 1]);
  const commands = Array.from({ length: 3 }, () => world.newCommand(home));
  await Promise.all(commands.map((command) => world.accept(command)));
  await eventually(() => polls.given.length === 4);
  assert.equal(polls.count, 0);
});

test('a poll that has gone, or whose key was replaced, lets the next one look', async () => {
  const home = await world.signUp();
  const polls = new Polls(home.connectorId);
  let isReplaced = false;
  polls.open({ isStopped: () => isReplaced });
  polls.open();
  polls.open();
  await polls.settle();
  isReplaced = true;
  const first = await world.accept(world.newCommand(home));
  await eventually(() => polls.given.length === 1);
  assert.deepEqual([polls.given, polls.count], [[first.commandId], 1]);
  polls.open();
  await polls.settle();
  const second = world.accept(world.newCommand(home));
  polls.abandonOldest();
  await second;
  await eventually(() => polls.given.length === 2);
});

test('a poll that cannot be served does not keep a command from one behind it that asks otherwise', async () => {
  const home = await world.signUp();
  await world.accept(world.newCommand(home));
  await world.lease(home);
  const polls = new Polls(home.connectorId);
  // Gets nothing of a book in which work has begun.
  polls.open({ isOrdered: true });
  polls.open({ isOrdered: false });
  await polls.settle();
  const second = await world.accept(world.newCommand(home));
  await eventually(() => polls.given.length === 1);
  assert.deepEqual([polls.given, polls.count], [[second.commandId], 1]);
});

test('no command ever waits while a poll waits for it', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          { weight: 3, arbitrary: fc.record({ step: fc.constant('open' as const), max: fc.integer({ min: 1, max: 3 }) }) },
          { weight: 2, arbitrary: fc.record({ step: fc.constant('accept' as const), count: fc.integer({ min: 1, max: 4 }) }) },
          { weight: 1, arbitrary: fc.record({ step: fc.constant('abandon' as const) }) },
          { weight: 1, arbitrary: fc.record({ step: fc.constant('settle' as const) }) },
        ),
        { maxLength: 25 },
      ),
      async (steps) => {
        const home = await world.signUp();
        const polls = new Polls(home.connectorId);
        let accepted = 0;
        for (const step of steps) {
          if (step.step === 'open') polls.open({ max: step.max });
          else if (step.step === 'abandon') polls.abandonOldest();
          else if (step.step === 'settle') await polls.settle();
          else {
            accepted += step.count;
            for (let count = 0; count < step.count; count += 1) void world.accept(world.newCommand(home));
          }
        }
        await eventually(async () => {
          const waiting = await cloud.context.store.queuedCount({ tenantId: home.tenantId, limit: 1_000 });
          return polls.count === 0 || (waiting === 0 && polls.given.length === accepted);
        });
        while (polls.count > 0) {
          polls.abandonOldest();
          await polls.settle();
        }
      },
    ),
    { numRuns: RUNS },
  ));
