/**
 * `npm test`: runs every test file, some jobs at a time. The files of a job share one process, because loading the catalog takes longer
 * than most of them; files that start programs of their own have a process each. `npm test -- book browser` runs the jobs of those names.
 */

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinSources } from '../packaging/joined/join.ts';
import { notesIn, uncoveredText } from './runner/covered-files.ts';
import { endedCpuMs } from './runner/cpu-time.ts';
import { allJobs, COMPARING, INSTALLING, type Job, ROOT } from './runner/jobs.ts';
import { responsesIn } from './runner/noted-responses.ts';
import { countsIn, failuresIn, type JobReport, secondsOf, totalText } from './runner/run-report.ts';
import { makeScratchFolder } from './runner/scratch-folder.ts';
import { SHARED_FOLDER } from './runner/shared-folder.ts';

/** One more than there are processors: some jobs mostly wait, for a browser or for a program that starts. */
const JOBS_AT_A_TIME = availableParallelism() + 1;
/** A test that hangs ends here instead of keeping everything waiting. */
const TEST_MS_MAX = 300_000;
/** So does a job whose tests have ended while something that they started has not. */
const JOB_MS_MAX = 1_200_000;

/** What a job printed is shown in one piece when it ends. */
async function run({ name, files }: Job): Promise<JobReport> {
  const startedAt = performance.now();
  // A single file runs as a plain program, so that programs it forks do not take themselves for tests.
  const sharing = files.length === 1 ? [] : ['--test', '--test-isolation=none'];
  const preloaded = ['compile-cache', 'coverage', 'noted-responses', 'property-seed'].flatMap((part) => [
    '--import',
    `./test/runner/${part}.ts`,
  ]);
  const options = [...preloaded, '--test-reporter=spec', `--test-timeout=${TEST_MS_MAX}`, ...sharing];
  const child = spawn(process.execPath, [...options, ...files], { cwd: ROOT, timeout: JOB_MS_MAX, killSignal: 'SIGKILL' });
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

/** A job that needs packages does not start before they are installed; others go ahead of it. */
async function runAll(jobs: readonly Job[]): Promise<readonly JobReport[]> {
  const waiting = [...jobs];
  const reports: JobReport[] = [];
  const installing = Promise.withResolvers<void>();
  let areInstalled = !jobs.some(({ name }) => name === INSTALLING);
  const next = async (): Promise<Job | undefined> => {
    const free = waiting.findIndex(({ needsPackages }) => areInstalled || !needsPackages);
    if (free >= 0 || waiting.length === 0) return waiting.splice(free, 1)[0];
    await installing.promise;
    return waiting.shift();
  };
  const work = async (): Promise<void> => {
    for (let job = await next(); job; job = await next()) {
      reports.push(await run(job));
      if (job.name !== INSTALLING) continue;
      areInstalled = true;
      installing.resolve();
    }
  };
  await Promise.all(Array.from({ length: JOBS_AT_A_TIME }, work));
  return reports;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !allJobs().some((job) => job.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no job ${unknown.join(', ')}. The jobs are ${allJobs()
      .map(({ name }) => name)
      .join(', ')}.`,
  );
  process.exit(2);
}
const isWhole = wanted.length === 0;
// Compiled sources outlive a run.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'ledgerline-compile-cache');
const scratch = makeScratchFolder();
// What stayed in memory would stay there.
process.once('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const shared = join(scratch, 'shared');
mkdirSync(notesIn(shared), { recursive: true });
process.env.TMPDIR = scratch;
process.env[SHARED_FOLDER] = shared;
// Tests start the service dozens of times.
await joinSources(ROOT);
const ended = await runAll(allJobs().filter(({ name }) => isWhole || wanted.includes(name)));
// What the servers of all jobs sent is compared when the last has ended.
const reports = existsSync(responsesIn(shared)) ? [...ended, await run(COMPARING)] : ended;
const uncovered = isWhole ? uncoveredText(shared) : '';
console.log(totalText(reports));
console.log(uncovered);
process.exitCode = reports.every(({ failures }) => failures === '') && uncovered === '' ? 0 : 1;
