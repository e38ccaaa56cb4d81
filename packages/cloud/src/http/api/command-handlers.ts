/** Commands that were sent: follow and cancel them. The same for keys and for logged-in users. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { awaitCommand, cancelCommand } from '../../command/followed-command.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { TenantCaller } from '../caller.ts';
import { lookAgain } from '../endpoint/audience-guard.ts';
import type { RawHandlersFor } from '../endpoint/endpoint-routes.ts';
import { enterWait } from '../limits/wait.ts';
import { sendCommand, sendExplained } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';
import type { commandEndpoints } from './api-endpoints.ts';

type Shared = Pick<typeof commandEndpoints, 'readCommand' | 'cancelCommand'>;

type Asked = FastifyRequest & { readonly caller: TenantCaller; readonly params: { readonly commandId: string } };

/** Returns the requested command when it is finished or the wait ends. */
export async function awaitAsked(services: Services, request: Asked, reply: FastifyReply): Promise<CommandSnapshot | Refusal> {
  const { caller } = request;
  const waiting = enterWait(services, caller.callerId, request, reply);
  if (isRefusal(waiting)) return waiting;
  const asking = { caller, lookAgain: () => lookAgain(request, reply) };
  return awaitCommand(services.context, asking, request.params.commandId, waiting);
}

export const commandHandlers = (services: Services): RawHandlersFor<TenantCaller, Shared> => ({
  readCommand: async (request, reply) => {
    const command = await awaitAsked(services, request, reply);
    return isRefusal(command) ? sendRefusal(reply, command) : sendExplained(reply, services.context, command);
  },

  cancelCommand: async (request, reply) => {
    const command = await cancelCommand(services.context, request.caller, request.params.commandId);
    return isRefusal(command) ? sendRefusal(reply, command) : sendCommand(reply, services.context, command);
  },
});
