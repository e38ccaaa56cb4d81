#!/usr/bin/env node
// Starts the program on this Node, or on the one that npm ci brought if this one is too old. Plain JavaScript for any Node from 18 on.
import module from 'node:module';

const WANTED = 24;
const program = new URL('../src/main.ts', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= WANTED) {
  // Compiled once, then taken from the cache: that is most of the time that the program takes to start.
  module.enableCompileCache();
  await import(program.href);
} else await launch(pinnedNode());

/** The Node of this platform among the dependencies; null when there is none. */
function pinnedNode() {
  const require = module.createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const name = `node-${platform}-${process.arch}`;
    const { bin } = require(`${name}/package.json`);
    return require.resolve(`${name}/${bin.node}`);
  } catch {
    return null;
  }
}

/** Runs the program as if it were this one: its output, its signals, its end. */
async function launch(file) {
  if (file === null) {
    console.error(`ledgerline needs Node ${WANTED} or newer, and this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  const { spawn } = await import('node:child_process');
  const { fileURLToPath } = await import('node:url');
  const child = spawn(file, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal sends its Ctrl-C to both.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    if (signal === null) process.exit(code ?? 1);
    else process.kill(process.pid, signal);
  });
}
