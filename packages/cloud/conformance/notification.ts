/** Notifications, what the retention checks go by, the audit log and the state of the store. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@ledgerline/contract';
import { leaseMs } from '../src/delivery/delivery.ts';
import type { NotificationDraft } from '../src/store/store.ts';
import { firstPage, type World } from './world.ts';

export function exerciseNotifications(opened: () => World): void {
  const wanted = (world: World, overrides: Partial<NotificationDraft> = {}) => ({
    ...world.draft(overrides),
    notificationId: world.name('notification'),
  });

  test('settling opens, rewords and resolves, and doing it again changes nothing', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const kinds = ['no_commands', 'trial_ending'];
    const settle = (drafts: readonly ReturnType<typeof wanted>[]) => world.store.syncNotifications({ tenantId, kinds, drafts });
    assert.deepEqual(await settle([wanted(world), wanted(world, { kind: 'trial_ending' })]), {
      created: 2,
      updated: 0,
      resolved: 0,
    });
    const before = await world.store.notifications(firstPage({ tenantId }));
    world.advance(SECOND_MS);
    assert.deepEqual(await settle([wanted(world), wanted(world, { kind: 'trial_ending' })]), {
      created: 0,
      updated: 0,
      resolved: 0,
    });
    assert.deepEqual(await world.store.notifications(firstPage({ tenantId })), before);
    assert.deepEqual(await settle([wanted(world, { title: 'Very quiet here', severity: 'warning' })]), {
      created: 0,
      updated: 1,
      resolved: 1,
    });
    const [left, ...others] = await world.store.notifications(firstPage({ tenantId }));
    assert.deepEqual([left?.title, left?.severity, others.length], ['Very quiet here', 'warning', 0]);
    assert.equal(left?.createdAt, before.find(({ kind }) => kind === 'no_commands')?.createdAt);
    assert.equal(left?.updatedAt, await world.store.now());
  });

  test('a notification keeps what it is worded from, through every change', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const worded = (days: number) => {
      const sentence = { key: 'notification.noCommands', params: [days] };
      return wanted(world, {
        title: `No commands for ${days} days`,
        wording: { title: sentence, message: sentence, label: sentence },
      });
    };
    const stored = async () =>
      (await world.store.notifications(firstPage({ tenantId }))).map(({ wording }) => wording?.title.params);
    const settle = (draft: ReturnType<typeof wanted>) =>
      world.store.syncNotifications({ tenantId, kinds: ['no_commands'], drafts: [draft] });
    await settle(worded(14));
    assert.deepEqual(await stored(), [[14]]);
    await settle(worded(15));
    assert.deepEqual(await stored(), [[15]]);
    const { notificationId, ...draft } = worded(16);
    await world.store.notify({ tenantId, notificationId, draft });
    assert.deepEqual(await stored(), [[16]]);
    await settle(wanted(world, { title: 'As before wordings were stored' }));
    assert.deepEqual(await stored(), [undefined]);
  });

  test('notifications are listed page by page, the newest first', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const notificationId = world.name('notification');
      await world.store.notify({ tenantId, notificationId, draft: world.draft({ subject: notificationId }) });
      ids.unshift(notificationId);
      world.advance(SECOND_MS);
    }
    const paged: string[] = [];
    for (let before: { at: number; id: string } | null = null; paged.length < ids.length; ) {
      const [next] = await world.store.notifications({ tenantId, before, limit: 1 });
      assert.ok(next);
      paged.push(next.notificationId);
      before = { at: next.updatedAt, id: next.notificationId };
    }
    assert.deepEqual(paged, ids);
  });

  test('settling leaves other kinds and other tenants alone, and separates subjects', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    for (const { tenantId } of [home, other])
      await world.store.notify({
        tenantId,
        notificationId: world.name('notification'),
        draft: world.draft({ kind: 'result_conflict' }),
      });
    const kinds = ['app_key_expiring'];
    const drafts = ['key-1', 'key-2'].map((subject) => wanted(world, { kind: 'app_key_expiring', subject }));
    assert.equal((await world.store.syncNotifications({ tenantId: home.tenantId, kinds, drafts })).created, 2);
    assert.equal((await world.store.syncNotifications({ tenantId: home.tenantId, kinds, drafts: drafts.slice(1) })).resolved, 1);
    assert.deepEqual((await world.store.notifications(firstPage(home))).map(({ subject }) => subject).sort(), [
      'key-2',
      'tenant',
    ]);
    assert.equal((await world.store.notifications(firstPage(other))).length, 1);
  });

  test('many nodes that settle at once open one notification', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const runs = Array.from({ length: 8 }, () =>
      world.store.syncNotifications({ tenantId, kinds: ['no_commands'], drafts: [wanted(world)] }),
    );
    const created = (await Promise.all(runs)).reduce((sum, run) => sum + run.created, 0);
    assert.equal(created, 1);
    assert.equal((await world.store.notifications(firstPage({ tenantId }))).length, 1);
  });

  test('what happens again under one subject is one notification; once dismissed it is no longer shown', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const { tenantId } = home;
    const tell = (message: string) =>
      world.store.notify({
        tenantId,
        notificationId: world.name('notification'),
        draft: world.draft({ kind: 'result_conflict', message }),
      });
    await tell('Once.');
    await tell('Twice.');
    const [open, ...more] = await world.store.notifications(firstPage(home));
    assert.deepEqual([open?.message, open?.action, more.length], ['Twice.', world.draft().action, 0]);
    const notificationId = open?.notificationId ?? '';
    assert.equal(await world.store.dismiss({ tenantId: other.tenantId, notificationId }), false);
    assert.equal(await world.store.dismiss({ tenantId, notificationId }), true);
    assert.deepEqual(await world.store.notifications(firstPage(home)), []);
    assert.equal(await world.store.dismiss({ tenantId, notificationId: world.name('unheard') }), false);
  });

  test('the facts of a tenant are counted for the retention checks', async () => {
    const world = opened();
    const home = await world.signUp();
    const { tenantId, connectorId } = home;
    const empty = await world.store.tenantFacts({ tenantId });
    assert.deepEqual([empty?.lastCommandAt, empty?.finishedLastDay, empty?.failedLastDay], [null, 0, 0]);
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) ids.push((await world.accept(world.newCommand(home))).commandId);
    await world.lease(home, 'first', 3);
    await world.store.finish(world.done(home, ids[0] ?? ''));
    await world.store.finish(world.failed(home, ids[1] ?? ''));
    world.advance(leaseMs);
    await world.lease(home, 'second', 1);
    const facts = await world.store.tenantFacts({ tenantId });
    assert.equal(facts?.tenant.tenantId, tenantId);
    assert.deepEqual(
      facts?.connectors.map((connector) => connector.connectorId),
      [connectorId],
    );
    assert.deepEqual([facts?.finishedLastDay, facts?.failedLastDay, facts?.unknownOutcomes], [3, 2, [ids[2]]]);
    await world.accept(world.newCommand(home));
    assert.deepEqual((await world.store.tenantFacts({ tenantId }))?.waiting, { [connectorId]: 1 });
    world.advance(DAY_MS);
    assert.equal((await world.store.tenantFacts({ tenantId }))?.finishedLastDay, 0);
    assert.equal(await world.store.tenantFacts({ tenantId: world.name('nobody') }), null);
  });

  test('an hour of retention is claimed once, by the first caller', async () => {
    const world = opened();
    const hour = Math.floor((await world.store.now()) / HOUR_MS);
    const claims = await Promise.all(Array.from({ length: 6 }, () => world.store.claimRetentionRun({ hour })));
    assert.equal(claims.filter(Boolean).length, 1);
    assert.equal(await world.store.claimRetentionRun({ hour: hour + 1 }), true);
    assert.equal(await world.store.claimRetentionRun({ hour }), false);
  });

  test('the audit log shows what happened, newest first, for one tenant only', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    for (const action of ['first', 'second', 'third']) await world.store.audit(world.audit(home.tenantId, action));
    await world.store.audit(world.audit(other.tenantId, 'elsewhere'));
    await world.store.audit(world.audit(null, 'nobody'));
    const entries = await world.store.audits({ tenantId: home.tenantId, limit: 3 });
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['third', 'second', 'first'],
    );
    const { at, ...entry } = entries[0] ?? {};
    assert.equal(at, await world.store.now());
    assert.deepEqual(Object.keys(entry).sort(), ['action', 'actor', 'requestId', 'subject', 'tenantId']);
  });

  test('the state of the queue is counted, and a durable write works', async () => {
    const world = opened();
    const home = await world.signUp();
    const before = await world.store.statistics();
    await world.store.recordCall({ connectorId: home.connectorId, install: 'first' });
    await world.accept(world.newCommand(home));
    await world.accept(world.newCommand(home));
    await world.lease(home, 'first', 1);
    world.advance(SECOND_MS);
    const after = await world.store.statistics();
    assert.deepEqual([after.queued - before.queued, after.running - before.running], [1, 1]);
    assert.ok(after.oldestQueuedMs >= SECOND_MS);
    assert.equal(after.onlineConnectors - before.onlineConnectors, 1);
    await world.store.ping();
    await world.store.ping();
    await world.store.forgetTraces();
  });

  test('the size of the database is known', async () => {
    assert.ok((await opened().store.bytes()) > 10_000);
  });
}
