/** Measures the MCP server next to the HTTP API: the same read both ways, the list of tools, the search, and many assistants at once. */

import { recipes } from '@ledgerline/catalog';
import { searchRecipes } from '../packages/cloud/src/search/search.ts';
import { ACCEPT, message } from '../packages/cloud/testing/assistant.ts';
import { searchTasks } from '../packages/cloud/testing/search/search-tasks.ts';
import { openTestServer } from '../packages/cloud/testing/test-server.ts';
import { openSandbox, startSystem } from '../test/running-system.ts';
import { atMost, median, printTable } from './table.ts';

const READS = 200;
const LISTS = 2_000;
const CLIENTS = 200;
const CALLS_EACH = 5;

interface Target {
  readonly baseUrl: string;
  readonly key: string;
  readonly connectorId: string;
}

export async function bench(): Promise<void> {
  const list = await listCpuMs();
  const searchMs = await searchCpuMs();
  const system = await startSystem({ RATE_LIMIT_PER_MINUTE: '0' });
  try {
    const { tenantKey: key, connectorId } = await openSandbox(system);
    const target = { baseUrl: system.baseUrl, key, connectorId };
    const reads = await readTimes(target);
    const failures = await manyClients(target);
    printTable('Assistants', [
      { what: 'a read through the HTTP API (baseline), median', figure: `${reads.rest.toFixed(1)} ms` },
      { what: 'the same read through MCP, median', figure: `${reads.mcp.toFixed(1)} ms` },
      { what: 'MCP against the HTTP API', ...atMost(1.25, reads.mcp / reads.rest) },
      { what: 'tools/list with the server made for it, CPU', ...atMost(2, list.tools, 'ms') },
      { what: 'ping, CPU: making the server, the protocol and the HTTP around it', figure: `${list.empty.toFixed(2)} ms` },
      { what: 'search, CPU, 99th percentile', ...atMost(20, searchMs, 'ms') },
      { what: `responses of ${CLIENTS} assistants at once that were an error of the server`, ...atMost(0, failures, '', 0) },
    ]);
  } finally {
    await system.stop();
  }
}

async function post({ baseUrl, key }: Target, path: string, body: object): Promise<number> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { ...ACCEPT, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

/** Both ways take turns on one connection, so that both see the same machine. */
async function readTimes(target: Target): Promise<{ readonly rest: number; readonly mcp: number }> {
  const times = { rest: [] as number[], mcp: [] as number[] };
  const { connectorId } = target;
  const book = { connectorId, companyId: 'SAMPLE' };
  const input = { type: 'read-locations', book: `${connectorId}/SAMPLE` };
  for (let round = 0; round < READS; round += 1) {
    const envelope = { commandId: `rest-${round}`, ...book, type: 'read-locations', payload: {} };
    const startedAt = performance.now();
    await post(target, '/v1/commands?wait=30', envelope);
    const between = performance.now();
    await post(target, '/mcp', message('tools/call', { name: 'read', arguments: input }));
    const endedAt = performance.now();
    // The first rounds warm both up.
    if (round < READS / 10) continue;
    times.rest.push(between - startedAt);
    times.mcp.push(endedAt - between);
  }
  return { rest: median(times.rest), mcp: median(times.mcp) };
}

/** CPU of this process, which is the server. */
async function listCpuMs(): Promise<{ readonly tools: number; readonly empty: number }> {
  const server = await openTestServer({ settings: { requestsPerMinute: 0, tenantRequestsPerMinute: 0 } });
  const { tenantKey: key } = await server.household();
  const cpuOf = async (body: object): Promise<number> => {
    const send = () =>
      server.app.inject({ method: 'POST', url: '/mcp', headers: { ...ACCEPT, authorization: `Bearer ${key}` }, payload: body });
    for (let count = 0; count < LISTS / 4; count += 1) await send();
    const before = process.cpuUsage();
    for (let count = 0; count < LISTS; count += 1) await send();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / LISTS;
  };
  const figures = { tools: await cpuOf(message('tools/list')), empty: await cpuOf(message('ping')) };
  await server.close();
  return figures;
}

/** CPU of each search, once all are warm. */
async function searchCpuMs(): Promise<number> {
  const queries = [...searchTasks.map(([query]) => query), ...recipes().map(({ title }) => title)];
  for (const query of queries) await searchRecipes(query);
  const times: number[] = [];
  for (const query of queries) {
    const before = process.cpuUsage();
    await searchRecipes(query);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

async function manyClients(target: Target): Promise<number> {
  const calls = ['list_books', 'search_commands', 'describe_command', 'list_commands', 'read'];
  const inputs: Readonly<Record<string, object>> = {
    search_commands: { query: 'unpaid invoices' },
    describe_command: { type: 'create-sales-invoice' },
    read: { type: 'read-locations', book: `${target.connectorId}/SAMPLE` },
  };
  const statuses = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const seen: number[] = [];
      for (const name of calls.slice(0, CALLS_EACH)) {
        seen.push(await post(target, '/mcp', message('tools/call', { name, arguments: inputs[name] ?? {} })));
      }
      return seen;
    }),
  );
  return statuses.flat().filter((status) => status >= 500).length;
}
