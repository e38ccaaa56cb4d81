import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PROGRAM = `
  const { startPostgres } = await import(${JSON.stringify(import.meta.resolve('./postgres.ts'))});
  const server = await startPostgres();
  console.log(await server.createDatabase());
  await new Promise((resolve) => setTimeout(resolve, 60_000));`;

const canConnect = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

it('no server outlives a test that was killed', { timeout: 60_000 }, async () => {
  const test = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await once(test.stdout, 'data');
  const url = String(output).trim();
  assert.equal(await canConnect(url), true);
  test.kill('SIGKILL');
  while (await canConnect(url)) await pause(20);
});
