/**
 * The files that pages need, kept in memory; their addresses carry their hash, so that a browser asks once. Also what browsers
 * and search engines ask for unasked: the icon in the form that every browser knows, and which paths are worth a visit.
 */

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { appIconNamed } from '../../pages/app-icon.ts';
import { appManifest } from '../../pages/app-manifest.ts';
import { assets } from '../../pages/assets.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { plainRefusal, sendRefusal } from '../reply/problem-status.ts';
import type { Services } from '../services.ts';
import { assetEndpoints } from './page-endpoints.ts';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><style>path{stroke:#2741b0}@media (prefers-color-scheme:dark){path{stroke:#a9b8ff}}</style><path d="M4.5 1.5v19H20M8.5 15.5H20" fill="none" stroke-width="2.6"/></svg>`;
const A_DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

/** Public pages can be indexed; what needs a login or a key is of no use there. */
const PRIVATE_PATHS = ['/portal', '/app/', '/v1/', '/connectors/', '/admin/', '/downloads/', '/metrics', '/developers/search'];
const ROBOTS = `User-agent: *\n${PRIVATE_PATHS.map((path) => `Disallow: ${path}\n`).join('')}`;

export function assetRoutes(app: FastifyInstance, services: Services): void {
  // The same mark as pictures of 16, 32 and 48 points.
  const icon = readFileSync(new URL('../../pages/assets/favicon.ico', import.meta.url));
  routesOf(app, services, assetEndpoints).serveRaw({
    readIcon: (_request, reply) => reply.header('cache-control', A_DAY).type('image/x-icon').send(icon),
    readRobots: (_request, reply) => reply.header('cache-control', A_DAY).type('text/plain; charset=utf-8').send(ROBOTS),
    readAppManifest: (_request, reply) =>
      reply.header('cache-control', A_DAY).type('application/manifest+json; charset=utf-8').send(appManifest),
    // In the root, so that the worker serves every page; a browser requests it again by itself.
    readServiceWorker: (_request, reply) => {
      const worker = assets().get('service-worker.js');
      if (!worker) throw new Error('There must be a service worker.');
      return reply.header('cache-control', 'no-cache').type(worker.type).send(worker.bytes());
    },
    readAsset: (request, reply) => {
      const { name } = request.params;
      const appIcon = appIconNamed(name);
      if (appIcon !== null) return reply.header('cache-control', A_DAY).type('image/png').send(appIcon);
      if (name === 'icon.svg') return reply.header('cache-control', A_DAY).type('image/svg+xml').send(ICON);
      const asset = assets().get(name);
      if (!asset) return sendRefusal(reply, plainRefusal('unknown_route'));
      const { type, bytes, hash } = asset;
      const etag = `"${hash}"`;
      const { v: version } = request.query as { readonly v?: unknown };
      reply.headers({ etag, 'cache-control': version === hash ? FOREVER : 'no-cache' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(bytes());
    },
  });
}
