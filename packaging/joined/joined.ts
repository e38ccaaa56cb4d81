/**
 * Finds a program of the service in its joined sources: Node takes longer to find and open a thousand files than to run what is in them.
 * Joined sources serve only while they are those of the tree, byte by byte.
 */

import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Which joined sources are the newest, and what they were made from. */
export interface Joined {
  /** The tree that they belong to; they name files of it by their whole paths. */
  readonly root: string;
  /** Beside this file. */
  readonly folder: string;
  readonly sources: readonly string[];
  readonly sha256: string;
  /** Sizes and times of the sources: while they stand, so do the bytes. */
  readonly stamp: string;
}

export const joinedIn = (root: string): string => join(root, 'dist/joined');
export const JOINED_FILE = 'joined.json';

/** The file that a program of the tree becomes. */
export const joinedName = (program: string): string => program.replace(/\.ts$/, '.mjs');

/** Changes with every byte of the sources. */
export const digestOf = (contents: readonly Buffer[]): string =>
  hash('sha256', contents.map((bytes) => hash('sha256', bytes)).join());

export const contentsOf = (root: string, sources: readonly string[]): readonly Buffer[] =>
  sources.map((path) => readFileSync(join(root, path)));

/** Changes when a source is written. A tenth of the time of the digest. */
export function stampOf(root: string, sources: readonly string[]): string {
  const stamps = sources.map((path) => {
    const { size, mtimeNs, ctimeNs } = statSync(join(root, path), { bigint: true });
    return `${size} ${mtimeNs} ${ctimeNs}`;
  });
  return hash('sha256', stamps.join());
}

/** The joined sources of a tree as it is now; null if there are none. */
export function currentlyJoined(root: string): Joined | null {
  const file = join(joinedIn(root), JOINED_FILE);
  if (!existsSync(file)) return null;
  try {
    const joined = JSON.parse(readFileSync(file, 'utf8')) as Joined;
    if (joined.root !== root) return null;
    const isCurrent =
      stampOf(root, joined.sources) === joined.stamp || digestOf(contentsOf(root, joined.sources)) === joined.sha256;
    return isCurrent ? joined : null;
  } catch {
    // A source is gone, or the file is damaged: whoever joins next makes it again.
    return null;
  }
}

/** Where to import a program from: its joined sources, or else the tree. `program` is its path in the tree. */
export function programAt(root: string, program: string): URL {
  const joined = currentlyJoined(root);
  return pathToFileURL(joined === null ? join(root, program) : join(joinedIn(root), joined.folder, joinedName(program)));
}
