/** What the routes need of a queue: the four steps in the life of a command. Knows no library. */

export interface Submission {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly payload: object;
}

export interface Reading {
  readonly command: Submission;
  readonly status: 'queued' | 'running' | 'done';
  readonly result: unknown;
}

export interface Peer {
  /** Resolves when the command is as durable as this queue is set up to make it. */
  submit(command: Submission): Promise<void>;
  /** The oldest command of the connector, which no other request gets while it runs. */
  lease(connectorId: string): Promise<Submission | null>;
  finish(connectorId: string, commandId: string, result: unknown): Promise<void>;
  read(connectorId: string, commandId: string): Promise<Reading | null>;
  close(): Promise<void>;
}

/** Opens a queue at `address` for the connectors given. */
export type OpenPeer = (address: string, connectorIds: readonly string[]) => Promise<Peer>;
