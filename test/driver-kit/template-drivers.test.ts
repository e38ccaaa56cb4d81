import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { systemTimers } from '../../packages/connector/src/clock.ts';
import { examineDriver } from '../../packages/connector/src/drivers/conformance.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { isReady } from '../debian-packages.ts';

/** What an author begins with keeps the rules of check-driver before a line of it is changed. */

const DRIVERS = join(import.meta.dirname, '../../drivers');
const hasMono = isReady('mono');
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-templates-'));
after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

async function failuresOf(command: string, parameters: readonly string[], notebook: string): Promise<readonly unknown[]> {
  const results = await examineDriver({
    command,
    parameters,
    environment: process.env,
    timers: systemTimers,
    log: silentLog,
    scratchFolder: folder,
    companyId: 'NOTES',
    settings: { notebook: join(folder, notebook) },
    read: { type: 'read-debtors', payload: {} },
    write: { type: 'create-debtor', payload: { companyName: 'Alpha 你好' } },
    runId: 'template',
  });
  return results.filter(({ result }) => result === 'failed');
}

test('the template in TypeScript keeps every rule of check-driver', async () => {
  assert.deepEqual(
    await failuresOf(process.execPath, [join(DRIVERS, 'template-typescript/driver.ts')], 'typescript.notebook'),
    [],
  );
});

test('the template in C# compiles and keeps every rule of check-driver', {
  skip: !hasMono && 'mono is not installed',
}, async () => {
  const build = join(DRIVERS, 'template-dotnet/build.sh');
  const { status, stderr } = spawnSync('sh', [build, folder, join(DRIVERS, 'kit-dotnet')], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  assert.deepEqual(await failuresOf('mono', [join(folder, 'NAME-driver.exe')], 'csharp.notebook'), []);
});
