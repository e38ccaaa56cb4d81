/** The account books that count for the plan of a tenant. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { World } from '../world.ts';

const book = (companyId: string) => ({ companyId, name: companyId, data: JSON.stringify({ companyId, name: companyId }) });

export function exercisePlanBooks(opened: () => World): void {
  async function books(world: World, companyIds: readonly string[]) {
    const { store } = world;
    const { tenantId, connectorId } = await world.signUp();
    const report = (ids: readonly string[]) => store.reportCompanies({ connectorId, install: 'one', companies: ids.map(book) });
    await report(companyIds);
    const count = (companyId: string, max: number): Promise<boolean> => {
      world.advance(1);
      return store.countPlanBook({ tenantId, connectorId, companyId, max });
    };
    const counted = async () => (await store.planBooks({ tenantId })).map(({ companyId }) => companyId);
    return { tenantId, connectorId, report, count, counted };
  }

  test('account books count in the order of their first command, up to the number of the plan', async () => {
    const { tenantId, count, counted } = await books(opened(), ['A', 'B', 'C']);
    assert.deepEqual(await counted(), []);
    assert.equal(await count('C', 2), true);
    assert.equal(await count('A', 2), true);
    assert.equal(await count('B', 2), false);
    assert.equal(await count('C', 2), true);
    assert.deepEqual(await counted(), ['C', 'A']);
    const facts = await opened().store.tenantFacts({ tenantId });
    assert.deepEqual([facts?.planBooks.length, facts?.bookCount], [2, 3]);
  });

  test('under a smaller plan those go on that have counted for the longest time', async () => {
    const { count, counted } = await books(opened(), ['A', 'B', 'C']);
    for (const companyId of ['B', 'C', 'A']) await count(companyId, 3);
    assert.deepEqual([await count('B', 1), await count('C', 1), await count('A', 1)], [true, false, false]);
    assert.deepEqual(await counted(), ['B', 'C', 'A']);
  });

  test('a book that its connector no longer lists does not count, and a new report keeps the others', async () => {
    const { report, count, counted } = await books(opened(), ['A', 'B']);
    await count('A', 1);
    await report(['A', 'B', 'C']);
    assert.deepEqual(await counted(), ['A']);
    await report(['B', 'C']);
    assert.deepEqual(await counted(), []);
    assert.equal(await count('B', 1), true);
  });

  test('of commands to several books at once no more count than the plan is for', async () => {
    const { count, counted } = await books(opened(), ['A', 'B', 'C', 'D']);
    const taken = await Promise.all(['A', 'B', 'C', 'D'].map((companyId) => count(companyId, 2)));
    assert.equal(taken.filter(Boolean).length, 2);
    assert.equal((await counted()).length, 2);
  });
}
