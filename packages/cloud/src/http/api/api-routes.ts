/** The routes for tenant and app keys: account books, commands, results and files, and the schemas of commands. */

import { check, findGroupedCommands } from '@ledgerline/catalog';
import { moduleJson, modulesJson, schemaOf } from '@ledgerline/catalog/publish';
import {
  type BookListResponse,
  BookPageQuery,
  BookQuery,
  type CommandCheckResponse,
  CommandListQuery,
  type CommandListResponse,
  limits,
} from '@ledgerline/contract';
import { accessSays } from '@ledgerline/words/problem/access';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayReadFile } from '../../account/rights/access.ts';
import { findCommand, listCommands } from '../../command/followed-command.ts';
import type { ServedTypes } from '../../command/submission.ts';
import { bookSupport } from '../../delivery/book-capabilities.ts';
import { usableBooks } from '../../delivery/book-list.ts';
import { type Hit, searchRecipes, shownHit, spread } from '../../search/search.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import type { ApiCaller } from '../caller.ts';
import { lookAgain } from '../endpoint/audience-guard.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { keptMsIn } from '../limits/keep.ts';
import { enterWait } from '../limits/wait.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { sendRefusal, sendResponse } from '../reply/problem-status.ts';
import { acceptJson, acceptJsonBytes, LINES_TYPE } from '../request/json-body.ts';
import { queryCheck } from '../request/query.ts';
import { traceIn } from '../request/trace.ts';
import type { Services } from '../services.ts';
import { batchEndpoints, checkEndpoints, commandEndpoints, queueEndpoints, schemaEndpoints } from './api-endpoints.ts';
import { apiKeyRoutes } from './api-key-routes.ts';
import { sendArtifact } from './artifact-reply.ts';
import { changeSwitchRoutes } from './change-routes.ts';
import { commandHandlers } from './command-handlers.ts';
import { acceptSent } from './command-list/command-batch-request.ts';
import { checkSent } from './command-list/command-check-request.ts';
import { eventRoutes } from './event-routes.ts';
import { linkRoutes } from './link/link-routes.ts';
import { submit } from './submission.ts';
import { usageRoutes } from './usage-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';

type ApiRequest = FastifyRequest & { readonly caller: ApiCaller };

export async function apiRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { bodyTimeouts } = services;
  acceptJson(app, bodyTimeouts, limits.requestBodyBytesMax);
  app.register(async (queue) => {
    acceptJsonBytes(queue, bodyTimeouts, limits.bulkCommandBodyBytesMax);
    queueRoutes(queue, services);
  });
  app.register(async (batches) => {
    acceptJsonBytes(batches, bodyTimeouts, limits.bulkCommandBodyBytesMax, [LINES_TYPE]);
    routesOf(batches, services, batchEndpoints).serveRaw({
      queueCommands: async (request, reply) => sendResponse(reply, await acceptSent(services, request, reply)),
    });
  });
  commandRoutes(app, services);
  apiKeyRoutes(app, services);
  eventRoutes(app, services);
  webhookRoutes(app, services);
  changeSwitchRoutes(app, services);
  linkRoutes(app, services);
  usageRoutes(app, services);
  schemaRoutes(app, services);
}

const NO_BYTES = Buffer.alloc(0);

function queueRoutes(app: FastifyInstance, services: Services): void {
  const answer = async (request: ApiRequest, reply: FastifyReply, served: ServedTypes | null): Promise<FastifyReply> => {
    const { caller } = request;
    const bytes = (request.body as Buffer | undefined) ?? NO_BYTES;
    const wait = () => enterWait(services, caller.callerId, request, reply);
    const again = () => lookAgain(request, reply);
    const keptMs = () => keptMsIn(request.query);
    return sendResponse(
      reply,
      await submit(services, {
        caller,
        requestId: request.id,
        bytes,
        trace: traceIn(request.headers),
        served,
        enterWait: wait,
        keptMs,
        lookAgain: again,
      }),
    );
  };

  routesOf(app, services, queueEndpoints).serveRaw({
    queueCommand: (request, reply) => answer(request, reply, null),

    queueGroupedCommand: (request, reply) => {
      const { document, action } = request.params;
      const group = findGroupedCommands(document, action);
      if (group) return answer(request, reply, group.commandTypes);
      return sendRefusal(reply, refuse('unknown_route', requestSays.noGroupedPath()));
    },
  });

  routesOf(app, services, checkEndpoints).serveRaw({
    checkCommands: async (request, reply) => {
      const bytes = (request.body as Buffer | undefined) ?? NO_BYTES;
      const results = await checkSent(services, request.caller, bytes, reply);
      if (isRefusal(results)) return sendRefusal(reply, results);
      const answer: CommandCheckResponse = { ok: true, results };
      return sendJsonText(reply, JSON.stringify(answer));
    },
  });
}

const readBookPage = queryCheck(BookPageQuery);
const readListQuery = queryCheck(CommandListQuery);

function commandRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, commandEndpoints).serveRaw({
    listBooks: async (request, reply) => {
      const page = readBookPage(request.query);
      const books = isRefusal(page) ? page : await usableBooks(context, request.caller, page);
      if (isRefusal(books)) return sendRefusal(reply, books);
      const answer: BookListResponse = { ok: true, connectors: [...books.connectors], nextCursor: books.nextCursor };
      return sendJsonText(reply, JSON.stringify(answer));
    },

    listCommands: async (request, reply) => {
      const query = readListQuery(request.query);
      if (isRefusal(query)) return sendRefusal(reply, query);
      const page = await listCommands(context, request.caller, query);
      if (isRefusal(page)) return sendRefusal(reply, page);
      const answer: CommandListResponse = { ok: true, commands: [...page.commands], nextCursor: page.nextCursor };
      return sendJsonText(reply, JSON.stringify(answer));
    },

    ...commandHandlers(services),

    downloadArtifact: async (request, reply) => {
      const { caller } = request;
      const command = await findCommand(context, caller, request.params.commandId, null);
      if (isRefusal(command)) return sendRefusal(reply, command);
      if (!mayReadFile(caller.rights, command)) {
        return sendRefusal(reply, refuse('access_denied', accessSays.filesOf(command.type, command.module)));
      }
      return sendArtifact(services, request, reply, command);
    },
  });
}

const readSearch = queryCheck(schemaEndpoints.searchCommandTypes.query);

function hitOf(hit: Hit) {
  const { commandType: type, module, mode, operation } = hit.recipe;
  return { type, ...shownHit(hit), module, mode, operation, score: Math.round(hit.score * 1000) / 1000 };
}

const readBookQuery = queryCheck(BookQuery);

function schemaRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, schemaEndpoints).serveRaw({
    listModules: (_request, reply) => sendJsonText(reply, JSON.stringify(modulesJson())),

    readModule: (request, reply) => {
      const answer = moduleJson(request.params.moduleId);
      if (answer) return sendJsonText(reply, JSON.stringify(answer));
      return sendRefusal(reply, refuse('unknown_module', requestSays.noModule(schemaEndpoints.listModules.path)));
    },

    readCommandContract: async (request, reply) => {
      const { commandType } = request.params;
      const answer = schemaOf(commandType);
      if (!answer) return sendRefusal(reply, unknownRecipe(commandType));
      const query = readBookQuery(request.query);
      if (isRefusal(query)) return sendRefusal(reply, query);
      const { connectorId, companyId } = query;
      if (connectorId === undefined || companyId === undefined) return sendJsonText(reply, JSON.stringify(answer));
      const book = await bookSupport(context, request.caller, { connectorId, companyId }, commandType);
      return isRefusal(book) ? sendRefusal(reply, book) : sendJsonText(reply, JSON.stringify({ ...answer, book }));
    },

    searchCommandTypes: async (request, reply) => {
      const query = readSearch(request.query);
      if (isRefusal(query)) return sendRefusal(reply, query);
      const hits = await searchRecipes(query.q);
      const answer = { ok: true, hits: spread(hits, query.limit ?? limits.searchHitsDefault).map(hitOf) };
      return sendJsonText(reply, JSON.stringify(answer));
    },
  });
}

/** Lists similar names, as for a command of an unknown type. */
function unknownRecipe(commandType: string): Refusal {
  const unknown = check(commandType, {});
  if (unknown.ok) throw new Error('A command type without a recipe must be unknown.');
  return refuse('unknown_recipe', unknown.sentence, unknown.problems);
}
