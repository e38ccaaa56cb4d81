/** JSON responses: as values, and sent through Fastify without being parsed and serialised again. */

import type { ShownCommandResponse } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { commandText, type Viewpoint } from '../../command/command-view.ts';
import { waitingReason } from '../../delivery/presence.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { SMALL_BODY_BYTES_MAX } from '../../system/pace/loop-budget.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Names and values alternate, as node:http accepts them. */
export type HeaderList = readonly string[];

/** A whole response, except for the headers that every response has. */
export interface JsonResponse {
  readonly status: number;
  readonly headers: HeaderList;
  readonly text: string;
}

/** No cache may keep what belongs to one caller. */
export const JSON_HEADERS = ['content-type', JSON_TYPE, 'cache-control', 'no-store'] as const;

/** The same for every response of a scope. */
export function neverStore(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}

export function sendJsonResponse(reply: FastifyReply, { status, headers, text }: JsonResponse): FastifyReply {
  return setHeaders(reply.code(status), headers).send(encoded(text));
}

export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return setHeaders(reply, JSON_HEADERS).send(encoded(text));
}

export function sendCommand(reply: FastifyReply, context: Context, command: CommandSnapshot): FastifyReply {
  return sendJsonText(reply, commandJson(context, command));
}

export function setHeaders(reply: FastifyReply, headers: HeaderList): FastifyReply {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1]);
  return reply;
}

/** A large text is encoded in one step, which is several times as fast as in the socket. */
const encoded = (text: string): string | Buffer => (text.length > SMALL_BODY_BYTES_MAX ? Buffer.from(text) : text);

/** Like `sendCommand`; a queued command also says what it waits for. `shown` is the part that a person reads. */
export async function sendExplained(
  reply: FastifyReply,
  context: Context,
  command: CommandSnapshot,
  shown?: ShownCommandResponse['shown'],
): Promise<FastifyReply> {
  const waitingFor = command.status === 'queued' ? { waitingFor: await waitingReason(context, command) } : {};
  const shownMember = shown === undefined ? '' : `,"shown":${JSON.stringify(shown)}`;
  return sendJsonText(reply, `{"ok":true,"command":${commandMember(context, command, waitingFor)}${shownMember}}`);
}

/** The body of every response that shows one command. */
export const commandJson = (context: Context, command: CommandSnapshot): string =>
  `{"ok":true,"command":${commandMember(context, command)}}`;

/** A command as a member of a body. */
export const commandMember = (
  { config, clock }: Context,
  command: CommandSnapshot,
  more: Pick<Viewpoint, 'waitingFor'> = {},
): string => commandText(command, { baseUrl: config.baseUrl, now: clock.now(), ...more });
