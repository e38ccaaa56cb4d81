/** Who may look at account books in the portal, and the log of those who did. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS } from '@ledgerline/contract';
import type { Store } from '../../src/store/store.ts';
import type { OwnedHome, World } from '../world.ts';
import { newClaim } from './known-answer.ts';

type Look = Parameters<Store['noteLook']>[0];

export const newLook = (world: World, { tenantId, connectorId, personId }: OwnedHome, part = 'money'): Look => ({
  tenantId,
  connectorId,
  personId,
  companyId: 'MAIN',
  part,
  everyMs: 15 * MINUTE_MS,
  audit: world.audit(tenantId, 'book.looked-at'),
});

export function exerciseBookSight(opened: () => World): void {
  test('what was ticked for a member is kept with the member', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId, personId } = home;
    assert.deepEqual(await store.sightOf(home), []);
    const change = {
      tenantId,
      personId,
      sees: ['money', 'items'],
      audit: world.audit(tenantId, 'member.sight-changed'),
    } as const;
    const outcome = await store.setSight(change);
    assert.deepEqual(outcome.kind === 'changed' && outcome.member.sees, ['money', 'items']);
    assert.deepEqual(await store.sightOf(home), ['money', 'items']);
    assert.deepEqual((await store.members(home))[0]?.sees, ['money', 'items']);
    const other = await world.signUp();
    assert.deepEqual(await store.sightOf({ tenantId: other.tenantId, personId }), []);
    assert.deepEqual(await store.setSight({ ...change, tenantId: other.tenantId }), { kind: 'unknown' });
  });

  test('closing a book forgets what is known of it, and the same again changes nothing', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId, connectorId } = home;
    const [claim, ofOther] = [newClaim(world, home), newClaim(world, home, { companyId: 'OTHER' })];
    for (const one of [claim, ofOther]) await store.claimRefresh(one);
    const change = { tenantId, connectorId, companyId: 'MAIN', isClosed: true, audit: world.audit(tenantId, 'book.closed') };
    await store.setBookClosed(change);
    await store.setBookClosed(change);
    assert.deepEqual(await store.closedBooks(home), [{ connectorId, companyId: 'MAIN' }]);
    assert.equal(await store.knownAnswer(claim), null);
    assert.ok(await store.knownAnswer(ofOther));
    await store.setBookClosed({ ...change, isClosed: false, audit: world.audit(tenantId, 'book.opened') });
    assert.deepEqual(await store.closedBooks(home), []);
    const actions = (await store.audits({ tenantId, limit: 10 })).map(({ action }) => action);
    assert.deepEqual(actions.slice(0, 2), ['book.opened', 'book.closed']);
  });

  test('the log has one entry for all looks of a person at a part within 15 minutes', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const entries = async () =>
      (await store.audits({ ...home, limit: 100 })).filter(({ action }) => action === 'book.looked-at').length;
    await Promise.all(Array.from({ length: 5 }, () => store.noteLook(newLook(world, home))));
    assert.equal(await entries(), 1);
    await store.noteLook(newLook(world, home, 'items'));
    assert.equal(await entries(), 2);
    world.advance(15 * MINUTE_MS - 1);
    await store.noteLook(newLook(world, home));
    assert.equal(await entries(), 2);
    world.advance(1);
    await store.noteLook(newLook(world, home));
    assert.equal(await entries(), 3);
    while ((await store.forgetLooks({ before: (await store.now()) + 1, limit: 100 })) > 0);
    await store.noteLook(newLook(world, home));
    assert.equal(await entries(), 4, 'what is forgotten is the time of the last look, not the log');
  });
}
