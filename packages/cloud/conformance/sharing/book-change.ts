/** Changes of account books: stored once with their position, whoever repeats a report, and only for books that are switched on. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, limits } from '@ledgerline/contract';
import type { BookReport, ReportOutcome } from '../../src/store/stored-change.ts';
import type { Home, World } from '../world.ts';

const START = { position: 0, seq: 0 };
const INSTALL = 'install-1';

export function exerciseBookChanges(opened: () => World): void {
  const eventOf = (key: string) => ({ type: 'change.party', subject: 'debtor', data: { entity: 'debtor', key } }) as const;

  const bookOf = (
    from: string | null,
    to: string,
    keys: readonly string[] = [],
    overrides: Partial<BookReport> = {},
  ): BookReport => ({
    companyId: 'MAIN',
    from,
    to,
    reason: null,
    changedAt: null,
    gap: null,
    isReplaced: false,
    moves: [],
    notice: null,
    events: keys.map(eventOf),
    overLimit: { debtor: { type: 'change.resync', subject: 'debtor', data: { scope: 'debtor', reason: 'quota', count: 1 } } },
    ...overrides,
  });

  const report = async (world: World, home: Home, books: readonly BookReport[], install = INSTALL, eventsPerDayMax = 100) =>
    world.store.recordChanges({ ...home, install, books, eventsPerDayMax });

  const outcome = async (world: World, home: Home, book: BookReport, eventsPerDayMax = 100): Promise<ReportOutcome | undefined> =>
    (await report(world, home, [book], INSTALL, eventsPerDayMax)).outcomes[0];

  /** Keys of the change events, in the order of the feed; gaps as their scope. */
  const told = async (world: World, { tenantId }: Home): Promise<readonly string[]> => {
    const { events } = await world.store.events({ tenantId, after: START, limit: 100 });
    return events
      .filter(({ type }) => type.startsWith('change.'))
      .map(({ data }) => JSON.parse(data ?? '{}') as { key?: string; scope?: string })
      .map(({ key, scope }) => key ?? `gap ${scope}`);
  };

  const switchTo = (world: World, { tenantId, connectorId }: Home, isEnabled: boolean, companyId = 'MAIN') =>
    world.store.setChanges({ tenantId, connectorId, companyId, isEnabled, audit: world.audit(tenantId) });

  test('changes of a book are off until they are switched on, and switching on twice keeps the position', async () => {
    const world = opened();
    const home = await world.signUp();
    assert.deepEqual(await outcome(world, home, bookOf(null, '1.a', ['x'])), { kind: 'off' });
    await switchTo(world, home, true);
    assert.deepEqual(await world.store.watchedBooks(home), {
      isSandbox: false,
      on: [{ companyId: 'MAIN', cursor: null }],
      off: [],
    });
    assert.deepEqual(await outcome(world, home, bookOf(null, '1.a', ['x'])), { kind: 'stored', cursor: '1.a' });
    await switchTo(world, home, true);
    assert.deepEqual((await world.store.watchedBooks(home)).on, [{ companyId: 'MAIN', cursor: '1.a' }]);
    const before = await world.store.watchedStatistics();
    await outcome(world, home, bookOf('1.a', '1.a', [], { reason: 'not_read' }));
    const unread = { ...before, reported: before.reported - 1, not_reported: before.not_reported + 1 };
    assert.deepEqual(await world.store.watchedStatistics(), unread);
    await switchTo(world, home, false);
    assert.deepEqual(await world.store.watchedStatistics(), { ...before, reported: before.reported - 1, off: before.off + 1 });
    assert.deepEqual(await world.store.watchedBooks(home), { isSandbox: false, on: [], off: ['MAIN'] });
    assert.deepEqual(await outcome(world, home, bookOf('1.a', '2.b', ['y'])), { kind: 'off' });
    assert.deepEqual(await told(world, home), ['x']);
  });

  test('a report is stored once: repeated, or from another position, it changes nothing and learns the position', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    await outcome(world, home, bookOf(null, '1.a', ['x']));
    assert.deepEqual(await outcome(world, home, bookOf(null, '1.a', ['x'])), { kind: 'other_cursor', cursor: '1.a' });
    assert.deepEqual(await outcome(world, home, bookOf('1.b', '2.a', ['y'])), { kind: 'other_cursor', cursor: '1.a' });
    assert.deepEqual(await outcome(world, home, bookOf('1.a', '2.a', ['y', 'z'])), { kind: 'stored', cursor: '2.a' });
    assert.deepEqual(await told(world, home), ['x', 'y', 'z']);
  });

  test('of two reports from one position that arrive together one is stored', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    const both = await Promise.all(['1.a', '1.b'].map((to) => outcome(world, home, bookOf(null, to, [to]))));
    assert.deepEqual(both.map((one) => one?.kind).toSorted(), ['other_cursor', 'stored']);
    assert.equal((await told(world, home)).length, 1);
  });

  test('an installation that takes over reports from the start, because its books may be other copies', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    await outcome(world, home, bookOf(null, '1.a', ['x']));
    await world.store.releaseInstall(home);
    const other = async (book: BookReport) => (await report(world, home, [book], 'install-2')).outcomes[0];
    assert.deepEqual(await other(bookOf('1.a', '2.a', ['y'])), { kind: 'other_cursor', cursor: null });
    assert.deepEqual(await other(bookOf(null, '2.a', ['y'])), { kind: 'stored', cursor: '2.a' });
    assert.deepEqual(await told(world, home), ['x', 'y']);
  });

  test('the writes that a restored book does not have are those that ended after the oldest that it has', async () => {
    const world = opened();
    const home = await world.signUp();
    const place = { tenantId: home.tenantId, connectorId: home.connectorId, companyId: 'MAIN' };
    const ended = async (name: string): Promise<string> => {
      const { commandId } = await world.accept(world.newCommand(home, { commandId: world.name(name) }));
      await world.given(home);
      await world.store.finish(world.done(home, commandId));
      world.advance(1_000);
      return commandId;
    };
    const [first, second, third] = [await ended('first'), await ended('second'), await ended('third')];
    const lacking = async (held: readonly string[]) =>
      (await world.store.commandsNotHeld({ ...place, held, limit: 10 }))?.map(({ commandId }) => commandId) ?? null;
    assert.deepEqual(await lacking([second, first]), [third]);
    assert.deepEqual(await lacking([second]), [third], 'older ones are not looked for');
    assert.deepEqual(await lacking([first]), [third, second]);
    assert.deepEqual(await lacking([first, second, third]), []);
    assert.deepEqual(await lacking([]), [third, second, first]);
    assert.deepEqual(await lacking(['another']), [third, second, first], 'one of before the book came here');
    assert.equal(await lacking(Array.from({ length: limits.heldCommandsMax }, (_, index) => `other-${index}`)), null);
    assert.deepEqual(await world.store.commandsNotHeld({ ...place, companyId: 'OTHER', held: [], limit: 10 }), []);
  });

  test('a second installation reports nothing while the first is active', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    await outcome(world, home, bookOf(null, '1.a', ['x']));
    const { heard, outcomes } = await report(world, home, [bookOf('1.a', '2.a', ['y'])], 'install-2');
    assert.deepEqual([heard.kind, outcomes], ['other_install', []]);
    assert.deepEqual(await told(world, home), ['x']);
  });

  test('books of a sandbox are on until they are switched off', async () => {
    const world = opened();
    const home = await world.signUp();
    const { tenantId } = home;
    const connectorId = world.name('sandbox');
    const connector = { connectorId, tenantId, keyHash: world.name('hash'), keySealed: 'sealed' };
    await world.store.openSandbox({ connector, audit: world.audit(tenantId) });
    const sandbox = { tenantId, connectorId };
    assert.deepEqual(await world.store.watchedBooks(sandbox), { isSandbox: true, on: [], off: [] });
    assert.deepEqual(await outcome(world, sandbox, bookOf(null, '1.a', ['x'])), { kind: 'stored', cursor: '1.a' });
    await switchTo(world, sandbox, false);
    assert.deepEqual(await outcome(world, sandbox, bookOf('1.a', '2.a', ['y'])), { kind: 'off' });
  });

  test('the state of each book is kept: when it was looked at, its lag, its newest gap and why nothing is told', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    const now = await world.store.now();
    const gap = { scope: 'book', reason: 'enabled' } as const;
    await outcome(world, home, bookOf(null, '1.a', ['x'], { gap, changedAt: now - 1_500 }));
    const [state] = await world.store.changesOfTenant(home);
    assert.deepEqual(
      [state?.isEnabled, state?.lookedAt, state?.lagMs, state?.gap, state?.reason],
      [true, now, 1_500, { ...gap, at: now }, null],
    );
    await outcome(world, home, bookOf('1.a', '1.a', [], { reason: 'unsupported' }));
    assert.equal((await world.store.changesOfTenant(home))[0]?.reason, 'unsupported');
  });

  test('a tenant over its limit of the day is told of each entity once an hour, and of everything the next day', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    await outcome(world, home, bookOf(null, '1.a', ['x', 'y']), 2);
    await outcome(world, home, bookOf('1.a', '2.a', ['z']), 2);
    await outcome(world, home, bookOf('2.a', '3.a', ['z']), 2);
    assert.deepEqual(await told(world, home), ['x', 'y', 'gap debtor']);
    world.advance(HOUR_MS);
    await outcome(world, home, bookOf('3.a', '4.a', ['z']), 2);
    world.advance(DAY_MS);
    await outcome(world, home, bookOf('4.a', '5.a', ['later']), 2);
    const keys = await told(world, home);
    assert.equal(keys.at(-1), 'later');
    assert.ok(!keys.includes('z'));
  });

  test('over the limit no gap is lost: one of the book is told at once, and what came after the last one of the hour with the next look', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    await outcome(world, home, bookOf(null, '1.a', ['x', 'y']), 2);
    for (const at of [1, 2, 3]) await outcome(world, home, bookOf(`${at}.a`, `${at + 1}.a`, ['z']), 2);
    const restored = { type: 'change.resync', subject: 'book', data: { scope: 'book', reason: 'restored' } } as const;
    await outcome(world, home, bookOf('4.a', '5.a', [], { events: [restored], overLimit: {} }), 2);
    const nothing = { overLimit: {} };
    await outcome(world, home, bookOf('5.a', '5.a', [], nothing), 2);
    assert.deepEqual(await told(world, home), ['x', 'y', 'gap debtor', 'gap book']);
    world.advance(HOUR_MS);
    await outcome(world, home, bookOf('5.a', '5.a', [], nothing), 2);
    assert.deepEqual(await told(world, home), ['x', 'y', 'gap debtor', 'gap book', 'gap debtor']);
    const { events } = await world.store.events({ ...home, after: START, limit: 100 });
    assert.equal((JSON.parse(events.at(-1)?.data ?? '{}') as { count?: number }).count, 2);
    world.advance(DAY_MS);
    await outcome(world, home, bookOf('5.a', '5.a', [], nothing), 2);
    assert.equal((await told(world, home)).length, 5, 'nothing is told again');
  });

  test('the change events of a book are forgotten, and no others', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    await switchTo(world, home, true, 'OTHER');
    await outcome(world, home, bookOf(null, '1.a', ['x', 'y']));
    await outcome(world, home, bookOf(null, '1.a', ['kept'], { companyId: 'OTHER' }));
    const book = { ...home, companyId: 'MAIN', limit: 1 };
    for (let after: typeof START | null = START; after !== null; )
      after = await world.store.forgetChangeEvents({ ...book, after });
    assert.deepEqual(await told(world, home), ['kept']);
  });

  const standing = async (world: World, home: Home, externalId: string): Promise<string> => {
    const link = await world.store.linkAt({ ...home, companyId: 'MAIN', entity: 'debtor', externalId });
    return link ? `${link.state} ${link.key}` : 'free';
  };

  const bind = (world: World, { tenantId, connectorId }: Home, externalId: string, key: string) =>
    world.store.bindLink({
      link: { linkId: world.name('link'), tenantId, connectorId, companyId: 'MAIN', entity: 'debtor', externalId, key },
      audit: world.audit(tenantId),
    });

  test('an own id follows its record to another key, and is free when the record is deleted', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    for (const key of ['A', 'B', 'C']) await bind(world, home, `shop-${key}`, key);
    const at = (await world.store.now()) + 1;
    const moves = [
      { entity: 'debtor', formerKey: 'A', key: 'A2', at },
      { entity: 'debtor', formerKey: 'A2', key: 'A3', at },
      { entity: 'debtor', formerKey: 'B', key: null, at },
      { entity: 'creditor', formerKey: 'C', key: null, at },
    ];
    await outcome(world, home, bookOf(null, '1.a', [], { moves }));
    const now = () => Promise.all(['A', 'B', 'C'].map((key) => standing(world, home, `shop-${key}`)));
    assert.deepEqual(await now(), ['bound A3', 'free', 'bound C']);
    const late = { moves: [{ entity: 'debtor', formerKey: 'C', key: null, at }] };
    assert.equal((await outcome(world, home, bookOf(null, '2.a', [], late)))?.kind, 'other_cursor');
    assert.deepEqual(await now(), ['bound A3', 'free', 'bound C'], 'a report that is not stored moves nothing');
    world.advance(HOUR_MS);
    await bind(world, home, 'shop-B', 'B');
    await outcome(world, home, bookOf('1.a', '2.a', [], { moves }));
    assert.deepEqual(await now(), ['bound A3', 'bound B', 'bound C'], 'a later record with the same key keeps its id');
  });

  test('when another copy of a book is in its place, no own id stands for anything until it is bound again', async () => {
    const world = opened();
    const home = await world.signUp();
    await switchTo(world, home, true);
    await bind(world, home, 'shop-A', 'A');
    await outcome(world, home, bookOf(null, '1.a', [], { isReplaced: true }));
    assert.equal(await standing(world, home, 'shop-A'), 'unknown A');
    assert.equal((await bind(world, home, 'shop-A', 'A9')).kind, 'bound');
    assert.equal(await standing(world, home, 'shop-A'), 'bound A9');
  });

  test('own ids and positions of a sandbox end with its books', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const { connectorId } = await world.store.openSandbox({
      connector: { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('conn-key'), keySealed: 'sealed' },
      audit: world.audit(tenantId),
    });
    const sandbox = { tenantId, connectorId };
    await bind(world, sandbox, 'shop-A', 'A');
    await outcome(world, sandbox, bookOf(null, '1.a', ['x']));
    assert.equal((await world.store.watchedBooks(sandbox)).on[0]?.cursor, '1.a');
    await world.store.resetSandbox({ ...sandbox, audit: world.audit(tenantId) });
    assert.equal(await standing(world, sandbox, 'shop-A'), 'free');
    assert.equal((await world.store.watchedBooks(sandbox)).on[0]?.cursor, null);
  });
}
