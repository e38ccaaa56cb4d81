/** The files that pages need, kept in memory. Their addresses carry their hash, so that a browser asks once. */

import type { FastifyInstance } from 'fastify';
import { assets } from '../pages/assets.ts';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><style>path{stroke:#2741b0}@media (prefers-color-scheme:dark){path{stroke:#a9b8ff}}</style><path d="M4.5 1.5v19H20M8.5 15.5H20" fill="none" stroke-width="2.6"/></svg>`;
const FOREVER = 'public, max-age=31536000, immutable';

export function assetRoutes(app: FastifyInstance): void {
  app.get('/assets/icon.svg', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
  );
  for (const { name, type, bytes, hash } of assets().values()) {
    const etag = `"${hash}"`;
    app.get<{ Querystring: { v?: unknown } }>(`/assets/${name}`, async (request, reply) => {
      reply.headers({ etag, 'cache-control': request.query.v === hash ? FOREVER : 'no-cache' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(bytes);
    });
  }
}
