/** What all pages for people share: their headers, who is looking at them, and the frame of the portal. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listNotifications } from '../../account/notification.ts';
import { appState } from '../../delivery/app-state.ts';
import type { Visitor } from '../../pages/frame.ts';
import { connectorWords } from '../../pages/portal/connector-state.ts';
import type { PortalShell } from '../../pages/portal-frame.ts';
import type { PortalView } from '../../pages/portal-view.ts';
import type { LiveSession } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { findLiveSession, type SessionCaller } from '../caller.ts';
import { contentSecurityPolicy } from '../reply/content-security.ts';
import { readerOf } from '../reply/reader.ts';
import type { portalPageEndpoints } from './page-endpoints.ts';

export const pageHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  vary: 'accept-language, cookie',
} as const;

export function addPageHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(pageHeaders);
  });
}

/** Renders a page from the data of its viewer. */
export type Show = (
  view: PortalView & { readonly nextCursor: string | null },
  caller: SessionCaller,
  request: FastifyRequest,
) => Promise<string | Refusal> | string;

/** Pages of the portal by the names of their endpoints. */
export type Pages<Id extends keyof typeof portalPageEndpoints> = Readonly<Record<Id, Show>>;

/** Sends a page. Its language is declared in the document itself. */
export const sendPage = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('content-language', LANG.exec(text)?.[1] ?? 'en')
    .type('text/html; charset=utf-8')
    .send(text);

const LANG = /<html lang="([\w-]+)"/;

export async function visitorOf(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
  const live = await findLiveSession(context, request, reply);
  return { isLoggedIn: live !== null, reader: readerOf(request, live?.person) };
}

/** Notifications on one page. */
export const NOTIFICATIONS_SHOWN = 50;

/** The data of the frame of the portal, and the state that it comes from. */
export async function portalShell(context: Context, { tenant, person, role, visit }: LiveSession, request: FastifyRequest) {
  const reader = readerOf(request, person);
  const [state, list, memberships, openApprovals] = await Promise.all([
    appState(context, tenant),
    listNotifications(context, tenant.tenantId, { limit: NOTIFICATIONS_SHOWN }, reader),
    context.store.memberships(person),
    context.store.openProposals(tenant),
  ]);
  if (isRefusal(list)) throw new Error('The first page is never refused.');
  const { notifications, nextCursor } = list;
  const shell: PortalShell = {
    reader,
    companyName: state.tenant.companyName,
    email: person.email,
    role,
    memberships,
    tenantId: tenant.tenantId,
    openNotifications: notifications.length === 0 ? '' : `${notifications.length}${nextCursor === null ? '' : '+'}`,
    openApprovals,
    connector: connectorWords(reader.language, state.connector),
    eraseAt: tenant.eraseAt,
    ...(visit && { visit }),
  };
  return { state, notifications, shell, nextCursor };
}
