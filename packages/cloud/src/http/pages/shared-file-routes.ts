/** The page behind links to files, which is not counted, because programs that check mails open it too, and the file, which is. */

import type { Language } from '@ledgerline/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type FoundFile, findSharedFile, noteOpening } from '../../file-link/file-link.ts';
import { sharedFilePage } from '../../pages/public/shared-file.ts';
import { sendArtifact } from '../api/artifact-reply.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { chosenLanguage, readerOf } from '../reply/reader.ts';
import type { Services } from '../services.ts';
import { sendPage } from './page-reply.ts';
import { sharedFileEndpoints } from './shared-file-endpoints.ts';

/** The address is a secret: no other site gets it, no cache stores it and no search engine finds it. */
const keepSecret = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });

/** Whether this request opens the file: a browser requests a large file in parts, and the first part counts. */
const isFirstPart = (range: string | undefined): boolean => range === undefined || /^\s*bytes\s*=\s*0\s*-/.test(range);

const languageOf = (found: FoundFile): Language | null => (found.kind === 'unknown' ? null : found.link.language);

export function sharedFileRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, sharedFileEndpoints).serveRaw({
    showSharedFile: async (request, reply) => {
      const { token } = request.params;
      const found = await findSharedFile(context, token);
      // The page is in the language that the sender chose, until the reader chooses another.
      const reader = readerOf(request, { language: chosenLanguage(request) ?? languageOf(found), zone: null });
      return sendPage(keepSecret(reply).code(found.kind === 'works' ? 200 : 404), sharedFilePage({ reader, token, found }));
    },

    downloadSharedFile: async (request, reply) => {
      const { token } = request.params;
      keepSecret(reply);
      const found = await findSharedFile(context, token);
      const mustNote = isFirstPart(request.headers.range);
      if (found.kind !== 'works' || (mustNote && !(await noteOpening(context, token, request.id))))
        return reply.redirect(`/shared/${encodeURIComponent(token)}`, 302);
      const { download } = request.query as { readonly download?: unknown };
      const shown = { isShown: download === undefined, cacheControl: 'no-store' };
      return sendArtifact(services, request, reply, found.command, shown);
    },
  });
}
