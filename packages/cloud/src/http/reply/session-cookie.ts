/** How the token of a login session travels: one cookie that no script can read. What it opens is decided in session.ts. */

import { fastifyCookie } from '@fastify/cookie';
import { SECOND_MS } from '@ledgerline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Cookie, cookies } from '../../account/cookie.ts';
import type { HalfLogin } from '../../account/login/half-login.ts';
import type { OpenedSession } from '../../account/login/session.ts';
import type { Context } from '../../system/context.ts';

export const readSessionCookie = (request: Pick<FastifyRequest, 'headers'>): string | null =>
  readCookie(request, cookies.session);

export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, { name }: Cookie): string | null {
  return headers.cookie === undefined ? null : (fastifyCookie.parse(headers.cookie)[name] ?? null);
}

export function setSessionCookie(reply: FastifyReply, context: Context, { token, expiresAt }: OpenedSession): void {
  const maxAge = Math.max(0, Math.floor((expiresAt - context.clock.now()) / SECOND_MS));
  writeCookie(reply, context, cookies.session, { value: token, maxAge });
}

/** Cookie of a login that waits for its second factor. */
export const readHalfCookie = (request: Pick<FastifyRequest, 'headers'>): string | null => readCookie(request, cookies.halfLogin);

export function setHalfCookie(reply: FastifyReply, context: Context, { halfToken }: HalfLogin): void {
  writeCookie(reply, context, cookies.halfLogin, { value: halfToken, maxAge: cookies.halfLogin.validMs / SECOND_MS });
}

export function clearHalfCookie(reply: FastifyReply, context: Context): void {
  writeCookie(reply, context, cookies.halfLogin, GONE);
}

export function clearSessionCookie(reply: FastifyReply, context: Context): void {
  writeCookie(reply, context, cookies.session, GONE);
}

/** Cookie of an operator who exchanged the admin key for a session. */
export const readOperatorCookie = (request: Pick<FastifyRequest, 'headers'>): string | null =>
  readCookie(request, cookies.operator);

export function setOperatorCookie(reply: FastifyReply, context: Context, token: string): void {
  writeCookie(reply, context, cookies.operator, { value: token, maxAge: cookies.operator.validMs / SECOND_MS });
}

export function clearOperatorCookie(reply: FastifyReply, context: Context): void {
  writeCookie(reply, context, cookies.operator, GONE);
}

/** Cookie of an operator who looks at the portal of a tenant. */
export const readVisitCookie = (request: Pick<FastifyRequest, 'headers'>): string | null => readCookie(request, cookies.visit);

export function setVisitCookie(reply: FastifyReply, context: Context, token: string): void {
  writeCookie(reply, context, cookies.visit, { value: token, maxAge: cookies.visit.validMs / SECOND_MS });
}

export function clearVisitCookie(reply: FastifyReply, context: Context): void {
  writeCookie(reply, context, cookies.visit, GONE);
}

interface Written {
  readonly value: string;
  /** The lifetime in seconds. */
  readonly maxAge: number;
}

const GONE: Written = { value: '', maxAge: 0 };

/** Lax, and strict all the more, keeps the cookie off calls that other sites make, Secure off lines that others can listen to. */
export function writeCookie(
  reply: FastifyReply,
  { config }: Context,
  { name, path, isStrict = false }: Cookie,
  { value, maxAge }: Written,
): void {
  const secure = config.baseUrl.startsWith('https:');
  const sameSite = isStrict ? 'strict' : 'lax';
  reply.header('set-cookie', fastifyCookie.serialize(name, value, { httpOnly: true, sameSite, path, secure, maxAge }));
}
