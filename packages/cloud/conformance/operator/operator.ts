/** The operator: sessions that end, people who are operators, nodes that write that they run, and what is seen across tenants. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import { dayOf } from '../../src/system/business-day.ts';
import type { World } from '../world.ts';

const IDLE_MS = 30 * MINUTE_MS;
const MAX_MS = 8 * HOUR_MS;

function exerciseOperators(opened: () => World): void {
  test('a session of the admin key ends when it is not used, and after some hours at the latest', async () => {
    const world = opened();
    const { store } = world;
    const tokenHash = world.name('token');
    const session = await store.openOperatorSession({ tokenHash, idleMs: IDLE_MS, maxMs: MAX_MS, audit: world.audit(null) });
    assert.equal(session.expiresAt - session.createdAt, MAX_MS);
    for (let used = 0; used < 17; used += 1) {
      world.advance(IDLE_MS - MINUTE_MS);
      const isOver = (used + 1) * (IDLE_MS - MINUTE_MS) >= MAX_MS;
      assert.deepEqual(await store.operatorSession({ tokenHash, idleMs: IDLE_MS }), isOver ? null : session);
    }
    const second = world.name('token');
    await store.openOperatorSession({ tokenHash: second, idleMs: IDLE_MS, maxMs: MAX_MS, audit: world.audit(null) });
    world.advance(IDLE_MS);
    assert.equal(await store.operatorSession({ tokenHash: second, idleMs: IDLE_MS }), null);
    const third = world.name('token');
    await store.openOperatorSession({ tokenHash: third, idleMs: IDLE_MS, maxMs: MAX_MS, audit: world.audit(null) });
    await store.endOperatorSession({ tokenHash: third, audit: world.audit(null, 'operator.logged-out') });
    assert.equal(await store.operatorSession({ tokenHash: third, idleMs: IDLE_MS }), null);
    const [last] = await store.operatorAudits({ limit: 1 });
    assert.equal(last?.action, 'operator.logged-out');
  });

  test('a person is made an operator once, and stops being one', async () => {
    const world = opened();
    const { store } = world;
    const { personId, email } = await world.signUp();
    assert.equal(await store.isOperator({ personId }), false);
    await store.addOperator({ personId, audit: world.audit(null, 'operator.added') });
    await store.addOperator({ personId, audit: world.audit(null, 'operator.added-again') });
    assert.equal(await store.isOperator({ personId }), true);
    const listed = (await store.operators()).find((operator) => operator.personId === personId);
    assert.deepEqual(listed, { personId, email, hasFactor: false, addedBy: 'session', addedAt: await store.now() });
    assert.equal((await store.operatorAudits({ limit: 1 }))[0]?.action, 'operator.added');
    assert.equal(await store.removeOperator({ personId, audit: world.audit(null) }), true);
    assert.equal(await store.removeOperator({ personId, audit: world.audit(null) }), false);
    assert.equal(await store.isOperator({ personId }), false);
  });
}

function exerciseVisits(opened: () => World): void {
  test('a visit ends after its time, by its end, and with the operator', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId, personId } = await world.signUp();
    const visiting = { tenantId, actor: 'operator:a', reason: 'A call for help' };
    const begin = (operator: string | null, of = tenantId) => {
      const tokenHash = world.name('token');
      const audit = world.audit(of, 'visit.begun');
      const begun = store.beginVisit({ ...visiting, tenantId: of, tokenHash, personId: operator, maxMs: HOUR_MS, audit });
      return begun.then((visit) => ({ tokenHash, visit }));
    };
    assert.equal((await begin(null, 'nobody')).visit, null);
    const [createdAt, { tokenHash, visit }] = [await store.now(), await begin(null)];
    assert.deepEqual(visit, { expiresAt: createdAt + HOUR_MS });
    const found = { ...visiting, seesBooks: false, createdAt, expiresAt: createdAt + HOUR_MS };
    assert.deepEqual(await store.visit({ tokenHash }), found);
    const end = { action: 'visit.ended', requestId: 'r' };
    assert.deepEqual(await store.endVisit({ tokenHash, ...end }), { tenantId });
    assert.equal(await store.endVisit({ tokenHash, ...end }), null);
    assert.equal(await store.visit({ tokenHash }), null);
    const entries = await store.audits({ tenantId, limit: 2 });
    assert.deepEqual(
      entries.map(({ actor, action, subject }) => [actor, action, subject]),
      [
        ['operator:a', 'visit.ended', 'A call for help'],
        ['session', 'visit.begun', entries[1]?.subject],
      ],
    );
    const late = await begin(null);
    world.advance(HOUR_MS);
    assert.equal(await store.visit(late), null);
    await store.addOperator({ personId, audit: world.audit(null) });
    const personal = await begin(personId);
    assert.ok(await store.visit(personal));
    await store.removeOperator({ personId, audit: world.audit(null) });
    assert.equal(await store.visit(personal), null);
  });

  test('a visit shows account books only of a tenant that wants it', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId } = await world.signUp();
    const tokenHash = world.name('token');
    const begin = { tokenHash, tenantId, personId: null, actor: 'admin', reason: 'help', maxMs: HOUR_MS };
    await store.beginVisit({ ...begin, audit: world.audit(tenantId) });
    const seen = async () => [await store.isOpenToOperator({ tenantId }), (await store.visit({ tokenHash }))?.seesBooks];
    assert.deepEqual(await seen(), [false, false]);
    for (const isOpen of [true, true, false]) {
      await store.setOpenToOperator({ tenantId, isOpen, audit: world.audit(tenantId, `open ${isOpen}`) });
      assert.deepEqual(await seen(), [isOpen, isOpen]);
    }
    const actions = (await store.audits({ tenantId, limit: 10 })).map(({ action }) => action);
    assert.deepEqual(
      actions.filter((action) => action.startsWith('open')),
      ['open false', 'open true'],
    );
  });
}

function exerciseNodes(opened: () => World): void {
  test('a node is known while it writes, and a minute counts once however many nodes write in it', async () => {
    const world = opened();
    const { store } = world;
    // A day of its own.
    world.advance(2 * DAY_MS);
    const startedAt = await store.now();
    const firstDay = dayOf(startedAt);
    const about = { version: '1.0.0', build: 'local', startedAt, forgetMs: HOUR_MS };
    const [first, second] = [world.name('node'), world.name('node')];
    for (let minute = 0; minute < 3; minute += 1) {
      await store.recordNode({ ...about, nodeId: first, host: 'one' });
      await store.recordNode({ ...about, nodeId: second, host: 'two' });
      world.advance(MINUTE_MS);
    }
    const firstMinute = Math.floor(startedAt / MINUTE_MS);
    const counted = { day: firstDay, firstMinute, lastMinute: firstMinute + 2, minutes: 3 };
    assert.deepEqual(await store.upDays({ firstDay }), [counted]);
    const seen = (await store.nodes()).filter(({ nodeId }) => nodeId === first || nodeId === second);
    assert.deepEqual(seen.map(({ host, seenAt }) => [host, seenAt]).toSorted(), [
      ['one', startedAt + 2 * MINUTE_MS],
      ['two', startedAt + 2 * MINUTE_MS],
    ]);
    await store.removeNode({ nodeId: second });
    world.advance(2 * HOUR_MS);
    await store.recordNode({ ...about, nodeId: world.name('node'), host: 'three' });
    assert.deepEqual(
      (await store.nodes()).map(({ host }) => host),
      ['three'],
    );
  });
}

function exerciseTenantSearch(opened: () => World): void {
  test('a tenant is found by its id, a part of its name, or the address of one of its people', async () => {
    const world = opened();
    const { store } = world;
    const companyName = `Kedai 100%_${world.name('search')}`;
    const { tenantId, email } = await world.signUp({ companyName });
    const other = await world.signUp();
    const found = async (text: string) => (await store.findTenants({ text, limit: 100 })).map((tenant) => tenant.tenantId);
    assert.deepEqual(await found(tenantId), [tenantId]);
    assert.deepEqual(await found(companyName.toUpperCase()), [tenantId]);
    assert.ok((await found(email)).includes(tenantId));
    assert.ok(!(await found('100%_')).includes(other.tenantId));
    await store.requestPlan({ tenantId, plan: 'kedai', audit: world.audit(tenantId) });
    assert.ok((await store.planRequests({ limit: 100 })).some((tenant) => tenant.tenantId === tenantId));
  });

  test('failures are counted by code and command type since an instant', async () => {
    const world = opened();
    const { store } = world;
    world.advance(DAY_MS);
    const since = await store.now();
    const home = await world.signUp();
    for (let count = 0; count < 2; count += 1) await world.accept(world.newCommand(home));
    const { commands } = await world.lease(home, 'first', 2);
    for (const { commandId } of commands) await store.finish(world.failed(home, commandId));
    const [group, ...more] = await store.failureCounts({ since });
    assert.equal(more.length, 0);
    assert.equal(group?.count, 2);
    assert.deepEqual(await store.failureCounts({ since: (await store.now()) + 1 }), []);
  });
}

function exerciseOutbox(opened: () => World): void {
  test('a mail that waits is tried at once or given up, and its text is never listed', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId, personId } = await world.signUp();
    const mail = world.newMail({ tenantId });
    const { mailId } = mail;
    await store.setPassword({ personId, passwordHash: 'next', keepTokenHash: null, mail, audit: world.audit(tenantId) });
    const listed = async (state: 'waiting' | 'failed') =>
      (await store.mailStates({ state, limit: 1_000 })).find((one) => one.mailId === mailId);
    const waiting = await listed('waiting');
    assert.deepEqual([waiting?.kind, waiting?.recipient, waiting?.attempt], ['password_changed', 'owner@example.com', 0]);
    assert.doesNotMatch(JSON.stringify(waiting), /Kedai Maju/);
    world.advance(MINUTE_MS);
    assert.equal(await store.retryMail({ mailId, audit: world.audit(tenantId) }), true);
    assert.equal((await listed('waiting'))?.nextAt, await store.now());
    assert.equal(await store.dropMail({ mailId, reason: 'Given up.', audit: world.audit(tenantId) }), true);
    assert.equal(await listed('waiting'), undefined);
    assert.equal((await listed('failed'))?.error, 'Given up.');
    assert.equal(await store.dropMail({ mailId, reason: 'Given up.', audit: world.audit(tenantId) }), false);
    assert.equal(await store.retryMail({ mailId, audit: world.audit(tenantId) }), false);
  });

  test('endpoints that are paused or failing are listed, and what waits for one is tried at once', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const webhookId = world.name('webhook');
    const place = { position: 0, seq: 0 };
    const paused = { ...world.webhook({ state: 'paused' }), tenantId: home.tenantId, webhookId, place, webhooksMax: 5 };
    await store.createWebhook({ ...paused, audit: world.audit(home.tenantId) });
    const listed = await store.troubledWebhooks({ limit: 1_000 });
    assert.ok(listed.some((webhook) => webhook.webhookId === webhookId));
    const { tenantId: _, ...audit } = world.audit(null, 'webhook.retried');
    assert.equal((await store.retryWebhook({ webhookId, audit }))?.tenantId, home.tenantId);
    assert.equal(await store.retryWebhook({ webhookId: 'none', audit }), null);
    assert.equal((await store.audits({ tenantId: home.tenantId, limit: 1 }))[0]?.action, 'webhook.retried');
  });
}

export function exerciseOperation(opened: () => World): void {
  exerciseOperators(opened);
  exerciseVisits(opened);
  exerciseNodes(opened);
  exerciseTenantSearch(opened);
  exerciseOutbox(opened);
}
