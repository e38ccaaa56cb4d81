import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

/** The program as people start it: on any Node version, through a link, from any folder. */

const program = new URL('../../packages/connector/bin/ledgerline-connector.mjs', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'launcher-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const { version } = JSON.parse(readFileSync(new URL('../../packages/connector/package.json', import.meta.url), 'utf8')) as {
  version: string;
};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Every Node of this machine: that of the tests, and those that its people have. */
const nodes = [process.execPath, ...(process.env.PATH ?? '').split(delimiter).map((place) => join(place, 'node'))];
const others = [...new Set(nodes.filter(isProgram).map((path) => realpathSync(path)))];

/** One that the machine brings, rather than npm, where there is one. */
const foreign = others.find((node) => node !== realpathSync(process.execPath)) ?? process.execPath;

/** No PATH, so that nothing is found by chance. */
const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const started = (node: string, parameters: readonly string[], path = program) =>
  spawnSync(node, [path, ...parameters], { encoding: 'utf8', cwd: folder, env });

test('it starts on the pinned Node from every Node of the machine, from any place and through a link', () => {
  const link = join(folder, 'connector-link');
  symlinkSync(program, link);
  for (const node of others) {
    for (const path of [program, link]) {
      const { status, stdout, stderr } = started(node, ['--version'], path);
      assert.deepEqual([status, stderr], [0, ''], node);
      const [, shown, build, runs] = /^ledgerline-connector (\S+), build (\S+), Node (\S+)\n$/.exec(stdout) ?? [];
      assert.deepEqual([shown, runs], [version, process.versions.node]);
      assert.match(build ?? '', /^local-mvp-\d{4}\.\d{2}\.\d{2}\.\d{2}$/);
    }
  }
});

test('how it ends is how the program ends', () => {
  const { status, stderr } = started(foreign, ['run', '--folder', join(folder, 'nothing')]);
  assert.equal(status, 1);
  assert.match(stderr, /connector-config\.json is missing/);
});

/** A connector whose cloud does not respond: it runs until it is stopped. */
async function running(): Promise<{ readonly child: ChildProcess; readonly log: () => string }> {
  const place = mkdtempSync(join(folder, 'run-'));
  const config = { connectorId: 'conn_1', connectorKey: 'k', cloudUrl: 'http://127.0.0.1:9' };
  writeFileSync(join(place, 'connector-config.json'), JSON.stringify(config));
  writeFileSync(join(place, 'companies.json'), JSON.stringify({ companies: [] }));
  const child = spawn(foreign, [program, 'run', '--folder', place], { stdio: ['ignore', 'pipe', 'inherit'], env });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk;
      if (log.includes('Build ')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
  return { child, log: () => log };
}

test('a service that is started before its machine is connected waits for the configuration', async () => {
  const place = mkdtempSync(join(folder, 'wait-'));
  const start = () =>
    spawn(foreign, [program, 'run', '--until-input-ends', '--folder', place], { stdio: ['pipe', 'pipe', 'inherit'], env });
  const given = start();
  for await (const line of createInterface({ input: given.stdout })) {
    if (line.includes('Waiting until this machine is connected')) {
      const config = { connectorId: 'conn_1', connectorKey: 'k', cloudUrl: 'http://127.0.0.1:9' };
      // As the program writes it: one that watches the folder never finds half of it.
      writeFileSync(join(place, 'connector-config.json.new'), JSON.stringify(config));
      renameSync(join(place, 'connector-config.json.new'), join(place, 'connector-config.json'));
    }
    if (line.includes('Build ')) break;
  }
  given.stdin.end();
  assert.equal((await once(given, 'close'))[0], 0);
  rmSync(join(place, 'connector-config.json'));
  const inVain = start();
  inVain.stdin.end();
  assert.equal((await once(inVain, 'exit'))[0], 0);
});

test('a signal stops the program in its own way, and it never outlives what started it', async () => {
  const stopped = await running();
  stopped.child.kill('SIGTERM');
  const [code] = await once(stopped.child, 'close');
  assert.equal(code, 0);
  assert.match(stopped.log(), /Stopping/);
  const killed = await running();
  killed.child.kill('SIGKILL');
  // The output is closed once no process holds it.
  await once(killed.child, 'close');
});
