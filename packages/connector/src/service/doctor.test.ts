import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { lockFolder } from '@ledgerline/sqlite';
import { folderAt } from '../config.ts';
import type { Driver, DriverFactory } from '../driver.ts';
import { examine } from './doctor.ts';

const root = mkdtempSync(join(tmpdir(), 'doctor-'));
const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close();
  rmSync(root, { recursive: true });
});

type Reply = readonly [status: number, body: object];

/** A cloud that responds to the two requests of the doctor. */
async function cloudWith(companies: Reply, heartbeat: Reply): Promise<string> {
  const server = createServer((request, response) => {
    const [status, body] = request.method === 'GET' ? companies : heartbeat;
    request
      .resume()
      .on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nowMs = Date.parse('2026-11-15T00:00:00.000Z');
const clock = { monotonicMs: () => 0, wallMs: () => nowMs, machineMoment: () => ({ uptimeMs: 0, wallMs: nowMs }) };
const fineCompanies: Reply = [200, { ok: true, companies: [] }];
const heartbeatAt = (serverTime: string, updateRequired = false): Reply => [
  200,
  { ok: true, serverTime, newestBuild: 'local-mvp-2027.01.01.01', updateRequired },
];
const refusal = (status: number, code: string): Reply => [
  status,
  { ok: false, error: { code, message: code, details: [] }, requestId: 'r' },
];

const locked: DriverFactory = {
  identity: null,
  open: async () => ({ kind: 'unavailable', state: 'unavailable', message: 'The book is locked by another program.' }),
};

function folderWith(cloudUrl: string, driver = 'locked') {
  const folder = folderAt(mkdtempSync(join(root, 'folder-')));
  writeFileSync(folder.config, JSON.stringify({ connectorId: 'conn_1', connectorKey: 'k', cloudUrl }));
  writeFileSync(folder.companies, JSON.stringify({ companies: [{ companyId: 'A', name: 'A', driver }] }));
  return folder;
}

async function findings(
  cloudUrl: string,
  options: { driver?: string; environment?: Record<string, string> } = {},
): Promise<string> {
  const folder = folderWith(cloudUrl, options.driver);
  const found = await examine({ folder, environment: options.environment ?? {}, factories: { locked }, clock });
  return found.map(({ state, text }) => `${state}: ${text}`).join('\n');
}

test('a clock that is wrong, a build that is old, a book that is locked are reported in words', async () => {
  const text = await findings(await cloudWith(fineCompanies, heartbeatAt('2026-11-15T00:30:00.000Z', true)));
  assert.match(text, /warning: The clock of this machine is 30 minutes behind/);
  assert.match(text, /broken: Build .* is too old for update commands\. Install local-mvp-2027\.01\.01\.01\./);
  assert.match(text, /broken: A: The account book cannot be opened\. The book is locked by another program\./);
});

test('what is right is said too', async () => {
  const text = await findings(await cloudWith(fineCompanies, heartbeatAt('2026-11-15T00:00:01.000Z')));
  assert.match(text, /fine: The clock is correct\./);
  assert.match(text, /fine: Build .* is new enough\./);
  assert.match(text, /fine: The cloud at .* is reachable\./);
});

test('a rotated key, an unknown connector and another installation are distinguished', async () => {
  const heartbeat = heartbeatAt('2026-11-15T00:00:00.000Z');
  assert.match(await findings(await cloudWith(refusal(401, 'invalid_key'), heartbeat)), /connector key is no longer valid/);
  assert.match(await findings(await cloudWith(refusal(404, 'unknown_connector'), heartbeat)), /does not know this connector/);
  const other = await cloudWith(fineCompanies, refusal(409, 'other_install_active'));
  assert.match(await findings(other), /Another installation of this connector is active/);
});

test('a proxy that does not work is named, without its password', async () => {
  const text = await findings('http://cloud.invalid', { environment: { http_proxy: 'http://me:secret@127.0.0.1:9' } });
  assert.match(text, /broken: The cloud at http:\/\/cloud\.invalid does not respond.* through the proxy http:\/\/127\.0\.0\.1:9/);
  assert.doesNotMatch(text, /secret/);
});

test('a package of a version that the driver was not tested with is a warning', async () => {
  const opened = (version: string): DriverFactory => ({
    identity: null,
    open: async () => ({
      kind: 'opened',
      driver: {
        identity: { name: 'desk', version: '1.0.0', exactlyOnce: false },
        package: { name: 'Desk', version, tested: { from: '4.4', to: '5.10' } },
        close: async () => undefined,
      } as unknown as Driver,
    }),
  });
  const cloudUrl = await cloudWith(fineCompanies, heartbeatAt('2026-11-15T00:00:00.000Z'));
  const ofBook = async (version: string): Promise<string> => {
    const factories = { locked: opened(version) };
    const found = await examine({ folder: folderWith(cloudUrl), environment: {}, factories, clock });
    return found.map(({ state, text }) => `${state}: ${text}`).join('\n');
  };
  assert.match(await ofBook('6.1'), /warning: A: The package is Desk 6\.1, and the driver was tested with 4\.4 to 5\.10\./);
  assert.match(await ofBook('5.10.2'), /fine: A: The package is Desk 5\.10\.2\./);
});

test('a driver that is missing is named', async () => {
  const text = await findings(await cloudWith(fineCompanies, heartbeatAt('2026-11-15T00:00:00.000Z')), { driver: 'lost' });
  assert.match(text, /broken: A: Unknown driver lost\. Use locked\./);
});

test('while a connector runs, the doctor neither speaks in its name nor touches its books', async () => {
  const folder = folderWith(await cloudWith(fineCompanies, refusal(500, 'internal_error')));
  const lock = lockFolder(folder.lock);
  const found = await examine({ folder, environment: {}, factories: { locked }, clock });
  lock?.release();
  assert.deepEqual(
    found.map(({ state }) => state),
    ['fine', 'fine', 'fine'],
  );
});
