import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { SideFileRecord } from '@ledgerline/driver-kit';
import type { Feature, Notice } from '../../packages/connector/src/drivers/features.ts';
import { type Gone, LineProcess } from '../../packages/connector/src/drivers/line-process.ts';
import type { DriverResponse } from '../../packages/connector/src/drivers/protocol.ts';

/** The program of the kit in TypeScript, as the connector speaks to it. */

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-kit-'));
const started = new Set<LineProcess>();
after(async () => {
  await Promise.all([...started].map((driver) => driver.kill()));
  rmSync(folder, { recursive: true, force: true });
});

const FEATURES: readonly Feature[] = ['notices', 'cancel', 'deadline', 'proof', 'propose', 'recycle'];

type Settings = Readonly<Record<string, unknown>>;

class Driver {
  readonly errorLines: string[] = [];
  readonly notices: Notice[] = [];
  readonly process = new LineProcess({
    command: process.execPath,
    parameters: [join(import.meta.dirname, 'shelf-driver.ts')],
    environment: process.env,
    log: { line: (_, text) => void this.errorLines.push(text) },
  });

  constructor() {
    started.add(this.process);
    this.process.onNotice = (notice) => void this.notices.push(notice);
  }

  async hello(features = FEATURES): Promise<Settings> {
    return okOf(await this.process.ask({ method: 'hello', protocol: 1, connectorBuild: 'test', features }));
  }

  open = (settings: Settings): Promise<DriverResponse | Gone> =>
    this.process.ask({ method: 'open', companyId: 'S', name: 'S', settings, artifactFolder: folder });

  execute = (commandId: string, type: string, payload: Settings = {}): Promise<DriverResponse | Gone> =>
    this.process.ask({ method: 'execute', commandId, companyId: 'S', type, mode: 'write', payload });

  lookup = async (commandId: string): Promise<Settings> => okOf(await this.process.ask({ method: 'lookup', commandId }));

  static async opened(settings: Settings): Promise<Driver> {
    const driver = new Driver();
    await driver.hello();
    okOf(await driver.open(settings));
    return driver;
  }
}

function okOf(response: DriverResponse | Gone): Settings {
  assert.equal(response.kind, 'ok', JSON.stringify(response));
  return response.kind === 'ok' ? (response.value as Settings) : {};
}

test('a book proposes its settings before it is opened, and a password is in none of the errors', async () => {
  const driver = new Driver();
  const { features } = await driver.hello();
  assert.deepEqual(features, ['notices', 'cancel', 'deadline', 'proof', 'recycle', 'propose']);
  const proposed = okOf(await driver.process.ask({ method: 'propose', settings: { file: 'x' } }));
  assert.deepEqual(proposed.settings, { file: 'x', edition: 'plain' });
  const failed = await driver.process.ask({ method: 'propose', settings: { password: 'geheim' } });
  assert.ok(failed.kind === 'error' && failed.error.message === 'There is no file for ***.', JSON.stringify(failed));
  await driver.process.kill();
  assert.match(driver.errorLines.join('\n'), /There is no file for \*\*\*/);
  assert.doesNotMatch(driver.errorLines.join('\n'), /geheim/);
});

test('a book without transactions takes back what the driver claims, from connectors that know it', async () => {
  const [knowing, older] = [new Driver(), new Driver()];
  assert.equal((await knowing.hello()).exactlyOnce, true);
  assert.equal((await older.hello([])).exactlyOnce, false);
  const { exactlyOnce, package: named } = okOf(await knowing.open({ file: join(folder, 'claimed') }));
  assert.deepEqual([exactlyOnce, named], [false, { name: 'Shelf', version: '7', tested: { from: '6.2', to: '7' } }]);
  assert.equal(okOf(await older.open({ file: join(folder, 'not-claimed') })).exactlyOnce, undefined);
});

test('a window that the author declared is answered, and no other: the driver reports it and ends', async () => {
  const driver = await Driver.opened({ file: join(folder, 'windows'), password: 'geheim' });
  okOf(await driver.execute('w-1', 'create-debtor', { debtorCode: 'A', ask: 'Backup reminder' }));
  assert.deepEqual(driver.notices, []);
  const gone = await driver.execute('w-2', 'create-debtor', { debtorCode: 'B', ask: 'Period closed' });
  assert.ok(gone.kind === 'gone' && gone.exitCode === 86, JSON.stringify(gone));
  const text = 'Period closed: Continue with ***? Yes No';
  assert.deepEqual(driver.notices, [{ kind: 'dialog', text }]);
});

test('a picture of a window is stored only if the setting is on, and only its newest 20', async () => {
  const logs = mkdtempSync(join(folder, 'logs-'));
  for (let old = 10; old < 40; old += 1) writeFileSync(join(logs, `dialog-S-202001${old}T000000.000Z.bmp`), '');
  const picturesOf = async (dialogPictures: boolean): Promise<readonly string[]> => {
    const driver = new Driver();
    await driver.hello();
    const settings = { file: join(folder, `pictures-${dialogPictures}`), dialogPictures };
    const request = { companyId: 'S', name: 'S', settings, artifactFolder: folder, pictureFolder: logs };
    okOf(await driver.process.ask({ method: 'open', ...request }));
    await driver.execute('p-1', 'create-debtor', { debtorCode: 'B', ask: 'Period closed' });
    assert.deepEqual(driver.notices, [{ kind: 'dialog', text: 'Period closed: Continue with geheim? Yes No' }]);
    return readdirSync(logs).filter((name) => !name.includes('-2020'));
  };
  assert.deepEqual(await picturesOf(false), []);
  const [name = '', ...others] = await picturesOf(true);
  assert.match(name, /^dialog-S-\d{8}T\d{6}\.\d{3}Z\.bmp$/);
  assert.deepEqual([others, readdirSync(logs).length, readFileSync(join(logs, name), 'utf8')], [[], 20, 'BM']);
});

test('a driver that has run 5,000 commands asks to be opened again', async () => {
  const driver = await Driver.opened({ file: join(folder, 'worn') });
  const ran = await Promise.all(Array.from({ length: 5_000 }, (_, index) => driver.execute(`r-${index}`, 'read-debtors')));
  assert.deepEqual(
    ran.flatMap((response, index) => (okOf(response).recycle === true ? [index] : [])),
    [4_999],
  );
});

test('of several saves that a crash interrupted, the rest is run and nothing is saved twice', async () => {
  const file = join(folder, 'several');
  const codes = ['A', 'B', 'dies', 'C'];
  const first = await Driver.opened({ file });
  assert.equal((await first.execute('m-1', 'bulk-create-debtors', { codes })).kind, 'gone');
  const second = await Driver.opened({ file });
  assert.deepEqual(await second.lookup('m-1'), { found: false, proof: 'partly_applied' });
  writeFileSync(`${file}.closed`, '');
  const refused = await second.execute('m-1', 'bulk-create-debtors', { codes });
  assert.ok(refused.kind === 'error' && refused.error.outcome === 'unknown', JSON.stringify(refused));
  assert.match(refused.error.message, /^A part of the command was saved before a crash, .* The shelf is closed\.$/);
  rmSync(`${file}.closed`);
  const { result } = okOf(await second.execute('m-1', 'bulk-create-debtors', { codes }));
  assert.equal((result as Settings).ok, true);
  const { result: listed } = okOf(await second.execute('m-2', 'read-debtors'));
  assert.deepEqual(
    (listed as { rows: readonly Settings[] }).rows,
    codes.map((code, index) => ({ code, stamp: `m-1#${index + 1}` })),
  );
  assert.deepEqual((await second.lookup('m-1')).result, result);
});

test('a command that only shows what would happen leaves nothing, and an amount has the decimals of the package', async () => {
  const driver = await Driver.opened({ file: join(folder, 'shown'), hasTransactions: true });
  const result = async (type: string, payload: Settings) => okOf(await driver.execute(`${type}-1`, type, payload)).result;
  const nothing = { ok: true, saved: false };
  assert.deepEqual(await result('create-debtor', { debtorCode: 'A', validateOnly: true }), nothing);
  assert.deepEqual(await result('bulk-create-debtors', { codes: ['A', 'B'], validateOnly: true }), { ...nothing, total: 2 });
  const { error } = (await result('create-debtor', { debtorCode: 'A', creditLimit: 1.005 })) as Settings;
  assert.equal((error as Settings).message, 'creditLimit can have at most 2 decimal places; you sent 1.005.');
  assert.equal(((await result('read-debtors', {})) as Settings).count, 0);
});

test('the file beside the book loses commands after 400 days, unless it is not known what became of them', () => {
  const path = join(folder, 'old.commands');
  const old = { fingerprint: 'f', day: '2020-01-01' };
  const lines = [
    { commandId: 'done', ...old, record: { code: 'A' } },
    { commandId: 'begun', ...old, asked: { code: 'B' } },
    { commandId: 'recent', fingerprint: 'f', day: '9999-01-01', asked: {} },
    { commandId: 'recent', record: { code: 'C' } },
  ];
  writeFileSync(path, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"commandId":"to`);
  const record = new SideFileRecord(path, { findStamped: () => undefined, fields: () => ({}) });
  assert.equal(record.find('done'), undefined);
  assert.deepEqual(record.find('recent')?.record, { code: 'C' });
  record.close();
  const kept = readFileSync(path, 'utf8').trimEnd().split('\n');
  assert.deepEqual(
    kept.map((line) => (JSON.parse(line) as Settings).commandId),
    ['begun', 'recent'],
  );
});
