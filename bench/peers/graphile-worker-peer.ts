/**
 * graphile-worker: one pool of tasks for all connectors. It hands jobs to functions only, so the function is the lease: it passes the
 * command on to the connector that asks and ends with its result. A job that ends is deleted, so results are kept in another
 * table.
 */

import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import pg from 'pg';
import type { OpenPeer, Submission } from './peer.ts';

const TASK = 'command';
/** Twice its default: with 10 it was slower, and with 66, which its guide advises for so many tasks, no faster. */
const CONNECTIONS = 20;

interface Lane {
  readonly ready: Submission[];
  readonly waiting: ((command: Submission) => void)[];
}

export const openGraphileWorker: OpenPeer = async (address, connectorIds) => {
  const pgPool = new pg.Pool({ connectionString: address, max: CONNECTIONS });
  // Connections that end when the server stops are none of its business.
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  const logger = new Logger(() => () => {});
  const producer = await makeWorkerUtils({ pgPool, logger });
  await producer.migrate();
  await pgPool.query('CREATE TABLE result (command_id TEXT PRIMARY KEY, command JSONB NOT NULL, result JSONB NOT NULL)');
  const lanes = new Map<string, Lane>(connectorIds.map((connectorId) => [connectorId, { ready: [], waiting: [] }]));
  const running = new Map<string, { readonly command: Submission; readonly end: () => void }>();

  const task = async (payload: unknown): Promise<void> => {
    const command = payload as Submission;
    const ended = Promise.withResolvers<void>();
    running.set(command.commandId, { command, end: ended.resolve });
    const lane = lanes.get(command.connectorId);
    const waiting = lane?.waiting.shift();
    if (waiting) waiting(command);
    else lane?.ready.push(command);
    await ended.promise;
  };
  const concurrency = connectorIds.length;
  const runner = await run({ pgPool, logger, concurrency, noHandleSignals: true, taskList: { [TASK]: task } });

  return {
    submit: async (command) => {
      await producer.addJob(TASK, command, { jobKey: command.commandId });
    },
    lease: async (connectorId) => {
      const lane = lanes.get(connectorId);
      const ready = lane?.ready.shift();
      if (ready) return ready;
      const { promise, resolve } = Promise.withResolvers<Submission>();
      lane?.waiting.push(resolve);
      return promise;
    },
    finish: async (_connectorId, commandId, result) => {
      const known = running.get(commandId);
      if (!known) throw new Error(`${commandId} is not running.`);
      const sql = { name: 'keep', text: 'INSERT INTO result (command_id, command, result) VALUES ($1, $2, $3)' };
      await pgPool.query(sql, [commandId, JSON.stringify(known.command), JSON.stringify(result)]);
      running.delete(commandId);
      known.end();
    },
    read: async (_connectorId, commandId) => {
      const known = running.get(commandId);
      if (known) return { command: known.command, status: 'running', result: null };
      const sql = { name: 'read', text: 'SELECT command, result FROM result WHERE command_id = $1' };
      const { rows } = await pgPool.query<{ command: Submission; result: unknown }>(sql, [commandId]);
      return rows[0] ? { ...rows[0], status: 'done' } : null;
    },
    close: async () => {
      for (const { end } of running.values()) end();
      await runner.stop();
      await producer.release();
      await pgPool.end();
    },
  };
};
