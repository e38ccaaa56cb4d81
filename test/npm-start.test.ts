import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../packages/cloud/testing/free-port.ts';

/** Processes whose environment names the folder: all that was started from there, however far down. */
function startedWith(folder: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return ['environ', 'cmdline'].some((file) => readFileSync(`/proc/${name}/${file}`, 'utf8').includes(folder));
    } catch {
      return false;
    }
  });
}

const LOOK_AGAIN_MS = 50;

const settled = async (folder: string): Promise<void> => {
  while (startedWith(folder).length > 0) await pause(LOOK_AGAIN_MS);
};

/** As a service manager stops it, and as a terminal does, which tells all of its processes. */
const ENDS = {
  'SIGTERM to npm': (npm: number) => process.kill(npm, 'SIGTERM'),
  'Ctrl-C in a terminal': (npm: number) => process.kill(-npm, 'SIGINT'),
};

for (const [name, end] of Object.entries(ENDS)) {
  test(`${name} ends everything that npm start started`, { skip: process.platform !== 'linux' }, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
    const environment = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: String(await freePort()) };
    const npm = spawn('npm', ['start'], { cwd: join(import.meta.dirname, '..'), env: environment, detached: true });
    t.after(() => {
      for (const processId of startedWith(folder)) process.kill(Number(processId), 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    });
    let printed = '';
    await new Promise<void>((resolve, reject) => {
      const keep = (chunk: Buffer): void => {
        printed += chunk;
        if (printed.includes('The sandbox books are ready')) resolve();
      };
      npm.stdout.on('data', keep);
      npm.stderr.on('data', keep);
      npm.once('exit', () => reject(new Error(printed)));
    });
    assert.ok(startedWith(folder).length >= 3, 'npm, the cloud and the sandbox host');
    end(npm.pid ?? 0);
    // Closed once the last of them has ended that prints to it.
    await once(npm, 'close');
    // What outlives npm may be on its way out; what stays makes the test run into its limit.
    await settled(folder);
    assert.match(printed, /the cloud has stopped/);
  });
}
