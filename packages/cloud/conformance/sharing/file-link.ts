/** Links to files: found by their hash, counted when they are opened, and ended by time or by hand. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import type { Store } from '../../src/store/store.ts';
import type { NewFileLink, StoredFileLink } from '../../src/store/stored-file-link.ts';
import type { Home, World } from '../world.ts';

type Making = Parameters<Store['createFileLink']>[0];

export const newFileLink = (world: World, { tenantId, connectorId }: Home, overrides: Partial<NewFileLink> = {}): Making => ({
  link: {
    linkId: world.name('link'),
    tokenHash: world.name('hash'),
    tenantId,
    commandId: world.name('command'),
    type: 'arap-statement-acct-pdf',
    connectorId,
    companyId: 'MAIN',
    fileName: 'statement.pdf',
    language: 'ms',
    createdBy: 'person:owner@example.com',
    ...overrides,
  },
  validMs: 7 * DAY_MS,
  workingMax: 3,
  audit: world.audit(tenantId, 'file-link.created'),
});

async function made(world: World, wanted: Making): Promise<StoredFileLink> {
  const link = await world.store.createFileLink(wanted);
  assert.ok(link !== 'limit_reached');
  return link;
}

const FIRST_PAGE = { connectorId: null, companyId: null, before: null, limit: 10 } as const;

export function exerciseFileLinks(opened: () => World): void {
  test('a link is found by the hash of its token, and each opening is counted and logged', async () => {
    const world = opened();
    const { store } = world;
    const wanted = newFileLink(world, await world.signUp());
    const { tokenHash, ...about } = wanted.link;
    const now = await store.now();
    const stored = { ...about, createdAt: now, expiresAt: now + 7 * DAY_MS, revokedAt: null, openedCount: 0, openedAt: null };
    assert.deepEqual(await made(world, wanted), stored);
    assert.deepEqual(await store.fileLink({ tokenHash }), stored);
    assert.equal(await store.fileLink({ tokenHash: 'another' }), null);
    world.advance(DAY_MS);
    await store.openFileLink({ tokenHash, requestId: 'first' });
    const again = await store.openFileLink({ tokenHash, requestId: 'second' });
    assert.deepEqual(again, { ...stored, openedCount: 2, openedAt: now + DAY_MS });
    const { tenantId, linkId } = about;
    const entries = await store.audits({ tenantId, limit: 10 });
    const openings = entries.filter(({ action }) => action === 'file-link.opened');
    assert.deepEqual(
      openings.map(({ actor, subject, requestId }) => [actor, subject, requestId]),
      [
        [`link:${linkId}`, 'statement.pdf', 'second'],
        [`link:${linkId}`, 'statement.pdf', 'first'],
      ],
    );
  });

  test('a link ends by time or when it is revoked, and is known as ended for a while', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const [first, second] = [newFileLink(world, home), newFileLink(world, home)];
    const { linkId } = await made(world, first);
    await made(world, second);
    const revocation = { tenantId, linkId, audit: world.audit(tenantId, 'file-link.revoked') };
    const other = await world.signUp();
    assert.equal(await store.revokeFileLink({ ...revocation, tenantId: other.tenantId }), null);
    const revoked = await store.revokeFileLink(revocation);
    assert.equal(revoked?.revokedAt, await store.now());
    world.advance(1);
    assert.deepEqual(await store.revokeFileLink(revocation), revoked);
    assert.equal(await store.openFileLink({ tokenHash: first.link.tokenHash, requestId: 'late' }), null);
    const listed = async () => (await store.fileLinks({ tenantId, ...FIRST_PAGE })).map((link) => link.linkId);
    assert.deepEqual(await listed(), [second.link.linkId]);
    world.advance(7 * DAY_MS);
    assert.equal(await store.openFileLink({ tokenHash: second.link.tokenHash, requestId: 'late' }), null);
    assert.deepEqual(await listed(), []);
    assert.equal((await store.fileLink(second.link))?.openedCount, 0);
    world.advance(DAY_MS);
    assert.ok((await store.forgetFileLinks({ before: await store.now(), limit: 1_000 })) >= 2);
    assert.equal(await store.fileLink(second.link), null);
  });

  test('a tenant has a limited number of links that work, newest first, of one book or of all', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId, connectorId } = home;
    const ids: string[] = [];
    for (const companyId of ['MAIN', 'SHOP', 'MAIN']) {
      ids.unshift((await made(world, newFileLink(world, home, { companyId }))).linkId);
      world.advance(1);
    }
    assert.equal(await store.createFileLink(newFileLink(world, home)), 'limit_reached');
    const listed = async (page: Partial<Parameters<Store['fileLinks']>[0]>) =>
      (await store.fileLinks({ tenantId, ...FIRST_PAGE, ...page })).map(({ linkId }) => linkId);
    assert.deepEqual(await listed({}), ids);
    assert.deepEqual(await listed({ connectorId, companyId: 'MAIN' }), [ids[0], ids[2]]);
    const [newest] = await store.fileLinks({ tenantId, ...FIRST_PAGE, limit: 1 });
    assert.ok(newest);
    assert.deepEqual(await listed({ before: { at: newest.createdAt, id: newest.linkId } }), ids.slice(1));
    const [linkId = ''] = ids;
    await store.revokeFileLink({ tenantId, linkId, audit: world.audit(tenantId) });
    assert.notEqual(await store.createFileLink(newFileLink(world, home)), 'limit_reached');
  });
}
