/** One request that checks commands, from the bytes of its body to its results: charged by the number of commands, read on a thread if large. */

import { type CommandCheckResult, limits } from '@ledgerline/contract';
import type { FastifyReply } from 'fastify';
import { type CheckedCommand, checkCommands, readCommands } from '../../command/command-check.ts';
import { LargeBody } from '../../command/large-body.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { ApiCaller } from '../caller.ts';
import { languageOf } from '../reply/reader.ts';
import { readJson } from '../request/json-body.ts';
import type { Services } from '../services.ts';

export async function checkSent(
  services: Services,
  caller: ApiCaller,
  bytes: Buffer,
  reply: FastifyReply,
): Promise<CommandCheckResult[] | Refusal> {
  const { intake, rateLimit, metrics } = services;
  const commands = await commandsIn(services, caller, bytes);
  if (isRefusal(commands)) return commands;
  const limited = rateLimit.isOff ? null : rateLimit.count(caller, reply, furtherCost(commands.length));
  if (limited) return limited;
  const results = await checkCommands(intake, caller, commands, languageOf(reply.request));
  metrics.checked(results);
  return results;
}

async function commandsIn(
  { largeBodies }: Services,
  { tenantId }: ApiCaller,
  bytes: Buffer,
): Promise<readonly CheckedCommand[] | Refusal> {
  const json = readJson(bytes, { isLargeUnread: true });
  if (isRefusal(json)) return json;
  return json.value instanceof LargeBody ? largeBodies.commands(tenantId, json.value) : readCommands(json.value);
}

/** The request itself was counted when it arrived. */
const furtherCost = (commands: number): number => Math.max(0, Math.ceil(commands / limits.checkedCommandsPerRequest) - 1);
