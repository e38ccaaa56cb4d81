/** The use of a tenant: days that are added up from hours, and rejected requests. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@ledgerline/contract';
import { dayOf } from '../src/system/business-day.ts';
import type { World } from './world.ts';

export function exerciseUsage(opened: () => World): void {
  test('rejected requests of a minute that are alike add up, and old ones are forgotten a few at a time', async () => {
    const world = opened();
    const { store } = world;
    const [home, other] = [await world.signUp(), await world.signUp()];
    const now = await store.now();
    const [minute, day] = [Math.floor(now / MINUTE_MS), dayOf(now)];
    const call = { minute, sentBy: 'tenant-key', route: 'POST /v1/commands', code: 'invalid_payload', count: 2, requestId: 'a' };
    const { tenantId } = home;
    const refusals = { tenantId, calls: [call], days: [{ day, refused: 5 }] };
    const gone = { ...refusals, tenantId: world.name('gone') };
    await Promise.all([store.recordRefusals({ tenants: [refusals, gone] }), store.recordRefusals({ tenants: [refusals] })]);
    const later = { ...call, minute: minute + 1, code: 'access_denied', requestId: 'b' };
    await store.recordRefusals({ tenants: [{ tenantId, calls: [later], days: [] }] });
    const list = (limit = 10) => store.refusedCalls({ tenantId, sinceMinute: minute, limit });
    assert.deepEqual(await list(), [later, { ...call, count: 4 }]);
    assert.deepEqual(await list(1), [later]);
    assert.deepEqual(await store.refusedCalls({ tenantId: other.tenantId, sinceMinute: 0, limit: 10 }), []);
    assert.deepEqual(await store.dayUses({ tenantId, firstDay: day }), [{ day, accepted: 0, done: 0, failed: 0, refused: 10 }]);
    for (let found = 1; found === 1; ) found = await store.forgetRefusedCalls({ beforeMinute: minute + 1, limit: 1 });
    assert.deepEqual(await list(), [later]);
  });

  test('the commands of a day are counted from its hours, and kept when the hours are gone', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    for (let index = 0; index < 3; index += 1) await world.accept(world.newCommand(home));
    const day = dayOf(await store.now());
    const [first, second] = (await world.lease(home, 'first', 2)).commands;
    assert.ok(first && second);
    await store.finish(world.done(home, first.commandId));
    await store.finish(world.done(home, second.commandId));
    const used = { day, accepted: 3, done: 2, failed: 0, refused: 0 };
    assert.deepEqual(await store.dayUses({ tenantId, firstDay: day }), [used]);
    await store.keepDays({ tenantId, beforeDay: day - 89 });
    await store.keepDays({ tenantId, beforeDay: day - 89 });
    world.advance(4 * DAY_MS);
    await world.accept(world.newCommand(home));
    const uses = await store.dayUses({ tenantId, firstDay: day });
    assert.deepEqual(uses, [used, { day: day + 4, accepted: 1, done: 0, failed: 0, refused: 0 }]);
    assert.deepEqual(await store.dayUses({ tenantId, firstDay: day + 5 }), []);
    await store.keepDays({ tenantId, beforeDay: day + 1 });
    assert.deepEqual(await store.dayUses({ tenantId, firstDay: day }), [uses[1]]);
  });
}
