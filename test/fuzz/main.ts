/**
 * Fuzzes the readers of what others send, led by coverage: `npm run soak:fuzz -- body driver --minutes 10 --seed 1 --keep`. `npm ci --prefix test/fuzz`
 * installs Jazzer.js. `--keep` adds inputs that reach new code to the corpus that every test run replays.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loaderArguments } from './newer-libraries.ts';
import * as targets from './targets.ts';

const JAZZER = join(import.meta.dirname, 'node_modules/@jazzer.js/core/dist/cli.js');
const CORPUS = join(import.meta.dirname, 'corpus');
const LIBRARIES = join(import.meta.dirname, 'node_modules/.debian');
const INPUT_BYTES_MAX = 4096;
/** The largest, which reach furthest: a test run replays them all. */
const KEPT_MAX = 150;
const ONE_INPUT_MS_MAX = 20_000;
/** These read files, and wait. */
const ASYNCHRONOUS: ReadonlySet<string> = new Set(['imported']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});

const loader = loaderArguments(LIBRARIES);
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const entry = join(folder, 'entry.mjs');
writeFileSync(entry, `export * from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'targets.ts')).href)};\n`);

/** Returns whether nothing was found, and prints what Jazzer.js says at the end. */
async function jazzer(name: string, own: string, options: readonly string[]): Promise<boolean> {
  const register = pathToFileURL(join(import.meta.dirname, 'register.ts')).href;
  const [program = '', ...rest] = [...loader, process.execPath, '--import', register, JAZZER];
  const sync = ASYNCHRONOUS.has(name) ? [] : ['--sync'];
  const command = [
    ...rest,
    entry,
    '-f',
    name,
    ...sync,
    '--timeout',
    `${ONE_INPUT_MS_MAX}`,
    '-i',
    'packages/',
    '-i',
    'csv-parse',
    '--',
    ...options,
  ];
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const child = spawn(program, command, { cwd: own, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed = `${printed}${chunk}`.slice(-20_000)));
  const [code] = (await once(child, 'close')) as [number | null];
  const figures = /^#\d+\s+DONE.*|^Done \d+ runs.*/gm;
  console.log(`${name}: ${(printed.match(figures) ?? []).join('; ')}`);
  if (code !== 0) console.log(printed);
  return code === 0;
}

async function fuzz(name: string): Promise<boolean> {
  const [own, kept] = [join(folder, name), join(CORPUS, name)];
  for (const each of [own, join(own, 'found'), kept]) mkdirSync(each, { recursive: true });
  const seconds = Math.round(Number(values.minutes) * 60);
  const limits = [`-max_len=${INPUT_BYTES_MAX}`, `-seed=${values.seed}`];
  const isClean = await jazzer(name, own, [
    join(own, 'found'),
    kept,
    ...limits,
    `-max_total_time=${seconds}`,
    '-use_value_profile=1',
  ]);
  if (values.keep) keep(join(own, 'found'), kept);
  return isClean;
}

/** Jazzer.js keeps an input only if it reached something new, the smallest that does. */
function keep(found: string, kept: string): void {
  const inputs = readdirSync(found).map((file) => ({ file, bytes: statSync(join(found, file)).size }));
  for (const { file } of inputs.toSorted((a, b) => a.bytes - b.bytes).slice(-KEPT_MAX))
    copyFileSync(join(found, file), join(kept, file));
}

let isClean = true;
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(targets)) isClean = (await fuzz(name)) && isClean;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!isClean) process.exitCode = 1;
