/** Builds of the connector: how many have each, which were given up, and which are withdrawn. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { World } from './world.ts';

export function exerciseReleases(opened: () => World): void {
  test('builds are counted by connector; one that runs a build after all has not refused it', async () => {
    const world = opened();
    const { store } = world;
    const [older, newer] = [world.name('older'), world.name('newer')];
    const homes = [await world.signUp(), await world.signUp(), await world.signUp()] as const;
    for (const home of homes) await store.heartbeat(world.heartbeat(home, { build: older }));
    await store.heartbeat(world.heartbeat(homes[0], { build: older, refusedBuild: newer }));
    await store.heartbeat(world.heartbeat(homes[1], { build: older, refusedBuild: newer }));
    const counted = async () => (await store.buildCounts()).filter(({ build }) => build === older || build === newer);
    const byBuild = (one: { build: string }, other: { build: string }) => (one.build < other.build ? -1 : 1);
    assert.deepEqual(
      (await counted()).toSorted(byBuild),
      [
        { build: older, connectors: 3, refused: 0 },
        { build: newer, connectors: 0, refused: 2 },
      ].toSorted(byBuild),
    );
    await store.heartbeat(world.heartbeat(homes[1], { build: newer }));
    assert.deepEqual(
      (await counted()).find(({ build }) => build === newer),
      { build: newer, connectors: 1, refused: 1 },
    );
  });

  test('a build is withdrawn once, and that is audited', async () => {
    const world = opened();
    const { tenantId } = await world.signUp();
    const build = world.name('build');
    const withdrawal = { build, audit: { ...world.audit(tenantId), action: 'build.withdrawn' } };
    const outcomes = await Promise.all([world.store.withdrawBuild(withdrawal), world.store.withdrawBuild(withdrawal)]);
    assert.deepEqual(outcomes.toSorted(), [false, true]);
    const withdrawn = (await world.store.withdrawnBuilds()).filter((one) => one.build === build);
    assert.deepEqual(withdrawn, [{ build, withdrawnAt: await world.store.now() }]);
    const audited = (await world.store.audits({ tenantId, limit: 10 })).filter(({ action }) => action === 'build.withdrawn');
    assert.equal(audited.length, 1);
  });

  test('the channel of a connector is stable until another is chosen', async () => {
    const world = opened();
    const home = await world.signUp();
    assert.equal((await world.store.connector(home))?.channel, 'stable');
    await world.store.setChannel({ connectorId: home.connectorId, channel: 'early', audit: world.audit(home.tenantId) });
    assert.equal((await world.store.connector(home))?.channel, 'early');
  });
}
