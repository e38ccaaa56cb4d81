/** Apps that people connect: one decision for each request, one use of each code and token, and what ends them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import type { NewAppKey, Store } from '../../src/store/store.ts';
import type { KeyRecordKind, NewOAuthRecord } from '../../src/store/stored-connected-app.ts';
import { newKey } from '../key.ts';
import { join } from '../team.ts';
import type { OwnedHome, World } from '../world.ts';

type TokenIssue = Parameters<Store['issueTokens']>[0];

const app = { clientId: 'https://app.example/client', name: 'Helper', host: 'app.example', isVerified: true };

const record = <Kind extends string>(world: World, kind: Kind, validMs = HOUR_MS) => ({
  kind,
  recordHash: world.name(kind),
  payload: 'sealed',
  validMs,
});

async function ask(world: World): Promise<NewOAuthRecord<'request'>> {
  const request = record(world, 'request');
  assert.equal(await world.store.keepOAuthRecord({ ...request, recordsMax: 100_000 }), true);
  return request;
}

const keyOfApp = (world: World, { tenantId, personId }: OwnedHome, changed: Partial<NewAppKey> = {}): NewAppKey =>
  newKey(world, tenantId, { personId, app, expiresAt: Number.MAX_SAFE_INTEGER, ...changed });

/** Connects an app and gives it a code. */
export async function connect(world: World, home: OwnedHome) {
  const { store } = world;
  const request = await ask(world);
  const client = record(world, 'client');
  await store.keepOAuthRecord({ ...client, recordsMax: 100_000 });
  const key = keyOfApp(world, home, { expiresAt: (await store.now()) + HOUR_MS });
  const made = await store.connectApp({
    ...home,
    request,
    grant: record(world, 'grant', DAY_MS),
    client: { ...client, validMs: DAY_MS },
    key,
  });
  assert.ok(typeof made === 'object');
  const code = record(world, 'code');
  assert.equal(await store.keepKeyRecord({ ...made, ...code }), true);
  return { request, client, key: made, code };
}

type Connected = Awaited<ReturnType<typeof connect>>;

function issueOf(world: World, { key }: Connected, spentHash: string, changed: Partial<TokenIssue> = {}): TokenIssue {
  const kinds: readonly KeyRecordKind[] = ['access-token', 'refresh-token'];
  return {
    tenantId: key.tenantId,
    keyId: key.keyId,
    spentHash,
    records: kinds.map((kind) => record(world, kind, 30 * DAY_MS)),
    keyHash: world.name('token'),
    prefix: 'll_app_token',
    tokenMs: HOUR_MS,
    overlapMs: MINUTE_MS,
    reuseMs: MINUTE_MS,
    keyMs: 30 * DAY_MS,
    replayAudit: world.audit(key.tenantId, 'app-key.revoked'),
    ...changed,
  };
}

const refreshOf = ({ records }: TokenIssue): string => records[1]?.recordHash ?? '';

export function exerciseConnectedApps(opened: () => World): void {
  test('a record is found until it expires or is dropped, and there are no more of a kind than allowed', async () => {
    const world = opened();
    const { store } = world;
    const request = await ask(world);
    assert.deepEqual(await store.oauthRecord(request), {
      kind: 'request',
      tenantId: null,
      keyId: null,
      payload: 'sealed',
      spentAt: null,
    });
    assert.equal(await store.keepOAuthRecord({ ...request, payload: 'changed', recordsMax: 100_000 }), true);
    assert.equal((await store.oauthRecord(request))?.payload, 'changed');
    assert.equal(await store.keepOAuthRecord({ ...record(world, 'request'), recordsMax: 1 }), false);
    const dropped = await ask(world);
    await store.dropOAuthRecord(dropped);
    assert.equal(await store.oauthRecord(dropped), null);
    world.advance(HOUR_MS);
    assert.equal(await store.oauthRecord(request), null);
    await ask(world);
  });

  test('of many decisions at once one counts, and its key is created with it', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const request = await ask(world);
    const decided = await Promise.all(
      Array.from({ length: 4 }, async (_, at) => {
        if (at === 0) return store.denyApp({ request, audit: world.audit(home.tenantId, 'app.denied') });
        const [grant, client] = [record(world, 'grant'), record(world, 'client')];
        return store.connectApp({ ...home, request, grant, client, key: keyOfApp(world, home) });
      }),
    );
    const keys = decided.filter((outcome) => typeof outcome === 'object');
    assert.equal(keys.length + (decided[0] === true ? 1 : 0), 1);
    assert.equal((await store.appKeys({ ...home, before: null, limit: 9 })).length, keys.length);
    assert.equal(await store.denyApp({ request, audit: world.audit(home.tenantId) }), false);
    assert.equal(await store.keepOAuthRecord({ ...request, payload: 'late', recordsMax: 100_000 }), true);
    assert.notEqual((await store.oauthRecord(request))?.payload, 'late', 'a decision stays');
  });

  test('a tenant with too many keys leaves the request open, and a stranger decides nothing', async () => {
    const world = opened();
    const { store } = world;
    const [home, other] = [await world.signUp(), await world.signUp()];
    const request = await ask(world);
    const wanted = { request, grant: record(world, 'grant'), client: record(world, 'client') };
    const full = { ...home, ...wanted, key: keyOfApp(world, home, { keysMax: 0 }) };
    assert.equal(await store.connectApp(full), 'limit_reached');
    const stranger = { ...home, ...wanted, personId: other.personId, key: keyOfApp(world, home) };
    assert.equal(await store.connectApp(stranger), 'unknown');
    assert.equal((await store.oauthRecord(request))?.spentAt, null);
    assert.equal(typeof (await store.connectApp({ ...home, ...wanted, key: keyOfApp(world, home) })), 'object');
  });

  test('a code gives one access token, which works for its time as the secret of the key', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const connected = await connect(world, home);
    assert.deepEqual([connected.key.app, connected.key.personId], [app, home.personId]);
    const issue = issueOf(world, connected, connected.code.recordHash);
    const now = await store.now();
    assert.equal(await store.issueTokens(issue), 'issued');
    const holder = await store.keyHolder(issue);
    assert.deepEqual(
      [holder?.appKey?.keyId, holder?.secretUntil, holder?.appKey?.expiresAt],
      [connected.key.keyId, now + HOUR_MS, now + 30 * DAY_MS],
    );
    assert.equal(await store.keyHolder(connected.key), null, 'what the key was created with is no secret');
    world.advance(MINUTE_MS);
    const next = issueOf(world, connected, refreshOf(issue));
    assert.equal(await store.issueTokens(next), 'issued');
    assert.equal((await store.keyHolder(issue))?.secretUntil, (await store.now()) + MINUTE_MS, 'calls under way are not cut off');
    assert.equal(await store.oauthRecord({ recordHash: issue.records[0]?.recordHash ?? '' }), null);
  });

  test('a code or refresh token that is used twice ends the key and everything of it', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    for (const isCode of [true, false]) {
      const connected = await connect(world, home);
      const first = issueOf(world, connected, connected.code.recordHash);
      const outcomes = await Promise.all([store.issueTokens(first), isCode && store.issueTokens({ ...first, keyHash: 'other' })]);
      assert.deepEqual(outcomes.filter(Boolean).toSorted(), isCode ? ['issued', 'replayed'] : ['issued']);
      if (!isCode) {
        const second = issueOf(world, connected, refreshOf(first));
        assert.equal(await store.issueTokens(second), 'issued');
        world.advance(MINUTE_MS);
        assert.equal(await store.issueTokens(issueOf(world, connected, refreshOf(first))), 'replayed');
        assert.equal(await store.issueTokens(issueOf(world, connected, refreshOf(second))), 'ended');
        assert.equal(await store.oauthRecord({ recordHash: refreshOf(second) }), null);
      }
      const key = await store.appKey(connected.key);
      assert.notEqual(key?.revokedAt, null);
      assert.equal(await store.keepKeyRecord({ ...connected.key, ...record(world, 'code') }), false);
    }
  });

  test('a refresh token can be used again for a short time, until what it gave was used', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const given = async () => {
      const connected = await connect(world, home);
      const first = issueOf(world, connected, connected.code.recordHash);
      await store.issueTokens(first);
      const use = async (spentHash: string) => {
        const issue = issueOf(world, connected, spentHash);
        return { outcome: await store.issueTokens(issue), next: refreshOf(issue) };
      };
      return { first: refreshOf(first), use };
    };
    const lost = await given();
    const [second, third] = [await lost.use(lost.first), await lost.use(lost.first)];
    assert.deepEqual([second.outcome, third.outcome], ['issued', 'issued']);
    world.advance(MINUTE_MS - 1);
    assert.equal((await lost.use(lost.first)).outcome, 'issued', 'the time begins with the first use');
    assert.equal((await lost.use(third.next)).outcome, 'issued');
    assert.equal((await lost.use(second.next)).outcome, 'replayed', 'of two that were given only one works on');
    const used = await given();
    const { next } = await used.use(used.first);
    assert.equal((await used.use(next)).outcome, 'issued');
    assert.equal((await used.use(used.first)).outcome, 'replayed', 'its answer was not lost');
    const late = await given();
    await late.use(late.first);
    world.advance(MINUTE_MS);
    assert.equal((await late.use(late.first)).outcome, 'replayed');
  });

  test('what was used is remembered for many refreshes, and then forgotten', async () => {
    const world = opened();
    const { store } = world;
    const connected = await connect(world, await world.signUp());
    const used: string[] = [connected.code.recordHash];
    for (let count = 0; count < 60; count += 1) {
      world.advance(MINUTE_MS);
      const issue = issueOf(world, connected, used.at(-1) ?? '');
      assert.equal(await store.issueTokens(issue), 'issued');
      used.push(refreshOf(issue));
    }
    const known = await Promise.all(used.map((recordHash) => store.oauthRecord({ recordHash })));
    assert.equal(known.filter((found) => found?.kind === 'refresh-token').length, 51);
    assert.equal(await store.issueTokens(issueOf(world, connected, used[1] ?? '')), 'ended', 'and the key stays');
    assert.equal((await store.appKey(connected.key))?.revokedAt, null);
  });

  test('the apps of a person end when the key is revoked, the role is lowered or the person leaves, and no others do', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const audit = world.audit(tenantId, 'member.removed');
    const ends: Readonly<Record<string, (personId: string, keyId: string) => Promise<unknown>>> = {
      revoked: (_personId, keyId) => store.revokeAppKey({ tenantId, keyId, audit }),
      lowered: (personId) => store.changeRole({ tenantId, personId, role: 'viewer', endsApps: true, audit }),
      removed: (personId) => store.removeMember({ tenantId, personId, audit }),
    };
    const own = await connect(world, home);
    for (const [name, end] of Object.entries(ends)) {
      const { person } = await join(world, home, 'admin');
      const connected = await connect(world, { ...home, personId: person.personId });
      const issue = issueOf(world, connected, connected.code.recordHash);
      await store.issueTokens(issue);
      await store.changeRole({ tenantId, personId: person.personId, role: 'developer', endsApps: false, audit });
      assert.equal((await store.appKey(connected.key))?.revokedAt, null, name);
      const before = await store.keyChanges();
      await end(person.personId, connected.key.keyId);
      assert.notEqual(await store.keyChanges(), before, 'nodes look again');
      assert.notEqual((await store.appKey(connected.key))?.revokedAt, null, name);
      assert.equal(await store.oauthRecord({ recordHash: refreshOf(issue) }), null, name);
      const entries = await store.audits({ tenantId, limit: 3 });
      assert.ok(
        name === 'revoked' ||
          entries.some(({ action, subject }) => action === 'app-key.revoked' && subject === connected.key.keyId),
        name,
      );
    }
    assert.equal((await store.appKey(own.key))?.revokedAt, null);
  });

  test('the key of an app cannot be rotated by hand, and makes room once it has expired', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { key, client } = await connect(world, home);
    const rotation = { ...key, keyHash: world.name('hash'), overlapMs: 0, audit: world.audit(home.tenantId) };
    assert.equal(await store.rotateAppKey(rotation), null);
    world.advance(HOUR_MS);
    assert.notEqual(await store.oauthRecord(client), null, 'a client that was used is kept');
    const [request, grant] = [await ask(world), record(world, 'grant')];
    const next = { ...home, request, grant, client, key: keyOfApp(world, home, { keysMax: 1 }) };
    assert.equal(typeof (await store.connectApp(next)), 'object');
  });
}
