/** Commands that a logged-in user sends to the sandbox of the account, with the rights of the role. Decided in command.ts: what is accepted. */

import { SandboxCommandBody } from '@ledgerline/contract';
import { actorOf, type Caller } from '../account/rights/caller.ts';
import { openSandbox } from '../delivery/sandbox.ts';
import type { CommandSnapshot } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { bodyCheck } from '../system/request/body-check.ts';
import type { CommandIntake } from './command.ts';
import { type EnvelopeDefaults, LargeBody } from './large-body.ts';

const readBody = bodyCheck(SandboxCommandBody, 'invalid_envelope');

export interface SandboxSubmission {
  readonly caller: Caller;
  readonly body: unknown;
  readonly bodyBytes: number;
  readonly requestId: string;
}

/** Queues the command on the tenant's sandbox, and opens the sandbox first if necessary. */
export async function submitToSandbox(
  context: Context,
  intake: CommandIntake,
  { caller, body, bodyBytes, requestId }: SandboxSubmission,
): Promise<CommandSnapshot | Refusal> {
  const wanted = body instanceof LargeBody ? body : readBody(body);
  if (isRefusal(wanted)) return wanted;
  const connector = await openSandbox(context, caller.tenant.tenantId, { actor: actorOf(caller), requestId });
  if (isRefusal(connector)) return connector;
  const defaults = { commandId: randomId(context.randomness, 'try'), connectorId: connector.connectorId };
  const envelope = wanted instanceof LargeBody ? wanted : filledIn(wanted, defaults);
  return intake.accept(caller, { body: envelope, bodyBytes, served: null, defaults });
}

function filledIn({ commandId, companyId = 'SAMPLE', type, payload }: SandboxCommandBody, defaults: EnvelopeDefaults) {
  return {
    commandId: commandId ?? defaults.commandId,
    connectorId: defaults.connectorId,
    companyId,
    type,
    ...(payload && { payload }),
  };
}

/** Returns the whole envelope of a body. */
export function sandboxEnvelope(body: unknown, defaults: EnvelopeDefaults): object | Refusal {
  const wanted = readBody(body);
  return isRefusal(wanted) ? wanted : filledIn(wanted, defaults);
}
