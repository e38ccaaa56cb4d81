/** Webhook endpoints in a store: one node at a time, a cursor that moves with what was written down, and a log. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventPlace } from '../src/store/store.ts';
import type { StoredWebhook, WebhookSettings } from '../src/store/stored-webhook.ts';
import type { Home, World } from './world.ts';

const START: EventPlace = { position: 0, seq: 0 };
const LEASE_MS = 30_000;

async function made(world: World, { tenantId }: Home, overrides: Partial<WebhookSettings> = {}): Promise<StoredWebhook> {
  const wanted = { ...world.webhook(overrides), webhookId: world.name('whk'), tenantId, place: START, webhooksMax: 20 };
  const webhook = await world.store.createWebhook({ ...wanted, audit: world.audit(tenantId) });
  if (webhook === 'limit_reached') throw new Error('There must be room for an endpoint.');
  return webhook;
}

/** Something that causes an event. */
const happen = (world: World, { tenantId }: Home): Promise<unknown> =>
  world.store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit: world.audit(tenantId) });

export function exerciseWebhooks(opened: () => World): void {
  test('one node at a time has an endpoint; another takes over when its lease is over', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { webhookId } = await made(world, home);
    await happen(world, home);
    const take = (owner: string) => store.takeWebhook({ webhookId, owner, leaseMs: LEASE_MS });
    const isDueFor = async (owner: string) =>
      (await store.dueWebhooks({ owner, tenantId: null, after: '', limit: 1_000 })).some((due) => due.webhookId === webhookId);
    const [first, second] = await Promise.all([take('a'), take('b')]);
    assert.equal([first, second].filter((work) => work === null).length, 1);
    const [holder, other] = first ? ['a', 'b'] : ['b', 'a'];
    assert.deepEqual([await isDueFor(holder), await isDueFor(other)], [true, false]);
    world.advance(LEASE_MS / 2);
    for (const owner of ['a', 'b']) await store.renewWebhook({ webhookId, owner, leaseMs: LEASE_MS });
    world.advance(LEASE_MS / 2);
    assert.equal(await take(other), null, 'a turn that takes long keeps its lease');
    world.advance(LEASE_MS / 2);
    assert.ok(await take(other));
    const place = (first ?? second)?.events.at(-1) ?? START;
    assert.equal(
      await store.recordTurn({ ...world.turn(webhookId, holder), place }),
      false,
      'what it sent is sent again by the other',
    );
    assert.equal(await store.recordTurn({ ...world.turn(webhookId, other), place }), true);
    assert.equal(await isDueFor(other), false, 'nothing is left');
  });

  test('the endpoints of one tenant are found alone, and those of all a page at a time', async () => {
    const world = opened();
    const { store } = world;
    const homes = [await world.signUp(), await world.signUp()];
    const ids: string[] = [];
    for (const home of homes) {
      for (let count = 0; count < 2; count += 1) ids.push((await made(world, home)).webhookId);
      await happen(world, home);
    }
    const due = (tenantId: string | null, after: string, limit: number) =>
      store.dueWebhooks({ owner: 'a', tenantId, after, limit }).then((found) => found.map(({ webhookId }) => webhookId));
    assert.deepEqual(await due(homes[1]?.tenantId ?? '', '', 10), ids.slice(2).toSorted());
    const found: string[] = [];
    for (let page = await due(null, '', 1); page.length > 0; page = await due(null, page.at(-1) ?? '', 1)) found.push(...page);
    assert.deepEqual(
      found.filter((webhookId) => ids.includes(webhookId)),
      ids.toSorted(),
    );
    const listening = await store.listeningTenants();
    assert.ok(homes.every(({ tenantId }) => listening.includes(tenantId)));
    const stranger = await world.signUp();
    assert.ok(!listening.includes(stranger.tenantId));
  });

  test('what failed is due again at its time, and behind its first in ordered mode', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { webhookId } = await made(world, home, { delivery: 'ordered' });
    for (let time = 0; time < 3; time += 1) await happen(world, home);
    const take = () => store.takeWebhook({ webhookId, owner: 'a', leaseMs: LEASE_MS });
    const events = (await take())?.events ?? [];
    const nextAt = (await store.now()) + 5_000;
    const pending = events.map(({ position, seq }, index) => ({
      position,
      seq,
      book: '',
      attempt: index === 0 ? 1 : 0,
      nextAt: index === 0 ? nextAt : 0,
    }));
    await store.recordTurn({ ...world.turn(webhookId, 'a'), pending, place: events.at(-1) ?? START });
    assert.deepEqual(((await take())?.pending ?? []).length, 0, 'the first of the book is not due');
    assert.deepEqual((await take())?.pendingBooks, ['']);
    world.advance(5_000);
    const due = (await take())?.pending ?? [];
    assert.deepEqual(
      due.map(({ event }) => event.seq),
      events.map(({ seq }) => seq),
    );
    const watched = await store.webhook({ tenantId: home.tenantId, webhookId });
    assert.deepEqual([watched?.pending, watched?.behind], [3, 0]);
    assert.equal(await store.webhook({ tenantId: 'other', webhookId }), null);
  });

  test('a disabled endpoint notifies the tenant, keeps what is pending and continues when it is resumed', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const webhook = await made(world, home);
    const { webhookId } = webhook;
    await happen(world, home);
    const [event] = (await store.takeWebhook({ webhookId, owner: 'a', leaseMs: LEASE_MS }))?.events ?? [];
    assert.ok(event);
    const tried = { position: event.position, seq: event.seq, book: '', attempt: 1, nextAt: Number.MAX_SAFE_INTEGER };
    const attempt = world.attempt(event, { outcome: 'failed', status: 410, error: 'Gone.' });
    const turn = {
      ...world.turn(webhookId, 'a'),
      pending: [tried],
      attempts: [attempt],
      place: event,
      failuresInRow: 1,
      failingSince: 1,
    };
    await store.recordTurn({ ...turn, disabledReason: 'Gone.' });
    assert.equal(await store.takeWebhook({ webhookId, owner: 'a', leaseMs: LEASE_MS }), null);
    const { events } = await store.events({ tenantId, after: START, limit: 10 });
    assert.deepEqual(events.at(-1)?.type, 'webhook.disabled');
    const audit = world.audit(tenantId);
    await store.changeWebhook({ tenantId, webhookId, settings: webhook, place: null, isFresh: true, audit });
    const again = await store.takeWebhook({ webhookId, owner: 'a', leaseMs: LEASE_MS });
    assert.deepEqual([again?.pending.length, again?.webhook.failuresInRow], [1, 0]);
    const [logged] = await store.deliveries({ webhookId, before: null, outcome: 'failed', limit: 5 });
    assert.deepEqual([logged?.status, logged?.error], [410, 'Gone.']);
    assert.deepEqual(await store.deliveries({ webhookId, before: null, outcome: 'delivered', limit: 5 }), []);
    assert.equal(await store.deleteWebhook({ tenantId, webhookId, audit }), true);
    assert.equal(await store.deleteWebhook({ tenantId, webhookId, audit }), false);
  });

  test('a replay of failures leaves out what arrived, and what it settles is not sent again', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const until = { position: Number.MAX_SAFE_INTEGER, seq: 0 };
    const replay = { after: START, until, types: null, only: 'failed' } as const;
    const { webhookId } = await made(world, home, { replay });
    for (let time = 0; time < 2; time += 1) await happen(world, home);
    const take = () => store.takeWebhook({ webhookId, owner: 'a', leaseMs: LEASE_MS });
    const [first, second] = (await take())?.events ?? [];
    assert.ok(first && second);
    const tried = (event: EventPlace) => ({ position: event.position, seq: event.seq, book: '', attempt: 1, nextAt: 0 });
    const holdUntil = (await store.now()) + 5_000;
    const turn = { ...world.turn(webhookId, 'a'), replay, place: second };
    await store.recordTurn({ ...turn, attempts: [world.attempt(first)], pending: [tried(second)], holdUntil });
    const held = await take();
    assert.deepEqual([held?.pending, held?.replayed?.events.map(({ seq }) => seq)], [[], [second.seq]], 'held back');
    world.advance(5_000);
    assert.deepEqual((await take())?.pending.length, 1);
    await store.recordTurn({ ...turn, settled: [second] });
    assert.deepEqual((await take())?.pending, []);
  });

  test('an event that is gone is not waited for, and an endpoint that is probed is sent one event and nothing new', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { webhookId } = await made(world, home);
    for (let time = 0; time < 3; time += 1) await happen(world, home);
    const take = () => store.takeWebhook({ webhookId, owner: 'a', leaseMs: LEASE_MS });
    const [first, second] = (await take())?.events ?? [];
    assert.ok(first && second);
    const tried = ({ position, seq }: EventPlace) => ({ position, seq, book: '', attempt: 1, nextAt: 0 });
    const turn = { ...world.turn(webhookId, 'a'), place: second, failuresInRow: 1_000 };
    await store.recordTurn({ ...turn, pending: [START, first, second].map(tried) });
    const probed = await take();
    assert.deepEqual([probed?.pending.map(({ event }) => event.seq), probed?.events], [[first.seq], []]);
    assert.equal((await store.webhook({ tenantId: home.tenantId, webhookId }))?.pending, 2);
    const delivered = { ...world.turn(webhookId, 'a'), settled: [first], failuresInRow: 0 };
    await store.recordTurn(delivered);
    const back = await take();
    assert.deepEqual([back?.pending.map(({ event }) => event.seq), back?.events.length], [[second.seq], 1]);
  });

  test('the log of an endpoint is tried again from, forgotten by age and counted', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const before = await store.webhookStatistics();
    const webhook = await made(world, home);
    const { webhookId } = webhook;
    await happen(world, home);
    const take = () => store.takeWebhook({ webhookId, owner: 'a', leaseMs: LEASE_MS });
    const [event] = (await take())?.events ?? [];
    assert.ok(event);
    const at = await store.now();
    await store.recordTurn({ ...world.turn(webhookId, 'a'), attempts: [world.attempt(event, { at })], place: event });
    const [logged] = await store.deliveries({ webhookId, before: null, outcome: null, limit: 5 });
    assert.ok(logged);
    const { deliverySeq } = logged;
    assert.equal(await store.retryDelivery({ webhookId: 'other', deliverySeq }), false);
    assert.equal(await store.retryDelivery({ webhookId, deliverySeq }), true);
    assert.deepEqual(
      (await take())?.pending.map(({ event: { seq }, attempt }) => [seq, attempt]),
      [[event.seq, 0]],
    );
    const after = await store.webhookStatistics();
    assert.deepEqual([after.enabled - before.enabled, after.pending - before.pending], [1, 1]);
    const [watched] = await store.watchedWebhooks({ tenantId });
    assert.deepEqual([watched?.pending, watched?.delivered], [1, 1]);
    assert.deepEqual(
      (await store.webhooks({ tenantId })).map((one) => one.webhookId),
      [webhookId],
    );
    assert.equal(await store.forgetDeliveries({ webhookId, before: at, limit: 5 }), 0);
    assert.equal(await store.forgetDeliveries({ webhookId, before: at + 1, limit: 5 }), 1);
    assert.deepEqual(await store.deliveries({ webhookId, before: null, outcome: null, limit: 5 }), []);
    const change = { tenantId, webhookId, settings: webhook, isFresh: false, audit: world.audit(tenantId) };
    const moved = await store.changeWebhook({ ...change, place: START });
    assert.deepEqual([moved?.pending, moved?.behind], [0, 1], 'another place drops what is pending');
  });
}
