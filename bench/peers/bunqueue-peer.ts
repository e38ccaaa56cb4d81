/** bunqueue: one queue for each connector, over the protocol of its server, because its client for Node is not on npm. */

import { connect, type Socket } from 'node:net';
import { pack, unpack } from 'msgpackr';
import type { OpenPeer, Submission } from './peer.ts';

const LEASE_MS = 60_000;
/** Its own client has as many connections. */
const CONNECTIONS = 4;
const LENGTH_BYTES = 4;

interface Job {
  readonly id: string;
  readonly data: Submission;
  readonly state?: string;
  readonly returnvalue?: unknown;
}

interface Reply {
  readonly ok: boolean;
  readonly error?: string;
  readonly reqId: string;
  readonly job?: Job | null;
  readonly token?: string | null;
}

/** One connection: a message is its length in four bytes, then MessagePack, and many can be under way. */
class Connection {
  readonly #socket: Socket;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  #received: Buffer = Buffer.alloc(0);
  #asked = 0;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.#socket.on('data', (part) => this.#receive(part as Buffer));
  }

  async ask(request: Readonly<Record<string, unknown>>): Promise<Reply> {
    this.#asked += 1;
    const reqId = String(this.#asked);
    const message = pack({ ...request, reqId });
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(message.length);
    this.#socket.write(Buffer.concat([length, message]));
    const reply = await new Promise<Reply>((resolve) => this.#waiting.set(reqId, resolve));
    if (!reply.ok) throw new Error(`bunqueue refused ${request.cmd}: ${reply.error}`);
    return reply;
  }

  #receive(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
    while (this.#received.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + this.#received.readUInt32BE(0);
      if (this.#received.length < end) return;
      const reply = unpack(this.#received.subarray(LENGTH_BYTES, end)) as Reply;
      this.#received = this.#received.subarray(end);
      this.#waiting.get(reply.reqId)?.(reply);
      this.#waiting.delete(reply.reqId);
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}

export const openBunqueue: OpenPeer = async (address) => {
  const connections = Array.from({ length: CONNECTIONS }, () => new Connection(Number(address)));
  let turn = 0;
  const ask = (request: Readonly<Record<string, unknown>>): Promise<Reply> => {
    turn += 1;
    const connection = connections[turn % CONNECTIONS];
    if (!connection) throw new Error('There must be a connection.');
    return connection.ask(request);
  };
  /** The token under which each job was leased. */
  const tokens = new Map<string, string>();

  return {
    submit: async (command) => {
      const { commandId: jobId, connectorId: queue, type: name } = command;
      await ask({ cmd: 'PUSH', queue, name, data: command, jobId, durable: true });
    },
    lease: async (queue) => {
      const { job, token } = await ask({ cmd: 'PULL', queue, timeout: 0, owner: queue, lockTtl: LEASE_MS });
      if (!job) return null;
      tokens.set(job.id, token ?? '');
      return job.data;
    },
    finish: async (_connectorId, id, result) => {
      await ask({ cmd: 'ACK', id, token: tokens.get(id), result });
      tokens.delete(id);
    },
    read: async (_connectorId, id) => {
      const { job } = await ask({ cmd: 'GetJob', id });
      if (!job) return null;
      const status = job.state === 'completed' ? 'done' : job.state === 'active' ? 'running' : 'queued';
      return { command: job.data, status, result: job.returnvalue };
    },
    close: async () => {
      for (const connection of connections) connection.close();
    },
  };
};
