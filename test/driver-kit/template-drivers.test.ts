import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { systemTimers } from '../../packages/connector/src/clock.ts';
import { examineDriver } from '../../packages/connector/src/drivers/conformance.ts';
import { readDescription } from '../../packages/connector/src/drivers/driver-folder.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { isReady } from '../debian-packages.ts';

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
    timers: systemTimers,
    log: silentLog,
    scratchFolder: folder,
    companyId: 'NOTES',
    settings: { notebook: join(folder, `${language}.notebook`) },
    read: { type: 'read-debtors', payload: {} },
    write: { type: 'create-debtor', payload: { debtorCode: '300-A001', companyName: 'Alpha 你好' } },
    runId: 'template',
  });
  assert.ok(results.length > 0);
  return results.filter(
    ({ result, reason }) => result === 'failed' || (result !== 'passed' && !reason?.match(/feature|report changes/)),
  );
}

test('a new driver in TypeScript keeps every rule of check-driver', async () => {
  assert.deepEqual(await failuresOf('typescript'), []);
});

test('a new driver in Python keeps every rule of check-driver', async () => {
  assert.deepEqual(await failuresOf('python'), []);
});

test('a new driver in C# compiles and keeps every rule of check-driver', {
  skip: !hasMono && 'mono is not installed',
}, async () => {
  assert.deepEqual(await failuresOf('csharp', ['build.sh']), []);
});
