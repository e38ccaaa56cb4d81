/**
 * One submission of a command, from the bytes of its body to its response. The key and the rate limit were checked before the
 * bytes were read. The fast path and the routes both send what this returns, so a caller cannot tell them apart.
 */

import { isTerminal } from '@ledgerline/contract';
import { awaitCommand, type WaitingCaller } from '../../command/followed-command.ts';
import type { ServedTypes } from '../../command/submission.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { Waiting } from '../../system/waiting/long-poll-wait.ts';
import type { ApiCaller } from '../caller.ts';
import { commandJson, JSON_HEADERS, type JsonResponse } from '../reply/json-reply.ts';
import { readJson } from '../request/json-body.ts';
import type { Services } from '../services.ts';

export interface SentCommand {
  readonly caller: ApiCaller;
  readonly requestId: string;
  readonly bytes: Buffer;
  /** The trace of the caller, as one line; null if there is none. */
  readonly trace: string | null;
  /** Null for the queue endpoint, which takes every type. */
  readonly served: ServedTypes | null;
  /** How long the caller waits for the result; asked once the body is known to be JSON. */
  readonly enterWait: () => Waiting | Refusal | null;
  /** How long a read is kept after its end; null if its sender does not say. */
  readonly keptMs?: () => number | Refusal | null;
  /** The caller after the wait. */
  readonly lookAgain: WaitingCaller['lookAgain'];
}

export async function submit(services: Services, sent: SentCommand): Promise<JsonResponse | Refusal> {
  const { context, intake, metrics, traces } = services;
  const { caller, requestId, bytes, served, trace } = sent;
  const json = readJson(bytes, LARGE_UNREAD);
  if (isRefusal(json)) return json;
  const waiting = sent.enterWait();
  if (isRefusal(waiting)) return waiting;
  const keptMs = sent.keptMs?.() ?? null;
  if (isRefusal(keptMs)) return keptMs;
  const startedAt = context.clock.now();
  const { value: body } = json;
  const accepted = await intake.accept(caller, { body, bodyBytes: bytes.length, served, requestId, keptMs, trace });
  if (isRefusal(accepted)) return accepted;
  metrics.accepted(context.clock.now() - startedAt);
  traces.accepted(accepted, startedAt);
  // An accepted command stays accepted: a caller whose key has ended in the meantime gets the acceptance, without later news.
  const waited = waiting === null ? accepted : await awaitCommand(context, sent, accepted.commandId, waiting);
  return acceptedResponse(context, isRefusal(waited) ? accepted : waited, '/v1/commands');
}

const LARGE_UNREAD = { isLargeUnread: true } as const;

/** The same for a command that a logged-in user sends from the portal. */
export async function submitFromPortal(
  { context, metrics }: Services,
  accept: () => Promise<CommandSnapshot | Refusal>,
): Promise<JsonResponse | Refusal> {
  const startedAt = context.clock.now();
  const accepted = await accept();
  if (isRefusal(accepted)) return accepted;
  metrics.accepted(context.clock.now() - startedAt);
  return acceptedResponse(context, accepted, '/app/commands');
}

/** Clients poll every two seconds; polling sooner gains nothing. */
const RETRY_AFTER_SECONDS = '2';

function acceptedResponse(context: Context, command: CommandSnapshot, commands: string): JsonResponse {
  const headers = ['location', `${commands}/${command.commandId}`, ...JSON_HEADERS];
  if (!isTerminal(command.status)) headers.push('retry-after', RETRY_AFTER_SECONDS);
  return { status: 202, headers, text: commandJson(context, command) };
}
