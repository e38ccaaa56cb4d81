/** Who sends commands to a book of a sandbox, and follows its changes in the feed. */

import { Ledgerline } from '../../packages/client/src/index.ts';
import { call } from '../../test/cloud-process.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../../test/running-system.ts';
import { atMost, type Measurement, median } from '../table.ts';

const DELAYS = 40;
const BACKLOG = 3_000;
const COMPANY = 'BLANK';

/** Two books that are the same but for the switch. */
export async function onAndOffCallers(system: RunningSystem): Promise<readonly [on: Caller, off: Caller]> {
  const [on, off] = [new Caller(system, await openSandbox(system)), new Caller(system, await openSandbox(system))];
  await off.switchOff();
  await on.begin();
  return [on, off];
}

export class Caller {
  readonly #system: RunningSystem;
  readonly #tenant: SandboxTenant;
  readonly #client: Ledgerline;
  #sent = 0;

  constructor(system: RunningSystem, tenant: SandboxTenant) {
    this.#system = system;
    this.#tenant = tenant;
    const { tenantKey, connectorId } = tenant;
    this.#client = new Ledgerline({ baseUrl: system.baseUrl, apiKey: tenantKey, connectorId, companyId: COMPANY });
  }

  async switchOff(): Promise<void> {
    const path = `/v1/books/${this.#tenant.connectorId}/${COMPANY}/changes`;
    await call(this.#system.baseUrl, 'POST', path, this.#tenant.tenantKey, { enabled: false });
  }

  /** The first report of a new book is a gap; what follows is told. */
  async begin(): Promise<void> {
    const { cursor } = await this.#feed('from=latest');
    await this.enter(1);
    for (let at = cursor, isTold = false; !isTold; ) {
      const found = await this.#feed(`cursor=${at}&wait=30`);
      [at, isTold] = [found.cursor, found.hasGap];
    }
  }

  /** One command at a time, each behind the one before in the feed. */
  async delays(): Promise<readonly Measurement[]> {
    const delays: number[] = [];
    let cursor = await this.#settled();
    for (let index = 0; index < DELAYS; index += 1) {
      const ended = this.enter(1).then(() => performance.now());
      const { nextCursor } = await this.#follow(cursor, 1);
      delays.push(performance.now() - (await ended));
      cursor = nextCursor;
    }
    const sorted = delays.toSorted((one, other) => one - other);
    const p99 = sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Number.NaN;
    return [
      { what: 'from the end of a command to the feed, median', figure: `${(median(delays) / 1000).toFixed(2)} s` },
      { what: `the same, p99 of ${DELAYS}`, ...atMost(2, p99 / 1000, 's') },
    ];
  }

  async backlog(): Promise<readonly Measurement[]> {
    const cursor = await this.#settled();
    const start = performance.now();
    const [entered] = await Promise.all([this.enter(BACKLOG), this.#follow(cursor, BACKLOG)]);
    const behind = (performance.now() - start) / 1000 - entered;
    return [
      { what: `the feed behind the last of ${BACKLOG} commands of a full queue`, figure: `${Math.max(0, behind).toFixed(1)} s` },
    ];
  }

  /** Returns the seconds that it took until all had ended. */
  async enter(count: number): Promise<number> {
    const commands = Array.from({ length: count }, () => {
      this.#sent += 1;
      const debtorCode = `300-F${this.#sent}`;
      return { commandId: debtorCode, type: 'create-debtor', payload: { debtorCode, companyName: 'Feed' } };
    });
    const start = performance.now();
    let last: { wait(): Promise<unknown> } | undefined;
    for await (const sent of this.#client.submitAll(commands)) {
      if (!sent.ok) throw sent.error;
      last = sent.submission;
    }
    await last?.wait();
    return (performance.now() - start) / 1000;
  }

  /** The place behind everything that was entered so far. */
  async #settled(): Promise<string> {
    const { cursor } = await this.#feed('from=latest');
    await this.enter(1);
    return (await this.#follow(cursor, 1, `300-F${this.#sent}`)).nextCursor;
  }

  /** Reads on until so many changes have come, or the one with this key. */
  async #follow(from: string, count: number, key?: string): Promise<{ readonly nextCursor: string }> {
    let [cursor, seen] = [from, 0];
    for (;;) {
      const { keys, cursor: next } = await this.#feed(`cursor=${cursor}&wait=30`);
      cursor = next;
      seen += keys.length;
      if (key === undefined ? seen >= count : keys.includes(key)) return { nextCursor: cursor };
    }
  }

  async #feed(query: string): Promise<{ readonly keys: readonly string[]; readonly hasGap: boolean; readonly cursor: string }> {
    const { body } = await call(this.#system.baseUrl, 'GET', `/v1/events?types=change.*&${query}`, this.#tenant.tenantKey);
    const { events, nextCursor } = body as unknown as Feed;
    const hasGap = events.some(({ type }) => type === 'change.resync');
    return { hasGap, keys: events.flatMap(({ data }) => (data.changes ?? []).map((change) => change.key)), cursor: nextCursor };
  }
}

interface Feed {
  readonly events: readonly {
    readonly type: string;
    readonly data: { readonly changes?: readonly { readonly key: string }[] };
  }[];
  readonly nextCursor: string;
}
