/**
 * `npm test`: runs every test file, some jobs at a time. The files of a job share one process, because loading the catalog takes longer
 * than most of them; files that start programs of their own have a process each. `npm test -- book browser` runs the jobs of those names.
 */

import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { notesIn, uncoveredText } from './runner/covered-files.ts';
import { endedCpuMs } from './runner/cpu-time.ts';
import { countsIn, failuresIn, type JobReport, secondsOf, totalText } from './runner/run-report.ts';
import { SHARED_FOLDER } from './runner/shared-folder.ts';

const ROOT = join(import.meta.dirname, '..');
/** One more than there are processors: some jobs mostly wait, for a browser or for a program that starts. */
const JOBS_AT_A_TIME = availableParallelism() + 1;
/** A test that hangs ends here instead of keeping everything waiting. */
const TEST_MS_MAX = 300_000;

interface Job {
  readonly name: string;
  readonly files: readonly string[];
}

const filesOf = (...patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();

/** The longest, longest first: with one of them left at the end, one processor would have nothing to do. */
const LONGEST: readonly string[] = [
  'browser',
  'http-server',
  'http-api',
  'http-pages',
  'http-session',
  'browser-accounts',
  'book-rooms',
  'cloud',
  'end-to-end',
  'client',
  'docs-commands',
  'command-line',
  'gnucash',
  'kill-journey',
  'book',
  'simulation',
  'examples',
  'catalog',
  'downloads',
  'python-client',
  'kill-http',
];

function jobs(): readonly Job[] {
  const http = filesOf('packages/cloud/src/http/**/*.test.ts');
  const ofRooms = (...rooms: readonly string[]): readonly string[] =>
    filesOf(...rooms.map((room) => `packages/cloud/src/http/${room}/**/*.test.ts`));
  const [pages, sessions, servers] = [ofRooms('pages'), ofRooms('account', 'session'), ofRooms('server', 'connector', 'admin')];
  const book = filesOf('packages/book/src/*.test.ts', 'packages/book/src/whole-book/*.test.ts');
  const journeys = filesOf('test/**/*.test.ts')
    .filter((file) => !file.includes('/fixtures/') && !file.includes('node_modules'))
    .map((file) => ({
      name: basename(file, '.test.ts'),
      files: [file],
    }));
  const shared = [
    // Every server of a job is open until the job ends, and the more there are, the longer each test takes.
    { name: 'http-pages', files: pages },
    { name: 'http-session', files: sessions },
    { name: 'http-server', files: servers },
    { name: 'http-api', files: http.filter((file) => ![...pages, ...sessions, ...servers].includes(file)) },
    { name: 'book', files: book },
    { name: 'book-rooms', files: filesOf('packages/book/src/**/*.test.ts').filter((file) => !book.includes(file)) },
    { name: 'cloud', files: filesOf('packages/cloud/src/**/*.test.ts').filter((file) => !http.includes(file)) },
    { name: 'catalog', files: filesOf('packages/catalog/src/**/*.test.ts') },
    { name: 'contract', files: filesOf('packages/{contract,sqlite,words}/src/**/*.test.ts') },
    { name: 'client', files: filesOf('packages/{client,command-line}/src/**/*.test.ts') },
    { name: 'connector', files: filesOf('packages/connector/src/**/*.test.ts') },
  ];
  const all = [...shared, ...journeys];
  const named = LONGEST.flatMap((name) => all.filter((job) => job.name === name));
  return [...named, ...all.filter((job) => !named.includes(job))];
}

/** What a job printed is shown in one piece when it ends. */
async function run({ name, files }: Job): Promise<JobReport> {
  const startedAt = performance.now();
  // A single file runs as a plain program, so that programs it forks do not take themselves for tests.
  const sharing = files.length === 1 ? [] : ['--test', '--test-isolation=none', `--test-timeout=${TEST_MS_MAX}`];
  const preloaded = ['compile-cache', 'coverage'].flatMap((part) => ['--import', `./test/runner/${part}.ts`]);
  const options = [...preloaded, '--test-reporter=spec', ...sharing];
  const child = spawn(process.execPath, [...options, ...files], { cwd: ROOT });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const cpu = new Promise<number>((resolve) => child.once('exit', () => resolve(cpuMsSinceLastEnd())));
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const printed = Buffer.concat(chunks).toString();
  const milliseconds = performance.now() - startedAt;
  console.log(`\n${name} (${secondsOf(milliseconds)} s)\n${printed}`);
  const failures = failuresIn(printed, exitCode);
  return { name, milliseconds, cpuMs: await cpu, counts: countsIn(printed), failures };
}

let cpuMsBefore = 0;

/** The system adds the CPU time of a job to ours the moment it ends, and no other job ends in between. */
function cpuMsSinceLastEnd(): number {
  const cpuMs = endedCpuMs();
  const since = cpuMs - cpuMsBefore;
  cpuMsBefore = cpuMs;
  return since;
}

async function runAll(waiting: Job[]): Promise<readonly JobReport[]> {
  const reports: JobReport[] = [];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job; job = waiting.shift()) reports.push(await run(job));
  };
  await Promise.all(Array.from({ length: JOBS_AT_A_TIME }, work));
  return reports;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !jobs().some((job) => job.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no job ${unknown.join(', ')}. The jobs are ${jobs()
      .map(({ name }) => name)
      .join(', ')}.`,
  );
  process.exit(2);
}
const isWhole = wanted.length === 0;
const shared = mkdtempSync(join(tmpdir(), 'ledgerline-tests-'));
mkdirSync(notesIn(shared));
process.env[SHARED_FOLDER] = shared;
const reports = await runAll(jobs().filter(({ name }) => isWhole || wanted.includes(name)));
const uncovered = isWhole ? uncoveredText(shared) : '';
rmSync(shared, { recursive: true });
console.log(totalText(reports));
console.log(uncovered);
process.exitCode = reports.every(({ failures }) => failures === '') && uncovered === '' ? 0 : 1;
