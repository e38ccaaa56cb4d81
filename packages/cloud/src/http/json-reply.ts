/** Sends JSON that is text already, without taking it apart and putting it together again. */

import type { FastifyReply } from 'fastify';
import { commandText } from '../command/command-view.ts';
import type { SeenCommand } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/loop-budget.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Clients that poll do so every two seconds; there is no use in coming sooner. */
export const POLL_AFTER_SECONDS = '2';

/** What belongs to one caller is kept by no cache. A large text is encoded at once: the socket would take several times as long for it. */
export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  const body = text.length > SMALL_BODY_BYTES_MAX ? Buffer.from(text) : text;
  return reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store').send(body);
}

export function sendCommand(reply: FastifyReply, context: Context, command: SeenCommand): FastifyReply {
  return sendJsonText(reply, answerText(context, command));
}

/** The answer that a command is. */
export function answerText({ config, clock }: Context, command: SeenCommand): string {
  return `{"ok":true,"command":${commandText(command, { baseUrl: config.baseUrl, now: clock.now() })}}`;
}
