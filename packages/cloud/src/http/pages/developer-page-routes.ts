/** The developer docs: pages, recipes as Markdown, the search, and the index for language models. They are public. */

import { check, closestFew, findRecipe, recipes } from '@ledgerline/catalog';
import { DEFAULT_READER } from '@ledgerline/words';
import { requestSays } from '@ledgerline/words/problem/request';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missingFactor } from '../../account/login/second-factor.ts';
import { OfferedPackages } from '../../delivery/offered-package.ts';
import { commandsPage, findModule, modulePage } from '../../pages/developers/command-list.ts';
import { deliveryPage } from '../../pages/developers/delivery-guide.ts';
import { readPicture } from '../../pages/developers/doc-file.ts';
import { docGuidePage } from '../../pages/developers/doc-guide.ts';
import { errorsPage } from '../../pages/developers/errors.ts';
import { searchGuides } from '../../pages/developers/guide-search.ts';
import { authenticationPage, rulesPage } from '../../pages/developers/guides.ts';
import { type Found, hitList } from '../../pages/developers/hits.ts';
import { missingPage } from '../../pages/developers/missing.ts';
import type { Reader } from '../../pages/developers/page.ts';
import { recipePage, sampleOf } from '../../pages/developers/recipe.ts';
import { searchPage, searchResponse } from '../../pages/developers/search-page.ts';
import { startPage } from '../../pages/developers/start.ts';
import { llmsText } from '../../pages/published/llms-text.ts';
import { recipeMarkdown } from '../../pages/published/markdown.ts';
import { searchRecipes, spread, tidyQuery } from '../../search/search.ts';
import { index } from '../../search/search-index.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal, refuse } from '../../system/problem.ts';
import { findLiveSession } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { sendJsonText } from '../reply/json-reply.ts';
import { plainRefusal, STATUS, sendRefusal, wantsPage } from '../reply/problem-status.ts';
import { queryCheck } from '../request/query.ts';
import type { Services } from '../services.ts';
import { guideEndpoints, referenceEndpoints } from './page-endpoints.ts';
import { sendPage } from './page-reply.ts';

/** Hits that fit below the field while typing, and on a page of their own. */
const PALETTE_HITS = 6;
const PAGE_HITS = 50;
const CACHED = 'public, max-age=300';

export function developerPageRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const packages = new OfferedPackages(context.config);
  const guide = (page: (reader: Reader) => string) => async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, page(await readerOf(context, request, reply)));
  routesOf(app, services, guideEndpoints).serveRaw({
    showDevelopers: async (request, reply) =>
      sendPage(reply, startPage(await readerOf(context, request, reply), await packages.list())),
    showRules: guide(rulesPage),
    showAuthentication: guide(authenticationPage),
    showErrors: guide((reader) => errorsPage(reader, STATUS)),
    showDelivery: guide(deliveryPage),
    showCommandTypes: guide(commandsPage),
  });
  referenceRoutes(app, services);
}

/** An anonymous reader, for pages that are the same for everyone. */
const anybody = ({ config }: Context): Reader => ({
  isLoggedIn: false,
  reader: DEFAULT_READER,
  sandboxConnectorId: null,
  isSandboxOffered: config.isSandboxOffered,
  baseUrl: config.baseUrl,
});

async function readerOf(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<Reader> {
  const session = await findLiveSession(context, request, reply);
  if (session === null || missingFactor(session)) return anybody(context);
  const connectors = await context.store.connectors({ tenantId: session.tenant.tenantId });
  const sandbox = connectors.find(({ kind }) => kind === 'sandbox');
  return { ...anybody(context), isLoggedIn: true, sandboxConnectorId: sandbox?.connectorId ?? null };
}

const MARKDOWN = '.md';

function referenceRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  let text: string | undefined;
  routesOf(app, services, referenceEndpoints).serveRaw({
    showModule: async (request, reply) => {
      const { moduleId } = request.params;
      const declared = findModule(moduleId);
      if (declared) return sendPage(reply, modulePage(declared, await readerOf(context, request, reply)));
      return sendMissing(context, request, reply, 'module', moduleId);
    },

    showRecipe: async (request, reply) => {
      const asked = request.params.commandType;
      const isMarkdown = asked.endsWith(MARKDOWN);
      const commandType = isMarkdown ? asked.slice(0, -MARKDOWN.length) : asked;
      const recipe = findRecipe(commandType);
      if (!recipe) return sendMissing(context, request, reply, 'command', commandType);
      if (!isMarkdown) return sendPage(reply, recipePage(recipe, await readerOf(context, request, reply)));
      const markdown = recipeMarkdown(recipe, sampleOf(recipe, anybody(context)));
      return reply.header('cache-control', CACHED).type('text/markdown; charset=utf-8').send(markdown);
    },

    showGuide: async (request, reply) => {
      const page = docGuidePage(await readerOf(context, request, reply), request.params.guide);
      return page === null ? sendRefusal(reply, plainRefusal('unknown_route')) : sendPage(reply, page);
    },

    readPicture: (request, reply) => {
      const picture = readPicture(request.params.picture);
      if (picture === null) return sendRefusal(reply, plainRefusal('unknown_route'));
      return reply.header('cache-control', CACHED).type('image/png').send(picture);
    },

    searchRecipes: (request, reply) => sendSearch(context, request, reply),

    readLlmsText: (_request, reply) => {
      text ??= llmsText(context.config.baseUrl);
      return reply.header('cache-control', CACHED).type('text/plain; charset=utf-8').send(text);
    },
  });
}

const CLOSE_NAMES = 3;
const types = (): readonly string[] => recipes().map(({ commandType }) => commandType);

/** A missing page, with a suggestion: a page for people, the usual problem for programs. */
async function sendMissing(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: 'command' | 'module',
  name: string,
): Promise<FastifyReply> {
  const unknown = check(kind === 'command' ? name : '', {});
  if (unknown.ok) throw new Error('What is missing must be unknown.');
  if (!wantsPage(request)) {
    const refusal =
      kind === 'command'
        ? refuse('unknown_recipe', unknown.sentence, unknown.problems)
        : refuse('unknown_module', requestSays.noModulePage());
    return sendRefusal(reply, refusal);
  }
  const close = kind === 'command' ? closestFew(name, types(), CLOSE_NAMES) : [];
  const found = await find(context, name.replaceAll(/[-.]/g, ' '), PALETTE_HITS);
  const page = { name, kind, close, found, requestId: request.id };
  return sendPage(reply.code(404), missingPage(await readerOf(context, request, reply), page));
}

const readSearch = queryCheck(referenceEndpoints.searchRecipes.query);

/** Sends hits below a search field, as a page, or as JSON. */
async function sendSearch(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = readSearch(request.query);
  if (isRefusal(asked)) return sendRefusal(reply, asked);
  const { q: query = '' } = asked;
  reply.header('vary', 'accept, x-fragment');
  if (request.headers['x-fragment'] !== undefined) return sendPage(reply, hitList(await find(context, query, PALETTE_HITS)).text);
  const found = await find(context, query, PAGE_HITS);
  if (wantsPage(request)) return sendPage(reply, searchPage(await readerOf(context, request, reply), found));
  return sendJsonText(reply, JSON.stringify(searchResponse(found)));
}

async function find({ clock, config }: Context, asked: string, count: number): Promise<Found> {
  const query = tidyQuery(asked);
  await index();
  const startedAt = clock.now();
  const hits = await searchRecipes(query);
  const guides = searchGuides(query, config.baseUrl);
  return { query, hits, shown: spread(hits, count), guides, tookMs: clock.now() - startedAt };
}
