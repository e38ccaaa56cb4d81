/** The pages for people and the files they need. */

import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { assetRoutes } from './asset-routes.ts';
import { developerPageRoutes } from './developer-page-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { addPageHeaders } from './page-reply.ts';
import { portalPageRoutes } from './portal-page-routes.ts';
import { publicPageRoutes } from './public-page-routes.ts';
import { sharedFileRoutes } from './shared-file-routes.ts';

/** Shorter responses gain nothing. */
const COMPRESS_BYTES_MIN = 1024;

/** `further` are pages that build on these. */
export async function pageRoutes(
  app: FastifyInstance,
  services: Services,
  further: (app: FastifyInstance, services: Services) => void,
): Promise<void> {
  await app.register(fastifyCompress, { threshold: COMPRESS_BYTES_MIN });
  addPageHeaders(app);
  portalPageRoutes(app, services);
  further(app, services);
  publicPageRoutes(app, services);
  sharedFileRoutes(app, services);
  developerPageRoutes(app, services);
  assetRoutes(app, services);
  app.register(async (scope) => entryRoutes(scope, services));
}
