/** pg-boss: one queue for each connector; send, fetch, complete and getJobById of its API. */

import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { OpenPeer, Submission } from './peer.ts';

const LEASE_SECONDS = 60;
/** Twice its default: with 10 and with 40 it was slower. */
const CONNECTIONS = 20;

/** Its ids are UUIDs; the same command has the same one each time, so that a repeated submission adds nothing. */
function jobId(commandId: string): string {
  const hex = createHash('sha256').update(commandId).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}

const statuses: Readonly<Record<string, 'queued' | 'running' | 'done'>> = { active: 'running', completed: 'done' };

export const openPgBoss: OpenPeer = async (address, connectorIds) => {
  const boss = new PgBoss({ connectionString: address, max: CONNECTIONS, schedule: false });
  boss.on('error', (error) => {
    throw error;
  });
  await boss.start();
  for (const connectorId of connectorIds) await boss.createQueue(connectorId, { expireInSeconds: LEASE_SECONDS });

  return {
    submit: async (command) => {
      await boss.send(command.connectorId, command, { id: jobId(command.commandId) });
    },
    lease: async (connectorId) => {
      const [job] = await boss.fetch<Submission>(connectorId, { batchSize: 1 });
      return job?.data ?? null;
    },
    finish: async (connectorId, commandId, result) => {
      await boss.complete(connectorId, jobId(commandId), result as object);
    },
    read: async (connectorId, commandId) => {
      const [job] = await boss.findJobs<Submission>(connectorId, { id: jobId(commandId) });
      return job ? { command: job.data, status: statuses[job.state] ?? 'queued', result: job.output } : null;
    },
    close: () => boss.stop({ graceful: false }),
  };
};
