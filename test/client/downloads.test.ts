import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startCloudProcess } from '../cloud-process.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';
import { findPython, runPython } from './python.ts';

/** The clients as people get them: from the running cloud, by npm and pip, with no other address to ask, on the Node of the machine. */

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
/** Without the programs that npm installed for the project. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

interface Offered {
  readonly id: string;
  readonly fileName: string;
  readonly sha256: string;
  readonly url: string;
  readonly install: string;
}

let system: RunningSystem;
let tenant: SandboxTenant;
let folder: string;
let offered: readonly Offered[];
let environment: NodeJS.ProcessEnv;
before(async () => {
  system = await sharedSystem();
  tenant = await openSandbox(system);
  folder = mkdtempSync(join(tmpdir(), 'downloads-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  offered = await untilOffered();
  environment = {
    PATH: machinePath,
    HOME: homedir(),
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_cache: join(folder, 'cache'),
    npm_config_audit: 'false',
    npm_config_fetch_retries: '0',
    LEDGERLINE_URL: system.baseUrl,
    LEDGERLINE_API_KEY: tenant.tenantKey,
    LEDGERLINE_CONNECTOR: tenant.connectorId,
    LEDGERLINE_COMPANY: 'SAMPLE',
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
});
after(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** The packages are prepared beside the cloud; nothing waits for them but this. */
async function untilOffered(): Promise<readonly Offered[]> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { packages } = (await (await fetch(`${system.baseUrl}/downloads`)).json()) as { packages: readonly Offered[] };
    if (packages.length > 0) return packages;
    await pause(200);
  }
  throw new Error(`The packages were not prepared:\n${system.printed().slice(-2_000)}`);
}

const named = (id: string): Offered => offered.find((one) => one.id === id) ?? assert.fail(`${id} is not offered.`);

/** The install line as it is shown, with what a test must add: a folder of its own for what is global. */
const install = (line: string) => {
  const [program = '', ...parameters] = line.split(' ');
  return run(program, [...parameters, '--prefix', folder], { cwd: folder, env: environment });
};

test('npm installs the client from the cloud, and a program uses it', async () => {
  await install(named('client').install);
  writeFileSync(
    join(folder, 'program.js'),
    `import { Ledgerline } from '@ledgerline/client';
const ledgerline = Ledgerline.fromEnvironment();
const { rows } = await ledgerline.run('read-debtors', { limit: 2 });
console.log(rows.length, process.versions.node);`,
  );
  const { stdout } = await run('node', ['program.js'], { cwd: folder, env: environment });
  assert.match(stdout, /^2 /);
});

test('npm installs the command-line program from the cloud, and it runs a command', async () => {
  await install(named('command-line').install);
  const { stdout } = await run(join(folder, 'bin/ledgerline'), ['run', 'read-debtors', '--set', 'limit=1', '--json'], {
    cwd: folder,
    env: environment,
  });
  assert.equal(JSON.parse(stdout).rows.length, 1);
});

test('pip installs the Python client from the cloud, and a program uses it', async (context) => {
  const python = findPython();
  if ('missing' in python) {
    assert.ok(process.env.CI !== 'true', python.missing);
    return context.skip(python.missing);
  }
  const installed = join(folder, 'environment/bin/python');
  assert.equal((await runPython(python.program, ['-m', 'venv', '--without-pip', join(folder, 'environment')])).status, 0);
  const [, ...parameters] = named('client-python').install.split(' ');
  const pip = await runPython(python.program, ['-m', 'pip', '--python', installed, ...parameters, '--no-index']);
  assert.equal(pip.status, 0, pip.text);
  const program =
    'import ledgerline; print(len(ledgerline.Ledgerline.from_environment().run("read-debtors", {"limit": 2})["rows"]))';
  const ran = await runPython(installed, ['-c', program], { environment: environment as Record<string, string>, folder });
  assert.equal(ran.text.trim(), '2');
});

test('a file has its digest, is sent in parts and not sent again unchanged', async () => {
  for (const { url, sha256 } of offered) {
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256);
    const etag = whole.headers.get('etag') ?? '';
    assert.equal((await fetch(url, { headers: { 'if-none-match': etag } })).status, 304);
    const part = await fetch(url, { headers: { range: 'bytes=0-1' } });
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), bytes.subarray(0, 2));
  }
});

test('what is not offered is not found, in words', async () => {
  for (const name of ['other.tgz', 'packages.json', '..%2fadmin.key', 'ledgerline.db']) {
    const response = await fetch(`${system.baseUrl}/downloads/${name}`);
    assert.equal(response.status, 404, name);
    assert.match(JSON.stringify(await response.json()), /does not offer|No endpoint|no such/i, name);
  }
});

test('a cloud without the packages lists none and is not kept from starting', async (context) => {
  const data = mkdtempSync(join(tmpdir(), 'downloads-none-'));
  const cloud = await startCloudProcess({ DATA_DIR: data });
  context.after(async () => {
    await cloud.stop();
    rmSync(data, { recursive: true, force: true });
  });
  assert.deepEqual(await (await fetch(`${cloud.baseUrl}/downloads`)).json(), { ok: true, packages: [], archives: [] });
  const missing = await fetch(`${cloud.baseUrl}/downloads/${named('client').fileName}`);
  assert.equal(((await missing.json()) as { error: { code: string } }).error.code, 'download_missing');
  assert.match(await (await fetch(`${cloud.baseUrl}/developers`)).text(), /does not offer the packages yet/);
});

test('the pages and the docs show the lines that install them', async () => {
  const page = (await (await fetch(`${system.baseUrl}/developers`)).text()).replaceAll(/<[^>]*>/g, '');
  const docs = ['README.md', 'docs/client.md', 'docs/cli.md', 'docs/client-python.md'].map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  for (const { install: line, sha256 } of offered) {
    assert.ok(page.includes(line), line);
    assert.ok(page.includes(sha256), line);
    const shown = line.replace(system.baseUrl, 'http://127.0.0.1:8080');
    assert.ok(docs.filter((text) => text.includes(shown)).length >= 2, `README and a page of the docs show "${shown}".`);
  }
});
