/** Serves one request with many commands, from the bytes of its body to its response. */

import { CommandBatchQuery } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import { commandSays } from '@ledgerline/words/problem/command';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptBatch, type BatchEnd } from '../../../command/command-batch.ts';
import { shortProblem } from '../../../command/command-check.ts';
import type { CommandSnapshot } from '../../../store/store.ts';
import type { Context } from '../../../system/context.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../../../system/problem.ts';
import type { ApiCaller } from '../../caller.ts';
import { commandMember, JSON_HEADERS, type JsonResponse } from '../../reply/json-reply.ts';
import { errorBody, STATUS } from '../../reply/problem-status.ts';
import { languageOf } from '../../reply/reader.ts';
import { LINES_TYPE } from '../../request/json-body.ts';
import { queryCheck } from '../../request/query.ts';
import { traceIn } from '../../request/trace.ts';
import type { Services } from '../../services.ts';
import { commandsIn, furtherCost } from './command-list-request.ts';

type BatchRequest = FastifyRequest & { readonly caller: ApiCaller };

const readQuery = queryCheck(CommandBatchQuery);

export async function acceptSent(
  services: Services,
  request: BatchRequest,
  reply: FastifyReply,
): Promise<JsonResponse | Refusal> {
  const { caller } = request;
  const query = waitsFor(request) ?? readQuery(request.query);
  if (isRefusal(query)) return query;
  const bytes = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
  const isLines = request.headers['content-type']?.startsWith(LINES_TYPE) ?? false;
  const commands = await commandsIn(services, caller, bytes, { purpose: 'batch', isLines });
  if (isRefusal(commands)) return commands;
  const { intake, rateLimit, metrics, context, traces } = services;
  const limited = rateLimit.isOff ? null : rateLimit.count(caller, reply, furtherCost(commands.length));
  if (limited) return limited;
  const startedAt = context.clock.now();
  const isWhole = query.accept === 'all';
  const ends = await acceptBatch(intake, caller, commands, { isWhole, requestId: request.id, trace: traceIn(request.headers) });
  const isStopped = isWhole && ends.some((end) => end === null || isRefusal(end));
  if (!isStopped) metrics.acceptedMany(ends.filter((end) => !isRefusal(end)).length, context.clock.now() - startedAt);
  for (const end of ends) if (end !== null && !isRefusal(end)) traces.accepted(end, startedAt);
  const language = languageOf(request);
  return isStopped ? stoppedResponse(ends, request.id, language) : queuedResponse(context, ends, language);
}

/** A batch does not wait for results: the feed of events is for that. */
const waitsFor = ({ query }: FastifyRequest): Refusal | null =>
  'wait' in ((query ?? {}) as object) ? refuseField('/wait', 'unknown_member', commandSays.batchWaits()) : null;

function queuedResponse(context: Context, ends: readonly (BatchEnd | null)[], language: Language): JsonResponse {
  const results = ends.map((end) => (end === null || isRefusal(end) ? rejectedText(end, language) : acceptedText(context, end)));
  const accepted = ends.filter((end) => !isRefusal(end)).length;
  const text = `{"ok":true,"results":[${results.join()}],"accepted":${accepted},"refused":${ends.length - accepted}}`;
  return { status: 200, headers: JSON_HEADERS, text };
}

/** The response if all or none are queued: a command that was not queued because of others says so. */
function stoppedResponse(ends: readonly (BatchEnd | null)[], requestId: string, language: Language): JsonResponse {
  const refusals = ends.map((end) => (isRefusal(end) ? end : null));
  const refused = refusals.filter((refusal) => refusal !== null).length;
  const body = errorBody(refuse('batch_refused', commandSays.batchRefused(refused, ends.length)), requestId, language);
  const results = refusals.map((refusal) => rejectedText(refusal, language));
  const text = `${JSON.stringify(body).slice(0, -1)},"results":[${results.join()}]}`;
  return { status: STATUS.batch_refused, headers: JSON_HEADERS, text };
}

const acceptedText = (context: Context, command: CommandSnapshot): string =>
  `{"ok":true,"statusCode":202,"command":${commandMember(context, command)}}`;

function rejectedText(refusal: Refusal | null, language: Language): string {
  const told = refusal ?? refuse('batch_refused', commandSays.batchStopped());
  return JSON.stringify({ ok: false, statusCode: STATUS[told.refused.code], error: shortProblem(told, language) });
}
