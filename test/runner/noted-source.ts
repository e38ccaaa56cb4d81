/** Which sources a test process takes notes of, and where it leaves them. Every process loads this, and so it imports next to nothing. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
