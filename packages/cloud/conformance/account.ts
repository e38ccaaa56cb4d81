/** Tenants, their sessions and their failed logins, as every store must keep them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { World } from './world.ts';

export function exerciseAccounts(opened: () => World): void {
  test('signing up makes the tenant, its owner, its connector and its first session together', async () => {
    const world = opened();
    const wanted = world.newTenant({ phone: '+60 12-345 6789', plan: 'growth' });
    const created = await world.store.createTenant(wanted);
    assert.equal(created.kind, 'created');
    if (created.kind !== 'created') return;
    const now = await world.store.now();
    const { trialDays: _days, ...given } = wanted.tenant;
    const unasked = {
      requestedPlan: null,
      planRequestedAt: null,
      factorRequiredAt: null,
      graceEndsAt: null,
      previousKeyUntil: null,
      keptDays: null,
      eraseAt: null,
    };
    assert.deepEqual(created.tenant, { ...given, ...unasked, createdAt: now, trialEndsAt: now + 14 * DAY_MS });
    assert.equal(created.session.expiresAt, now + 30 * DAY_MS);
    assert.deepEqual(await world.store.tenant(created.tenant), created.tenant);
    const { person, role } = created;
    assert.deepEqual(
      [person, role],
      [{ ...wanted.owner, lastTenantId: given.tenantId, factorCount: 0, language: null, zone: null, createdAt: now }, 'owner'],
    );
    assert.deepEqual(await world.store.personByEmail(created.tenant), person);
    assert.deepEqual(await world.store.connector(created.connector), created.connector);
    const { tenant, session } = created;
    const live = await world.store.session({ tokenHash: wanted.session.tokenHash, days: 30 });
    assert.deepEqual(live, { tenant, session, person, role });
    assert.deepEqual(
      (await world.store.audits({ tenantId: given.tenantId, limit: 10 })).map(({ action }) => action),
      ['tenant.created'],
    );
  });

  test('an e-mail address signs up once, also when many try at once, and those refused leave nothing behind', async () => {
    const world = opened();
    const email = world.name('one@shop.test');
    const wanted = Array.from({ length: 10 }, () => world.newTenant({ email }));
    const kinds = await Promise.all(wanted.map((one) => world.store.createTenant(one)));
    assert.equal(kinds.filter(({ kind }) => kind === 'created').length, 1);
    assert.equal(kinds.filter(({ kind }) => kind === 'email_taken').length, 9);
    const kept = await Promise.all(wanted.map(({ connector }) => world.store.connector(connector)));
    assert.equal(kept.filter((connector) => connector !== null).length, 1);
  });

  test('a person reads in the language and time zone that were last set, and no one else does', async () => {
    const world = opened();
    const [one, other] = [await world.signUp(), await world.signUp()];
    await world.store.setReader({ personId: one.personId, language: 'zh', zone: 'Asia/Tokyo' });
    await world.store.setReader({ personId: one.personId, language: 'ms', zone: null });
    const readers = await Promise.all([one, other].map(({ personId }) => world.store.person({ personId })));
    assert.deepEqual(
      readers.map((person) => [person?.language, person?.zone]),
      [
        ['ms', null],
        [null, null],
      ],
    );
  });

  test('tenants are listed newest first, in pages without a gap', async () => {
    const world = opened();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      if (index % 2 === 0) world.advance(SECOND_MS);
      ids.push((await world.signUp()).tenantId);
    }
    const listed: string[] = [];
    let before: Parameters<typeof world.store.tenants>[0]['before'] = null;
    while (listed.length < ids.length) {
      const page: Awaited<ReturnType<typeof world.store.tenants>> = await world.store.tenants({ before, limit: 2 });
      const last = page.at(-1);
      assert.ok(last);
      listed.push(...page.map(({ tenantId }) => tenantId));
      before = { createdAt: last.createdAt, tenantId: last.tenantId };
    }
    assert.deepEqual(new Set(listed.slice(0, ids.length)), new Set(ids));
  });

  test('billing sets the subscription; a plan it does not name stays', async () => {
    const world = opened();
    const { tenantId } = await world.signUp({ plan: 'growth' });
    const change = { tenantId, status: 'active', plan: null, currentPeriodEnd: 5_000, audit: world.audit(tenantId) } as const;
    const changed = await world.store.setSubscription(change);
    assert.deepEqual([changed?.subscriptionStatus, changed?.plan, changed?.currentPeriodEnd], ['active', 'growth', 5_000]);
    assert.deepEqual(await world.store.tenant({ tenantId }), changed);
    assert.equal((await world.store.setSubscription({ ...change, plan: 'scale' }))?.plan, 'scale');
    assert.equal(await world.store.setSubscription({ ...change, tenantId: world.name('nobody') }), null);
  });

  test('the end of a session slides on with its use, at most once an hour, and it ends when unused', async () => {
    const world = opened();
    const wanted = world.newTenant();
    await world.store.createTenant(wanted);
    const key = { tokenHash: wanted.session.tokenHash, days: 30 };
    const began = await world.store.now();
    world.advance(59 * MINUTE_MS);
    assert.equal((await world.store.session(key))?.session.expiresAt, began + 30 * DAY_MS);
    world.advance(MINUTE_MS);
    const slid = (await world.store.session(key))?.session.expiresAt;
    assert.equal(slid, began + HOUR_MS + 30 * DAY_MS);
    assert.equal((await world.store.session(key))?.session.expiresAt, slid);
    world.advance(30 * DAY_MS - SECOND_MS);
    assert.notEqual(await world.store.session(key), null);
    world.advance(30 * DAY_MS);
    assert.equal(await world.store.session(key), null);
    assert.equal(await world.store.session({ tokenHash: world.name('unheard'), days: 30 }), null);
  });

  test('the name and the phone number of a company are changed, with an entry in the log, and of no other', async () => {
    const world = opened();
    const [{ tenantId }, other] = [await world.signUp(), await world.signUp()];
    const audit = world.audit(tenantId, 'company.changed');
    const before = await world.store.tenant(other);
    const changed = await world.store.changeCompany({ tenantId, companyName: 'Kedai Baru', phone: '+60 3 1234', audit });
    assert.deepEqual([changed?.companyName, changed?.phone], ['Kedai Baru', '+60 3 1234']);
    assert.deepEqual(await world.store.tenant({ tenantId }), changed);
    assert.equal((await world.store.audits({ tenantId, limit: 1 }))[0]?.action, 'company.changed');
    assert.equal((await world.store.changeCompany({ tenantId, companyName: 'Kedai', phone: null, audit }))?.phone, null);
    assert.deepEqual(await world.store.tenant(other), before);
    assert.equal(await world.store.changeCompany({ tenantId: world.name('nobody'), companyName: 'x', phone: null, audit }), null);
  });

  test('a plan that is asked for waits until the subscription is set, and the last one asked for counts', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const audit = world.audit(tenantId, 'plan.requested');
    const ask = (plan: string) => world.store.requestPlan({ tenantId, plan, audit });
    assert.deepEqual([(await world.store.tenant({ tenantId }))?.requestedPlan], [null]);
    await ask('kedai');
    world.advance(SECOND_MS);
    const asked = await ask('firma');
    assert.deepEqual([asked?.requestedPlan, asked?.planRequestedAt], ['firma', await world.store.now()]);
    assert.deepEqual(await world.store.tenant({ tenantId }), asked);
    assert.equal((await world.store.audits({ tenantId, limit: 1 }))[0]?.action, 'plan.requested');
    const set = await world.store.setSubscription({ tenantId, status: 'active', plan: 'firma', currentPeriodEnd: null, audit });
    assert.deepEqual([set?.plan, set?.requestedPlan, set?.planRequestedAt], ['firma', null, null]);
    assert.equal(await world.store.requestPlan({ tenantId: world.name('nobody'), plan: 'kedai', audit }), null);
  });

  test('logging out ends one session; ending all ends those of the person and no others', async () => {
    const world = opened();
    const [home, other] = [await world.signUp(), await world.signUp()];
    const tokens = [world.name('token'), world.name('token'), world.name('token')];
    const owners = [home, home, other];
    for (const [index, tokenHash] of tokens.entries()) {
      const { tenantId, personId } = owners[index] ?? home;
      await world.store.createSession({ tokenHash, personId, tenantId, days: 30, audit: world.audit(tenantId) });
    }
    const alive = async () =>
      (await Promise.all(tokens.map((tokenHash) => world.store.session({ tokenHash, days: 30 })))).map(
        (session) => session !== null,
      );
    assert.deepEqual(await alive(), [true, true, true]);
    await world.store.endSession({ tokenHash: tokens[0] ?? '' });
    assert.deepEqual(await alive(), [false, true, true]);
    await world.store.endSessions({ personId: home.personId, audit: world.audit(home.tenantId) });
    assert.deepEqual(await alive(), [false, false, true]);
  });

  test('a new password ends the other sessions and keeps the one that changed it', async () => {
    const world = opened();
    const { tenantId, personId, email } = await world.signUp();
    const [kept, ended] = [world.name('token'), world.name('token')];
    for (const tokenHash of [kept, ended])
      await world.store.createSession({ tokenHash, personId, tenantId, days: 30, audit: world.audit(tenantId) });
    await world.store.setPassword({
      personId,
      passwordHash: 'new',
      keepTokenHash: kept,
      mail: world.newMail(),
      audit: world.audit(tenantId),
    });
    assert.equal((await world.store.personByEmail({ email }))?.passwordHash, 'new');
    assert.notEqual(await world.store.session({ tokenHash: kept, days: 30 }), null);
    assert.equal(await world.store.session({ tokenHash: ended, days: 30 }), null);
    await world.store.setPassword({
      personId,
      passwordHash: 'newer',
      keepTokenHash: null,
      mail: world.newMail(),
      audit: world.audit(tenantId),
    });
    assert.equal(await world.store.session({ tokenHash: kept, days: 30 }), null);
  });
}
