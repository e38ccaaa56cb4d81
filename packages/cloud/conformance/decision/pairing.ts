/** Pairing by code: one decision for each code, and what the program sees of it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Store } from '../../src/store/store.ts';
import { newKey } from '../key.ts';
import type { World } from '../world.ts';

type NewPairing = Parameters<Store['startPairing']>[0];

const newPairing = (world: World): NewPairing => ({
  deviceHash: world.name('device'),
  userCode: world.name('CODE'),
  kind: 'key',
  name: 'KEDAI-PC',
  address: '203.0.113.7',
  validMs: 10 * MINUTE_MS,
});

export function exercisePairing(opened: () => World): void {
  test('a code is found until it expires, and no other program gets the same one meanwhile', async () => {
    const world = opened();
    const { store } = world;
    const wanted = newPairing(world);
    const started = await store.startPairing(wanted);
    const now = await store.now();
    const { validMs, ...given } = wanted;
    assert.deepEqual(started, {
      ...given,
      state: 'pending',
      tenantId: null,
      keyId: null,
      createdAt: now,
      expiresAt: now + validMs,
      polledAt: null,
      polledBeforeAt: null,
    });
    assert.deepEqual(await store.pairing(wanted), started);
    assert.equal(await store.startPairing({ ...newPairing(world), userCode: wanted.userCode }), null);
    world.advance(validMs);
    assert.equal(await store.pairing(wanted), null);
    assert.equal(await store.pollPairing(wanted), null);
    assert.ok(await store.startPairing({ ...newPairing(world), userCode: wanted.userCode }));
  });

  test('a program that asks is told when it asked before', async () => {
    const world = opened();
    const wanted = newPairing(world);
    await world.store.startPairing(wanted);
    const asked = async () => {
      const polled = await world.store.pollPairing(wanted);
      return [polled?.polledBeforeAt, polled?.polledAt];
    };
    const first = await world.store.now();
    assert.deepEqual(await asked(), [null, first]);
    world.advance(5 * SECOND_MS);
    assert.deepEqual(await asked(), [first, first + 5 * SECOND_MS]);
  });

  test('of many decisions at once one counts, and its key is created with it', async () => {
    const world = opened();
    const { store } = world;
    const homes = await Promise.all(Array.from({ length: 4 }, () => world.signUp()));
    const wanted = newPairing(world);
    await store.startPairing(wanted);
    const outcomes = await Promise.all(
      homes.map(({ tenantId }, at) => {
        const key = at === 0 ? null : newKey(world, tenantId);
        return store.decidePairing({
          ...wanted,
          tenantId,
          state: key ? 'approved' : 'denied',
          keyId: key?.keyId ?? null,
          key,
          graceMs: MINUTE_MS,
          audit: world.audit(tenantId, 'pairing.decided'),
        });
      }),
    );
    const decided = outcomes.flatMap((outcome) => (outcome.kind === 'decided' ? [outcome] : []));
    assert.equal(decided.length, 1);
    const [{ pairing, key }] = decided as [(typeof decided)[0]];
    assert.deepEqual([pairing.keyId, pairing.state], [key?.keyId ?? null, key ? 'approved' : 'denied']);
    const keys = await Promise.all(homes.map((home) => store.appKeys({ ...home, before: null, limit: 5 })));
    assert.equal(keys.flat().length, key ? 1 : 0);
    assert.deepEqual(
      (await store.audits({ tenantId: pairing.tenantId ?? '', limit: 5 })).some(({ action }) => action === 'pairing.decided'),
      true,
    );
  });

  test('a tenant with too many keys leaves the code open, and the last second of a code is extended', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId } = await world.signUp();
    const wanted = newPairing(world);
    await store.startPairing(wanted);
    const decide = (keysMax: number) => {
      const key = newKey(world, tenantId, { keysMax });
      const { keyId } = key;
      return store.decidePairing({
        ...wanted,
        tenantId,
        state: 'approved',
        keyId,
        key,
        graceMs: MINUTE_MS,
        audit: world.audit(tenantId),
      });
    };
    assert.equal((await decide(0)).kind, 'limit_reached');
    assert.equal((await store.pairing(wanted))?.state, 'pending');
    world.advance(wanted.validMs - SECOND_MS);
    assert.equal((await decide(5)).kind, 'decided');
    assert.equal((await decide(5)).kind, 'unknown');
    world.advance(30 * SECOND_MS);
    assert.equal((await store.pollPairing(wanted))?.state, 'approved');
    world.advance(MINUTE_MS);
    assert.equal(await store.pollPairing(wanted), null);
  });

  test('a connector is approved without a key of its own, and keeps what was approved', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId } = await world.signUp();
    const wanted = { ...newPairing(world), kind: 'connector' } as const;
    await store.startPairing(wanted);
    const keyId = world.name('hash');
    const audit = world.audit(tenantId, 'connector.paired');
    const decision = { ...wanted, tenantId, state: 'approved', keyId, key: null, graceMs: MINUTE_MS, audit } as const;
    const outcome = await store.decidePairing(decision);
    assert.ok(outcome.kind === 'decided' && outcome.key === null);
    const polled = await store.pollPairing(wanted);
    assert.deepEqual([polled?.kind, polled?.state, polled?.keyId], ['connector', 'approved', keyId]);
  });
}
