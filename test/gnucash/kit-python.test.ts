import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { LineProcess } from '../../packages/connector/src/drivers/line-process.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { PYTHON } from '../debian-packages.ts';

const drivers = join(import.meta.dirname, '../../drivers');
const kit = join(drivers, 'kit-python');

/** The template with the kit, as new-driver writes it out. */
const folder = mkdtempSync(join(tmpdir(), 'kit-python-'));
cpSync(join(drivers, 'template-python'), folder, { recursive: true });
cpSync(join(kit, 'ledgerline_driver'), join(folder, 'ledgerline_driver'), { recursive: true });
after(() => rmSync(folder, { recursive: true }));

const environment = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };

test('the rules of the Python kit hold', () => {
  const parameters = ['-m', 'unittest', 'tests.test_kit', 'tests.test_accounting'];
  const tested = spawnSync(PYTHON, parameters, { cwd: kit, encoding: 'utf8', env: environment });
  assert.equal(tested.status, 0, tested.stderr);
});

const KILLS = 10;
const WRITES_EACH = 6;

test(`${KILLS} kills leave each debtor once or not at all, and the driver knows which`, async () => {
  const notebook = join(folder, 'killed.notebook');
  const request = (id: number, body: object): string => `${JSON.stringify({ id, ...body })}\n`;
  const open = { method: 'open', companyId: 'K', name: 'K', settings: { notebook }, artifactFolder: folder } as const;
  const created = (code: string) =>
    ({
      method: 'execute',
      commandId: code,
      companyId: 'K',
      type: 'create-debtor',
      mode: 'write',
      payload: { debtorCode: code },
    }) as const;
  const codes = Array.from({ length: KILLS * WRITES_EACH }, (_, index) => `D${index}`);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(PYTHON, [join(folder, 'driver.py')], { env: environment, stdio: ['pipe', 'pipe', 'ignore'] });
    const part = codes.slice(kill * WRITES_EACH, (kill + 1) * WRITES_EACH);
    child.stdin.on('error', () => undefined);
    child.stdin.write([open, ...part.map(created)].map((body, id) => request(id, body)).join(''));
    let answers = 0;
    await new Promise<void>((resolve) => {
      // Another number of answers each time, and the kill meets the write after them.
      child.stdout.on('data', (chunk: Buffer) => {
        answers += chunk.toString().split('\n').length - 1;
        if (answers > kill % WRITES_EACH) child.kill('SIGKILL');
      });
      child.once('close', () => resolve());
    });
  }
  const driver = new LineProcess({ command: PYTHON, parameters: [join(folder, 'driver.py')], environment, log: silentLog });
  const opened = await driver.ask(open);
  assert.equal(opened.kind, 'ok', JSON.stringify(opened));
  const saved = new Set(Object.keys(JSON.parse(readFileSync(notebook, 'utf8')) as object));
  for (const code of codes) {
    const found = await driver.ask({ method: 'lookup', commandId: code });
    assert.ok(found.kind === 'ok');
    assert.deepEqual([code, found.value.found], [code, saved.has(code)]);
    if (!saved.has(code)) assert.equal(found.value.proof, 'not_applied');
    const again = await driver.ask(created(code));
    assert.ok(again.kind === 'ok' && (again.value.result as { ok: boolean }).ok, JSON.stringify(again));
  }
  assert.equal(Object.keys(JSON.parse(readFileSync(notebook, 'utf8')) as object).length, codes.length);
  await driver.kill();
});
