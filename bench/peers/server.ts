/**
 * A server process of the comparison: thin routes over one of the queues. They look the key up in a Map and parse the body,
 * as any service would, and check nothing else.
 */

import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import type { Credentials } from '../queue/tenants.ts';
import { openBullmq } from './bullmq-peer.ts';
import { openBunqueue } from './bunqueue-peer.ts';
import { openGraphileWorker } from './graphile-worker-peer.ts';
import { openLedgerlineOnPostgres, openLedgerlineOnSqlite } from './ledgerline-peer.ts';
import type { OpenPeer, Submission } from './peer.ts';
import { openPgBoss } from './pg-boss-peer.ts';

const openers: Readonly<Record<string, OpenPeer>> = {
  bullmq: openBullmq,
  bunqueue: openBunqueue,
  'pg-boss': openPgBoss,
  'graphile-worker': openGraphileWorker,
  sqlite: openLedgerlineOnSqlite,
  postgres: openLedgerlineOnPostgres,
};

const [kind = '', connectorCount = '1', address = ''] = process.argv.slice(2);
const open = openers[kind];
if (!open) throw new Error(`There is no queue ${kind}; there are ${Object.keys(openers).join(', ')}.`);

const credentials: readonly Credentials[] = Array.from({ length: Number(connectorCount) }, (_, index) => ({
  connectorId: `conn_bench${index}`,
  tenantKey: `tenant-key-of-${index}`,
  connectorKey: `connector-key-of-${index}`,
}));
const connectorOf = new Map<string, string>(
  credentials.flatMap(({ connectorId, tenantKey, connectorKey }) => [
    [`Bearer ${tenantKey}`, connectorId],
    [`Bearer ${connectorKey}`, connectorId],
  ]),
);
const peer = await open(
  address,
  credentials.map(({ connectorId }) => connectorId),
);

const app = Fastify({ logger: false });
app.decorateRequest('connectorId', '');
app.addHook('onRequest', async (request, reply) => {
  const connectorId = connectorOf.get(request.headers.authorization ?? '');
  if (connectorId === undefined) return reply.code(401).send({ ok: false });
  request.setDecorator('connectorId', connectorId);
});
const callerOf = (request: FastifyRequest): string => request.getDecorator<string>('connectorId');

app.post('/v1/commands', async (request, reply) => {
  const command = request.body as Submission;
  await peer.submit(command);
  return reply.code(202).send({ ok: true, command: { ...command, status: 'queued', result: null } });
});

app.get('/connectors/:connectorId/commands/next', async (request, reply) => {
  const command = await peer.lease(callerOf(request));
  return command ? { ok: true, command } : reply.code(204).send();
});

app.post('/connectors/:connectorId/commands/:commandId/result', async (request) => {
  const { commandId } = request.params as { commandId: string };
  await peer.finish(callerOf(request), commandId, (request.body as { result: unknown }).result);
  return { ok: true };
});

app.get('/v1/commands/:commandId', async (request, reply) => {
  const { commandId } = request.params as { commandId: string };
  const reading = await peer.read(callerOf(request), commandId);
  if (!reading) return reply.code(404).send({ ok: false });
  return { ok: true, command: { ...reading.command, status: reading.status, result: reading.result } };
});

await app.listen({ host: '127.0.0.1', port: 0, backlog: 4096 });

/** The process that started this one is gone. */
process.on('disconnect', () => process.exit());
process.on('message', async (asked: 'cpu' | 'stop') => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
    return;
  }
  await app.close();
  await peer.close();
  process.exit(0);
});
process.send?.({ port: (app.server.address() as AddressInfo).port, credentials });
