/**
 * Changes rules of a room one at a time and counts how many of the changes its tests notice: `npm run soak:mutants -- posting costing`, or
 * `-- settlement --mutate FILE` for one file of it or FILE:10-20 for some of its lines, and again for others. `npm ci --prefix test/mutation` installs
 * Stryker. It works on a copy of the tree.
 */

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { RoomRunner } from './room-runner.ts';
import { ROOMS, type Room } from './rooms.ts';

const ROOT = join(import.meta.dirname, '../..');
const STRYKER = join(import.meta.dirname, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** What Stryker imports: our runner under the name that its options give. */
const PLUGIN = `import { ${RoomRunner.name} } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'room-runner.ts')).href)};
export const strykerPlugins = [{ kind: 'TestRunner', name: 'rooms', injectableClass: ${RoomRunner.name} }];
`;
/** Of all mutants that tests can notice, in percent. */
const SCORE_MIN = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string', multiple: true }, concurrency: { type: 'string', default: '2' } },
});

/** What Stryker reports of one change. */
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const MISSED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** The tree without its packages, which are linked. */
function copyTree(folder: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  for (const file of stdout.toString().split('\0').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules/@ledgerline'), { recursive: true });
  const link = (name: string): void => symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@ledgerline' && !name.startsWith('.cache')) link(name);
  // Relative links lead into the copy.
  for (const name of readdirSync(join(ROOT, 'node_modules/@ledgerline'))) {
    const inPackages = join('node_modules/@ledgerline', name);
    symlinkSync(readlinkSync(join(ROOT, inPackages)), join(folder, inPackages));
  }
}

function runRoom(name: string, room: Room): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  try {
    copyTree(folder);
    const config = {
      mutate: values.mutate ?? [...room.mutate, '!**/*.test.ts'],
      plugins: ['./plugin.mjs'],
      testRunner: 'rooms',
      roomTests: room.tests,
      inPlace: true,
      coverageAnalysis: 'perTest',
      ignoreStatic: true,
      checkers: [],
      reporters: ['json', 'dots'],
      jsonReporter: { fileName: 'mutants.json' },
      concurrency: Number(values.concurrency),
      timeoutMS: 60_000,
      dryRunTimeoutMinutes: 15,
      warnings: { unknownOptions: false },
      // Texts are worded elsewhere and are no rules.
      mutator: { excludedMutations: ['StringLiteral'] },
    };
    writeFileSync(join(folder, 'plugin.mjs'), PLUGIN);
    writeFileSync(join(folder, 'stryker.config.json'), JSON.stringify(config));
    // All that the tests of the room can tell, and not only what each run of all tests asks of them.
    const env = { ...process.env, LEDGERLINE_EVERYTHING: '1' };
    const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'stryker.config.json'], {
      cwd: folder,
      stdio: 'inherit',
      env,
    });
    if (status !== 0) return false;
    const { files } = JSON.parse(readFileSync(join(folder, 'mutants.json'), 'utf8')) as {
      readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
    };
    return report(name, files);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(name: string, files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>): boolean {
  let [noticed, all] = [0, 0];
  for (const [file, { mutants }] of Object.entries(files)) {
    const own = mutants.filter(({ status }) => NOTICED.has(status)).length;
    const missed = mutants.filter(({ status }) => MISSED.has(status));
    noticed += own;
    all += own + missed.length;
    console.log(`${file}: ${own} of ${own + missed.length}`);
    for (const { status, mutatorName, replacement, location } of missed) {
      const where = `${location.start.line}:${location.start.column}`;
      console.log(`  ${where} ${status} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
    }
  }
  const score = all === 0 ? 100 : (100 * noticed) / all;
  console.log(`${name}: ${noticed} of ${all}, ${score.toFixed(1)} %`);
  return score >= SCORE_MIN;
}

const names = positionals.length > 0 ? positionals : Object.keys(ROOMS);
let isGood = true;
for (const name of names) {
  const room = (ROOMS as Readonly<Record<string, Room>>)[name];
  if (!room) throw new Error(`There is no room ${name}. The rooms are ${Object.keys(ROOMS).join(', ')}.`);
  isGood = runRoom(name, room) && isGood;
}
if (!isGood) process.exitCode = 1;
