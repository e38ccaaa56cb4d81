/**
 * One submission of a command, from the bytes of its body to its response. The key and the rate limit were checked before the
 * bytes were read. The fast path and the routes both send what this returns, so a caller cannot tell them apart.
 */

import { isTerminal } from '@ledgerline/contract';
import { findCommand } from '../command/command.ts';
import type { ServedTypes } from '../command/submission.ts';
import type { CommandSnapshot } from '../store/store.ts';
import type { Waiting } from '../system/long-poll-wait.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';
import type { ApiCaller } from './guard.ts';
import { readJson } from './json-body.ts';
import { commandJson, JSON_HEADERS, type JsonResponse } from './json-reply.ts';
import type { Services } from './services.ts';

export interface SentCommand {
  readonly caller: ApiCaller;
  readonly bytes: Buffer;
  /** Null for the queue endpoint, which takes every type. */
  readonly served: ServedTypes | null;
  /** How long the caller waits for the result; asked once the body is known to be JSON. */
  readonly enterWait: () => Waiting | Refusal | null;
}

export async function submit(services: Services, sent: SentCommand): Promise<JsonResponse | Refusal> {
  const { caller, bytes, served } = sent;
  const json = readJson(bytes, { isLargeUnread: true });
  if (isRefusal(json)) return json;
  const waiting = sent.enterWait();
  if (isRefusal(waiting)) return waiting;
  const submission = { body: json.value, bodyBytes: bytes.length, served };
  const accepted = await timed(services, () => services.intake.accept(caller, submission));
  if (isRefusal(accepted)) return accepted;
  const waited = waiting === null ? accepted : await findCommand(services.context, caller, accepted.commandId, waiting);
  return acceptedResponse(services, isRefusal(waited) ? accepted : waited, '/v1/commands');
}

/** The same for a command that a logged-in user sends from the portal. */
export async function submitFromPortal(
  services: Services,
  accept: () => Promise<CommandSnapshot | Refusal>,
): Promise<JsonResponse | Refusal> {
  const accepted = await timed(services, accept);
  return isRefusal(accepted) ? accepted : acceptedResponse(services, accepted, '/app/commands');
}

async function timed(
  { context, metrics }: Services,
  accept: () => Promise<CommandSnapshot | Refusal>,
): Promise<CommandSnapshot | Refusal> {
  const startedAt = context.clock.now();
  const accepted = await accept();
  if (!isRefusal(accepted)) metrics.accepted(context.clock.now() - startedAt);
  return accepted;
}

/** Clients poll every two seconds; polling sooner gains nothing. */
const RETRY_AFTER = ['retry-after', '2'] as const;

function acceptedResponse({ context }: Services, command: CommandSnapshot, commands: string): JsonResponse {
  const location = ['location', `${commands}/${command.commandId}`];
  return {
    status: 202,
    headers: [...location, ...(isTerminal(command.status) ? [] : RETRY_AFTER), ...JSON_HEADERS],
    text: commandJson(context, command),
  };
}
