/** The counts that a store keeps: equal to what a count of the commands would find, after anything that can happen to them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deliveryLimits, HOUR_MS } from '@ledgerline/contract';
import fc from 'fast-check';
import { expiryMs, leaseMs, outcomeUnknownAfterMs } from '../src/delivery/delivery.ts';
import type { ListedCommand } from '../src/store/store.ts';
import { everything, type Home, type World } from './world.ts';

const RUNS = 12;
const STEPS_MAX = 40;
const BOOKS = ['MAIN', 'OTHER', 'THIRD'];

const step = fc.record({
  what: fc.constantFrom(
    'write',
    'write',
    'read',
    'lease',
    'lease',
    'done',
    'failed',
    'cancel',
    'late',
    'sweep',
    'expire',
    'lapse',
    'hour',
  ),
  book: fc.nat(BOOKS.length - 1),
  which: fc.nat(1_000),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** One event; one that does not apply changes nothing. */
async function happen(world: World, home: Home, { what, book, which }: Step): Promise<void> {
  const { store } = world;
  const companyId = BOOKS[book] ?? '';
  const commands = await all(world, home);
  const { commandId } = commands[which % Math.max(1, commands.length)] ?? { commandId: 'none' };
  const steps: Readonly<Record<Step['what'], () => Promise<unknown>>> = {
    write: () => store.accept(world.newCommand(home, { companyId })),
    read: () => store.accept(world.newRead(home, { companyId })),
    lease: () => world.lease(home, 'first', 1 + (which % 3)),
    done: () => store.finish(world.done(home, commandId)),
    failed: () =>
      store.finish(
        world.failed(home, commandId, {
          error: { code: 'x', message: 'm', retryable: false, outcome: which % 2 === 0 ? 'applied' : 'not_applied' },
        }),
      ),
    cancel: () => store.cancel({ tenantId: home.tenantId, commandId }),
    late: () => store.finish(world.done(home, commandId, { reportHash: 'late' })),
    sweep: () => store.sweep({ limit: 10 }),
    expire: async () => world.advance(which === 0 ? expiryMs : 0),
    lapse: async () => world.advance(which % 50 === 0 ? outcomeUnknownAfterMs : leaseMs),
    hour: async () => world.advance(HOUR_MS / 2),
  };
  await steps[what]();
}

const all = async (world: World, home: Home): Promise<readonly ListedCommand[]> =>
  (await world.store.commands({ ...everything(home.tenantId), limit: 1_000 })).commands;

const numberOf = (commands: readonly ListedCommand[], wanted: (command: ListedCommand) => boolean): number =>
  commands.filter(wanted).length;

function countedByHand(home: Home, commands: readonly ListedCommand[]) {
  return BOOKS.flatMap((companyId) => {
    const own = commands.filter((command) => command.companyId === companyId);
    const queued = numberOf(own, ({ status }) => status === 'queued');
    const running = numberOf(own, ({ status }) => status === 'running');
    return queued + running === 0 ? [] : [{ connectorId: home.connectorId, companyId, queued, running }];
  });
}

/** The hours from one on, as counted from the commands. */
function hoursByHand(commands: readonly ListedCommand[], firstHour: number) {
  const hours = new Map<number, ListedCommand[]>();
  for (const command of commands) {
    const hour = Math.floor((command.finishedAt ?? -1) / HOUR_MS);
    if (hour >= firstHour) hours.set(hour, [...(hours.get(hour) ?? []), command]);
  }
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([hour, ended]) => {
      const done = numberOf(ended, ({ outcome }) => outcome === null);
      const unverified = numberOf(ended, ({ outcome }) => outcome === 'applied');
      return { hour, done, unverified, failed: ended.length - done - unverified };
    });
}

async function assertCounts(world: World, home: Home): Promise<void> {
  const { store } = world;
  const commands = await all(world, home);
  assert.deepEqual(await store.queueCounts(home), countedByHand(home, commands));
  const queued = numberOf(commands, ({ status }) => status === 'queued');
  assert.equal(await store.queuedCount({ ...home, limit: 1_000 }), queued);
  assert.deepEqual((await store.tenantFacts(home))?.waiting, queued === 0 ? {} : { [home.connectorId]: queued });
  const firstHour = Math.floor((await store.now()) / HOUR_MS) - 23;
  const { hours, accepted } = await store.activity({ tenantId: home.tenantId, since: firstHour * HOUR_MS });
  assert.deepEqual(hours, hoursByHand(commands, firstHour));
  assert.equal(
    accepted,
    numberOf(commands, ({ createdAt }) => createdAt >= firstHour * HOUR_MS),
  );
}

export function exerciseCounts(opened: () => World): void {
  test('the stored counts match the commands, after anything that can happen to them', async () => {
    const world = opened();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS_MAX / 2, maxLength: STEPS_MAX }), async (steps) => {
        const home = await world.signUp();
        for (const [index, one] of steps.entries()) {
          await happen(world, home, one);
          if (index % 10 === 9) await assertCounts(world, home);
        }
        await assertCounts(world, home);
      }),
      { numRuns: RUNS },
    );
  });

  test('the totals of the store follow what is queued and running', async () => {
    const world = opened();
    const home = await world.signUp();
    await world.store.sweep({ limit: 10_000 });
    const before = await world.store.statistics();
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => world.store.accept(world.newCommand(home, { companyId: BOOKS[index % 3] ?? '' }))),
    );
    const given = await world.given(home, 'first', 7);
    await world.store.finish(world.done(home, given[0] ?? ''));
    await world.store.sweep({ limit: 1 });
    const after = await world.store.statistics();
    assert.deepEqual([after.queued - before.queued, after.running - before.running], [23, 6]);
  });

  test('a command for a free book is leased past a long queue of a book that is held', async () => {
    const world = opened();
    const home = await world.signUp();
    const { connectorId } = home;
    const held = await Promise.all(Array.from({ length: 60 }, () => world.accept(world.newCommand(home))));
    const free = await world.accept(world.newCommand(home, { companyId: 'OTHER' }));
    const call = { connectorId, install: 'first', isOrdered: true };
    const lease = () => world.store.lease({ ...call, max: 1, token: world.name('token') });
    const ids = async () => (await lease()).commands.map(({ commandId }) => commandId);
    assert.deepEqual([await ids(), await world.store.hasWork(call)], [[held[0]?.commandId], true]);
    assert.deepEqual([await ids(), await world.store.hasWork(call)], [[free.commandId], false]);
    assert.deepEqual(await ids(), []);
  });

  test('a connector that holds as many leases as it may is handed no more until one ends', async () => {
    const world = opened();
    const home = await world.signUp();
    const call = { connectorId: home.connectorId, install: 'first' };
    const { leasedPerConnectorMax, leasedPerPollMax } = deliveryLimits;
    await Promise.all(Array.from({ length: leasedPerConnectorMax + 5 }, () => world.store.accept(world.newCommand(home))));
    const given: string[] = [];
    while (given.length < leasedPerConnectorMax) given.push(...(await world.given(home, 'first', leasedPerPollMax)));
    assert.equal(given.length, leasedPerConnectorMax);
    assert.deepEqual([await world.given(home, 'first', 5), await world.store.hasWork(call)], [[], false]);
    await world.store.finish(world.done(home, given[0] ?? ''));
    assert.deepEqual([await world.store.hasWork(call), (await world.given(home, 'first', 5)).length], [true, 1]);
  });
}
