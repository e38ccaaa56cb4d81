/** How the token of a login session travels: one cookie that no script can read. What it opens is session.ts's. */

import { fastifyCookie } from '@fastify/cookie';
import { SECOND_MS } from '@ledgerline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { factorMs, type HalfLogin } from '../account/half-login.ts';
import type { OpenedSession } from '../account/session.ts';
import type { Context } from '../system/context.ts';

const NAME = 'ledgerline_session';

export const readSessionCookie = (request: Pick<FastifyRequest, 'headers'>): string | null => readCookie(request, NAME);

export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  return headers.cookie === undefined ? null : (fastifyCookie.parse(headers.cookie)[name] ?? null);
}

export function setSessionCookie(reply: FastifyReply, context: Context, { token, expiresAt }: OpenedSession): void {
  const maxAge = Math.max(0, Math.floor((expiresAt - context.clock.now()) / SECOND_MS));
  writeCookie(reply, context, { name: NAME, value: token, path: '/', maxAge });
}

/** The cookie of a login that waits for its second factor. */
const HALF_NAME = 'ledgerline_login';

export const readHalfCookie = (request: Pick<FastifyRequest, 'headers'>): string | null => readCookie(request, HALF_NAME);

export function setHalfCookie(reply: FastifyReply, context: Context, { halfToken }: HalfLogin): void {
  writeCookie(reply, context, { name: HALF_NAME, value: halfToken, path: '/', maxAge: factorMs / SECOND_MS });
}

export function clearHalfCookie(reply: FastifyReply, context: Context): void {
  writeCookie(reply, context, { name: HALF_NAME, value: '', path: '/', maxAge: 0 });
}

export function clearSessionCookie(reply: FastifyReply, context: Context): void {
  writeCookie(reply, context, { name: NAME, value: '', path: '/', maxAge: 0 });
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAge: number;
}

/** Lax keeps the cookie off calls that other sites make, Secure off lines that others can listen to. */
export function writeCookie(reply: FastifyReply, { config }: Context, { name, value, path, maxAge }: Cookie): void {
  const secure = config.baseUrl.startsWith('https:');
  reply.header('set-cookie', fastifyCookie.serialize(name, value, { httpOnly: true, sameSite: 'lax', path, secure, maxAge }));
}
