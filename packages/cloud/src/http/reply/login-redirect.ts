/** Where the pages of the portal send people who must log in first, or to set up a second factor. */

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where people go who still must set up a second factor. */
export const SECURITY_PATH = '/portal/security';

/** Redirects to the login, which leads back to the requested page. */
export const toLogin = (request: FastifyRequest, reply: FastifyReply, next: string = request.url): FastifyReply =>
  reply.redirect(`/login?next=${encodeURIComponent(next).replaceAll('%2F', '/')}`, 302);

/** Where operators log in. */
export const CONSOLE_LOGIN_PATH = '/admin/login';

export const toConsoleLogin = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`${CONSOLE_LOGIN_PATH}?next=${encodeURIComponent(request.url).replaceAll('%2F', '/')}`, 302);

export const toSecurity = (reply: FastifyReply): FastifyReply => reply.redirect(SECURITY_PATH, 302);
