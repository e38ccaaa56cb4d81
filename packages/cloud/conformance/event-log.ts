/** Events in a store: every published change has one, in order, and there is none for what did not happen. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS } from '@ledgerline/contract';
import { expiryMs, installSilenceMs, leaseMs, onlineWithinMs, outcomeUnknownAfterMs } from '../src/delivery/delivery.ts';
import type { EventPlace, Heartbeat, StoredEvent } from '../src/store/store.ts';
import { everything, type Home, type World } from './world.ts';

const START: EventPlace = { position: 0, seq: 0 };

/** All events of a tenant, in small pages. */
async function eventsOf({ store }: World, { tenantId }: Pick<Home, 'tenantId'>, from = START): Promise<readonly StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (;;) {
    const { events } = await store.events({ tenantId, after: all.at(-1) ?? from, limit: 3 });
    all.push(...events);
    if (events.length < 3) return all;
  }
}

const told = async (world: World, home: Home, from?: EventPlace): Promise<readonly string[]> =>
  (await eventsOf(world, home, from)).map(({ type, subject }) => `${type} ${subject}`);

const typesOf = async (world: World, home: Home, from?: EventPlace): Promise<readonly string[]> =>
  (await eventsOf(world, home, from)).map(({ type }) => type);

/** Where the feed of a tenant ends. */
const endOf = async ({ store }: World, { tenantId }: Home): Promise<EventPlace> =>
  (await store.latestEvent({ tenantId })) ?? START;

export function exerciseEventLog(opened: () => World): void {
  exerciseEnds(opened);
  exerciseConnectors(opened);
  exerciseAccount(opened);
  exerciseReading(opened);
}

function exerciseEnds(opened: () => World): void {
  test('every end of a command is one event, no matter what ended it', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const [done, failed, cancelled] = [
      await world.accept(world.newCommand(home)),
      await world.accept(world.newCommand(home)),
      await world.accept(world.newCommand(home)),
    ];
    await store.cancel(cancelled);
    await world.lease(home);
    const from = await endOf(world, home);
    // Both at once: on PostgreSQL one statement finishes them.
    await Promise.all([store.finish(world.done(home, done.commandId)), store.finish(world.failed(home, failed.commandId))]);
    await store.finish(world.done(home, done.commandId));
    const noticed = await world.accept(world.newCommand(home));
    await world.lease(home);
    const notice = { notificationId: world.name('note'), draft: world.draft({ kind: 'saved_not_verified' }) };
    await store.finish(world.failed(home, noticed.commandId, { notice }));
    assert.deepEqual((await told(world, home, from)).toSorted(), [
      `command.done ${done.commandId}`,
      `command.failed ${failed.commandId}`,
      `command.failed ${noticed.commandId}`,
      `notification.opened ${notice.notificationId}`,
    ]);
    await assertOneEventPerEnd(world, home);
  });

  test('what the cloud itself ends has its event: expired, exhausted, unknown', async () => {
    const world = opened();
    const home = await world.signUp();
    const read = await world.accept(world.newRead(home));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await world.lease(home);
      world.advance(leaseMs);
      await world.store.sweep({ limit: 1000 });
    }
    const write = await world.accept(world.newCommand(home));
    await world.lease(home);
    world.advance(leaseMs + outcomeUnknownAfterMs);
    await world.store.sweep({ limit: 1000 });
    const expired = await world.accept(world.newCommand(home));
    world.advance(expiryMs);
    await world.store.sweep({ limit: 1000 });
    for (const { commandId } of [read, write, expired]) {
      assert.equal((await told(world, home)).filter((line) => line === `command.failed ${commandId}`).length, 1, commandId);
    }
    await assertOneEventPerEnd(world, home);
  });

  test('a late report is one event of its own type', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const unknown = await world.accept(world.newCommand(home));
    await world.lease(home);
    world.advance(leaseMs + outcomeUnknownAfterMs);
    await store.sweep({ limit: 1000 });
    const done = await world.accept(world.newCommand(home));
    await world.lease(home);
    await store.finish(world.done(home, done.commandId));
    const from = await endOf(world, home);
    for (let time = 0; time < 2; time += 1) {
      await store.finish(world.done(home, unknown.commandId));
      await store.finish(world.failed(home, done.commandId));
    }
    assert.deepEqual(await told(world, home, from), [
      `command.reconciled ${unknown.commandId}`,
      `command.contradicted ${done.commandId}`,
    ]);
    const [event] = await eventsOf(world, home, from);
    assert.equal(event?.command?.outcome, 'unknown', 'an event of a command brings the command');
  });
}

/** The auditor's count: as many ends as events of ends, for the same commands. */
async function assertOneEventPerEnd(world: World, home: Home): Promise<void> {
  const { commands } = await world.store.commands({ ...everything(home.tenantId), limit: 1_000 });
  const ended = commands
    .filter(({ finishedAt }) => finishedAt !== null)
    .map(({ commandId, status }) => `command.${status} ${commandId}`);
  const events = (await told(world, home)).filter((line) => /^command\.(?:done|failed) /.test(line));
  assert.deepEqual(events.toSorted(), ended.toSorted());
}

function exerciseConnectors(opened: () => World): void {
  test('a connector that said its last word is online again with the first work it asks for', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { connectorId } = home;
    await store.heartbeat(world.heartbeat(home));
    await store.heartbeat(world.heartbeat(home, { reported: { state: 'stopped', message: null } }));
    await store.lease({ connectorId, install: 'first', max: 1, token: world.name('token') });
    assert.deepEqual(await typesOf(world, home), ['connector.online', 'connector.offline', 'connector.online']);
  });

  test('a build that needs the setup program causes one event, until it is another', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    await store.recordCall({ connectorId: home.connectorId, install: 'first' });
    for (const setupBuild of ['b1', 'b1', null, 'b2']) await store.heartbeat(world.heartbeat(home, { setupBuild }));
    assert.deepEqual(await typesOf(world, home), ['connector.online', 'connector.outdated', 'connector.outdated']);
    assert.equal((await store.connector(home))?.setupBuild, 'b2');
  });

  test('a connector that comes, goes, moves or is too old causes one event', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { connectorId } = home;
    for (let time = 0; time < 2; time += 1) await store.recordCall({ connectorId, install: 'first' });
    for (let time = 0; time < 2; time += 1) {
      await store.heartbeat(world.heartbeat(home, { build: 'local-mvp-2020.01.01.01' }));
    }
    world.advance(onlineWithinMs);
    await store.sweep({ limit: 1000 });
    assert.deepEqual(await typesOf(world, home), ['connector.online', 'connector.outdated'], 'silent, but not for long enough');
    world.advance(1);
    for (let time = 0; time < 2; time += 1) await store.sweep({ limit: 1000 });
    await store.heartbeat(world.heartbeat(home));
    await store.releaseInstall({ connectorId });
    await store.recordCall({ connectorId, install: 'first' });
    const from = await endOf(world, home);
    assert.deepEqual((await typesOf(world, home)).slice(2), ['connector.offline', 'connector.online'], 'the same one came back');
    await store.releaseInstall({ connectorId });
    await store.recordCall({ connectorId, install: 'second' });
    world.advance(installSilenceMs);
    await store.recordCall({ connectorId, install: 'third' });
    assert.deepEqual(await typesOf(world, home, from), ['connector.moved', 'connector.moved']);
  });

  test('a connector that is paused, resumed or stopped causes one event, and its last word makes it offline', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { connectorId } = home;
    const twice = async (overrides: Partial<Heartbeat>): Promise<void> => {
      for (let time = 0; time < 2; time += 1) await store.heartbeat(world.heartbeat(home, overrides));
    };
    await twice({});
    await twice({ reported: { state: 'paused', message: 'Quiet hours until 05:00.' } });
    const paused = await store.connector(home);
    assert.deepEqual([paused?.reportedState, paused?.reportedMessage], ['paused', 'Quiet hours until 05:00.']);
    await twice({});
    await store.heartbeat(world.heartbeat(home, { reported: { state: 'stopped', message: null } }));
    const [stopped, now] = [await store.connector(home), await store.now()];
    assert.deepEqual([stopped?.reportedState, stopped?.reportedAt], ['stopped', now]);
    assert.ok(now - (stopped?.lastSeenAt ?? now) > onlineWithinMs);
    await store.sweep({ limit: 1000 });
    await twice({});
    const events = await eventsOf(world, home);
    assert.deepEqual(
      events.map(({ type, data }) => `${type} ${String((JSON.parse(data ?? '{}') as { reason?: string | null }).reason)}`),
      [
        'connector.online undefined',
        'connector.state_changed paused',
        'connector.state_changed null',
        'connector.offline service_stopped',
        'connector.online undefined',
      ],
    );
    assert.equal((await store.connector({ connectorId }))?.reportedState, null);
  });

  test('books that come, go or change their state cause events, and nothing else does', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const call = { connectorId: home.connectorId, install: 'first' };
    const book = (companyId: string) => ({ companyId, name: companyId, data: '{}' });
    await store.recordCall(call);
    const from = await endOf(world, home);
    for (let time = 0; time < 2; time += 1) await store.reportCompanies({ ...call, companies: [book('MAIN'), book('SIDE')] });
    const states = [{ companyId: 'MAIN', state: 'needs-password', message: 'Type it in.' }];
    for (let time = 0; time < 2; time += 1) await store.heartbeat(world.heartbeat(home, { companies: states }));
    await store.heartbeat(world.heartbeat(home, { companies: [{ companyId: 'NONE', state: 'ready', message: null }] }));
    await store.reportCompanies({ ...call, companies: [book('MAIN')] });
    assert.deepEqual(await told(world, home, from), [
      'book.listed MAIN',
      'book.listed SIDE',
      'book.state_changed MAIN',
      'book.removed SIDE',
    ]);
    const changed = (await eventsOf(world, home, from))[2];
    assert.deepEqual(JSON.parse(changed?.data ?? ''), {
      connectorId: home.connectorId,
      ...states[0],
      reason: 'needs_password',
    });
  });
}

function exerciseAccount(opened: () => World): void {
  test('keys, the subscription and notifications cause events', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId, connectorId } = home;
    const audit = world.audit(tenantId);
    const key = { keyId: world.name('key'), tenantId, name: 'Shop', keyHash: world.name('hash'), prefix: 'p', companies: null };
    await store.createAppKey({ ...key, access: 'full', expiresAt: null, keysMax: 1, audit });
    await store.createAppKey({ ...key, keyId: world.name('key'), access: 'full', expiresAt: null, keysMax: 1, audit });
    for (let time = 0; time < 2; time += 1) await store.revokeAppKey({ tenantId, keyId: key.keyId, audit });
    await store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit });
    await store.rotateConnectorKey({ connectorId, keyHash: world.name('hash'), keySealed: 'sealed', audit });
    await store.setSubscription({ tenantId, status: 'active', plan: 'kedai', currentPeriodEnd: null, audit });
    const notice = { tenantId, notificationId: world.name('note'), draft: world.draft() };
    for (let time = 0; time < 2; time += 1) await store.notify(notice);
    const draft = { ...world.draft({ subject: 'other' }), notificationId: world.name('note') };
    await store.syncNotifications({ tenantId, kinds: ['no_commands'], drafts: [draft] });
    assert.deepEqual(await told(world, home), [
      `key.created ${key.keyId}`,
      `key.revoked ${key.keyId}`,
      `key.rotated ${tenantId}`,
      `key.rotated ${connectorId}`,
      `subscription.changed ${tenantId}`,
      `notification.opened ${notice.notificationId}`,
      `notification.opened ${draft.notificationId}`,
      `notification.resolved ${notice.notificationId}`,
    ]);
  });
}

function exerciseReading(opened: () => World): void {
  test('the feed continues after a place, finds one event, and starts at a timestamp', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    assert.deepEqual(await store.events({ tenantId, after: START, limit: 10 }), { events: [], floor: null });
    assert.equal(await store.latestEvent({ tenantId }), null);
    const rotate = () => store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit: world.audit(tenantId) });
    const since: number[] = [];
    for (const pause of [HOUR_MS, HOUR_MS, 1_000, 1_000, 2, HOUR_MS]) {
      since.push(await store.now());
      await rotate();
      world.advance(pause);
    }
    const all = await eventsOf(world, home);
    assert.equal(all.length, 6);
    for (const [index, event] of all.entries()) {
      assert.deepEqual(await store.event({ tenantId, position: event.position, seq: event.seq }), event);
      const place = await store.eventPlaceAt({ tenantId, at: since[index] ?? 0 });
      assert.deepEqual(await eventsOf(world, home, place), all.slice(index), `since event ${index}`);
      assert.equal(event.at, since[index]);
    }
    for (const [index, { position, seq }] of all.entries()) {
      const earlier = await store.eventsBefore({ tenantId, before: { position, seq }, limit: 2 });
      assert.deepEqual(earlier, all.slice(Math.max(0, index - 2), index).toReversed(), `before event ${index}`);
    }
    const place = await store.eventPlaceAt({ tenantId, at: (await store.now()) + HOUR_MS });
    assert.deepEqual(await eventsOf(world, home, place), [], 'nothing is later than now');
    await rotate();
    assert.equal((await eventsOf(world, home, place)).length, 1, 'what comes is not left out');
    const other = await world.signUp();
    const first = all[0] as StoredEvent;
    assert.equal(await store.event({ ...first, tenantId: other.tenantId }), null, 'events of others do not exist');
    assert.deepEqual(await eventsOf(world, other), []);
  });

  test('events are forgotten by age, a few at a time, and the store returns up to where', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    for (let hour = 0; hour < 5; hour += 1) {
      await store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit: world.audit(tenantId) });
      world.advance(HOUR_MS);
    }
    const all = await eventsOf(world, home);
    const before = (await store.now()) - 2 * HOUR_MS;
    assert.deepEqual(
      [await store.forgetEvents({ tenantId, before, limit: 2 }), await store.forgetEvents({ tenantId, before, limit: 2 })],
      [2, 1],
    );
    assert.equal(await store.forgetEvents({ tenantId, before, limit: 2 }), 0);
    const { events, floor } = await store.events({ tenantId, after: START, limit: 10 });
    assert.deepEqual(events, all.slice(3));
    const { position, seq } = all[2] as StoredEvent;
    assert.deepEqual(floor, { position, seq });
  });
}
