/** Saves the file of a command on a disk without room for it, and again when there is room. Prints how each try ended, and what is there. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtifactFile } from '@ledgerline/client';
import { save } from '@ledgerline/client/node';

const content = Buffer.from(Array.from({ length: 12_000 }, (_, at) => at % 251));
const [ballast, path] = [join(tmpdir(), 'ballast'), join(tmpdir(), 'report.pdf')];

async function* chunks(known: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = []): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of known) at += chunk.length;
  yield content.subarray(at);
}

const file: ArtifactFile = {
  commandId: 'c-1',
  fileName: 'report.pdf',
  contentType: 'application/pdf',
  size: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  chunks,
  stream: () => new ReadableStream(),
  bytes: () => Promise.resolve(content),
};
const ended = (): Promise<string> =>
  save(file, path).then(
    () => 'saved',
    (error: { readonly code?: string }) => String(error.code),
  );

writeFileSync(ballast, Buffer.alloc(8 * 1024));
const [withoutRoom, isThere] = [await ended(), existsSync(path)];
rmSync(ballast);
const withRoom = await ended();
console.log(JSON.stringify({ withoutRoom, isThere, withRoom, isWhole: readFileSync(path).equals(content) }));
