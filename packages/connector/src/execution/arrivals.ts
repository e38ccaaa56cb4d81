/**
 * The leases that have arrived, of commands without a result in the cloud. A lease that is missing here was lost on its way, and the
 * cloud sends it again. A command that the connector dropped stays here until its lease has run out. Until then it comes before the
 * other commands of its book.
 */

import { deliveryLimits, type LeasedCommand } from '@ledgerline/contract';

type Leased = Pick<LeasedCommand, 'commandId' | 'companyId' | 'leaseToken' | 'leaseAgeSeconds'>;

/** A counter of polls, which also orders the commands that were dropped. */
type Moment = number;

export interface Asked {
  readonly at: Moment;
  readonly atMs: number;
}

interface Arrived extends Leased {
  /** Null for a command that must run. */
  letGo: { readonly at: Moment; readonly untilMs: number } | null;
}

const LEASE_MS = deliveryLimits.leaseSeconds * 1000;

export class Arrivals {
  /** Commands by lease token. */
  readonly #arrived = new Map<string, Arrived>();
  #now: Moment = 0;

  /** Call this before each poll. */
  ask(nowMs: number): Asked {
    this.#now += 1;
    return { at: this.#now, atMs: nowMs };
  }

  /**
   * Returns the commands that can run. After a command of a book was dropped, only a later poll brings commands of that book in order.
   * Commands of an earlier poll, or ones that are sent again, may come after the dropped one, so they are dropped too. What counts is
   * the time of the poll: the response may be on its way until the lease of the dropped one has run out.
   */
  add<Command extends Leased>(arrived: readonly Command[], asked: Asked, nowMs: number): readonly Command[] {
    return arrived.filter(({ commandId, companyId, leaseToken, leaseAgeSeconds }) => {
      const at = this.#letGoAt(companyId, asked.atMs);
      const isInOrder = at === null || (asked.at > at && leaseAgeSeconds === undefined);
      if (isInOrder) this.#forget((known) => known.commandId === commandId && known.letGo !== null);
      const letGo = isInOrder ? null : { at, untilMs: nowMs + LEASE_MS };
      this.#arrived.set(leaseToken, { commandId, companyId, leaseToken, letGo });
      return isInOrder;
    });
  }

  /** When a command of a book was last dropped whose lease could still run at that time; null if none was. */
  #letGoAt(companyId: string, atMs: number): Moment | null {
    const moments = [...this.#arrived.values()].flatMap(({ companyId: book, letGo }) =>
      book === companyId && letGo !== null && letGo.untilMs > atMs ? letGo.at : [],
    );
    return moments.length === 0 ? null : Math.max(...moments);
  }

  #forget(isMeant: (arrived: Arrived) => boolean): void {
    for (const [leaseToken, arrived] of this.#arrived) if (isMeant(arrived)) this.#arrived.delete(leaseToken);
  }

  /** The cloud has the result of a command. */
  acknowledged(commandId: string): void {
    this.#forget((arrived) => arrived.commandId === commandId);
  }

  tokensOf(commandId: string): readonly string[] {
    return [...this.#arrived.values()].filter((arrived) => arrived.commandId === commandId).map(({ leaseToken }) => leaseToken);
  }

  /** Called for commands that will not run under the leases that have arrived. */
  letGo(commandIds: ReadonlySet<string>, nowMs: number): void {
    this.#now += 1;
    const letGo = { at: this.#now, untilMs: nowMs + LEASE_MS };
    for (const arrived of this.#arrived.values()) if (commandIds.has(arrived.commandId)) arrived.letGo ??= letGo;
  }

  /**
   * The lease tokens; null if there are more than a request can name. Call this only while no poll is open: it forgets the dropped
   * commands whose leases have run out, which the response to an open poll may still depend on.
   */
  named(nowMs: number): readonly string[] | null {
    this.#forget(({ letGo }) => letGo !== null && letGo.untilMs <= nowMs);
    return withinLength([...this.#arrived.keys()]);
  }

  /** The tokens of the books that want more commands and had none dropped; null if there are none, or more than a poll can name. */
  ahead(isMoreWanted: (companyId: string) => boolean): readonly string[] | null {
    const arrived = [...this.#arrived.values()];
    const closed = new Set(arrived.filter(({ letGo }) => letGo !== null).map(({ companyId }) => companyId));
    const named = arrived.filter(({ companyId }) => !closed.has(companyId) && isMoreWanted(companyId));
    return named.length === 0 ? null : withinLength(named.map(({ leaseToken }) => leaseToken));
  }
}

function withinLength(tokens: readonly string[]): readonly string[] | null {
  const length = tokens.reduce((sum, token) => sum + token.length + 1, 0);
  return length > deliveryLimits.holdingLengthMax ? null : tokens;
}
