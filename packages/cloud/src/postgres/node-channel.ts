/**
 * Nodes tell each other what happened, over a connection of its own: after the commit, many events in one message, so that
 * no transaction waits for it. A node that is alone tells nothing. What gets lost on the way is found by who looks now and
 * then; see watch.ts.
 */

import pg from 'pg';
import type { StoreEvent } from '../store/store.ts';
import type { Timer, Timers } from '../system/clock.ts';
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

/** Said by a node that has come, and what the others answer: from then on they tell it everything. */
const HELLO = 'hello';
const HERE = 'here';
const GREETING_MS_MAX = 1_000;

/** Every node that listens holds this lock on its connection, together with the others, so that they can be counted. Two numbers, since the locks of lock.ts are one. */
const LISTENING = { space: 19_532, number: 1 };
const LISTEN = `LISTEN ${CHANNEL}; SELECT pg_advisory_lock_shared(${LISTENING.space}, ${LISTENING.number})`;
const LISTENERS = `SELECT count(*)::INT AS count FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
    AND classid = ${LISTENING.space} AND objid = ${LISTENING.number} AND granted`;

export class Exchange {
  readonly #url: string;
  readonly #nodeId: string;
  readonly #timers: Timers;
  readonly #hearing: Hearing;
  readonly #untold = new Set<string>();
  #client: pg.Client | null = null;
  /** Nobody has to be told when nobody else listens. Until that is known, somebody may. */
  #isAlone = false;
  /** How often another node has come. */
  #greetings = 0;
  #telling: Promise<void> | null = null;
  #reconnection: Timer | null = null;
  /** Somebody has answered a greeting. */
  #answered: () => void = () => {};
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
      await client.query(LISTEN);
      await this.#greet(client);
      this.#hearing.look();
      this.#start();
    } catch {
      this.#lose(client);
    }
  }

  tell(events: readonly StoreEvent[]): void {
    if (this.#isAlone) return;
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
    if (client && !this.#telling) await this.#countListeners(client).catch(() => this.#lose(client));
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

  /** Says that this node has come, and waits a moment for the others to say that they know. */
  async #greet(client: pg.Client): Promise<void> {
    const others = (await this.#countListeners(client)) - 1;
    if (others < 1) return;
    await new Promise<void>((resolve, reject) => {
      let left = others;
      const patience = this.#timers.after(GREETING_MS_MAX, resolve);
      this.#answered = () => {
        left -= 1;
        if (left > 0) return;
        patience.cancel();
        resolve();
      };
      this.#send(client, [HELLO]).catch(reject);
    }).finally(() => {
      this.#answered = () => {};
    });
  }

  /** Who came while they were counted may not be among them. */
  async #countListeners(client: pg.Client): Promise<number> {
    const greetings = this.#greetings;
    const { rows } = await client.query<{ count: number }>(LISTENERS);
    const count = rows[0]?.count ?? 0;
    if (greetings === this.#greetings) this.#isAlone = count <= 1;
    return count;
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
    await this.#send(client, lines);
  }

  async #send(client: pg.Client, lines: readonly string[]): Promise<void> {
    await client.query({
      name: 'tell',
      text: `SELECT pg_notify('${CHANNEL}', message) FROM unnest($1::TEXT[]) AS message`,
      values: [messagesOf(this.#nodeId, lines)],
    });
  }

  #receive(message: string): void {
    const [nodeId, ...lines] = message.split('\n');
    if (nodeId === this.#nodeId) return;
    if (lines.includes(HELLO)) this.#welcome();
    else if (lines.includes(HERE)) this.#answered();
    else if (lines.includes(LOOK)) this.#hearing.look();
    else this.#hearing.heard(lines.map(eventOf));
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
