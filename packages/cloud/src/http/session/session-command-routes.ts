/** Commands for logged-in users: send one to the sandbox, follow it, cancel it, run it again, open its file. */

import { BookReportBody, limits, type ShownCommandResponse } from '@ledgerline/contract';
import type { Language } from '@ledgerline/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findCommand } from '../../command/followed-command.ts';
import { repeatCommand } from '../../command/repeat.ts';
import { submitToSandbox } from '../../command/sandbox-command.ts';
import { failureIn, type StoredFailure } from '../../pages/portal/command/failure-help.ts';
import { printReport } from '../../report/book-report.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { bodyCheck } from '../../system/request/body-check.ts';
import { sendArtifact } from '../api/artifact-reply.ts';
import { awaitAsked, commandHandlers } from '../api/command-handlers.ts';
import { submitFromPortal } from '../api/submission.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendExplained } from '../reply/json-reply.ts';
import { sendRefusal, sendResponse } from '../reply/problem-status.ts';
import { readerOf } from '../reply/reader.ts';
import { acceptJson } from '../request/json-body.ts';
import type { Services } from '../services.ts';
import { sessionCommandEndpoints } from './session-endpoints.ts';

const readReport = bodyCheck(BookReportBody);

/** The sentences of a command in a language; those that only the book knows stay in English. */
function shownIn(language: Language, { error, warnings }: CommandSnapshot): ShownCommandResponse['shown'] {
  const worded = (one: StoredFailure): string => (language === 'en' ? null : failureIn(language, one)) ?? one.message;
  return {
    error: error === null ? null : worded(JSON.parse(error) as StoredFailure),
    warnings: (JSON.parse(warnings ?? '[]') as readonly StoredFailure[]).map(worded),
  };
}

export async function sessionCommandRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context, intake, bodyTimeouts } = services;
  acceptJson(app, bodyTimeouts, limits.commandBodyBytesMax, { isLargeUnread: true });

  const accepted = async (reply: FastifyReply, accept: () => Promise<CommandSnapshot | Refusal>): Promise<FastifyReply> =>
    sendResponse(reply, await submitFromPortal(services, accept));

  routesOf(app, services, sessionCommandEndpoints).serveRaw({
    queueSandboxCommand: (request, reply) => {
      const { caller, body, bodyBytes, id: requestId } = request;
      const submission = { caller, body, bodyBytes, requestId };
      return accepted(reply, () => submitToSandbox(context, intake, submission));
    },

    printBookReport: async (request, reply) => {
      const { caller: live, id: requestId, params: address } = request;
      const body = readReport(request.body);
      if (isRefusal(body)) return sendRefusal(reply, body);
      return accepted(reply, () => printReport(context, intake, { live, address, requestId }, body));
    },

    runCommandAgain: (request, reply) =>
      accepted(reply, () =>
        repeatCommand(context, intake, {
          caller: request.caller,
          commandId: request.params.commandId,
          body: request.body,
        }),
      ),

    readAppCommand: async (request, reply) => {
      const command = await awaitAsked(services, request, reply);
      if (isRefusal(command)) return sendRefusal(reply, command);
      return sendExplained(reply, context, command, shownIn(readerOf(request, request.reader).language, command));
    },
    cancelAppCommand: commandHandlers(services).cancelCommand,

    downloadAppArtifact: async (request, reply) => {
      const command = await findCommand(context, request.caller, request.params.commandId, null);
      if (isRefusal(command)) return sendRefusal(reply, command);
      const { download } = request.query as { readonly download?: unknown };
      return sendArtifact(services, request, reply, command, { isShown: download === undefined });
    },
  });
}
