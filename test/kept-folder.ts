/** Folders that stay from one run of the tests to the next: beside the compiled sources, because temporary files end with a run. */

import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { NODE_COMPILE_CACHE } = process.env;

/** For what is found by everything that it was made from, so that a change of that makes it anew. */
export const keptFolder = (name: string): string =>
  join(NODE_COMPILE_CACHE === undefined ? tmpdir() : dirname(NODE_COMPILE_CACHE), name);
