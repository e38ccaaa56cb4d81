/** What programs call with a tenant or app key: their account books, commands, results and files, and the schemas of what they may send. */

import { check, findGroupedPath } from '@ledgerline/catalog';
import { moduleJson, modulesJson, schemaOf } from '@ledgerline/catalog/publish';
import {
  type BookListAnswer,
  BookPageQuery,
  type CommandListAnswer,
  CommandListQuery,
  isTerminal,
  limits,
} from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayReadFile } from '../account/access.ts';
import { cancelCommand, findCommand, listCommands } from '../command/command.ts';
import type { ServedTypes } from '../command/submission.ts';
import { usableBooks } from '../delivery/book-list.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { sendArtifact } from './artifact-reply.ts';
import { type ApiCaller, type Found, guardByApiKey } from './guard.ts';
import { takeJson } from './json-body.ts';
import { POLL_AFTER_SECONDS, sendCommand, sendJsonText } from './json-reply.ts';
import { sendRefusal } from './problem-status.ts';
import { queryCheck } from './query.ts';
import { limitRate } from './rate-limit.ts';
import type { Services } from './services.ts';
import { enterWait } from './wait.ts';

type Callers = Found<ApiCaller>;

export async function apiRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context, slowBodies } = services;
  const callerOf = guardByApiKey(app, services);
  limitRate(app, services.rateLimit, callerOf);
  takeJson(app, slowBodies, limits.requestBodyBytesMax);
  app.register(async (queue) => {
    takeJson(queue, slowBodies, limits.bulkCommandBodyBytesMax, { isLargeUnread: true });
    queueRoutes(queue, services, callerOf);
  });
  booksRoute(app, context, callerOf);
  followRoutes(app, services, callerOf);
  artifactRoute(app, context, callerOf);
  schemaRoutes(app);
}

/** These answer by themselves instead of handing Fastify a promise to wait for: the most frequent call there is saves by it. */
function queueRoutes(app: FastifyInstance, services: Services, callerOf: Callers): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, served: ServedTypes | null): void => {
    submit(services, callerOf(request), served, request, reply).catch((error: unknown) => reply.send(error));
  };

  app.post('/v1/commands', (request, reply) => answer(request, reply, null));

  app.post<{ Params: { document: string; action: string } }>('/v1/sales-module/:document/:action', (request, reply) => {
    const { document, action } = request.params;
    const path = findGroupedPath(document, action);
    if (path) answer(request, reply, path.commandTypes);
    else sendRefusal(reply, refuse('unknown_route', 'There is no such grouped path. /openapi.json lists all of them.'));
  });
}

async function submit(
  services: Services,
  caller: ApiCaller,
  served: ServedTypes | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { context, intake, metrics } = services;
  const waiting = enterWait(services, caller.callerId, request, reply);
  if (isRefusal(waiting)) return void sendRefusal(reply, waiting);
  const startedAt = context.clock.now();
  const accepted = await intake.accept(caller, { body: request.body, bodyBytes: request.bodyBytes, served });
  if (isRefusal(accepted)) return void sendRefusal(reply, accepted);
  metrics.accepted(context.clock.now() - startedAt);
  const waited = waiting === null ? accepted : await findCommand(context, caller, accepted.commandId, waiting);
  const command = isRefusal(waited) ? accepted : waited;
  reply.code(202).header('location', `/v1/commands/${command.commandId}`);
  if (!isTerminal(command.status)) reply.header('retry-after', POLL_AFTER_SECONDS);
  sendCommand(reply, context, command);
}

const readBookPage = queryCheck(BookPageQuery);

function booksRoute(app: FastifyInstance, context: Context, callerOf: Callers): void {
  app.get('/v1/books', async (request, reply) => {
    const page = readBookPage(request.query);
    const books = isRefusal(page) ? page : await usableBooks(context, callerOf(request), page);
    if (isRefusal(books)) return sendRefusal(reply, books);
    const answer: BookListAnswer = { ok: true, connectors: [...books.connectors], nextCursor: books.nextCursor };
    return sendJsonText(reply, JSON.stringify(answer));
  });
}

const readListQuery = queryCheck(CommandListQuery);

type OneCommand = { Params: { commandId: string } };

function followRoutes(app: FastifyInstance, services: Services, callerOf: Callers): void {
  const { context } = services;
  app.get('/v1/commands', async (request, reply) => {
    const query = readListQuery(request.query);
    if (isRefusal(query)) return sendRefusal(reply, query);
    const page = await listCommands(context, callerOf(request), query);
    if (isRefusal(page)) return sendRefusal(reply, page);
    const answer: CommandListAnswer = { ok: true, commands: [...page.commands], nextCursor: page.nextCursor };
    return sendJsonText(reply, JSON.stringify(answer));
  });

  app.get<OneCommand>('/v1/commands/:commandId', async (request, reply) => {
    const caller = callerOf(request);
    const waiting = enterWait(services, caller.callerId, request, reply);
    if (isRefusal(waiting)) return sendRefusal(reply, waiting);
    const command = await findCommand(context, caller, request.params.commandId, waiting);
    return isRefusal(command) ? sendRefusal(reply, command) : sendCommand(reply, context, command);
  });

  app.post<OneCommand>('/v1/commands/:commandId/cancel', async (request, reply) => {
    const command = await cancelCommand(context, callerOf(request), request.params.commandId);
    return isRefusal(command) ? sendRefusal(reply, command) : sendCommand(reply, context, command);
  });
}

function artifactRoute(app: FastifyInstance, context: Context, callerOf: Callers): void {
  app.get<OneCommand>('/v1/commands/:commandId/artifact', async (request, reply) => {
    const caller = callerOf(request);
    const command = await findCommand(context, caller, request.params.commandId, null);
    if (isRefusal(command)) return sendRefusal(reply, command);
    if (!mayReadFile(caller.rights, command)) {
      const message = `This key cannot read files of ${command.type}. Use a key with the read right for ${command.module}.`;
      return sendRefusal(reply, refuse('access_denied', message));
    }
    return sendArtifact(context, request, reply, command);
  });
}

function schemaRoutes(app: FastifyInstance): void {
  app.get('/v1/schema/modules', (_request, reply) => sendJsonText(reply, JSON.stringify(modulesJson())));

  app.get<{ Params: { moduleId: string } }>('/v1/schema/modules/:moduleId', async (request, reply) => {
    const answer = moduleJson(request.params.moduleId);
    if (answer) return sendJsonText(reply, JSON.stringify(answer));
    return sendRefusal(reply, refuse('unknown_module', 'There is no such module. GET /v1/schema/modules lists all modules.'));
  });

  app.get<{ Params: { commandType: string } }>('/v1/schema/commands/:commandType', async (request, reply) => {
    const { commandType } = request.params;
    const answer = schemaOf(commandType);
    return answer ? sendJsonText(reply, JSON.stringify(answer)) : sendRefusal(reply, unknownRecipe(commandType));
  });
}

/** With the names that come close, as for a command of an unknown type. */
function unknownRecipe(commandType: string): Refusal {
  const unknown = check(commandType, {});
  if (unknown.ok) throw new Error('A command type without a recipe must be unknown.');
  return refuse('unknown_recipe', unknown.message, unknown.problems);
}
