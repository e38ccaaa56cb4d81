/** A reporter of node:test: prints how many seconds each suite took and which files took most. Reports no results. */

import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';

const SLOWEST_SHOWN = 12;
const MS_PER_SECOND = 1000;

/** The package or folder that a test file belongs to. */
const suiteOf = (file: string): string => (/^packages\/[^/]+/.exec(file) ?? /^test(?:\/[^/]+(?=\/))?/.exec(file))?.[0] ?? file;

const table = (millisecondsOf: ReadonlyMap<string, number>, shown: number): string =>
  [...millisecondsOf]
    .sort(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([name, milliseconds]) => `  ${(milliseconds / MS_PER_SECOND).toFixed(1).padStart(7)} s  ${name}\n`)
    .join('');

// biome-ignore lint/style/noDefaultExport: the test runner takes a reporter as the default export.
export default async function* suiteSeconds(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const [suites, files] = [new Map<string, number>(), new Map<string, number>()];
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0 || data.file === undefined) continue;
    const file = relative(process.cwd(), data.file);
    for (const [sums, name] of [
      [files, file],
      [suites, suiteOf(file)],
    ] as const)
      sums.set(name, (sums.get(name) ?? 0) + data.details.duration_ms);
  }
  yield `Seconds of each suite:\n${table(suites, suites.size)}Slowest files:\n${table(files, SLOWEST_SHOWN)}`;
}
