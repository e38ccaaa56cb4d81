/**
 * Nodes tell each other what happened, over a connection of its own: after the commit, many events in one message, so that
 * no transaction waits for it. What gets lost on the way is found by who looks now and then; see watch.ts.
 */

import pg from 'pg';
import type { Timer, Timers } from '../clock.ts';
import type { StoreEvent } from '../store.ts';
import { clientOptions } from './database.ts';

export interface Hearing {
  /** Something happened on another node. */
  heard(events: readonly StoreEvent[]): void;
  /** More happened than was told, or messages may have been missed: look for yourself. */
  look(): void;
}

const CHANNEL = 'ledgerline';
const RECONNECT_AFTER_MS = 500;
const ANSWER_MS_MAX = 5_000;

/** PostgreSQL takes less than 8,000 bytes; ids are ASCII. */
const MESSAGE_LENGTH_MAX = 7_500;

/** Past this many events at once it is cheaper for the others to look for themselves. */
const EVENTS_MAX = 2_000;

const LOOK = 'look';

export class Exchange {
  readonly #url: string;
  readonly #nodeId: string;
  readonly #timers: Timers;
  readonly #hearing: Hearing;
  readonly #untold = new Set<string>();
  #client: pg.Client | null = null;
  #telling: Promise<void> | null = null;
  #reconnection: Timer | null = null;
  #isClosed = false;

  constructor(options: { url: string; nodeId: string; timers: Timers; hearing: Hearing }) {
    this.#url = options.url;
    this.#nodeId = options.nodeId;
    this.#timers = options.timers;
    this.#hearing = options.hearing;
  }

  /** Resolves once this node hears the others; if it cannot now, it keeps trying. */
  async open(): Promise<void> {
    if (this.#isClosed) return;
    const client = this.#connection();
    this.#client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.#hearing.look();
      this.#start();
    } catch {
      this.#lose(client);
    }
  }

  tell(events: readonly StoreEvent[]): void {
    for (const event of events) this.#untold.add(lineOf(event));
    if (this.#untold.size > EVENTS_MAX) {
      this.#untold.clear();
      this.#untold.add(LOOK);
    }
    this.#start();
  }

  /** Notices a connection that has died without a word. */
  async probe(): Promise<void> {
    const client = this.#client;
    if (client && !this.#telling) await client.query('SELECT 1').catch(() => this.#lose(client));
  }

  /** Tells what is left to tell, as far as that is possible, and hangs up. */
  async close(): Promise<void> {
    while (this.#telling) await this.#telling;
    this.#isClosed = true;
    this.#reconnection?.cancel();
    await this.#client?.end().catch(() => {});
  }

  #connection(): pg.Client {
    const client = new pg.Client({
      ...clientOptions(this.#url),
      application_name: 'ledgerline exchange',
      query_timeout: ANSWER_MS_MAX,
      // Nothing is stored here, so nothing has to wait for the disk.
      options: '-c synchronous_commit=off',
    });
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    return client;
  }

  /** Events of one turn go together, and while one message is under way the next ones gather. */
  #start(): void {
    const client = this.#client;
    if (this.#telling || client === null || this.#untold.size === 0) return;
    this.#telling = Promise.resolve()
      .then(() => this.#tellAll(client))
      .finally(() => {
        this.#telling = null;
        this.#start();
      });
  }

  async #tellAll(client: pg.Client): Promise<void> {
    try {
      while (client === this.#client && this.#untold.size > 0) await this.#tellOnce(client);
    } catch {
      // The others may have missed something; they are told so as soon as there is a connection again.
      this.#untold.add(LOOK);
      this.#lose(client);
    }
  }

  async #tellOnce(client: pg.Client): Promise<void> {
    const lines = this.#untold.has(LOOK) ? [LOOK] : [...this.#untold];
    this.#untold.clear();
    await client.query({
      name: 'tell',
      text: `SELECT pg_notify('${CHANNEL}', message) FROM unnest($1::TEXT[]) AS message`,
      values: [messagesOf(this.#nodeId, lines)],
    });
  }

  #receive(message: string): void {
    const [nodeId, ...lines] = message.split('\n');
    if (nodeId === this.#nodeId) return;
    if (lines.includes(LOOK)) this.#hearing.look();
    else this.#hearing.heard(lines.map(eventOf));
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client || this.#isClosed) return;
    this.#client = null;
    client.end().catch(() => {});
    this.#reconnection = this.#timers.after(RECONNECT_AFTER_MS, () => void this.open());
  }
}

/** As few messages as hold the lines, each signed with who sends it. */
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
  return event.kind === 'finished' ? `finished ${event.tenantId} ${event.commandId}` : event.kind;
}

export function eventOf(line: string): StoreEvent {
  const [kind, first = '', second = ''] = line.split(' ');
  if (kind === 'queued') return { kind, connectorId: first };
  return kind === 'finished' ? { kind, tenantId: first, commandId: second } : { kind: 'sandbox' };
}
