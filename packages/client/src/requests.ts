/** Requests that are not commands: a path, a response, a deadline. */

import { monotonicMs } from './clock.ts';
import type { Transport } from './transport.ts';
import { wireJson } from './wire-json.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** A path with the parameters that are set. */
function withQuery(path: string, query: Query): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  const texts = Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(texts)}`;
}

export class Requests {
  readonly transport: Transport;
  readonly deadlineMs: number;

  constructor(transport: Transport, deadlineMs: number) {
    this.transport = transport;
    this.deadlineMs = deadlineMs;
  }

  async get<Body>(path: string, query: Query = {}): Promise<Body> {
    const endsAt = monotonicMs() + this.deadlineMs;
    return (await this.transport.json<Body>({ method: 'GET', path: withQuery(path, query), endsAt })).body;
  }

  /** `isRepeatable`: whether doing it twice is the same as doing it once. */
  async post<Body>(path: string, body: unknown, isRepeatable: boolean): Promise<Body> {
    const endsAt = monotonicMs() + this.deadlineMs;
    const text = body === undefined ? undefined : wireJson(body);
    return (await this.transport.json<Body>({ method: 'POST', path, body: text, isRepeatable, endsAt })).body;
  }

  /** The rows of a list, page by page. */
  async *list<Row>(path: string, query: Query, member: string): AsyncGenerator<Row, void, undefined> {
    for (let cursor: string | undefined | null; cursor !== null; ) {
      const page = await this.get<Readonly<Record<string, unknown>>>(path, { ...query, ...(cursor && { cursor }) });
      yield* page[member] as readonly Row[];
      cursor = (page.nextCursor as string | null | undefined) ?? null;
    }
  }
}
