/** Sends JSON that is text already, without taking it apart and putting it together again. */

import type { FastifyReply } from 'fastify';
import { commandText } from '../command-view.ts';
import type { Context } from '../context.ts';
import type { SeenCommand } from '../store.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** What belongs to one caller is kept by no cache. */
export function sendJsonText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', JSON_TYPE).header('cache-control', 'no-store').send(text);
}

export function sendCommand(reply: FastifyReply, { config, clock }: Context, command: SeenCommand): FastifyReply {
  return sendJsonText(reply, `{"ok":true,"command":${commandText(command, { baseUrl: config.baseUrl, now: clock.now() })}}`);
}
