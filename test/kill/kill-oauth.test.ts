import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { type AppResponse, serverAt, TestApp, type TestTokens } from '../../packages/cloud/testing/test-app.ts';
import { type CloudProcess, call, type SignedUp, signUpOver, startCloudProcess } from '../cloud-process.ts';

const APPS = 10;

/** Sends all at once, kills the cloud when the first response is there, and returns those that arrived; undefined for one that was lost. */
async function killAmid(
  cloud: CloudProcess,
  sent: readonly Promise<AppResponse>[],
): Promise<readonly (AppResponse | undefined)[]> {
  const settled = sent.map((one) => one.catch(() => undefined));
  await Promise.race(settled);
  await cloud.kill();
  return Promise.all(settled);
}

const statusWith = async ({ baseUrl }: CloudProcess, token: string): Promise<number> =>
  (await call(baseUrl, 'GET', '/v1/books', token)).status;

/** How many keys of the apps can still be used. */
async function liveKeys({ baseUrl }: CloudProcess, { tenantKey }: SignedUp, clientId: string): Promise<number> {
  const { body } = await call(baseUrl, 'GET', '/v1/keys?limit=100', tenantKey);
  const keys = body.keys as { connectedApp: { clientId: string } | null; revokedAt: string | null }[];
  return keys.filter(({ connectedApp, revokedAt }) => connectedApp?.clientId === clientId && revokedAt === null).length;
}

function assertRefusedInWords(response: AppResponse): void {
  const { error, error_description: words } = response.json<{ error: string; error_description: string }>();
  assert.deepEqual([response.statusCode, error], [400, 'invalid_grant']);
  assert.match(words, /\w+ \w+/);
}

test('a kill -9 at any step of connecting an app leaves nothing that works twice', { timeout: 180_000 }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-oauth-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const settings = { DATA_DIR: folder, PORT: String(port) };
  let cloud = await startCloudProcess(settings);
  const tenant = await signUpOver(cloud.baseUrl, 'oauth@example.com');
  const server = serverAt(cloud.baseUrl, cloud.baseUrl);
  const apps = Array.from({ length: APPS }, () => new TestApp(server, tenant.cookie));
  const codes: string[] = [];
  for (const app of apps) {
    await app.register();
    codes.push((await app.decide(await app.open())).searchParams.get('code') ?? '');
  }
  const tokens = new Map<TestApp, TestTokens>();

  await t.test(
    'between token and its use: what arrived works after the start; a lost response is repeated, or refused with nothing left that works',
    async () => {
      const others = apps.slice(1);
      const responses = await killAmid(
        cloud,
        others.map((app, place) => app.redeem(codes[place + 1] ?? '')),
      );
      cloud = await startCloudProcess(settings);
      let repeated = 0;
      for (const [place, app] of others.entries()) {
        const response = responses[place] ?? (await app.redeem(codes[place + 1] ?? ''));
        if (!responses[place]) repeated += 1;
        if (response.statusCode === 200) {
          tokens.set(app, response.json<TestTokens>());
        } else {
          assertRefusedInWords(response);
          assert.equal(await liveKeys(cloud, tenant, app.clientId), 0);
        }
      }
      t.diagnostic(`${repeated} of ${others.length} responses were lost, ${tokens.size} apps have tokens`);
      assert.ok(tokens.size > 0);
      for (const [app, { access_token: token }] of tokens) {
        assert.equal(await statusWith(cloud, token), 200);
        assert.equal(await liveKeys(cloud, tenant, app.clientId), 1);
      }
    },
  );

  await t.test('between code and token: a code that was not used before the kill works after the start, and once', async () => {
    const [app, code] = [apps[0], codes[0]];
    assert.ok(app && code);
    const first = await app.redeem(code);
    assert.equal(first.statusCode, 200, first.body);
    const { access_token: token } = first.json<TestTokens>();
    assert.equal(await statusWith(cloud, token), 200);
    assertRefusedInWords(await app.redeem(code));
    assert.equal(await statusWith(cloud, token), 401);
  });

  await t.test('while tokens are renewed: the same refresh token is sent again, and its third use ends the access', async () => {
    const connected = [...tokens];
    const responses = await killAmid(
      cloud,
      connected.map(([app, { refresh_token: token }]) => app.refresh(token)),
    );
    cloud = await startCloudProcess(settings);
    for (const [place, [app, { refresh_token: used }]] of connected.entries()) {
      const response = responses[place] ?? (await app.refresh(used));
      assert.equal(response.statusCode, 200, response.body);
      const next = response.json<TestTokens>();
      assert.equal(await statusWith(cloud, next.access_token), 200);
      const last = (await app.refresh(next.refresh_token)).json<TestTokens>();
      assert.equal(await statusWith(cloud, last.access_token), 200);
      assertRefusedInWords(await app.refresh(used));
      assert.equal(await statusWith(cloud, last.access_token), 401);
      assert.equal(await liveKeys(cloud, tenant, app.clientId), 0);
    }
  });
  await cloud.stop();
});
