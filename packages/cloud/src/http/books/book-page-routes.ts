/** Serves Your books. A page decides what it asks; the window decides whether the book is asked. */

import type { BookPart } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lookInto, seenBooks, setBookDoor } from '../../book-window/sight.ts';
import { bookListPage, otherCompanyPage } from '../../pages/book/book-list.ts';
import type { PortalView } from '../../pages/portal-view.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import type { SessionCaller } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { portalShell, sendPage } from '../pages/page-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';
import { BookDesk, type BookRequest } from './book-desk.ts';
import { bookDoorEndpoints, bookFileEndpoints, bookPageEndpoints } from './book-endpoints.ts';
import { printedDocument } from './printed-document.ts';

type PortalRequest = FastifyRequest & { readonly caller: SessionCaller };
type Address = { readonly connectorId: string; readonly companyId: string };

export function bookPageRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const desk = new BookDesk(services);

  const shown =
    (part: BookPart | 'overview', show: (request: BookRequest) => Promise<string | Refusal>) =>
    async (request: PortalRequest, reply: FastifyReply) => {
      const { caller } = request;
      const params = request.params as Readonly<Record<string, string>>;
      const { path, isRefresh } = readPath(request.url);
      const view: PortalView = { ...(await portalShell(context, caller, request)), now: context.clock.now() };
      const book = await lookInto(context, caller, params as unknown as Address, { part, requestId: request.id });
      if (isRefusal(book)) {
        const other = await otherCompany(services, view, params.connectorId ?? '');
        return other ? sendPage(reply, otherCompanyPage(view, other, path)) : sendRefusal(reply, book);
      }
      const page = await show({ view: { ...view, book, path }, caller, params, query: request.query, isRefresh });
      if (isRefusal(page)) return sendRefusal(reply, page);
      return isRefresh ? reply.redirect(path, 302) : sendPage(reply, page);
    };

  routesOf(app, services, bookPageEndpoints).serveRaw({
    showBooks: async (request, reply) => {
      const { caller } = request as PortalRequest;
      const view = { ...(await portalShell(context, caller, request)), now: context.clock.now() };
      return sendPage(reply, bookListPage({ ...view, books: await seenBooks(context, caller) }));
    },
    showBook: shown('overview', (request) => desk.overview(request)),
    showBookMoney: shown('money', (request) => desk.money(request)),
    showCustomers: shown('customers', (request) => desk.parties(request, 'customers')),
    showCustomer: shown('customers', (request) => desk.party(request, 'customers')),
    showSuppliers: shown('suppliers', (request) => desk.parties(request, 'suppliers')),
    showSupplier: shown('suppliers', (request) => desk.party(request, 'suppliers')),
    showDocuments: shown('documents', (request) => desk.documents(request)),
    showEInvoices: shown('documents', (request) => desk.eInvoices(request)),
    showDocument: shown('documents', (request) => desk.document(request)),
    showItems: shown('items', (request) => desk.items(request)),
    showItem: shown('items', (request) => desk.item(request)),
  });

  routesOf(app, services, bookFileEndpoints).serveRaw({
    printDocument: async (request, reply) => {
      const { caller, params } = request;
      const { language } = request.query as { readonly language?: string };
      const book = await lookInto(context, caller, params, { part: 'documents', requestId: request.id });
      if (isRefusal(book)) return sendRefusal(reply, book);
      return printedDocument(services, { request, reply, book, ...params, language: language ?? 'en' });
    },
  });
}

export function bookDoorRoutes(app: FastifyInstance, services: Services): void {
  routesOf(app, services, bookDoorEndpoints).serve({
    setBookDoor: async ({ request, caller, params, body }) => {
      const change = { isClosed: body.portal === 'closed', requestId: request.id };
      const book = await setBookDoor(services.context, caller, params, change);
      return isRefusal(book) ? book : { ok: true };
    },
  });
}

/** The address without the parameter for a refresh, which applies once. */
function readPath(url: string): { readonly path: string; readonly isRefresh: boolean } {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const isRefresh = query.has('refresh');
  query.delete('refresh');
  const rest = query.toString();
  return { path: rest === '' ? path : `${path}?${rest}`, isRefresh };
}

/** The company of the person that a book belongs to, if it is not the one that is shown. */
async function otherCompany({ context }: Services, { shell }: PortalView, connectorId: string) {
  const connector = await context.store.connector({ connectorId });
  if (!connector || connector.tenantId === shell.tenantId) return null;
  return shell.memberships.find(({ tenantId }) => tenantId === connector.tenantId) ?? null;
}
