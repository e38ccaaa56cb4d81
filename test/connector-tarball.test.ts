import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { currentBuild } from '../packages/contract/src/index.ts';
import { makeTarball } from '../packaging/connector/tarball.ts';

/** The archive for Linux and macOS, unpacked and installed. It is the one without a Node of its own, which is smaller. */

const place = mkdtempSync(join(tmpdir(), 'connector tarball 东海 '));
after(() => rmSync(place, { recursive: true, force: true }));
const program = join(place, 'ledgerline-connector');
const data = join(place, 'data');
const environment = {
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  HOME: place,
  LEDGERLINE_INSTALL_ROOT: join(place, 'root'),
};

const connector = (...parameters: readonly string[]) =>
  spawnSync(join(program, 'ledgerline-connector'), [...parameters, '--folder', data], { encoding: 'utf8', env: environment });

test('the unpacked archive installs its build and a service that starts it, and starts nothing that was not set up', {
  timeout: 300_000,
}, async () => {
  const { path, hasRuntime } = await makeTarball(place, 'darwin');
  assert.equal(hasRuntime, false);
  assert.equal(spawnSync('tar', ['-xzf', path, '-C', place]).status, 0);
  assert.deepEqual(readdirSync(program).toSorted(), [
    'app',
    'com.ledgerline.connector.plist',
    'host.mjs',
    'ledgerline-connector',
    'ledgerline-connector.service',
  ]);
  const installed = connector('install');
  assert.equal(installed.status, 0, installed.stderr);
  assert.match(installed.stdout, /To start it:/);
  assert.equal(readFileSync(join(data, 'app/current'), 'utf8'), currentBuild);
  assert.equal(existsSync(join(data, 'app/next')), false);

  const isMac = process.platform === 'darwin';
  const unit = readFileSync(
    isMac
      ? join(place, 'Library/LaunchAgents/com.ledgerline.connector.plist')
      : join(place, 'root/etc/systemd/system/ledgerline-connector.service'),
    'utf8',
  );
  assert.doesNotMatch(unit, /@[A-Z]+@/);
  assert.ok(unit.includes(join(program, 'host.mjs')) && unit.includes(data));

  const host = spawn(process.execPath, [join(program, 'host.mjs'), '--folder', data], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  after(() => host.kill('SIGKILL'));
  let said = '';
  await new Promise<void>((resolve) => {
    for (const stream of [host.stdout, host.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
        if (said.includes('connector-config.json is missing')) resolve();
      });
  });
  host.kill('SIGTERM');
  const [code] = await once(host, 'exit');
  assert.equal(code, 0);
  const refused = connector('update');
  assert.match(refused.stderr, /has no update keys/);
});
