import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { PortalTestClient, words } from '../../testing/portal-test-client.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let portal: PortalTestClient;
before(async () => {
  server = await openTestServer();
  portal = new PortalTestClient(server);
});
after(() => server.close());

test('the connector page offers the newest archive of each system, with its hash and the commands that install it', async () => {
  const home = await server.newcomer();
  const folder = join(server.context.config.dataDirectory, 'downloads');
  mkdirSync(folder, { recursive: true });
  writeFileSync(server.context.config.installerFile, 'MZ');
  assert.match(words(await portal.pageAt('/portal/connector', home)), /Linux or macOS The operator has not published an archive/);
  const put = (build: string, system: string): void =>
    writeFileSync(join(folder, `ledgerline-connector-${build}-${system}.tar.gz`), `${build} for ${system}`);
  put('local-mvp-2026.12.01.01', 'darwin');
  assert.doesNotMatch(await portal.pageAt('/portal/connector', home), /sudo/, 'what is for Linux is not shown for macOS');
  put('local-mvp-2026.11.30.01', 'linux-x64');
  put('local-mvp-2026.12.01.01', 'linux-x64');
  put('local-mvp-2026.12.01.01', 'plan9');
  const newest = 'ledgerline-connector-local-mvp-2026.12.01.01-linux-x64.tar.gz';
  const body = await portal.pageAt('/portal/connector', home);
  assert.deepEqual(
    [...body.matchAll(/href="\/downloads\/(ledgerline[^"]*)"/g)].map(([, name]) => name),
    [newest, newest.replace('linux-x64', 'darwin')],
  );
  const commands = body.replaceAll(/<[^>]*>/g, '');
  assert.ok(commands.includes(`sudo tar -xzf ${newest} -C /opt`));
  assert.ok(commands.includes(`sudo ./ledgerline-connector pair --cloud ${server.context.config.baseUrl} --folder`));
  const { archives } = (await server.call('GET', '/downloads')).json();
  assert.deepEqual(
    archives.map(({ system, build }: { readonly system: string; readonly build: string }) => [system, build]),
    [
      ['linux-x64', 'local-mvp-2026.12.01.01'],
      ['darwin', 'local-mvp-2026.12.01.01'],
    ],
  );
  const sent = await server.call('GET', `/downloads/${newest}`);
  assert.equal(sent.body, 'local-mvp-2026.12.01.01 for linux-x64');
  assert.equal(createHash('sha256').update(sent.rawPayload).digest('hex'), archives[0].sha256);
  assert.ok(body.includes(archives[0].sha256));
  for (const name of [newest.replace('12.01', '11.30'), newest.replace('linux-x64', 'plan9'), '..%2Fsecret.key'])
    assert.equal((await server.call('GET', `/downloads/${name}`)).json().error.code, 'download_missing', name);
});
