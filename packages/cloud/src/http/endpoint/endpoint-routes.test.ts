import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OkResponse } from '@ledgerline/contract';
import { accountSays } from '@ledgerline/words/problem/account';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { openTestCloud, type TestCloud } from '../../../testing/test-cloud.ts';
import { KeyCache } from '../../account/rights/key-cache.ts';
import { refuse } from '../../system/problem.ts';
import { makeLimits } from '../limits/limits.ts';
import type { GuardServices } from './audience-guard.ts';
import { declare, json, problemsOf } from './endpoint.ts';
import { routesOf } from './endpoint-routes.ts';
import { NAME } from './parameters.ts';

const shelf = { tag: 'Portal', audience: 'anyone', summary: 'A shelf' } as const;

const endpoints = declare({
  readShelf: {
    ...shelf,
    method: 'GET',
    path: '/shelves/{shelfId}',
    params: { shelfId: { schema: NAME, text: 'The shelf.' } },
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, description: 'How many.' })) }),
    responses: [json(Type.Object({ ok: Type.Literal(true), shelfId: Type.String(), limit: Type.Number() }), 'The shelf.')],
    problems: ['unknown_key'],
  },
  addShelf: {
    ...shelf,
    method: 'POST',
    path: '/shelves',
    body: { schema: Type.Object({ name: Type.String({ description: 'Its name.' }) }) },
    responses: [json(OkResponse, 'Added.')],
  },
});

let cloud: TestCloud;
let services: GuardServices;

before(() => {
  cloud = openTestCloud();
  const { context } = cloud;
  const { store } = context;
  services = { context, callers: new KeyCache(store), connectors: new KeyCache(store), ...makeLimits(context) };
});

after(() => cloud.close());

test('a request reaches its handler with path, query and body as declared; a rejected one does not', async () => {
  const app = Fastify();
  routesOf(app, services, endpoints).serve({
    readShelf: ({ params: { shelfId }, query: { limit = 10 } }) =>
      shelfId === 'none' ? refuse('unknown_key', accountSays.unknownKey()) : { ok: true, shelfId, limit },
    addShelf: async ({ body }) => ({ ok: body.name !== '' || assert.fail() }) as { ok: true },
  });
  const read = async (url: string) => {
    const response = await app.inject({ url });
    return [response.statusCode, response.json().error?.code ?? response.json()];
  };
  assert.deepEqual(await read('/shelves/a?limit=3'), [200, { ok: true, shelfId: 'a', limit: 3 }]);
  assert.deepEqual(await read('/shelves/a?limit=0'), [400, 'invalid_request']);
  assert.deepEqual(await read('/shelves/none'), [404, 'unknown_key']);
  const add = async (payload: object) => (await app.inject({ method: 'POST', url: '/shelves', payload })).statusCode;
  assert.deepEqual([await add({ name: 'top' }), await add({})], [200, 400]);
});

test('what is not declared, or not handled, does not compile', () => {
  const attempts = [
    (app: FastifyInstance) =>
      routesOf(app, services, endpoints).serve(
        // @ts-expect-error A declaration without a handler.
        { addShelf: async () => ({ ok: true }) },
      ),
    (app: FastifyInstance) =>
      routesOf(app, services, endpoints).serveRaw({
        readShelf: () => null,
        addShelf: () => null,
        // @ts-expect-error A handler without a declaration.
        removeShelf: () => null,
      }),
    (app: FastifyInstance) =>
      routesOf(app, services, endpoints).serve({
        // @ts-expect-error Another response than the declared one.
        readShelf: async () => ({ ok: true, shelfId: 1 }),
        addShelf: async () => ({ ok: true }),
      }),
    () =>
      declare({
        // @ts-expect-error A name in the path without its parameter.
        readShelf: { ...shelf, method: 'GET', path: '/shelves/{shelfId}', responses: [json(OkResponse, 'The shelf.')] },
      }),
    () =>
      declare({
        // @ts-expect-error A key that needs full access, without a word for what.
        readShelf: {
          ...shelf,
          audience: 'full-key',
          method: 'GET',
          path: '/shelves',
          responses: [json(OkResponse, 'The shelf.')],
        },
      }),
    (app: FastifyInstance) =>
      routesOf(app, services, endpoints).serve({
        readShelf: ({ params: { shelfId } }) => ({ ok: true, shelfId, limit: 1 }),
        // @ts-expect-error A caller where anyone may call.
        addShelf: ({ caller: { tenantId } }) => ({ ok: tenantId !== '' }),
      }),
  ];
  assert.equal(attempts.length, 6);
});

test('problems that follow from audience, body and query need not be declared', () => {
  const codes = problemsOf({ ...endpoints.addShelf, audience: 'session', problems: ['limit_reached'] });
  assert.deepEqual([...codes].sort(), [
    'body_too_large',
    'cross_site_request',
    'invalid_json',
    'invalid_request',
    'limit_reached',
    'login_required',
    'malformed_request',
    'not_ready',
    'rate_limited',
    'unsupported_media_type',
  ]);
});
