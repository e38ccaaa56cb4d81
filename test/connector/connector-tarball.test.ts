import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { serviceManagers, serviceText } from '../../packages/connector/src/service/install.ts';
import { currentBuild } from '../../packages/contract/src/index.ts';
import { describeBundle } from '../../packaging/connector/bundle.ts';
import { makeUpdateKey, publishBuild, withdrawRelease } from '../../packaging/connector/release.ts';
import { makeTarball } from '../../packaging/connector/tarball.ts';
import {
  type CloudProcess,
  call,
  inherited,
  type SignedUp,
  signUpOver,
  startCloudProcess,
  untilBooksReported,
} from '../cloud-process.ts';
import { isReady } from '../debian-packages.ts';
import { emptyDatabase } from '../tryton/books.ts';

/** The archive for Linux and macOS, unpacked, installed, connected and updated. It is the one without a Node of its own, which is smaller. */

const place = mkdtempSync(join(tmpdir(), 'connector 50% & 东海 '));
const program = join(place, 'ledgerline-connector');
const data = join(place, 'data');
const releases = join(place, 'cloud/downloads/connector');

interface Guide {
  readonly driver: 'gnucash' | 'tryton';
  readonly version: string;
  readonly file: string;
  readonly companyId: string;
  /** What a bookkeeper reads, and what this test follows. */
  readonly text: string;
}

const guide = (driver: Guide['driver'], version: string, file: string, companyId: string): Guide => {
  const text = readFileSync(join(import.meta.dirname, `../../docs/${driver}.md`), 'utf8');
  return { driver, version, file: join(place, file), companyId, text };
};
const GUIDES = [guide('gnucash', '1.1.0', 'demo.gnucash', 'DEMO'), guide('tryton', '1.0.0', 'shop.sqlite', 'SHOP')];
const NEWER = 'local-mvp-2099.01.01.01';
const key = makeUpdateKey('2026a');
const updateKeys = [key, makeUpdateKey('2026b')].map(({ keyId, publicKey }) => ({ keyId, publicKey }));
const environment = {
  ...inherited,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  HOME: place,
  LEDGERLINE_INSTALL_ROOT: join(place, 'root'),
  LEDGERLINE_TRYTON_EMPTY: emptyDatabase(),
};
const isMac = process.platform === 'darwin';
const unit = isMac
  ? join(place, 'Library/LaunchAgents/com.ledgerline.connector.plist')
  : join(place, 'root/etc/systemd/system/ledgerline-connector.service');

let cloud: CloudProcess;
let tenant: SignedUp;
let host: ChildProcess | null = null;

before(async () => {
  cloud = await startCloudProcess({ DATA_DIR: join(place, 'cloud') });
  tenant = await signUpOver(cloud.baseUrl, 'archive@example.com');
  const { path, hasRuntime, hasManifest } = await makeTarball(place, 'darwin', { updateKeys, releases });
  assert.deepEqual([hasRuntime, hasManifest], [false, false]);
  assert.equal(spawnSync('tar', ['-xzf', path, '-C', place]).status, 0);
});

after(async () => {
  host?.kill('SIGKILL');
  await cloud?.stop();
  rmSync(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const connector = (...parameters: readonly string[]) =>
  spawnSync(join(program, 'ledgerline-connector'), ['--folder', data, ...parameters], {
    encoding: 'utf8',
    env: environment,
    cwd: place,
  });

const publish = (app = join(program, 'app'), keys = [key]) =>
  publishBuild({ folder: releases, keys, nowMs: Date.now() }, { app, channel: 'stable', percent: 100 });

const installed = (): string => readFileSync(join(data, 'app/current'), 'utf8');

/** It must say why, and change nothing. */
function refusesInstall(reason: RegExp, folder = data): void {
  const { status, stderr } = connector('install', '--folder', folder);
  assert.equal(status, 1);
  assert.match(stderr, reason);
}

/** Waits for a line of the service. */
async function serviceSays(text: string): Promise<void> {
  host = spawn(process.execPath, [join(program, 'host.mjs'), '--folder', data], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve) => {
    host?.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes(text)) resolve();
    });
  });
}

async function stopService(): Promise<void> {
  host?.kill('SIGTERM');
  assert.deepEqual(await once(host as ChildProcess, 'exit'), [0, null]);
}

async function pair(): Promise<void> {
  const pairing = spawn(join(program, 'ledgerline-connector'), ['pair', '--json', '--cloud', cloud.baseUrl, '--folder', data], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: pairing.stdout })[Symbol.asyncIterator]();
  const { userCode } = JSON.parse((await lines.next()).value ?? '{}') as { readonly userCode: string };
  const headers = { cookie: tenant.cookie, 'content-type': 'application/json' };
  const approval = { method: 'POST', headers, body: JSON.stringify({ decision: 'approve' }) };
  assert.equal((await fetch(`${cloud.baseUrl}/app/pairings/${userCode}`, approval)).status, 200);
  assert.match((await lines.next()).value ?? '', /"step":"connected"/);
}

async function runs(debtorCode: string): Promise<void> {
  await untilBooksReported(cloud.baseUrl, tenant);
  const command = { commandId: debtorCode, connectorId: tenant.connectorId, companyId: 'MAIN', type: 'create-debtor' };
  const payload = { debtorCode, companyName: 'Alpha' };
  const { body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=30', tenant.tenantKey, { ...command, payload });
  assert.equal((body.command as { status: string }).status, 'done', JSON.stringify(body));
}

/** A book of a package, created and listed by the archive alone. Nothing of it is in the folder with the sources. */
function addsBook({ driver, version, file, companyId, text }: Guide): boolean {
  if (!isReady(driver)) return false;
  const [, words = ''] =
    /^ +ledgerline-connector (add-book .*)$/m.exec(text) ?? assert.fail(`docs/${driver}.md has no add-book.`);
  const added = connector(...words.split(' '));
  assert.equal(added.status, 0, added.stdout + added.stderr);
  assert.match(added.stdout, new RegExp(`^Account book ${companyId} added`));
  const isListed = new RegExp(`^${driver} {2}${RegExp.escape(version)} {2}comes with the connector {2}ready$`, 'm');
  assert.match(connector('drivers').stdout, isListed);
  const listed = JSON.parse(readFileSync(join(data, 'companies.json'), 'utf8')) as { companies: Record<string, unknown>[] };
  const book = listed.companies.find((each) => each.companyId === companyId) ?? assert.fail(added.stdout);
  assert.deepEqual([book.driver, (book.settings as { book: string }).book], [driver, file]);
  assert.doesNotMatch(JSON.stringify(book.settings), /"command"|"folder"/);
  const again = connector('add-book', '--driver', driver, '--file', file);
  assert.deepEqual([again.status, again.stderr.trim()], [1, `${file} is already listed as ${companyId}.`]);
  return true;
}

/** Sends the commands of the guide as they are written there, and fetches the file if it says how. */
async function follows({ text }: Guide): Promise<void> {
  await untilBooksReported(cloud.baseUrl, tenant);
  const bodies = [...text.matchAll(/ -d '(\{[\s\S]*?\})'$/gm)].map(([, body = '']) =>
    JSON.parse(body.replaceAll("'$LEDGERLINE_CONNECTOR'", tenant.connectorId)),
  ) as readonly { readonly commandId: string }[];
  assert.equal(bodies.length, 2);
  for (const sent of bodies) {
    const { body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=30', tenant.tenantKey, sent);
    assert.equal((body.command as { status: string }).status, 'done', JSON.stringify(body));
  }
  if (!text.includes('/artifact"')) return;
  const headers = { authorization: `Bearer ${tenant.tenantKey}` };
  const file = await fetch(`${cloud.baseUrl}/v1/commands/${bodies.at(-1)?.commandId}/artifact`, { headers });
  assert.match(Buffer.from(await file.arrayBuffer()).toString('latin1'), /^%PDF-/);
}

test('a build is installed only if a signed manifest names it, byte by byte', { timeout: 300_000 }, async () => {
  assert.deepEqual(readdirSync(program).toSorted(), [
    'app',
    'com.ledgerline.connector.plist',
    'host.mjs',
    'ledgerline-connector',
    'ledgerline-connector.service',
  ]);
  refusesInstall(/no signed manifest names it\.\nThe archive has no manifest\.json, and this machine is not connected/);
  await pair();
  refusesInstall(/no signed manifest names it\.\nhttp:.*has not published this build/);
  publish(undefined, [makeUpdateKey('2026a')]);
  refusesInstall(/is not signed with a key of this build/);
  publish();
  const [style = ''] = readdirSync(join(program, 'app/assets/styles'));
  const changed = join(program, 'app/assets/styles', style);
  const content = readFileSync(changed);
  writeFileSync(changed, `${content} `);
  refusesInstall(/assets\/styles\/.* of the archive has other bytes than the manifest names/);
  writeFileSync(changed, content);
  assert.ok(!existsSync(join(data, 'app/current')) && !existsSync(unit), 'Nothing was installed so far.');
  const done = connector('install');
  assert.equal(done.status, 0, done.stderr);
  assert.match(done.stdout, /To start it:/);
  assert.deepEqual([installed(), existsSync(join(data, 'app/next'))], [currentBuild, false]);
});

test('the file of the service is right where folders have spaces and signs', () => {
  const text = readFileSync(unit, 'utf8');
  assert.doesNotMatch(text, /@[A-Z]+@/);
  if (!isMac && isReady('serviceManager')) {
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    const complaints = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('ledgerline-connector.service'));
    assert.deepEqual(complaints, []);
  }
  const template = readFileSync(join(program, 'com.ledgerline.connector.plist'), 'utf8');
  const plist = join(place, 'filled.plist');
  const folders = { '@NODE@': process.execPath, '@PROGRAM@': program, '@DATA@': data };
  writeFileSync(plist, serviceText(serviceManagers.darwin ?? assert.fail(), template, folders));
  const script =
    'import json, plistlib, sys; print(json.dumps(plistlib.load(open(sys.argv[1], "rb"))["ProgramArguments"], ensure_ascii=True))';
  const { stdout } = spawnSync('python3', ['-c', script, plist], { encoding: 'utf8' });
  assert.deepEqual(JSON.parse(stdout), [process.execPath, join(program, 'host.mjs'), '--folder', data]);
});

test('the installed connector runs commands, and an update on request takes the same manifest', {
  timeout: 900_000,
}, async () => {
  const book = ['new-book', '--company', 'MAIN', '--template', 'trading', '--name', 'Kedai Contoh'];
  assert.equal(connector(...book).status, 0);
  const added = GUIDES.filter(addsBook);
  await serviceSays('Connected to the cloud.');
  await runs('300-A001');
  for (const each of added) await follows(each);
  await stopService();

  assert.match(connector('update').stdout, new RegExp(`Build ${currentBuild} is the newest`));
  const newer = join(place, 'newer');
  cpSync(join(program, 'app'), newer, { recursive: true });
  describeBundle(newer, { build: NEWER, updateKeys });
  const signed = readFileSync(join(releases, 'manifest.json'));
  publish(newer, [makeUpdateKey('2026a')]);
  assert.match(connector('update').stderr, /is not signed with a key of this build/);
  publish(newer);
  assert.match(connector('update').stdout, new RegExp(`Build ${NEWER} is staged`));
  await serviceSays(`Build ${NEWER} is running in`);
  await runs('300-A002');
  await stopService();
  assert.match(connector('update').stdout, new RegExp(`Build ${NEWER} is the newest`), 'It asks for what is installed.');

  // Without the cloud, the manifest in the archive counts, unless a newer one was seen.
  cpSync(join(releases, 'manifest.json'), join(program, 'manifest.json'));
  await cloud.stop();
  assert.equal(connector('install').status, 0);
  assert.equal(installed(), currentBuild);
  writeFileSync(join(program, 'manifest.json'), signed);
  refusesInstall(/manifest\.json: The manifest of builds has serial 2, which is older than 4/);
  withdrawRelease({ folder: releases, keys: [key], nowMs: Date.now() }, currentBuild);
  cpSync(join(releases, 'manifest.json'), join(program, 'manifest.json'));
  refusesInstall(new RegExp(`manifest\\.json: It does not name build ${currentBuild}`));
});

test('a build without update keys is installed only on request', () => {
  const folder = join(place, 'unsigned');
  describeBundle(join(program, 'app'), { build: currentBuild });
  refusesInstall(/has no update keys, so it cannot be verified/, folder);
  assert.equal(connector('install', '--unsigned', '--folder', folder).status, 0);
  assert.match(connector('update', '--folder', folder).stderr, /has no update keys/);
});
