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

/** Of a login that waits for its second factor. */
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

interface Written {
  readonly value: string;
  /** In seconds. */
  readonly maxAge: number;
}

const GONE: Written = { value: '', maxAge: 0 };

/** Lax keeps the cookie off calls that other sites make, Secure off lines that others can listen to. */
export function writeCookie(
  reply: FastifyReply,
  { config }: Context,
  { name, path }: (typeof cookies)[keyof typeof cookies],
  { value, maxAge }: Written,
): void {
  const secure = config.baseUrl.startsWith('https:');
  reply.header('set-cookie', fastifyCookie.serialize(name, value, { httpOnly: true, sameSite: 'lax', path, secure, maxAge }));
}
