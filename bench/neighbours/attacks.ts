/** What one caller does to make all others wait, each as one step that is repeated on several connections. */

import { randomUUID } from 'node:crypto';
import { Agent, request as openRequest } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Everything that the attacking tenant owns. */
export interface Owned {
  readonly baseUrl: string;
  readonly tenantKey: string;
  readonly cookie: string;
  readonly sandboxId: string;
  readonly connectorId: string;
  readonly connectorKey: string;
}

export interface Attack {
  readonly what: string;
  readonly connections: number;
  /** Runs once; the returned function ends the attack. */
  readonly begin?: (owned: Owned) => Promise<() => void>;
  /** Again and again, on each connection. */
  readonly step: (owned: Owned, count: number) => Promise<unknown>;
}

/** Another address than the neighbour's, as an attacker has. */
const ADDRESS = '127.0.0.2';
const agent = new Agent({ keepAlive: true, localAddress: ADDRESS });

type Headers = Readonly<Record<string, string>>;

function send(owned: Owned, method: string, path: string, headers: Headers, body?: string | Buffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const outgoing = openRequest(`${owned.baseUrl}${path}`, { method, headers, agent }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('end', () => resolve(Buffer.concat(chunks).toString()));
    response.once('error', reject);
  });
  outgoing.once('error', reject);
  outgoing.end(body);
  return promise;
}

const json = { 'content-type': 'application/json' };
const byKey = (key: string): Headers => ({ ...json, authorization: `Bearer ${key}` });
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function submit(owned: Owned, connectorId: string, companyId: string, type: string, payload: unknown): Promise<string> {
  const envelope = { commandId: randomUUID(), connectorId, companyId, type, payload };
  return send(owned, 'POST', '/v1/commands', byKey(owned.tenantKey), JSON.stringify(envelope));
}

const WRONG_ROWS = 100_000;
const wrongRows = Array.from({ length: WRONG_ROWS }, () => ({ rowId: 1, docDate: 2, debtorCode: 3, lines: 4, x: 5 }));

const RESULT_MEMBERS = 400_000;
const manyMembers = JSON.stringify({
  status: 'done',
  result: { ok: true, rows: Array.from({ length: RESULT_MEMBERS }, () => ({ a: 1 })) },
});

const FILE_BYTES = 16 * 1024 * 1024;
const file = Buffer.alloc(FILE_BYTES, 'x');

const BULK_ROWS = 500;
const BULKS = 14;
const bulkRows = Array.from({ length: BULK_ROWS }, (_, index) => ({
  rowId: `row-${index}`,
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10, uom: 'UNIT' }],
}));

/** Takes the next command of the attacker's own connector. */
async function lease(owned: Owned): Promise<string | null> {
  await submit(owned, owned.connectorId, 'SAMPLE', 'read-debtors', {});
  const text = await send(owned, 'GET', `/connectors/${owned.connectorId}/commands/next?max=1`, byKey(owned.connectorKey));
  const { commands = [] } = JSON.parse(text) as { commands?: { commandId: string }[] };
  return commands[0]?.commandId ?? null;
}

const SLOW_CONNECTIONS = 2_000;

export const attacks: Readonly<Record<string, Attack>> = {
  search: {
    what: 'searches of single letters, without a key',
    connections: 4,
    step: (owned, count) => {
      const words = [...'cdpsri'].map((_, at, all) => all[(at + count) % all.length]).join('+');
      return send(owned, 'GET', `/developers/search?q=${words}`, { accept: 'text/html' });
    },
  },
  'wrong-types': {
    what: 'bulks of 5 MB in which every member is wrong',
    connections: 2,
    step: (owned) => submit(owned, owned.connectorId, 'SAMPLE', 'bulk-create-sales-invoices', { rows: wrongRows }),
  },
  results: {
    what: 'results of 400,000 members, and reading them',
    connections: 2,
    step: async (owned) => {
      const commandId = await lease(owned);
      if (commandId === null) return;
      const path = `/connectors/${owned.connectorId}/commands/${commandId}/result`;
      await send(owned, 'POST', path, byKey(owned.connectorKey), manyMembers);
      await send(owned, 'GET', `/v1/commands/${commandId}`, byKey(owned.tenantKey));
    },
  },
  files: {
    what: 'files of 16 MB, uploaded again and again',
    connections: 2,
    step: async (owned) => {
      const commandId = await lease(owned);
      if (commandId === null) return;
      const path = `/connectors/${owned.connectorId}/commands/${commandId}/artifact`;
      for (let time = 0; time < 3; time += 1)
        await send(owned, 'PUT', path, { ...byKey(owned.connectorKey), 'content-type': 'application/pdf' }, file).catch(
          () => null,
        );
    },
  },
  sandbox: {
    what: '14 bulks of 500 invoices and a report on the attacker’s sandbox',
    connections: 1,
    begin: async (owned) => {
      const bulk = { mode: 'independent', rows: bulkRows };
      for (let count = 0; count < BULKS; count += 1)
        await submit(owned, owned.sandboxId, 'SAMPLE', 'bulk-create-sales-invoices', bulk);
      await submit(owned, owned.sandboxId, 'SAMPLE', 'read-trial-balance', {});
      return () => {};
    },
    step: () => pause(50),
  },
  polls: {
    what: 'more open polls of one connector than it may have',
    connections: 64,
    step: async (owned) => {
      const path = `/connectors/${owned.connectorId}/commands/next?wait=30`;
      await Promise.race([send(owned, 'GET', path, byKey(owned.connectorKey)).catch(() => null), pause(50)]);
    },
  },
  logins: {
    what: 'wrong passwords',
    connections: 8,
    step: (owned) => send(owned, 'POST', '/login', json, JSON.stringify({ email: `${randomUUID()}@example.com`, password: 'x' })),
  },
  connections: {
    what: '2,000 connections that send a byte now and then',
    connections: 1,
    begin: async ({ baseUrl }) => {
      const port = Number(new URL(baseUrl).port);
      const sockets: Socket[] = Array.from({ length: SLOW_CONNECTIONS }, () => {
        const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS }).on('error', () => {});
        socket.write('GET / HTTP/1.1\r\nhost: a\r\nx: ');
        return socket;
      });
      const timer = setInterval(() => {
        for (const socket of sockets) socket.write('y');
      }, 1_000);
      return () => {
        clearInterval(timer);
        for (const socket of sockets) socket.destroy();
      };
    },
    step: () => pause(50),
  },
  lists: {
    what: 'lists, searches of one’s own history, exports and the overview',
    connections: 4,
    step: async (owned, count) => {
      const paths = ['/v1/commands?limit=200&q=nothing', '/v1/commands?companyId=NONE', '/v1/commands?limit=200'];
      const pages = ['/app/state', '/portal', '/portal/commands.csv', '/app/api-keys'];
      await send(owned, 'GET', paths[count % paths.length] ?? '', byKey(owned.tenantKey));
      await send(owned, 'GET', pages[count % pages.length] ?? '', { cookie: owned.cookie });
    },
  },
};
