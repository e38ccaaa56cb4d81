/**
 * Serves one request that checks commands, from the bytes of its body to its results. It is charged by the number of commands, and read on a thread if
 * large.
 */

import type { CommandCheckResult } from '@ledgerline/contract';
import type { FastifyReply } from 'fastify';
import { checkCommands } from '../../../command/command-check.ts';
import { isRefusal, type Refusal } from '../../../system/problem.ts';
import type { ApiCaller } from '../../caller.ts';
import { languageOf } from '../../reply/reader.ts';
import type { Services } from '../../services.ts';
import { commandsIn, furtherCost } from './command-list-request.ts';

export async function checkSent(
  services: Services,
  caller: ApiCaller,
  bytes: Buffer,
  reply: FastifyReply,
): Promise<CommandCheckResult[] | Refusal> {
  const { intake, rateLimit, metrics } = services;
  const commands = await commandsIn(services, caller, bytes, { purpose: 'check', isLines: false });
  if (isRefusal(commands)) return commands;
  const limited = rateLimit.isOff ? null : rateLimit.count(caller, reply, furtherCost(commands.length));
  if (limited) return limited;
  const results = await checkCommands(intake, caller, commands, languageOf(reply.request));
  metrics.checked(results);
  return results;
}
