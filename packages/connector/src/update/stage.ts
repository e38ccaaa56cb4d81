/**
 * Stores a build next to the existing ones: in a folder that ends in .part, file by file, then renamed as a whole. Files downloaded before a crash are
 * used again. The host is told about a build only when every file has the digest in the manifest.
 */

import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY_MS, type ReleasedBuild, type ReleasedFile } from '@ledgerline/contract';
import { isProblems, type Problems } from '../config.ts';
import type { Downloaded } from '../http/cloud-client.ts';
import { messageOf } from '../log.ts';
import type { BuildNotes } from './build-notes.ts';
import { sha256Of } from './download.ts';
import { flushFolder, writeDurably } from './durable-file.ts';

const KEPT_MS = 7 * DAY_MS;

export interface Staging {
  readonly notes: BuildNotes;
  readonly fetchFile: (file: ReleasedFile) => Promise<Downloaded | Problems>;
}

/** What was downloaded, in bytes as they travelled, once the build is staged. */
export async function stageBuild(
  { build, files }: Pick<ReleasedBuild, 'build' | 'files'>,
  { notes, fetchFile }: Staging,
): Promise<{ readonly downloadedBytes: number } | Problems> {
  const folder = join(notes.app, build);
  const part = `${folder}.part`;
  let downloadedBytes = 0;
  try {
    if (existsSync(folder) && !isWhole(folder, files)) rmSync(folder, { recursive: true });
    if (!existsSync(folder)) {
      for (const file of files) {
        const target = join(part, file.path);
        if (isFile(target, file)) continue;
        const found = contentHere(notes.app, file) ?? (await fetchFile(file));
        if (isProblems(found)) return found;
        downloadedBytes += found.receivedBytes;
        writeDurably(target, found.content);
      }
      if (!isWhole(part, files)) return { problems: [`The files of build ${build} are not what was written.`] };
      for (const place of new Set(files.map(({ path }) => dirname(join(part, path))))) flushFolder(place);
      renameSync(part, folder);
      flushFolder(notes.app);
    }
    notes.write('next', build);
    return { downloadedBytes };
  } catch (error) {
    // A full disk is not left full.
    rmSync(part, { recursive: true, force: true });
    return { problems: [`Build ${build} cannot be written. ${messageOf(error)}`] };
  }
}

const isWhole = (folder: string, files: readonly ReleasedFile[]): boolean =>
  files.every((file) => isFile(join(folder, file.path), file));

function isFile(path: string, { sha256, size }: ReleasedFile): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.size !== size) return false;
  return sha256Of(readFileSync(path)) === sha256;
}

/** The same bytes in a build that is here; null when none has them. */
function contentHere(app: string, file: ReleasedFile): Downloaded | null {
  for (const build of buildsIn(app)) {
    const path = join(app, build, file.path);
    if (isFile(path, file)) return { content: readFileSync(path), receivedBytes: 0 };
  }
  return null;
}

const buildsIn = (app: string): readonly string[] =>
  readdirSync(app, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Removes builds that no note names, a week after they were written. */
export function removeOldBuilds(notes: BuildNotes, nowMs: number): void {
  const kept = new Set((['current', 'next', 'previous'] as const).map((name) => notes.read(name)));
  for (const build of buildsIn(notes.app)) {
    const path = join(notes.app, build);
    if (!kept.has(build) && nowMs - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true });
  }
}
