/** The pages on which people make entries. What is checked and sent is decided in entry/. */

import type { Readable } from 'node:stream';
import { check } from '@ledgerline/catalog';
import { limits, SECOND_MS } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Row, rowsOf, textIn } from '../../book-window/answer.ts';
import { accountNamesIn } from '../../book-window/figures.ts';
import { chartOfAccounts, freshness } from '../../book-window/question.ts';
import { lookInto, type SeenBook } from '../../book-window/sight.ts';
import { commandView } from '../../command/command-view.ts';
import { findCommand } from '../../command/followed-command.ts';
import { type Entered, rowCount, rowsName } from '../../entry/entered.ts';
import { checkEntry, type Entry, emptyCheck, newEntryId, previewEntry, sendEntry } from '../../entry/entry.ts';
import { type EntryForm, entryForm, isEnterable } from '../../entry/entry-form.ts';
import { type PickerName, pickers } from '../../entry/picker.ts';
import { enterPage } from '../../pages/portal/entry/enter.ts';
import { type EntryPage, entryPage } from '../../pages/portal/entry/entry.ts';
import { sentEntryPage } from '../../pages/portal/entry/sent-entry.ts';
import type { PortalView } from '../../pages/portal-view.ts';
import { searchRecipes, tidyQuery } from '../../search/search.ts';
import { dateOf, dayOf } from '../../system/business-day.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import type { SessionCaller } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { plainRefusal, RefusedRequest, sendRefusal } from '../reply/problem-status.ts';
import { collectBody } from '../request/json-body.ts';
import type { Services } from '../services.ts';
import { choiceEndpoints, entryEndpoints, entryPageEndpoints } from './entry-endpoints.ts';
import { portalShell, sendPage } from './page-reply.ts';

const SEE_OTHER = 303;
const HITS_SHOWN = 12;
const CHOICES_SHOWN = 20;
/** How long to wait for a command that was just sent, which is often done before its page is shown. */
const SENT_WAIT_MS = 3 * SECOND_MS;

interface BookParams {
  readonly connectorId: string;
  readonly companyId: string;
}

/** The fields of a form that are not of the payload. */
const CONTROLS = ['commandId', 'step', 'seen'] as const;

const bookPath = ({ connectorId, companyId }: BookParams): string =>
  `/portal/books/${encodeURIComponent(connectorId)}/${encodeURIComponent(companyId)}`;

type Called = FastifyRequest & { readonly caller: SessionCaller };

/** Entries are about documents and what they name. */
const openBook = ({ context }: Services, { caller, id: requestId }: Called, address: BookParams): Promise<SeenBook | Refusal> =>
  lookInto(context, caller, address, { part: 'documents', requestId });

/** Must be registered in a separate scope, because it accepts the forms of browsers. */
export async function entryRoutes(app: FastifyInstance, services: Services): Promise<void> {
  acceptForms(app, services);
  showRoutes(app, services);
  sendRoutes(app, services);
  choiceRoutes(app, services);
}

function acceptForms(app: FastifyInstance, { bodyTimeouts }: Services): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request: FastifyRequest, payload: Readable, done) => {
    collectBody(payload, limits.requestBodyBytesMax, bodyTimeouts, (received) => {
      if (isRefusal(received)) done(new RefusedRequest(received));
      else done(null, Object.fromEntries(new URLSearchParams(received.toString())));
    });
  });
}

const viewOf = async ({ context }: Services, request: Called): Promise<PortalView> => ({
  ...(await portalShell(context, request.caller, request)),
  now: context.clock.now(),
});

function showRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, entryPageEndpoints).serveRaw({
    showEnter: async (request, reply) => {
      const book = await openBook(services, request, request.params);
      if (isRefusal(book)) return sendRefusal(reply, book);
      const { q } = request.query as { readonly q?: unknown };
      const query = typeof q === 'string' ? tidyQuery(q) : '';
      const hits = query === '' ? [] : (await searchRecipes(query)).map(({ recipe }) => recipe).filter(isEnterable);
      const offered = hits.filter(({ commandType }) => book.types?.has(commandType) ?? true);
      const found = [...new Set(offered)].slice(0, HITS_SHOWN);
      return sendPage(reply, enterPage({ ...(await viewOf(services, request)), book, path: bookPath(book), query, found }));
    },

    showEntry: async (request, reply) => {
      const form = formOf(request.params.commandType);
      if (isRefusal(form)) return sendRefusal(reply, form);
      const book = await openBook(services, request, request.params);
      if (isRefusal(book)) return sendRefusal(reply, book);
      const { id, ...filled } = request.query as Readonly<Record<string, string>>;
      const path = `${bookPath(book)}/enter/${form.recipe.commandType}`;
      if (typeof id !== 'string' || id === '') {
        const query = new URLSearchParams({ id: newEntryId(context), ...filled });
        return reply.redirect(`${path}?${query}`, 302);
      }
      const sent = await sentBefore(services, request, id);
      const view = await viewOf(services, request);
      if (sent) return sendPage(reply, sentEntryPage({ ...view, book, path, form, command: sent }));
      const entered = { ...defaultsOf(form, view.now), ...filled };
      return sendPage(
        reply,
        entryPage({ ...view, path, checked: emptyCheck({ form, book, commandId: id, entered, seen: null }) }),
      );
    },
  });
}

function formOf(type: string): EntryForm | Refusal {
  const form = entryForm(type);
  if (form) return form;
  const unknown = check(type, {});
  return unknown.ok || unknown.code !== 'unknown_command_type'
    ? plainRefusal('unknown_recipe')
    : refuse('unknown_recipe', unknown.sentence, unknown.problems);
}

/** The date of an entry is today unless the person says otherwise. */
const defaultsOf = ({ fields }: EntryForm, now: number): Entered =>
  fields.some(({ name, isShort }) => name === 'docDate' && isShort) ? { docDate: dateOf(dayOf(now)) } : {};

async function sentBefore({ context }: Services, { caller }: Called, commandId: string) {
  const waiting = { milliseconds: SENT_WAIT_MS, abandoned: new AbortController().signal };
  const found = await findCommand(context, caller, commandId, waiting);
  return isRefusal(found) ? null : commandView(found, { baseUrl: context.config.baseUrl, now: context.clock.now() });
}

function sendRoutes(app: FastifyInstance, services: Services): void {
  const { context, intake } = services;
  routesOf(app, services, entryEndpoints).serveRaw({
    sendEntry: async (request, reply) => {
      const form = formOf(request.params.commandType);
      if (isRefusal(form)) return sendRefusal(reply, form);
      const book = await openBook(services, request, request.params);
      if (isRefusal(book)) return sendRefusal(reply, book);
      const { entry, step } = readForm(services, request.body, form, book);
      const path = `${bookPath(book)}/enter/${form.recipe.commandType}`;
      const view = await viewOf(services, request);
      const { language } = view.shell.reader;
      const asking = { context, intake, caller: request.caller };
      const show = async (page: Omit<EntryPage, keyof PortalView | 'path' | 'accounts'>) => {
        const accounts = page.checked.preview ? await accountNames(services, book) : new Map<string, string>();
        return sendPage(reply, entryPage({ ...view, path, accounts, ...page }));
      };
      if (step === 'send') {
        const sent = await sendEntry(asking, entry, { language, requestId: request.id });
        if (isRefusal(sent)) return toApproval(reply, sent);
        if ('commandId' in sent) return reply.redirect(`${path}?id=${encodeURIComponent(sent.commandId)}`, SEE_OTHER);
        return show({ checked: sent, isChanged: sent.preview !== null && entry.seen !== null });
      }
      if (step === 'check') return show({ checked: await previewEntry(asking, entry, language) });
      if (step === 'live') return show({ checked: await checkEntry(asking, entry, language) });
      return show({ checked: emptyCheck({ ...entry, entered: withRow(form, entry.entered, step) }) });
    },
  });
}

/** The write waits for a person, whose page says so. */
function toApproval(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { approvalUrl } = refusal.refused;
  return approvalUrl === undefined ? sendRefusal(reply, refusal) : reply.redirect(new URL(approvalUrl).pathname, SEE_OTHER);
}

function readForm(
  { context }: Services,
  body: unknown,
  form: EntryForm,
  book: SeenBook,
): { readonly entry: Entry; readonly step: string } {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const texts = Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
  const { commandId = '', step = '', seen = '' } = texts;
  const entered = Object.fromEntries(Object.entries(texts).filter(([name]) => !CONTROLS.some((control) => control === name)));
  const id = commandId === '' ? newEntryId(context) : commandId;
  return { entry: { form, book, commandId: id, entered, seen: seen === '' ? null : seen }, step };
}

/** Adds a row to the list that the button names: `add:lines`. */
function withRow({ lists }: EntryForm, entered: Entered, step: string): Entered {
  const list = lists.find(({ name }) => step === `add:${name}`);
  return list ? { ...entered, [rowsName(list.name)]: String(rowCount(list, entered) + 1) } : entered;
}

/** The names of the accounts in a preview, if the book is known. */
async function accountNames({ bookWindow }: Services, book: SeenBook): Promise<ReadonlyMap<string, string>> {
  return accountNamesIn(await bookWindow.ask(book, chartOfAccounts, bookWindow.look()));
}

function choiceRoutes(app: FastifyInstance, services: Services): void {
  routesOf(app, services, choiceEndpoints).serve({
    listChoices: async ({ request, params, query: { picker, q = '' } }) => {
      const book = await openBook(services, request as Called, params);
      if (isRefusal(book)) return book;
      return { ok: true, ...(await choicesOf(services, book, picker, q.trim())) };
    },
  });
}

async function choicesOf({ bookWindow }: Services, book: SeenBook, name: PickerName, search: string) {
  const { type, code, label, isPaged } = pickers[name];
  const payload = { ...(search !== '' && { search }), ...(isPaged && { limit: CHOICES_SHOWN }) };
  const answer = await bookWindow.ask(book, { type, payload, freshMs: freshness.soon }, bookWindow.look());
  const choice = (row: Row) => ({ code: textIn(row, code), name: textIn(row, label) });
  const active = rowsOf(answer).filter(({ isActive }) => isActive !== false);
  return { choices: active.slice(0, CHOICES_SHOWN).map(choice), isWaiting: answer.state === 'waiting' };
}
