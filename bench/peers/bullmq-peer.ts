/** BullMQ: one queue for each connector, jobs fetched by hand as its guide "Manually fetching jobs" shows. */

import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { OpenPeer, Submission } from './peer.ts';

const LEASE_MS = 60_000;

type CommandJob = Job<Submission, unknown, string>;

export const openBullmq: OpenPeer = async (address, connectorIds) => {
  // One connection for all queues and one for all workers, as its guide "Going to production" advises.
  const [queueConnection, workerConnection] = [new Redis(address), new Redis(address, { maxRetriesPerRequest: null })];
  const queues = new Map(
    connectorIds.map((connectorId) => [connectorId, new Queue<Submission>(connectorId, { connection: queueConnection })]),
  );
  const workers = new Map(
    connectorIds.map((connectorId) => [
      connectorId,
      new Worker<Submission>(connectorId, null, { connection: workerConnection, lockDuration: LEASE_MS, autorun: false }),
    ]),
  );
  await Promise.all([...queues.values(), ...workers.values()].map((side) => side.waitUntilReady()));
  /** Kept from the lease to the result, so that a result need not read its job first. */
  const leased = new Map<string, CommandJob>();

  return {
    submit: async (command) => {
      await queues.get(command.connectorId)?.add(command.type, command, { jobId: command.commandId });
    },
    lease: async (connectorId) => {
      const job = await workers.get(connectorId)?.getNextJob(connectorId, { block: false });
      if (!job) return null;
      leased.set(job.id ?? '', job);
      return job.data;
    },
    finish: async (connectorId, commandId, result) => {
      await leased.get(commandId)?.moveToCompleted(result, connectorId, false);
      leased.delete(commandId);
    },
    read: async (connectorId, commandId) => {
      const job = await queues.get(connectorId)?.getJob(commandId);
      if (!job) return null;
      const status = job.finishedOn ? 'done' : job.processedOn ? 'running' : 'queued';
      return { command: job.data, status, result: job.returnvalue };
    },
    close: async () => {
      await Promise.all([...workers.values()].map((worker) => worker.close()));
      await Promise.all([...queues.values()].map((queue) => queue.close()));
      queueConnection.disconnect();
      workerConnection.disconnect();
    },
  };
};
