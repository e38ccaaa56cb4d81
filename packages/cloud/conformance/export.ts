/** What an export of a tenant reads: all of it, in order, a page at a time. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { World } from './world.ts';

export function exerciseExports(opened: () => World): void {
  test('an export has every command and every entry of the audit log of a tenant once, oldest first', async () => {
    const world = opened();
    const { store } = world;
    const [home, other] = [await world.signUp(), await world.signUp()];
    const { tenantId } = home;
    const accepted: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      accepted.push((await world.accept(world.newCommand(home))).commandId);
      await world.accept(world.newCommand(other));
      await store.audit(world.audit(tenantId, `done-${count}`));
      await store.audit(world.audit(other.tenantId));
    }
    const commands: string[] = [];
    for (let after = 0, isMore = true; isMore; ) {
      const page = await store.wholeCommands({ tenantId, after, limit: 2 });
      commands.push(...page.map(({ commandId }) => commandId));
      assert.ok(page.every(({ payload }) => payload === world.newCommand(home).payload));
      after = page.at(-1)?.seq ?? after;
      isMore = page.length > 0;
    }
    assert.deepEqual(commands, accepted);
    const actions: string[] = [];
    for (let after = 0, isMore = true; isMore; ) {
      const page = await store.wholeAudits({ tenantId, after, limit: 2 });
      actions.push(...page.map(({ action }) => action));
      after = page.at(-1)?.number ?? after;
      isMore = page.length > 0;
    }
    assert.deepEqual(actions, ['tenant.created', 'done-0', 'done-1', 'done-2']);
  });
}
