/** Sends many commands in order, several hundred in a request, and repeats requests where that is harmless. */

import { monotonicMs } from './clock.ts';
import { RequestRefused } from './errors.ts';
import type { Command, Problem } from './generated/contract.ts';
import { type CallOptions, Submission } from './submission.ts';
import { pause } from './timers.ts';
import type { Transport } from './transport.ts';
import { wireJson } from './wire-json.ts';

/** A command that is sent together with others. */
export interface Envelope {
  readonly commandId: string;
}

/** The outcome of one command: accepted, or rejected and not queued. */
export type Sent =
  | { readonly ok: true; readonly submission: Submission<unknown> }
  | { readonly ok: false; readonly commandId: string; readonly error: RequestRefused };

export interface BatchOptions extends CallOptions {
  /** How many commands go into a request, at most 500 (default 200). */
  readonly size?: number;
  /** Awaited before a request is sent: store the ids here, and a crash cannot lose the commands. */
  readonly keep?: (commandIds: readonly string[]) => unknown;
}

interface Waiting {
  readonly transport: Transport;
  readonly deadlineMs: number;
  readonly waitSeconds: number;
}

type Result =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly statusCode: number; readonly error: Problem };

interface Written {
  readonly commandId: string;
  readonly text: string;
}

const SIZE = 200;
const SIZE_MAX = 500;
/** A request has at most 8 MiB; a character can take three bytes. */
const CHARACTERS_MAX = 2 * 1024 * 1024;
const FULL_MS = 1_000;
const FULL_MS_MAX = 8_000;

/** Sends the commands in their order. A request is sent when it is full, and at the end. */
export async function* sendBatches(
  envelopes: AsyncIterable<Envelope> | Iterable<Envelope>,
  waiting: Waiting,
  options: BatchOptions,
): AsyncGenerator<Sent, void, undefined> {
  const size = Math.min(options.size ?? SIZE, SIZE_MAX);
  let batch: Written[] = [];
  let characters = 0;
  for await (const envelope of envelopes) {
    const text = wireJson(envelope);
    if (batch.length > 0 && (batch.length >= size || characters + text.length > CHARACTERS_MAX)) {
      yield* sendBatch(batch, waiting, options);
      batch = [];
      characters = 0;
    }
    batch.push({ commandId: envelope.commandId, text });
    characters += text.length;
  }
  if (batch.length > 0) yield* sendBatch(batch, waiting, options);
}

/** Sends one batch. From the first command that finds the queue full, commands are sent again later, so that their order stays. */
async function* sendBatch(
  batch: readonly Written[],
  waiting: Waiting,
  options: BatchOptions,
): AsyncGenerator<Sent, void, undefined> {
  const { signal, deadlineMs = waiting.deadlineMs } = options;
  const endsAt = monotonicMs() + deadlineMs;
  signal?.throwIfAborted();
  await options.keep?.(batch.map(({ commandId }) => commandId));
  for (let left = batch, fullMs = FULL_MS; left.length > 0; fullMs = Math.min(2 * fullMs, FULL_MS_MAX)) {
    const { body, attempts, requestId } = await waiting.transport.json<{ readonly results: readonly Result[] }>({
      method: 'POST',
      path: '/v1/commands/batch',
      body: `{"commands":[${left.map(({ text }) => text).join()}]}`,
      isRepeatable: true,
      signal,
      endsAt,
    });
    const isTimeLeft = monotonicMs() + fullMs < endsAt;
    const full = isTimeLeft ? body.results.findIndex(isFull) : -1;
    const ended = full === -1 ? left.length : full;
    for (const [at, { commandId }] of left.slice(0, ended).entries()) {
      const result = body.results[at];
      if (result?.ok) yield { ok: true, submission: new Submission(result.command, attempts, waiting, options) };
      else if (result) {
        const error = new RequestRefused(result.statusCode, result.error, undefined, { commandId, requestId, attempts });
        yield { ok: false, commandId, error };
      }
    }
    left = left.slice(ended);
    if (left.length > 0) await pause(fullMs, signal);
  }
}

const isFull = (result: Result): boolean => !result.ok && result.error.code === 'queue_full';
