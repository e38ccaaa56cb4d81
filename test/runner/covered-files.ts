/** Which sources the tests ran nothing of. Test processes note what they run; here that is summed up. */

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSource } from '../tidy/tidy-source.ts';

/** Below the shared folder of a run: a file for each process. */
export const notesIn = (shared: string): string => join(shared, 'coverage');

/** By file: whether any function of it ran. */
export type RanOf = Readonly<Record<string, boolean>>;

const ROOT = join(import.meta.dirname, '../..');
const root = pathToFileURL(`${ROOT}/`).href;

const SOURCE = /^packages\/[^/]+\/src\/.*\.ts$/;
/** Tests, what is generated, and what runs only in a browser or in programs that the tests start, which note nothing. */
const ELSEWHERE =
  /\.test\.ts$|\/generated\/|\/pages\/browser\/|(?:main|thread|program|process|worker)\.ts$|\/book\/src\/command-line\/|\/command-line\/src\/|\/cloud\/src\/operator\/|\/driver-kit\/src\/|\/connector\/src\/(?:cli|drivers|local-page|sandbox|service)\/|\/connector\/src\/(?:bundle|key-seal)\.ts$/;

/** The path of a source that ships, from the root of the tree; undefined for any other module. */
export function sourceAt(url: string): string | undefined {
  const path = url.startsWith(root) ? url.slice(root.length) : '';
  return SOURCE.test(path) && !ELSEWHERE.test(path) ? path : undefined;
}

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
