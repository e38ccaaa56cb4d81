/** Reads a request that lists commands, on a thread if it is large, and calculates what such a request costs. */

import { limits } from '@ledgerline/contract';
import { type CheckedCommand, type ListForm, readCommands } from '../../../command/command-list.ts';
import { LargeBody } from '../../../command/large-body.ts';
import { SMALL_BODY_BYTES_MAX } from '../../../system/pace/loop-budget.ts';
import type { Refusal } from '../../../system/problem.ts';
import type { ApiCaller } from '../../caller.ts';
import type { Services } from '../../services.ts';

export const commandsIn = async (
  { largeBodies }: Services,
  { tenantId }: ApiCaller,
  bytes: Buffer,
  form: ListForm,
): Promise<readonly CheckedCommand[] | Refusal> =>
  bytes.length > SMALL_BODY_BYTES_MAX ? largeBodies.commands(tenantId, new LargeBody(bytes), form) : readCommands(bytes, form);

/** The cost of the commands beyond the request, which was counted when it arrived. */
export const furtherCost = (commands: number): number => Math.max(0, Math.ceil(commands / limits.checkedCommandsPerRequest) - 1);
