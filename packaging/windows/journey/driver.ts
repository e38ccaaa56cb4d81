/**
 * `npm run test:windows-driver`: the setup program of a driver in wine, next to the connector and a real cloud. Wine has no .NET, so that the
 * refusal is seen first, and then the driver is one in TypeScript, which the Node of the connector runs. Prints a table of its steps.
 */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDriver } from '../../../packages/connector/src/service/new-driver.ts';
import { call, signUpOver, startCloudProcess, untilBooksReported } from '../../../test/cloud-process.ts';
import { isReady } from '../../../test/debian-packages.ts';
import { buildInstaller } from '../build.ts';
import { printSteps, step, until } from './steps.ts';
import { type Ran, Wine } from './wine.ts';
import { ensureWineRoot, whyNoWine } from './wine-root.ts';

const DOWNLOADS = 'C:\\users\\wine\\Downloads';
const PROGRAM = 'C:\\Program Files\\Ledgerline\\Connector';
const DRIVER = `${PROGRAM}\\drivers\\notes`;
const NET = 'HKLM\\SOFTWARE\\Microsoft\\NET Framework Setup\\NDP\\v4\\Full';
const REGISTRY = 'HKLM\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\LedgerlineDriver-notes';
const SERVICE = 'HKLM\\System\\CurrentControlSet\\Services\\LedgerlineConnector';
const LOG = 'C:\\users\\wine\\AppData\\Local\\Temp\\LedgerlineSetup.log';
const NOTEBOOK = 'C:\\users\\wine\\Documents\\账 本\\demo.notebook';
/** 4.7.2 on any Windows. */
const NET_RELEASE_MIN = 461_808;
const LOCAL_SERVICE = 'NT AUTHORITY\\LOCAL SERVICE';
const KIT = resolve(import.meta.dirname, '../../../drivers/kit-dotnet/driver.nsh');
const SETUP = `!define DRIVER "notes"
!define TITLE "Notes"
!define VERSION "0.1.0"
!macro DriverFiles
  File /r "ledgerline-driver"
  File "driver.json"
  File "driver.ts"
  File "notebook.ts"
  File "package.json"
!macroend
!include "${KIT}"
`;

const missing = whyNoWine();
if (missing !== null || !isReady('setupProgram')) {
  console.error(`The journey cannot run here. ${missing ?? ''}`);
  process.exit(1);
}

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/ledgerline/wine');
const wine = new Wine(ensureWineRoot(process.env.WINE_FOLDER ?? cache, console.log));
const place = mkdtempSync(join(tmpdir(), 'windows-driver-'));
const cloud = await startCloudProcess({ DATA_DIR: join(place, 'cloud') });
const tenant = await signUpOver(cloud.baseUrl, 'owner@example.com');

const setup = (...parameters: readonly string[]): Promise<Ran> =>
  wine.run(`${DOWNLOADS}\\notes-driver-setup.exe`, ['/S', ...parameters]);
const query = (...parameters: readonly string[]): Promise<Ran> => wine.run('reg', ['query', ...parameters]);
const setNet = (release: number): Promise<Ran> =>
  wine.run('reg', ['add', NET, '/v', 'Release', '/t', 'REG_DWORD', '/d', String(release), '/f']);
const serviceState = async (): Promise<string> => (await wine.run(`${PROGRAM}\\LedgerlineService.exe`, ['--state'])).output;

async function isOnline(): Promise<boolean> {
  const response = await fetch(`${cloud.baseUrl}/app/state`, { headers: { cookie: tenant.cookie } });
  return ((await response.json()) as { connector: { state: string } }).connector.state === 'online';
}

async function booksReported(): Promise<readonly string[]> {
  const { body } = await call(cloud.baseUrl, 'GET', `/connectors/${tenant.connectorId}/companies`, tenant.tenantKey);
  return (body.companies as readonly { companyId: string }[]).map(({ companyId }) => companyId);
}

async function runCommand(type: string, payload: object): Promise<string> {
  const envelope = { commandId: type, connectorId: tenant.connectorId, companyId: 'NOTES', type, payload };
  const { body } = await call(cloud.baseUrl, 'POST', '/v1/commands?wait=60', tenant.tenantKey, envelope);
  assert.equal((body.command as { status: string })?.status, 'done', JSON.stringify(body));
  return JSON.stringify((body.command as { result: unknown }).result);
}

/** Ended with the code, said why, and left nothing. */
async function assertRefused(ran: Ran, code: number, words: RegExp): Promise<string> {
  assert.equal(ran.code, code);
  assert.match(wine.text(LOG), words);
  assert.deepEqual([wine.has(DRIVER), wine.has(`${DRIVER}.part`), (await query(REGISTRY)).code], [false, false, 1]);
  return `exit ${code}, nothing installed, said in LedgerlineSetup.log`;
}

async function refusals(): Promise<void> {
  await step('fresh Windows', async () => `wineboot: ${(await wine.run('wineboot', ['-i'])).code}`);
  await step('build the setup program of a new driver', () => {
    const driver = createDriver('typescript', 'notes', place);
    assert.ok(typeof driver === 'string', JSON.stringify(driver));
    writeFileSync(join(driver, 'setup.nsi'), SETUP);
    const { status, stdout, stderr } = spawnSync('makensis', ['-V2', '-WX', 'setup.nsi'], { cwd: driver, encoding: 'utf8' });
    assert.equal(status, 0, stdout + stderr);
    mkdirSync(wine.path(DOWNLOADS), { recursive: true });
    cpSync(join(driver, 'notes-driver-setup.exe'), wine.path(`${DOWNLOADS}\\notes-driver-setup.exe`));
    return 'notes-driver-setup.exe';
  });
  await step('without .NET Framework', async () => assertRefused(await setup(), 3, /needs \.NET Framework 4\.7\.2 or later/));
  await step('with an older .NET Framework', async () => {
    await setNet(NET_RELEASE_MIN - 1);
    return assertRefused(await setup(), 3, /(?:needs \.NET Framework 4\.7\.2 or later[\s\S]*){2}/);
  });
  await step('without the connector', async () => {
    await setNet(NET_RELEASE_MIN);
    return assertRefused(await setup(), 4, /connector is not installed/);
  });
}

async function install(): Promise<void> {
  await step('install the connector', async () => {
    const options = { folder: join(place, 'out'), compression: 'none', certificate: null, say: () => undefined } as const;
    const { path } = await buildInstaller({ ...options, bundle: { build: 'local-mvp-2026.11.20.01', updateKeys: [] } });
    cpSync(path, wine.path(`${DOWNLOADS}\\ConnectorSetup.exe`));
    const { connectorId, connectorKey } = tenant;
    const config = { connectorId, connectorKey, cloudUrl: cloud.baseUrl };
    writeFileSync(wine.path(`${DOWNLOADS}\\connector-config.json`), JSON.stringify(config));
    mkdirSync(wine.path(NOTEBOOK.slice(0, NOTEBOOK.lastIndexOf('\\'))), { recursive: true });
    writeFileSync(wine.path(NOTEBOOK), '');
    // Nothing ran for a while, and what wine has left of its services is just ending.
    wine.end();
    assert.equal((await wine.run(`${DOWNLOADS}\\ConnectorSetup.exe`, ['/S', '/ACCOUNT=LocalSystem'])).code, 0);
    await until('it is online', isOnline);
    return 'exit 0, online';
  });
  await step('an account that does not exist, /ACCOUNT=', async () => {
    const seen = await assertRefused(await setup('/ACCOUNT=Nobody'), 8, /cannot run as Nobody.*Nothing was changed/);
    assert.equal(await serviceState(), 'running');
    return `${seen}; the connector is running`;
  });
  await step('/S /FILE= /COMPANY= /ACCOUNT=', async () => {
    const { code } = await setup(`/FILE=${NOTEBOOK}`, '/COMPANY=NOTES', `/ACCOUNT=${LOCAL_SERVICE}`);
    assert.equal(code, 0, wine.text(LOG));
    for (const name of ['driver.ts', 'driver.json', 'ledgerline-driver\\index.ts', 'Uninstall.exe'])
      assert.ok(wine.has(`${DRIVER}\\${name}`), name);
    assert.match((await query(REGISTRY)).output, /Notes driver for Ledgerline/);
    assert.match((await query(SERVICE, '/v', 'ObjectName')).output, /LOCAL SERVICE/);
    assert.equal(await serviceState(), 'running');
    return `exit 0; files and registry are there; the service runs as ${LOCAL_SERVICE}`;
  });
  await step('create-debtor, read-debtors', async () => {
    await until('the book is reported', async () => (await booksReported()).includes('NOTES'));
    await untilBooksReported(cloud.baseUrl, tenant);
    await runCommand('create-debtor', { debtorCode: '300-A001', companyName: '安安文具行' });
    assert.match(await runCommand('read-debtors', {}), /安安文具行/);
    return 'done, done';
  });
}

async function again(): Promise<void> {
  await step('over-install while running, a book that cannot be opened', async () => {
    const { code } = await setup('/FILE=C:\\no such folder\\demo.notebook', '/COMPANY=NONE');
    assert.equal(code, 6);
    assert.match(
      wine.text(LOG),
      /The driver is installed, and the account book C:\\no such folder\\demo\.notebook was not added/,
    );
    assert.equal(wine.has(`${DRIVER}.part`), false);
    assert.match((await query(SERVICE, '/v', 'ObjectName')).output, /LOCAL SERVICE/);
    await until('it is online', isOnline);
    return 'exit 6; the driver and the account of the service are as before';
  });
  await step('over-install of the connector without /ACCOUNT', async () => {
    assert.equal((await wine.run(`${DOWNLOADS}\\ConnectorSetup.exe`, ['/S'])).code, 0);
    assert.match((await query(SERVICE, '/v', 'ObjectName')).output, /LOCAL SERVICE/);
    assert.ok(wine.has(`${DRIVER}\\driver.json`));
    return 'exit 0; the service keeps its account, and the driver is there';
  });
  await step('over-install of the connector, an account that does not exist', async () => {
    assert.equal((await wine.run(`${DOWNLOADS}\\ConnectorSetup.exe`, ['/S', '/ACCOUNT=Nobody'])).code, 4);
    assert.match(wine.text(LOG), /There is no account Nobody/);
    assert.match((await query(SERVICE, '/v', 'ObjectName')).output, /LOCAL SERVICE/);
    assert.equal(await serviceState(), 'running');
    return 'exit 4; the service keeps its account and is running';
  });
  await step('Uninstall.exe /S', async () => {
    await wine.run(`${DRIVER}\\Uninstall.exe`, ['/S']);
    await until('the driver is gone', () => !wine.has(DRIVER));
    await until('the connector is running', async () => (await serviceState()) === 'running');
    assert.equal((await query(REGISTRY)).code, 1);
    assert.match(wine.text(NOTEBOOK), /安安文具行/);
    return 'files and registry entry are gone; the notebook is kept; the connector is running';
  });
}

try {
  for (const part of [refusals, install, again]) await part();
  printSteps();
} catch (error) {
  if (wine.has(LOG)) console.error(wine.text(LOG));
  throw error;
} finally {
  wine.end();
  await cloud.stop();
  rmSync(place, { recursive: true, force: true });
}
