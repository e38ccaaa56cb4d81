/**
 * Runs a benchmark by name, or all of them: `npm run bench -- catalog`, `npm run bench -- all --report`. Each prints figures
 * next to a baseline of the same run; `--report` writes them to docs/performance.md too.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { withTables } from './report.ts';
import { printedTables } from './table.ts';

const SUFFIX = '.bench.ts';
const ALL = 'all';
const REPORT = '--report';
const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/performance.md');
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

const [name, ...given] = process.argv.slice(2);
const isReported = given.includes(REPORT);
const options = given.filter((option) => option !== REPORT);

if (name === ALL) runAll();
else if (name === undefined || !names.includes(name)) {
  console.error(`Name the benchmark to run: npm run bench -- ${[...names, ALL].join(' | ')} [${REPORT}]`);
  process.exit(1);
} else {
  await runOne(name);
  // What a benchmark left open must not keep it from ending.
  process.exit();
}

/** Each in a process of its own: what one leaves in memory must not count for the next. */
function runAll(): void {
  const failed = names.filter((one) => {
    const startedAt = performance.now();
    const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, one, ...given], {
      stdio: 'inherit',
    });
    console.log(`\n${one}: ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
    return status !== 0;
  });
  if (failed.length === 0) return;
  console.error(`These benchmarks failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

async function runOne(one: string): Promise<void> {
  const run = runLine();
  const benchmark = (await import(`./${one}${SUFFIX}`)) as { bench: (options: readonly string[]) => Promise<void> };
  await benchmark.bench(options);
  if (isReported)
    writeFileSync(page, withTables(existsSync(page) ? readFileSync(page, 'utf8') : '# Performance\n', one, run, printedTables()));
}

/** Where and on what the figures were taken; the load is that of the minute before. */
function runLine(): string {
  const git = (...command: readonly string[]): string => execFileSync('git', command, { cwd: root, encoding: 'utf8' }).trim();
  // The report of the benchmark before is no change to what is measured.
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/performance.md');
  const commit = `${git('rev-parse', '--short=10', 'HEAD')}${changes === '' ? '' : ' with changes'}`;
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()} ${release()}, Node ${process.version}`;
  const parts = options.length > 0 ? ` (${options.join(' ')})` : '';
  return `Commit ${commit}${parts}, ${new Date().toISOString().slice(0, 10)}, on ${machine}; load before the run ${loadavg()[0]?.toFixed(1)}.`;
}
