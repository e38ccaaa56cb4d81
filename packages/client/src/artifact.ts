/** Files that commands produce: read piece by piece, continued where a connection broke, and compared with their digest. */

import { monotonicMs } from './clock.ts';
import { hexOf, Sha256 } from './encoding/sha256.ts';
import { ArtifactDamaged, LedgerlineError, RequestRefused, Unreachable } from './errors.ts';
import type { Artifact, Command } from './generated/contract.ts';
import { pause } from './timers.ts';
import type { Transport } from './transport.ts';

const BREAKS_MAX = 4;
const BREAK_PAUSE_MS = 500;

export interface ArtifactFile extends Artifact {
  readonly commandId: string;
  /** The bytes as they arrive. The stream ends in ArtifactDamaged when they are not those of the digest. */
  stream(): ReadableStream<Uint8Array>;
  bytes(): Promise<Uint8Array>;
  /** The bytes after the first ones, which the caller already has and passes through the digest. */
  chunks(known?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array>;
}

/** The file of a command that is done. */
export function fileOf(transport: Transport, command: Command, signal: AbortSignal | undefined): ArtifactFile {
  const { commandId } = command;
  const artifact = command.result?.artifact as Artifact | undefined;
  if (artifact === undefined) {
    const problem = { code: 'artifact_missing', message: `Command ${commandId} did not produce a file.`, details: [] } as const;
    throw new RequestRefused(404, problem, undefined, { commandId });
  }
  const chunks = (known: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = []): AsyncGenerator<Uint8Array> =>
    readChunks(transport, { ...artifact, commandId }, known, signal);
  return {
    ...artifact,
    commandId,
    chunks,
    stream: () => streamOf(chunks()),
    bytes: async () => {
      const bytes = new Uint8Array(artifact.size);
      let at = 0;
      for await (const chunk of chunks()) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      return bytes;
    },
  };
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return(undefined);
    },
  });

async function* readChunks(
  transport: Transport,
  { commandId, size, sha256 }: Artifact & { readonly commandId: string },
  known: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  const digest = new Sha256();
  let at = 0;
  for await (const chunk of known) {
    digest.update(chunk);
    at += chunk.length;
  }
  for (let breaks = 0; at < size; ) {
    try {
      for await (const chunk of connection(transport, commandId, at, signal)) {
        at += chunk.length;
        if (at > size) throw damaged(commandId, `has more than the ${size} bytes that were announced`);
        digest.update(chunk);
        yield chunk;
      }
      if (at < size) throw new Unreachable(`The file of command ${commandId} broke off.`, false, { commandId });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      breaks += 1;
      const isFinal = error instanceof RequestRefused || error instanceof ArtifactDamaged || breaks > BREAKS_MAX;
      if (isFinal) throw named(error, commandId, breaks);
      await pause(BREAK_PAUSE_MS * breaks, signal);
    }
  }
  if (hexOf(digest.digest()) !== sha256) throw damaged(commandId, 'does not match its digest');
}

async function* connection(transport: Transport, commandId: string, at: number, signal: AbortSignal | undefined) {
  const call = { method: 'GET', path: `/v1/commands/${commandId}/artifact`, commandId, signal, endsAt: monotonicMs() } as const;
  const response = await transport.open(call, at === 0 ? {} : { range: `bytes=${at}-` });
  if (at > 0 && response.status !== 206) throw damaged(commandId, 'cannot be continued in the middle');
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value as Uint8Array;
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

const damaged = (commandId: string, how: string): ArtifactDamaged =>
  new ArtifactDamaged('artifact_damaged', `The file of command ${commandId} ${how}. Download it again.`, { commandId });

const named = (error: unknown, commandId: string, attempts: number): unknown =>
  error instanceof LedgerlineError
    ? error
    : new Unreachable(`The file of command ${commandId} could not be read.`, false, { commandId, attempts, cause: error });
