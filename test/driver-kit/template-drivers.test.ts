import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { examineDriver } from '../../packages/connector/src/drivers/conformance.ts';
import { type DriverDescription, readDescription } from '../../packages/connector/src/drivers/driver-folder.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { isReady, PYTHON } from '../debian-packages.ts';
import { patientTimers } from './patient-timers.ts';

/** What an author begins with keeps the rules of check-driver before a line of it is changed, away from the sources. */

const PROGRAM = join(import.meta.dirname, '../../packages/connector/src/main.ts');
const hasMono = isReady('mono');
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-templates-'));
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

/** Fails with what the program printed. */
function succeed(program: string, parameters: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
}

/** Writes a driver with the program, builds it where there is something to build, and starts it as its driver.json says. */
async function failuresOf(language: string, build: readonly string[] = []): Promise<readonly unknown[]> {
  const driver = join(folder, `in-${language}`);
  succeed(process.execPath, [PROGRAM, 'new-driver', '--language', language, `in-${language}`], folder);
  if (build.length > 0) succeed('sh', build, driver);
  const description = readDescription(driver);
  assert.ok(typeof description !== 'string', String(description));
  const [command = '', file = ''] = description.command.linux ?? [];
  const results = await examineDriver({
    command,
    parameters: [join(driver, file)],
    environment: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    timers: patientTimers,
    log: silentLog,
    scratchFolder: folder,
    companyId: 'NOTES',
    settings: { notebook: join(folder, `${language}.notebook`) },
    read: { type: 'read-debtors', payload: {} },
    write: { type: 'create-debtor', payload: { debtorCode: '300-A001', companyName: 'Alpha 你好' } },
    runId: 'template',
  });
  assert.ok(results.length > 0);
  return results.filter(({ result, reason }) => result === 'failed' || (result !== 'passed' && !reason?.includes('feature')));
}

/** Where the package cannot write, and after that what is no request. */
function failedSave(language: string): readonly unknown[] {
  const driver = join(folder, `in-${language}`);
  const notebook = join(folder, `${language}-full.notebook`);
  mkdirSync(`${notebook}.new`);
  const [command = '', file = ''] = (readDescription(driver) as DriverDescription).command.linux ?? [];
  const requests = [
    { method: 'hello', protocol: 1, features: ['proof'] },
    { method: 'open', settings: { notebook }, artifactFolder: folder },
    { method: 'execute', commandId: 'c', type: 'create-debtor', payload: { debtorCode: 'A', companyName: 'Alpha' } },
    { method: 'lookup', commandId: 'c' },
    { method: 'execute', commandId: 'r', type: 'read-debtors' },
  ];
  const input = requests.map((request, id) => `${JSON.stringify({ id, ...request })}\n`).join('');
  const { stdout } = spawnSync(command, [join(driver, file)], { input, encoding: 'utf8' });
  const [, , saved, found, read] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  const broken = spawnSync(command, [join(driver, file)], { input: 'nonsense\n', encoding: 'utf8' });
  return [saved?.error?.outcome, found?.ok, read?.ok?.result?.count, broken.status];
}

interface Answer {
  readonly ok?: { readonly result?: { readonly count?: number } };
  readonly error?: { readonly outcome: string };
}

const NOTHING_SAVED = ['not_applied', { found: false, proof: 'not_applied' }, 0, 2];

test('a new driver in TypeScript keeps every rule of check-driver, and a save that fails leaves nothing', async () => {
  assert.deepEqual(await failuresOf('typescript'), []);
  assert.deepEqual(failedSave('typescript'), NOTHING_SAVED);
});

test('a new driver in Python keeps every rule of check-driver, and a save that fails leaves nothing', async () => {
  assert.deepEqual(await failuresOf('python'), []);
  assert.deepEqual(failedSave('python'), NOTHING_SAVED);
});

test('a new driver in C# compiles, keeps every rule of check-driver, and becomes a setup program', {
  skip: !hasMono && 'mono is not installed',
}, async () => {
  assert.deepEqual(await failuresOf('csharp', ['build.sh']), []);
  assert.deepEqual(failedSave('csharp'), NOTHING_SAVED);
  const driver = join(folder, 'in-csharp');
  const parse = 'import sys, xml.dom.minidom; [xml.dom.minidom.parse(path) for path in sys.argv[1:]]';
  succeed(PYTHON, ['-c', parse, 'Driver.csproj', 'App.config'], driver);
  if (!isReady('setupProgram')) return;
  const withPackage = ['-DPACKAGE=Notebook', '-DPACKAGE_KEY=Software\\Notebook', '-DPACKAGE_BITS=32'];
  for (const defined of [withPackage, []]) succeed('makensis', ['-V2', '-WX', ...defined, 'setup.nsi'], driver);
  const { stdout } = spawnSync('7zz', ['l', '-ba', '-slt', 'in-csharp-driver-setup.exe'], { cwd: driver, encoding: 'utf8' });
  const installed = [...stdout.matchAll(/^Path = \$PROGRAMFILES\/(.*)$/gm)].map(([, path]) => path);
  assert.deepEqual(
    installed,
    ['in-csharp-driver.exe', 'in-csharp-driver.exe.config', 'driver.json', 'Uninstall.exe'].map(
      (name) => `Ledgerline/Connector/drivers/in-csharp.part/${name}`,
    ),
  );
});
