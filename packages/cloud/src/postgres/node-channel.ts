/**
 * Nodes send each other events over a connection of its own: after the commit, many events in one message, so that no transaction waits
 * for it. A node that is alone sends nothing. Events that are lost are found by missed-event-check.ts.
 */

import pg from 'pg';
import type { StoreEvent } from '../store/store.ts';
import type { Timer, Timers } from '../system/clock.ts';
import { clientOptions } from './database.ts';

export interface NodeChannelListener {
  /** Called when something happened on another node. */
  received(events: readonly StoreEvent[]): void;
  /** Called when more happened than was sent, or messages may have been lost: the listener must check everything. */
  resync(): void;
}

const CHANNEL = 'ledgerline';
const RECONNECT_AFTER_MS = 500;
const ANSWER_MS_MAX = 5_000;

/** PostgreSQL takes less than 8,000 bytes; ids are ASCII. */
const MESSAGE_LENGTH_MAX = 7_500;

/** Above this number of events, it is cheaper for the other nodes to check everything. */
const EVENTS_MAX = 2_000;

const RESYNC = 'look';

/** Sent by a node that has started, and the reply of the others, which send it everything from then on. */
const HELLO = 'hello';
const HERE = 'here';
const GREETING_MS_MAX = 1_000;

/** Every node that listens holds this lock on its connection, together with the others, so that they can be counted. Two numbers, since the locks of lock.ts are one. */
const LISTENING = { space: 19_532, number: 1 };
const LISTEN = `LISTEN ${CHANNEL}; SELECT pg_advisory_lock_shared(${LISTENING.space}, ${LISTENING.number})`;
const LISTENERS = `SELECT count(*)::INT AS count FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
    AND classid = ${LISTENING.space} AND objid = ${LISTENING.number} AND granted`;

export class NodeChannel {
  readonly #url: string;
  readonly #nodeId: string;
  readonly #timers: Timers;
  readonly #listener: NodeChannelListener;
  readonly #unsent = new Set<string>();
  #client: pg.Client | null = null;
  /** No other node listens. False until that is known. */
  #isAlone = false;
  /** How many nodes have started since. */
  #greetings = 0;
  #sending: Promise<void> | null = null;
  #reconnection: Timer | null = null;
  /** Called when a node replies to a greeting. */
  #answered: () => void = () => {};
  #isClosed = false;

  constructor(options: { url: string; nodeId: string; timers: Timers; listener: NodeChannelListener }) {
    this.#url = options.url;
    this.#nodeId = options.nodeId;
    this.#timers = options.timers;
    this.#listener = options.listener;
  }

  /** Resolves once this node receives events; if it cannot connect now, it keeps trying. */
  async open(): Promise<void> {
    if (this.#isClosed) return;
    const client = this.#connection();
    this.#client = client;
    try {
      await client.connect();
      await client.query(LISTEN);
      await this.#greet(client);
      this.#listener.resync();
      this.#start();
    } catch {
      this.#lose(client);
    }
  }

  publish(events: readonly StoreEvent[]): void {
    if (this.#isAlone) return;
    for (const event of events) this.#unsent.add(lineOf(event));
    if (this.#unsent.size > EVENTS_MAX) {
      this.#unsent.clear();
      this.#unsent.add(RESYNC);
    }
    this.#start();
  }

  /** Detects a connection that has ended without notice. */
  async probe(): Promise<void> {
    const client = this.#client;
    if (client && !this.#sending) await this.#countListeners(client).catch(() => this.#lose(client));
  }

  /** Sends the remaining messages if possible, and disconnects. */
  async close(): Promise<void> {
    while (this.#sending) await this.#sending;
    this.#isClosed = true;
    this.#reconnection?.cancel();
    await this.#client?.end().catch(() => {});
  }

  #connection(): pg.Client {
    const client = new pg.Client({
      ...clientOptions(this.#url),
      application_name: 'ledgerline channel',
      query_timeout: ANSWER_MS_MAX,
      // Nothing is stored on this connection, so it does not wait for the disk.
      options: '-c synchronous_commit=off',
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    return client;
  }

  /** Announces this node and waits a moment for the others to reply. */
  async #greet(client: pg.Client): Promise<void> {
    const others = (await this.#countListeners(client)) - 1;
    if (others < 1) return;
    await new Promise<void>((resolve, reject) => {
      let left = others;
      const timeout = this.#timers.after(GREETING_MS_MAX, resolve);
      this.#answered = () => {
        left -= 1;
        if (left > 0) return;
        timeout.cancel();
        resolve();
      };
      this.#send(client, [HELLO]).catch(reject);
    }).finally(() => {
      this.#answered = () => {};
    });
  }

  /** A node that starts while they are counted may be missing. */
  async #countListeners(client: pg.Client): Promise<number> {
    const greetings = this.#greetings;
    const { rows } = await client.query<{ count: number }>(LISTENERS);
    const count = rows[0]?.count ?? 0;
    if (greetings === this.#greetings) this.#isAlone = count <= 1;
    return count;
  }

  /** Events of one turn share a message, and events during a send wait for the next one. */
  #start(): void {
    const client = this.#client;
    if (this.#sending || client === null || this.#unsent.size === 0) return;
    this.#sending = Promise.resolve()
      .then(() => this.#sendAll(client))
      .finally(() => {
        this.#sending = null;
        this.#start();
      });
  }

  async #sendAll(client: pg.Client): Promise<void> {
    try {
      while (client === this.#client && this.#unsent.size > 0) await this.#sendOnce(client);
    } catch {
      // The other nodes may have missed something; they are notified when there is a connection again.
      this.#unsent.add(RESYNC);
      this.#lose(client);
    }
  }

  async #sendOnce(client: pg.Client): Promise<void> {
    const lines = this.#unsent.has(RESYNC) ? [RESYNC] : [...this.#unsent];
    this.#unsent.clear();
    await this.#send(client, lines);
  }

  async #send(client: pg.Client, lines: readonly string[]): Promise<void> {
    await client.query({
      name: 'publish',
      text: `SELECT pg_notify('${CHANNEL}', message) FROM unnest($1::TEXT[]) AS message`,
      values: [messagesOf(this.#nodeId, lines)],
    });
  }

  #receive(message: string): void {
    const [nodeId, ...lines] = message.split('\n');
    if (nodeId === this.#nodeId) return;
    if (lines.includes(HELLO)) this.#welcome();
    else if (lines.includes(HERE)) this.#answered();
    else if (lines.includes(RESYNC)) this.#listener.resync();
    else this.#listener.received(lines.map(eventOf));
  }

  #welcome(): void {
    this.#greetings += 1;
    this.#isAlone = false;
    const client = this.#client;
    if (client) this.#send(client, [HERE]).catch(() => this.#lose(client));
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    this.#isAlone = false;
    client.end().catch(() => {});
    this.#reconnection = this.#timers.after(RECONNECT_AFTER_MS, () => void this.open());
  }
}

/** The fewest messages that have room for the lines, each signed by its sender. */
export function messagesOf(nodeId: string, lines: readonly string[]): readonly string[] {
  const messages: string[] = [];
  let message = nodeId;
  for (const line of lines) {
    if (message.length + line.length >= MESSAGE_LENGTH_MAX) {
      messages.push(message);
      message = nodeId;
    }
    message += `\n${line}`;
  }
  return [...messages, message];
}

export function lineOf(event: StoreEvent): string {
  if (event.kind === 'queued') return `queued ${event.connectorId}`;
  if (event.kind === 'event') return `event ${event.tenantId}`;
  return event.kind === 'finished' ? `finished ${event.tenantId} ${event.commandId}` : event.kind;
}

export function eventOf(line: string): StoreEvent {
  const [kind, first = '', second = ''] = line.split(' ');
  if (kind === 'queued') return { kind, connectorId: first };
  if (kind === 'event') return { kind, tenantId: first };
  return kind === 'finished' ? { kind, tenantId: first, commandId: second } : { kind: 'sandbox' };
}
