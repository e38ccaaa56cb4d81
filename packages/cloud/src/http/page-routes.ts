/** Serves the pages for people, and the files they need. Who is not logged in is led from the portal to the login. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { commandStatuses } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fullRights } from '../access.ts';
import { listAppKeys } from '../app-key.ts';
import { appState } from '../app-state.ts';
import { type Caller, findCommand, listCommands } from '../command.ts';
import { commandView } from '../command-view.ts';
import type { Context } from '../context.ts';
import { listNotifications } from '../notification.ts';
import { commandPage, portalPage } from '../pages/portal-pages.ts';
import { homePage, loginPage, pricingPage, signUpPage } from '../pages/public-pages.ts';
import { isRefusal } from '../problem.ts';
import type { LiveSession } from '../session.ts';
import { findLiveSession } from './guard.ts';
import { sendRefusal } from './problem-status.ts';

/** Nothing but our own files: no inline script, no frame around a page, no form that posts elsewhere. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const RECENT_COMMANDS = 25;

export async function pageRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });
  publicPages(app, context);
  portalPages(app, context);
  assets(app);
}

const sendPage = (reply: FastifyReply, text: string): FastifyReply => reply.type('text/html; charset=utf-8').send(text);

function publicPages(app: FastifyInstance, context: Context): void {
  const isLoggedIn = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
    (await findLiveSession(context, request, reply)) !== null;

  app.get('/', async (request, reply) => sendPage(reply, homePage(await isLoggedIn(request, reply))));
  app.get('/pricing', async (request, reply) =>
    sendPage(reply, pricingPage(await isLoggedIn(request, reply), context.config.trialDays)),
  );
  app.get('/signup', async (_request, reply) => sendPage(reply, signUpPage()));
  app.get('/login', async (_request, reply) => sendPage(reply, loginPage()));
}

function portalPages(app: FastifyInstance, context: Context): void {
  const { config, clock } = context;

  app.get<{ Querystring: { status?: unknown } }>('/portal', async (request, reply) => {
    const live = await findLiveSession(context, request, reply);
    if (!live) return toLogin(request, reply);
    const { tenantId } = live.tenant;
    const status = commandStatuses.find((known) => known === request.query.status) ?? null;
    const [state, notifications, keys, commands] = await Promise.all([
      appState(context, live.tenant),
      listNotifications(context, tenantId),
      listAppKeys(context, tenantId),
      listCommands(context, callerOf(live), { limit: RECENT_COMMANDS, ...(status && { status }) }),
    ]);
    if (isRefusal(commands)) return sendRefusal(reply, commands);
    const { isSandboxOffered } = config;
    return sendPage(reply, portalPage({ state, notifications, keys, commands: commands.commands, status, isSandboxOffered }));
  });

  app.get<{ Params: { commandId: string } }>('/portal/commands/:commandId', async (request, reply) => {
    const live = await findLiveSession(context, request, reply);
    if (!live) return toLogin(request, reply);
    const command = await findCommand(context, callerOf(live), request.params.commandId, null);
    if (isRefusal(command)) return sendRefusal(reply, command);
    return sendPage(reply, commandPage(commandView(command, { baseUrl: config.baseUrl, now: clock.now() })));
  });
}

const callerOf = ({ tenant }: LiveSession): Caller => ({ tenant, rights: fullRights });

/** The login leads back to where it was asked for. */
const toLogin = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`/login?next=${encodeURIComponent(request.url).replaceAll('%2F', '/')}`, 302);

const ASSET_TYPES = {
  'style.css': 'text/css; charset=utf-8',
  'account.js': 'text/javascript; charset=utf-8',
  'portal.js': 'text/javascript; charset=utf-8',
} as const;

/** Few and small, so that they are kept in memory. A browser asks whether they have changed, and seldom gets one again. */
function assets(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(ASSET_TYPES)) {
    const bytes = readFileSync(new URL(`../pages/assets/${name}`, import.meta.url));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    app.get(`/assets/${name}`, async (request, reply) => {
      reply.headers({ etag, 'cache-control': 'no-cache' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(bytes);
    });
  }
}
