/** Functions that need a file system: saving the file of a command. */

import { createReadStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import type { ArtifactFile } from './artifact.ts';

const sizeOf = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
};

/**
 * Writes the file next to its place and renames it when it is whole, so that no reader sees half of it. What an earlier call left
 * behind is continued.
 */
export async function save(file: ArtifactFile, path: string): Promise<void> {
  const partial = `${path}.${file.sha256.slice(0, 16)}.part`;
  const known = await sizeOf(partial);
  const isContinued = known > 0 && known <= file.size;
  const handle = await open(partial, isContinued ? 'a' : 'w');
  try {
    for await (const chunk of file.chunks(isContinued ? createReadStream(partial) : [])) await handle.writeFile(chunk);
    await handle.sync();
  } catch (error) {
    if ((error as { readonly code?: string }).code === 'artifact_damaged') await handle.truncate(0);
    throw error;
  } finally {
    await handle.close();
  }
  await rename(partial, path);
}
