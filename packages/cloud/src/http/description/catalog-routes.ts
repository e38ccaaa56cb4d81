/** The machine-readable descriptions: each written once, when first asked for, and kept compressed. */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ontologyJson } from '@ledgerline/catalog/publish';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { manifestJson } from '../../pages/published/manifest.ts';
import { recipesJson } from '../../pages/published/recipe-file.ts';
import { descriptionEndpoints } from '../admin/administration-endpoints.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { JSON_TYPE } from '../reply/json-reply.ts';
import type { Services } from '../services.ts';
import { callerEndpoints, contractEndpoint, recipeEndpoints } from './caller-endpoints.ts';
import { openApiDocument } from './openapi.ts';

type Descriptions = typeof descriptionEndpoints;

/** The published descriptions, for the address of the service. */
export const descriptions: Readonly<Record<keyof Descriptions, (baseUrl: string) => object>> = {
  readOpenApi: openApiDocument,
  readManifest: (baseUrl) => manifestJson(baseUrl, callerEndpoints),
  readOntology: (baseUrl) => ontologyJson({ baseUrl, contractEndpoint }),
  readRecipes: (baseUrl) => recipesJson(baseUrl, callerEndpoints, recipeEndpoints),
};

export async function catalogRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { baseUrl } = services.context.config;
  const publish = (describe: (baseUrl: string) => object) => {
    let published: Promise<Published> | undefined;
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      published ??= prepare(JSON.stringify(describe(baseUrl)));
      return sendPublished(request, reply, await published);
    };
  };
  routesOf(app, services, descriptionEndpoints).serveRaw({
    readOpenApi: publish(descriptions.readOpenApi),
    readManifest: publish(descriptions.readManifest),
    readOntology: publish(descriptions.readOntology),
    readRecipes: publish(descriptions.readRecipes),
  });
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
