/** Answers of account books: one turn to ask however many look, and the newest answer until it is too old. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Store } from '../../src/store/store.ts';
import type { Home, World } from '../world.ts';

type Claim = Parameters<Store['claimRefresh']>[0];

export const newClaim = (world: World, { tenantId, connectorId }: Home, overrides: Partial<Claim> = {}): Claim => ({
  tenantId,
  connectorId,
  companyId: 'MAIN',
  questionHash: world.name('question'),
  commandId: world.name('look'),
  everyMs: 15 * SECOND_MS,
  freshMs: MINUTE_MS,
  answersMax: 10,
  ...overrides,
});

export function exerciseKnownAnswers(opened: () => World): void {
  test('of many who look at once one asks the book', async () => {
    const world = opened();
    const claim = newClaim(world, await world.signUp());
    const claims = Array.from({ length: 10 }, () => ({ ...claim, commandId: world.name('look') }));
    const turns = await Promise.all(claims.map((one) => world.store.claimRefresh(one)));
    assert.equal(turns.filter(({ isClaimed }) => isClaimed).length, 1);
    const asking = new Set(turns.map(({ known }) => known.commandId));
    assert.equal(asking.size, 1, 'the others know which command to wait for');
  });

  test('nobody asks again while a command asks, within 15 seconds, or while the answer is fresh', async () => {
    const world = opened();
    const { store } = world;
    const claim = newClaim(world, await world.signUp());
    const isClaimed = async () => (await store.claimRefresh({ ...claim, commandId: world.name('look') })).isClaimed;
    assert.equal((await store.claimRefresh(claim)).isClaimed, true);
    world.advance(MINUTE_MS);
    assert.equal(await isClaimed(), false, 'its command has not ended');
    const askedAt = (await store.now()) - MINUTE_MS;
    const kept = await store.keepAnswer({ ...claim, answer: 'sealed', problem: null, keptSince: 0 });
    const answeredAt = await store.now();
    assert.deepEqual(kept, { askedAt, commandId: null, answer: 'sealed', answeredAt, problem: null });
    assert.deepEqual(await store.knownAnswer(claim), kept);
    world.advance(MINUTE_MS - 1);
    assert.equal(await isClaimed(), false, 'fresh');
    world.advance(1);
    assert.equal(await isClaimed(), true);
  });

  test('an answer stays beside the problem that came after it, and is asked for again 15 seconds later', async () => {
    const world = opened();
    const { store } = world;
    const claim = newClaim(world, await world.signUp(), { freshMs: 0 });
    await store.claimRefresh(claim);
    await store.keepAnswer({ ...claim, answer: 'first', problem: null, keptSince: 0 });
    world.advance(15 * SECOND_MS);
    const second = { ...claim, commandId: world.name('look') };
    assert.equal((await store.claimRefresh(second)).isClaimed, true);
    assert.equal(
      await store.keepAnswer({ ...claim, answer: 'late', problem: null, keptSince: 0 }),
      null,
      'of an earlier command',
    );
    await store.keepAnswer({ ...second, answer: null, problem: '{"code":"BOOK_LOCKED"}', keptSince: 0 });
    const known = await store.knownAnswer(claim);
    assert.deepEqual([known?.answer, known?.problem], ['first', '{"code":"BOOK_LOCKED"}']);
    const third = { ...claim, commandId: world.name('look') };
    world.advance(15 * SECOND_MS - 1);
    assert.equal((await store.claimRefresh(third)).isClaimed, false);
    world.advance(1);
    assert.equal((await store.claimRefresh(third)).isClaimed, true);
    const kept = await store.keepAnswer({ ...third, answer: null, problem: '{}', keptSince: await store.now() });
    assert.deepEqual([kept?.answer, kept?.answeredAt], [null, null], 'an answer that is too old goes');
  });

  test('a tenant has so many answers, and what was asked longest ago makes room', async () => {
    const world = opened();
    const { store } = world;
    const [home, other] = [await world.signUp(), await world.signUp()];
    const ofOther = newClaim(world, other);
    await store.claimRefresh(ofOther);
    const claims: Claim[] = [];
    for (let count = 0; count < 4; count += 1) {
      const claim = newClaim(world, home, { answersMax: 3 });
      claims.push(claim);
      await store.claimRefresh(claim);
      world.advance(SECOND_MS);
    }
    const known = await Promise.all(claims.map((claim) => store.knownAnswer(claim)));
    assert.deepEqual(
      known.map((one) => one !== null),
      [false, true, true, true],
    );
    assert.ok(await store.knownAnswer(ofOther), 'each tenant has its own room');
    assert.equal(await store.knownAnswer({ ...ofOther, tenantId: home.tenantId }), null);
  });

  test('answers that nobody asked for in 30 days are deleted', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const [old, recent] = [newClaim(world, home), newClaim(world, home)];
    await store.claimRefresh(old);
    world.advance(DAY_MS);
    await store.claimRefresh(recent);
    while ((await store.forgetAnswers({ before: await store.now(), limit: 100 })) > 0);
    assert.equal(await store.knownAnswer(old), null);
    assert.ok(await store.knownAnswer(recent));
  });
}
