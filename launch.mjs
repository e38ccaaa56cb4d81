// Runs a program of the tree on the Node that npm ci brought, whatever Node this is. Plain JavaScript for any Node from 18 on.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const runtime = require('./runtime.cjs');

/** Takes the address of a TypeScript file. */
export async function run(program) {
  const pinned = pinnedNode();
  if (pinned !== null && pinned.version !== process.versions.node) launch(pinned.file, program);
  else if (runtime.isNewEnough) await import(program.href);
  else {
    console.error(runtime.complaint);
    process.exitCode = 1;
  }
}

/** The Node of this platform among the dependencies; null when there is none. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const manifest = require.resolve(`node-${platform}-${process.arch}/package.json`);
    const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    return { version, file: join(dirname(manifest), bin.node) };
  } catch {
    return null;
  }
}

/** Runs the program as if it were this one: its output, its signals, its end. The channel tells it when this process is gone. */
function launch(file, program) {
  const child = spawn(file, [fileURLToPath(program), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends its Ctrl-C to both.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
