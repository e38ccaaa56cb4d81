/** Commands that were sent: follow and cancel them. The same for keys and for logged-in users. */

import { awaitCommand, cancelCommand } from '../../command/command.ts';
import { isRefusal } from '../../system/problem.ts';
import type { TenantCaller } from '../caller.ts';
import { lookAgain } from '../endpoint/audience-guard.ts';
import type { RawHandlersFor } from '../endpoint/endpoint-routes.ts';
import { enterWait } from '../limits/wait.ts';
import { sendCommand, sendExplained } from '../reply/json-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';
import type { commandEndpoints } from './api-endpoints.ts';

type Shared = Pick<typeof commandEndpoints, 'readCommand' | 'cancelCommand'>;

export const commandHandlers = (services: Services): RawHandlersFor<TenantCaller, Shared> => ({
  readCommand: async (request, reply) => {
    const { caller } = request;
    const waiting = enterWait(services, caller.callerId, request, reply);
    if (isRefusal(waiting)) return sendRefusal(reply, waiting);
    const asking = { caller, lookAgain: () => lookAgain(request, reply) };
    const command = await awaitCommand(services.context, asking, request.params.commandId, waiting);
    return isRefusal(command) ? sendRefusal(reply, command) : sendExplained(reply, services.context, command);
  },

  cancelCommand: async (request, reply) => {
    const command = await cancelCommand(services.context, request.caller, request.params.commandId);
    return isRefusal(command) ? sendRefusal(reply, command) : sendCommand(reply, services.context, command);
  },
});
