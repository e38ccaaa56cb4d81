/** The machine-readable descriptions: each written once, when first asked for, and kept compressed. */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { manifestJson, ontologyJson, openApiDocument, recipesJson } from '@ledgerline/catalog/publish';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../system/context.ts';
import { JSON_TYPE } from './json-reply.ts';

/** Path -> what is published there. */
const DESCRIPTIONS: Readonly<Record<string, (baseUrl: string) => object>> = {
  '/openapi.json': openApiDocument,
  '/ai/manifest.json': manifestJson,
  '/ai/acct-ontology.json': ontologyJson,
  '/developers/recipes.json': recipesJson,
};

export async function catalogRoutes(app: FastifyInstance, { config }: Context): Promise<void> {
  for (const [path, publish] of Object.entries(DESCRIPTIONS)) {
    let published: Promise<Published> | undefined;
    app.get(path, async (request, reply) => {
      published ??= prepare(JSON.stringify(publish(config.baseUrl)));
      return sendPublished(request, reply, await published);
    });
  }
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Published {
  readonly sha256: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Better ones take seconds for a few percent. */
const BROTLI_QUALITY = 5;

async function prepare(text: string): Promise<Published> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, zipped] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  return { sha256: createHash('sha256').update(identity).digest('hex'), bodies: { identity, br, gzip: zipped } };
}

function sendPublished(request: FastifyRequest, reply: FastifyReply, { sha256, bodies }: Published): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = `"${sha256}-${encoding}"`;
  reply.header('etag', etag).header('vary', 'accept-encoding').header('cache-control', 'public, max-age=300');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', JSON_TYPE).send(bodies[encoding]);
}

function encodingFor(accepted: string | undefined): Encoding {
  const refused = /;\s*q\s*=\s*0(?:\.0*)?\s*$/;
  const names = (accepted ?? '')
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') || names.includes('*') ? 'gzip' : 'identity';
}
