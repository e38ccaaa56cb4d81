// Runs a program of the tree on the Node that npm ci brought, whatever Node this is. Plain JavaScript for any Node from 18 on.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const runtime = require('./runtime.cjs');

/** Takes the path of a TypeScript file in the tree. */
export async function run(program) {
  const pinned = pinnedNode();
  if (pinned !== null && pinned.version !== process.versions.node) launch(pinned.file);
  else if (runtime.isNewEnough) await load(program);
  else {
    console.error(runtime.complaint);
    process.exitCode = 1;
  }
}

async function load(program) {
  module.enableCompileCache();
  const { programAt } = await import('./packaging/joined/joined.ts');
  await import(programAt(import.meta.dirname, program).href);
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

/** Runs this program on another Node as if it were this process: its output, its signals, its end. The channel tells it when this process is gone. */
function launch(file) {
  const child = spawn(file, process.argv.slice(1), {
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
