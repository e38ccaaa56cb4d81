/** Finds source files that no test ran. Each test process notes the files it runs; this adds them up. */

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSource } from '../tidy/tidy-source.ts';
import { notesIn, type RanOf, sourceAt } from './noted-source.ts';

export { notesIn } from './noted-source.ts';

const ROOT = join(import.meta.dirname, '../..');
const root = pathToFileURL(`${ROOT}/`).href;

/** Types need no test, nor do names for values and kinds of errors. */
function doesSomething(path: string): boolean {
  const source = readSource({ path, text: readFileSync(join(ROOT, path), 'utf8') });
  const code = source.code.replaceAll(/\bclass \w+ extends \w+ \{\}/g, '');
  return (
    source.exports.some(({ isType }) => !isType) &&
    /\bfunction\b|\bclass\b|=\s*(?:async\s+)?(?:\w+|\([^()]*\)[^;={]*)\s*=>/.test(code)
  );
}

/** A sentence for each source of which no test ran a function; empty if there is none. */
export function uncoveredText(shared: string): string {
  const folder = notesIn(shared);
  const ran = new Set<string>();
  for (const name of readdirSync(folder)) {
    const noted = JSON.parse(readFileSync(join(folder, name), 'utf8')) as RanOf;
    for (const [path, hasRun] of Object.entries(noted)) if (hasRun) ran.add(path);
  }
  return globSync('packages/*/src/**/*.ts', { cwd: ROOT })
    .filter((path) => sourceAt(root + path) !== undefined && !ran.has(path) && doesSomething(path))
    .toSorted()
    .map((path) => `✖ No test runs a function of ${path}.`)
    .join('\n');
}
