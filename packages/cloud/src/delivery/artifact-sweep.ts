/**
 * Removes files that no command names. Uploads and removals may meet, on one node or on several that share a folder, so a file is
 * taken out of its place first and looked for in the commands once more: a command that named it before that look gets it back, and an
 * upload that names it after that look finds it gone before it is acknowledged, and is sent again. A crash in between leaves a
 * file aside, which the next sweep restores or removes.
 */

import type { SetAside } from '../store/artifact-files.ts';
import type { Context } from '../system/context.ts';

type Surroundings = Pick<Context, 'store' | 'artifacts' | 'clock'>;

export const ARTIFACTS_ASKED_MAX = 64;

/** Removes a file unless a command names it. What fails here is left to the next sweep. */
export async function discardArtifact(context: Surroundings, sha256: string): Promise<void> {
  const { store, artifacts } = context;
  try {
    if ((await store.keptArtifacts({ sha256s: [sha256] })).length > 0) return;
    const aside = await artifacts.setAside(sha256);
    if (aside) await judge(context, aside);
  } catch {
    // Nothing is lost: the file is still in its place, or set aside.
  }
}

async function judge({ store }: Surroundings, aside: SetAside): Promise<void> {
  const isKept = (await store.keptArtifacts({ sha256s: [aside.sha256] })).length > 0;
  await (isKept ? aside.restore() : aside.remove());
}

/** Checks some of the files in each call, and all of them over time. */
export async function sweepArtifacts(context: Surroundings, stopping: AbortSignal): Promise<void> {
  const { store, artifacts, clock } = context;
  await artifacts.clearDrafts(clock.now());
  for (const aside of await artifacts.leftAside()) await judge(context, aside);
  const found = await artifacts.someOldFiles(clock.now());
  for (let start = 0; start < found.length && !stopping.aborted; start += ARTIFACTS_ASKED_MAX) {
    const sha256s = found.slice(start, start + ARTIFACTS_ASKED_MAX);
    const kept = new Set(await store.keptArtifacts({ sha256s }));
    for (const sha256 of sha256s) if (!kept.has(sha256)) await discardArtifact(context, sha256);
  }
}
