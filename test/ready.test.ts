import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../packages/cloud/testing/free-port.ts';
import { inherited, startCloudProcess } from './cloud-process.ts';
import { startPostgres } from './postgres/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerline-ready-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** No response takes this long: the database itself times out after 12 s. */
const DEADLINE_MS = 8_000;

async function ask(url: string): Promise<{ readonly status: number; readonly message: string }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
  const body = (await response.json()) as { error?: { message: string } };
  return { status: response.status, message: body.error?.message ?? '' };
}

const LOOK_AGAIN_MS = 50;

/** Asks until it is so; a response is valid for a second. */
async function until(url: string, status: number): Promise<string> {
  for (;;) {
    const answer = await ask(url);
    if (answer.status === status) return answer.message;
    await pause(LOOK_AGAIN_MS);
  }
}

test('while PostgreSQL hangs, /ready returns 503 in time and /health stays up; a page that PostgreSQL calls corrupt is damage', async (t) => {
  const server = await startPostgres();
  t.after(() => server.stop());
  const url = await server.createDatabase();
  const settings = { DATABASE_URL: url, DATA_DIR: join(folder, 'postgres'), SANDBOX: 'off' };
  const cloud = await startCloudProcess(settings);
  t.after(() => cloud.kill());
  assert.equal((await ask(`${cloud.baseUrl}/ready`)).status, 200);

  await server.freeze();
  try {
    assert.match(await until(`${cloud.baseUrl}/ready`, 503), /^The database does not respond/);
    assert.equal((await ask(`${cloud.baseUrl}/ready`)).status, 503);
    assert.equal((await ask(`${cloud.baseUrl}/health`)).status, 200);
  } finally {
    server.thaw();
  }
  await until(`${cloud.baseUrl}/ready`, 200);

  const client = new pg.Client(url);
  await client.connect();
  await client.query(`CREATE FUNCTION corrupt() RETURNS TRIGGER LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''invalid page in block 7'' USING ERRCODE = ''data_corrupted''; END';
    CREATE TRIGGER corrupt BEFORE INSERT ON pulse FOR EACH ROW EXECUTE FUNCTION corrupt()`);
  assert.match(
    await until(`${cloud.baseUrl}/ready`, 503),
    /^A part of the database is damaged and cannot be read\. The operator must/,
  );
  await client.query('DROP FUNCTION corrupt CASCADE');
  await client.end();
  await cloud.stop();
  const again = await startCloudProcess(settings);
  t.after(() => again.kill());
  assert.equal((await ask(`${again.baseUrl}/ready`)).status, 503, 'until an operator acts');
});

/** Everything that the process is given: Node raises the limit of open files as far as it may, so this is the last word. */
const OPEN_FILES = 72;

function startShort(port: number): ChildProcess {
  return spawn(
    '/bin/sh',
    ['-c', `ulimit -n ${OPEN_FILES}; exec "$@"`, 'short', process.execPath, join('packages', 'cloud', 'src', 'main.ts')],
    {
      env: { ...inherited, PORT: String(port), DATA_DIR: join(folder, 'short'), SANDBOX: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
}

test('a server without open files to spare says so on the connections it has, and is ready again when there are some', async (t) => {
  const port = await freePort();
  const child = startShort(port);
  const ended = once(child, 'exit');
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let log = '';
  for await (const chunk of child.stdout ?? []) {
    log += chunk;
    if (log.includes('found nothing wrong')) break;
  }
  child.stdout?.resume();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const onOneConnection = async (path: string): Promise<string> => {
    const [response] = await once(get({ port, path, agent }), 'response');
    return `${response.statusCode} ${await text(response)}`;
  };
  assert.match(await onOneConnection('/ready'), /^200 /);

  const { promise: isFull, resolve: markFull } = Promise.withResolvers<void>();
  const sockets: readonly Socket[] = Array.from({ length: OPEN_FILES + 8 }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => markFull())
      .on('close', () => markFull()),
  );
  await isFull;
  let answer = '';
  const again = async (): Promise<string> => {
    await pause(LOOK_AGAIN_MS);
    return onOneConnection('/ready');
  };
  while (!answer.startsWith('503')) answer = await again();
  assert.match(answer, /too many open files/);
  assert.match(await onOneConnection('/health'), /^200 /);
  for (const socket of sockets) socket.destroy();
  while (!answer.startsWith('200')) answer = await again();
});
