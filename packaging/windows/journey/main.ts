/**
 * `npm run test:windows`: the setup program, the service and its updates in wine, from the first installation to the last uninstallation, against
 * a real cloud. Prints a table of its steps. The virtual account of the service does not exist in wine, so it runs as LocalSystem.
 */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { call, type SignedUp, signUpOver, startCloudProcess, untilBooksReported } from '../../../test/cloud-process.ts';
import { describeBundle } from '../../connector/bundle.ts';
import { makeUpdateKey, publishBuild } from '../../connector/release.ts';
import { buildInstaller } from '../build.ts';
import { printSteps, step, until } from './steps.ts';
import { Wine } from './wine.ts';
import { ensureWineRoot, whyNoWine } from './wine-root.ts';

const PROGRAM = 'C:\\Program Files\\Ledgerline\\Connector';
const OTHER_PROGRAM = 'C:\\Ledger line 东海\\My Connector';
const DATA = 'C:\\ProgramData\\Ledgerline\\Connector';
const REGISTRY = 'HKLM\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\LedgerlineConnector';
const LOG = 'C:\\users\\wine\\AppData\\Local\\Temp\\LedgerlineSetup.log';
const [OLDER, BUILD, NEWER] = ['local-mvp-2026.11.01.01', 'local-mvp-2026.11.20.01', 'local-mvp-2026.12.01.01'] as const;

const missing = whyNoWine();
if (missing !== null) {
  console.error(`The journey cannot run here. ${missing}`);
  process.exit(1);
}

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/ledgerline/wine');
const root = ensureWineRoot(process.env.WINE_FOLDER ?? cache, console.log);
const place = mkdtempSync(join(tmpdir(), 'windows-journey-'));
const wine = new Wine(root);
const key = makeUpdateKey('2026a');
const updateKeys = [{ keyId: key.keyId, publicKey: key.publicKey }];
const host = (...parameters: readonly string[]) => wine.run(`${PROGRAM}\\LedgerlineService.exe`, parameters);
const note = (name: string): string | null =>
  wine.has(`${DATA}\\app\\${name}`) ? wine.text(`${DATA}\\app\\${name}`).trim() : null;
const serviceLog = (): string => (wine.has(`${DATA}\\logs\\service.log`) ? wine.text(`${DATA}\\logs\\service.log`) : '');
const isThere = async (registryKey: string): Promise<boolean> => (await wine.run('reg', ['query', registryKey])).code === 0;

/** A setup program in the Downloads of this Windows, where a browser puts it. */
async function makeSetup(name: string, build: string): Promise<string> {
  const { path, bytes } = await buildInstaller({
    folder: join(place, 'out'),
    compression: 'none',
    certificate: null,
    say: () => undefined,
    bundle: { build, updateKeys },
  });
  mkdirSync(wine.path('C:\\users\\wine\\Downloads'), { recursive: true });
  cpSync(path, wine.path(`C:\\users\\wine\\Downloads\\${name}`));
  return `${name} (${Math.round(bytes / 1e6)} MB without compression)`;
}

const digestOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(wine.path(`C:\\users\\wine\\Downloads\\${name}`)))
    .digest('hex');

const setup = (name: string, ...parameters: readonly string[]) =>
  wine.run(`C:\\users\\wine\\Downloads\\${name}`, ['/S', '/ACCOUNT=LocalSystem', ...parameters]);

/** /D comes last and without quotes, which a parameter with spaces would get. */
const into = (folder: string): readonly string[] => `/D=${folder}`.split(' ');

const cloud = await startCloudProcess({ DATA_DIR: join(place, 'cloud'), ADMIN_KEY: 'an-admin-key-for-this-test-alone' });
const tenant: SignedUp = await signUpOver(cloud.baseUrl, 'owner@example.com');

const connectorState = async (): Promise<{ state: string; build: string | null; os: string | null }> => {
  const response = await fetch(`${cloud.baseUrl}/app/state`, { headers: { cookie: tenant.cookie } });
  return ((await response.json()) as { connector: { state: string; build: string; os: string } }).connector;
};

async function booksReported(): Promise<readonly string[]> {
  const { body } = await call(cloud.baseUrl, 'GET', `/connectors/${tenant.connectorId}/companies`, tenant.tenantKey);
  return (body.companies as readonly { companyId: string }[]).map(({ companyId }) => companyId);
}

async function runCommand(
  commandId: string,
  type: string,
  payload: object,
  companyId = 'MAIN',
): Promise<Record<string, unknown>> {
  const envelope = { commandId, connectorId: tenant.connectorId, companyId, type, payload };
  const { body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=60', tenant.tenantKey, envelope);
  const command = body.command as { status: string; result: Record<string, unknown> };
  assert.equal(command?.status, 'done', JSON.stringify(body));
  return command.result;
}

const untilOnlineAs = (build: string) =>
  until(`${build} is online`, async () => {
    const { state, build: reported } = await connectorState();
    return state === 'online' && reported === build && note('healthy') === build;
  });

/** What the customer has: a configuration from the portal, and a list with one account book. */
function writeConfiguration(): void {
  const { connectorId, connectorKey } = tenant;
  const folder = wine.path('C:\\users\\wine\\Documents\\账 本');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'connector-config.json'), JSON.stringify({ connectorId, connectorKey, cloudUrl: cloud.baseUrl }));
  writeFileSync(
    join(folder, 'companies.json'),
    JSON.stringify({ companies: [{ companyId: 'MAIN', name: '东海贸易有限公司', driver: 'embedded' }] }),
  );
  writeFileSync(join(folder, 'shopping-list.json'), JSON.stringify({ eggs: 6 }));
}

const CONFIG = '/CONFIG=C:\\users\\wine\\Documents\\账 本\\connector-config.json';
const COMPANIES = '/COMPANIES=C:\\users\\wine\\Documents\\账 本\\companies.json';

/** The setup program on a disk that is too small. */
async function notWritten(folder: string, mebibytes: number): Promise<void> {
  wine.end();
  const ran = await wine.run('C:\\users\\wine\\Downloads\\ConnectorSetup.exe', ['/S', '/ACCOUNT=LocalSystem', CONFIG], {
    smallDisk: { folder, mebibytes },
  });
  wine.end();
  assert.equal(ran.code, 7);
  assert.match(wine.text(LOG), /could not be written\. The disk may be full.*Nothing was changed/);
}

async function installFirst(): Promise<void> {
  await step('fresh Windows', async () => `wineboot: ${(await wine.run('wineboot', ['-i'])).code}`);
  writeConfiguration();
  await step('build the setup programs', async () => {
    const first = await makeSetup('ConnectorSetup.exe', BUILD);
    const digest = digestOf('ConnectorSetup.exe');
    await makeSetup('ConnectorSetup.exe', BUILD);
    assert.equal(digestOf('ConnectorSetup.exe'), digest, 'The same sources give the same program.');
    await makeSetup('OlderSetup.exe', OLDER);
    return `${first}; built twice, the same bytes`;
  });
  await step('a configuration that is none', async () => {
    const { code } = await setup('ConnectorSetup.exe', '/CONFIG=C:\\users\\wine\\Documents\\账 本\\shopping-list.json');
    assert.equal(code, 6);
    assert.equal(wine.has(PROGRAM), false);
    assert.match(wine.text(LOG), /is not a connector configuration.*Nothing was installed/);
    return 'exit 6, nothing installed, said in LedgerlineSetup.log';
  });
  await step('a folder whose name is too long, /D=…', async () => {
    assert.equal((await setup('ConnectorSetup.exe', CONFIG, ...into(`C:\\${'long folder '.repeat(25)}x`))).code, 2);
    assert.match(wine.text(LOG), /has 30\d characters; choose one with at most 200/);
    assert.equal(wine.has(DATA), false);
    return 'exit 2, nothing installed';
  });
  await step('a full disk', async () => {
    await notWritten('C:\\Program Files', 40);
    await notWritten('C:\\ProgramData', 5);
    assert.deepEqual([wine.has(PROGRAM), wine.has(DATA), await isThere(REGISTRY)], [false, false, false]);
    return 'exit 7 twice (programs, data), nothing is left';
  });
  await step('ConnectorSetup.exe /S /CONFIG=… /COMPANIES=…', async () => {
    const { code } = await setup('ConnectorSetup.exe', CONFIG, COMPANIES);
    assert.equal(code, 0);
    for (const name of ['LedgerlineService.exe', 'runtime\\node.exe', 'Uninstall.exe'])
      assert.ok(wine.has(`${PROGRAM}\\${name}`), name);
    assert.ok(await isThere(REGISTRY));
    assert.equal((await host('--state')).output, 'running');
    return 'exit 0; files, service and registry entry are there; the service is running';
  });
  await step('connector online', async () => {
    await untilOnlineAs(BUILD);
    await untilBooksReported(cloud.baseUrl, tenant);
    const { os } = await connectorState();
    return `online with build ${BUILD} on ${os}`;
  });
}

/** The connector's own program, as a person calls it. */
const connector = (...parameters: readonly string[]) =>
  wine.run(`${PROGRAM}\\runtime\\node.exe`, [`${DATA}\\app\\${note('current')}\\connector.mjs`, ...parameters, '--folder', DATA]);

async function work(): Promise<void> {
  await step('new-book', async () => {
    const { code, errors } = await connector(
      'new-book',
      '--company',
      'MAIN',
      '--template',
      'trading',
      '--name',
      '东海贸易有限公司',
    );
    assert.equal(code, 0, errors);
    return 'exit 0, while the connector runs';
  });
  await step('create-debtor, read-debtors, statement as PDF', async () => {
    await runCommand('debtor', 'create-debtor', { debtorCode: '300-A001', debtorName: '安安文具行' });
    assert.match(JSON.stringify(await runCommand('list', 'read-debtors', {})), /安安文具行/);
    await runCommand('statement', 'arap-statement-acct-pdf', { debtorCode: '300-A001' });
    const headers = { authorization: `Bearer ${tenant.tenantKey}` };
    const file = Buffer.from(await (await fetch(`${cloud.baseUrl}/v1/commands/statement/artifact`, { headers })).arrayBuffer());
    assert.equal(file.subarray(0, 5).toString(), '%PDF-');
    return `done, done, a PDF of ${file.length} bytes`;
  });
  await step('an account book whose path has more than 260 characters', async () => {
    const file = `C:\\${'account books '.repeat(5)}\\${'东海 '.repeat(40)}\\${'long name '.repeat(15)}.sqlite`.replaceAll(
      ' \\',
      '\\',
    );
    assert.ok(file.length > 260);
    const details = ['--template', 'blank', '--name', 'Long', '--file', file];
    const { code, errors } = await connector('new-book', '--company', 'LONG', ...details);
    assert.equal(code, 0, errors);
    await until('it is reported', async () => (await booksReported()).includes('LONG'));
    await runCommand('long', 'read-debtors', {}, 'LONG');
    return `created and read, ${file.length} characters`;
  });
  await step('the connector key', () => {
    const config = wine.text(`${DATA}\\connector-config.json`);
    assert.ok(!config.includes(tenant.connectorKey) && config.includes('connectorKeySealed'));
    return 'sealed in connector-config.json since the first start';
  });
  await step('--seal, --unseal', async () => {
    const sealed = await wine.run(`${PROGRAM}\\LedgerlineService.exe`, ['--seal'], { input: 'a key' });
    const opened = await wine.run(`${PROGRAM}\\LedgerlineService.exe`, ['--unseal'], { input: sealed.output });
    assert.equal(opened.output, 'a key');
    return `${sealed.output.length} characters; the key comes back`;
  });
  await step('doctor', async () => {
    const { code, output } = await connector('doctor');
    assert.equal(code, 0, output);
    return `exit 0, ${output.split('\n').length} findings`;
  });
  await step('--stop', async () => {
    const { code, seconds } = await host('--stop');
    assert.equal(code, 0);
    assert.match(serviceLog(), /Stopped with code 0/);
    return `stopped with code 0 in ${seconds.toFixed(1)} s`;
  });
}

async function update(): Promise<void> {
  await step('a broken next build', async () => {
    mkdirSync(wine.path(`${DATA}\\app\\broken`));
    writeFileSync(wine.path(`${DATA}\\app\\broken\\connector.mjs`), "throw new Error('This build does not work.');");
    writeFileSync(wine.path(`${DATA}\\app\\next`), 'broken');
    assert.equal((await host('--start')).code, 0);
    await until('it is given up', () => serviceLog().includes('Build broken is given up'));
    await untilOnlineAs(BUILD);
    assert.deepEqual([note('refused'), note('current')], ['broken', BUILD]);
    return `switched, 3 crashes, given up, ${BUILD} runs again`;
  });
  await step('an update from the cloud', async () => {
    const app = join(place, 'newer');
    cpSync(join(place, 'out/source/app'), app, { recursive: true });
    writeFileSync(join(app, 'connector.mjs'), `// ${NEWER}\n${readFileSync(join(app, 'connector.mjs'), 'utf8')}`);
    describeBundle(app, { build: NEWER, updateKeys });
    publishBuild(
      { folder: join(place, 'cloud/downloads/connector'), keys: [key], nowMs: Date.now() },
      { app, channel: 'stable', percent: 100 },
    );
    await untilOnlineAs(NEWER);
    await runCommand('after-update', 'read-debtors', {});
    // Else the next steps would be updated as well.
    rmSync(join(place, 'cloud/downloads'), { recursive: true });
    const staged = /is staged \(.*?\)/.exec(wine.text(`${DATA}\\logs\\connector.log`))?.[0];
    return `${NEWER} ${staged}, switched, online`;
  });
}

async function installAgain(): Promise<void> {
  const installId = async (): Promise<string> => (await connector('install-id')).output;
  const before = await installId();
  await step('an older setup program', async () => {
    assert.equal((await setup('OlderSetup.exe')).code, 2);
    assert.equal(note('current'), NEWER);
    return 'exit 2, nothing changed';
  });
  await step('over-install while running, /DOWNGRADE', async () => {
    const { code } = await setup('ConnectorSetup.exe', '/DOWNGRADE');
    assert.equal(code, 0);
    await untilOnlineAs(BUILD);
    assert.equal(await installId(), before);
    assert.match(JSON.stringify(await runCommand('after-install', 'read-debtors', {})), /安安文具行/);
    return 'exit 0; journal, installation and account book unchanged; online';
  });
}

/** The uninstaller goes on as a copy of itself, so it is over when its files are gone. */
async function uninstall(folder: string, ...parameters: readonly string[]): Promise<void> {
  await wine.run(`${folder}\\Uninstall.exe`, ['/S', ...parameters]);
  await until('the program is gone', () => !wine.has(`${folder}\\Uninstall.exe`));
  assert.equal(await isThere(REGISTRY), false);
  assert.equal(await isThere('HKLM\\System\\CurrentControlSet\\Services\\LedgerlineConnector'), false);
}

async function remove(): Promise<void> {
  await step('Uninstall.exe /S', async () => {
    await uninstall(PROGRAM);
    assert.deepEqual([wine.has(`${PROGRAM}\\runtime`), wine.has(`${DATA}\\app`)], [false, false]);
    for (const name of ['connector-config.json', 'companies.json', 'connector.sqlite', 'books\\MAIN.sqlite', 'logs\\service.log'])
      assert.ok(wine.has(`${DATA}\\${name}`), name);
    return 'service, program and app are gone; configuration, journal, books and logs are kept';
  });
  await step('installed again into a path with spaces and Chinese characters, /D=…', async () => {
    const { code } = await setup('ConnectorSetup.exe', ...into(OTHER_PROGRAM));
    assert.equal(code, 0);
    assert.ok(wine.has(`${OTHER_PROGRAM}\\LedgerlineService.exe`));
    await untilOnlineAs(BUILD);
    return 'exit 0, online with the configuration that was kept';
  });
  await step('Uninstall.exe /S /FORGET', async () => {
    await uninstall(OTHER_PROGRAM, '/FORGET');
    await until('the data is gone', () => !wine.has(DATA));
    return 'nothing is left';
  });
}

const PAIRING = 'C:\\users\\wine\\AppData\\Local\\Temp\\LedgerlinePairing.log';

/** A machine that has no configuration: a person confirms its code in the portal. */
async function pairInstead(): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(cloud.baseUrl + path, {
      method: 'POST',
      headers: { cookie: tenant.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await step('ConnectorSetup.exe /S /PAIR=…', async () => {
    await post(`/app/connectors/${tenant.connectorId}/release-install`, {});
    const installing = setup('ConnectorSetup.exe', `/PAIR=${cloud.baseUrl}`);
    const shown = (): string | undefined => (wine.has(PAIRING) ? /code ([A-Z-]{9})/.exec(wine.text(PAIRING))?.[1] : undefined);
    await until('a code is shown', () => shown() !== undefined);
    assert.equal((await post(`/app/pairings/${shown()}`, { decision: 'approve' })).status, 200);
    assert.equal((await installing).code, 0);
    await untilOnlineAs(BUILD);
    return 'a code, confirmed in the portal; exit 0, online without a file';
  });
  await step('the shortcut of the desktop', async () => {
    assert.ok(wine.has('C:\\users\\Public\\Desktop\\Ledgerline Connector.lnk'));
    const url = /URL=(\S+)/.exec(wine.text(`${DATA}\\page\\Ledgerline Connector.url`))?.[1] ?? '';
    assert.equal((await fetch(url)).status, 200);
    return 'leads to the page of the connector';
  });
  await uninstall(PROGRAM, '/FORGET');
}

try {
  for (const part of [installFirst, work, update, installAgain, remove, pairInstead]) await part();
  printSteps();
} catch (error) {
  console.error(serviceLog());
  throw error;
} finally {
  wine.end();
  await cloud.stop();
  rmSync(place, { recursive: true, force: true });
}
