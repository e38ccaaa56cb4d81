/** How the token of a login session travels: one cookie that no script can read. What it opens is session.ts's. */

import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { OpenedSession } from '../session.ts';

const NAME = 'ledgerline_session';
const SECOND_MS = 1000;

export function readSessionCookie(request: Pick<FastifyRequest, 'headers'>): string | null {
  const { cookie } = request.headers;
  return cookie === undefined ? null : (fastifyCookie.parse(cookie)[NAME] ?? null);
}

export function setSessionCookie(reply: FastifyReply, context: Context, { token, expiresAt }: OpenedSession): void {
  const secondsLeft = Math.max(0, Math.floor((expiresAt - context.clock.now()) / SECOND_MS));
  writeCookie(reply, context, token, secondsLeft);
}

export function clearSessionCookie(reply: FastifyReply, context: Context): void {
  writeCookie(reply, context, '', 0);
}

/** Lax keeps the cookie off calls that other sites make, Secure off lines that others can listen to. */
function writeCookie(reply: FastifyReply, { config }: Context, value: string, maxAge: number): void {
  const secure = config.baseUrl.startsWith('https:');
  reply.header(
    'set-cookie',
    fastifyCookie.serialize(NAME, value, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge }),
  );
}
