/** Sends JSON that is text already, without taking it apart and putting it together again. */

import type { FastifyReply } from 'fastify';
import { commandText } from '../command-view.ts';
import type { Context } from '../context.ts';
import type { SeenCommand } from '../store.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Clients that poll do so every two seconds; there is no use in coming sooner. */
export const POLL_AFTER_SECONDS = '2';

/** What belongs to one caller is kept by no cache. */
export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store').send(text);
}

export function sendCommand(reply: FastifyReply, context: Context, command: SeenCommand): FastifyReply {
  return sendJsonText(reply, answerText(context, command));
}

/** The answer that a command is. */
export function answerText({ config, clock }: Context, command: SeenCommand): string {
  return `{"ok":true,"command":${commandText(command, { baseUrl: config.baseUrl, now: clock.now() })}}`;
}
