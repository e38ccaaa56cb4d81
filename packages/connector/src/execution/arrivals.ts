/**
 * The leases that have arrived, of commands that the cloud has no result of yet. A lease that is not among them was lost on its
 * way, and the cloud sends it again. What was let go stays here for as long as its lease may run: it was not lost, is left to run
 * out, and comes before what else was leased of its book until then.
 */

import { deliveryLimits, type LeasedCommand } from '@ledgerline/contract';

type Leased = Pick<LeasedCommand, 'commandId' | 'companyId' | 'leaseToken' | 'leaseAgeSeconds'>;

/** In the order in which questions were asked and commands let go. */
type Moment = number;

interface Arrived extends Leased {
  /** Null for what must run. */
  letGo: { readonly at: Moment; readonly untilMs: number } | null;
}

const LEASE_MS = deliveryLimits.leaseSeconds * 1000;

export class Arrivals {
  /** By lease token. */
  readonly #arrived = new Map<string, Arrived>();
  #now: Moment = 0;

  /** Now a question is asked. */
  ask(): Moment {
    this.#now += 1;
    return this.#now;
  }

  /**
   * Returns those that can be run. Where something of a book was let go, only a question that was asked since then brings commands in
   * their order: what was asked for before, or is sent again, may be behind what was let go, and is let go too.
   */
  add<Command extends Leased>(arrived: readonly Command[], asked: Moment, nowMs: number): readonly Command[] {
    this.#forgetOld(nowMs);
    return arrived.filter(({ commandId, companyId, leaseToken, leaseAgeSeconds }) => {
      const at = this.#letGoAt(companyId);
      const isInOrder = at === null || (asked > at && leaseAgeSeconds === undefined);
      if (isInOrder) this.#forget((known) => known.commandId === commandId && known.letGo !== null);
      const letGo = isInOrder ? null : { at, untilMs: nowMs + LEASE_MS };
      this.#arrived.set(leaseToken, { commandId, companyId, leaseToken, letGo });
      return isInOrder;
    });
  }

  /** When something of a book was last let go that may still be leased; null if nothing was. */
  #letGoAt(companyId: string): Moment | null {
    const moments = [...this.#arrived.values()].flatMap((known) =>
      known.companyId === companyId ? (known.letGo?.at ?? []) : [],
    );
    return moments.length === 0 ? null : Math.max(...moments);
  }

  #forgetOld(nowMs: number): void {
    this.#forget(({ letGo }) => letGo !== null && letGo.untilMs <= nowMs);
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

  /** They will not be run under the leases that have arrived. */
  letGo(commandIds: ReadonlySet<string>, nowMs: number): void {
    this.#now += 1;
    const letGo = { at: this.#now, untilMs: nowMs + LEASE_MS };
    for (const arrived of this.#arrived.values()) if (commandIds.has(arrived.commandId)) arrived.letGo ??= letGo;
  }

  /** Their tokens; null when they are more than a question can name. */
  named(nowMs: number): readonly string[] | null {
    this.#forgetOld(nowMs);
    return withinLength([...this.#arrived.keys()]);
  }

  /** The tokens of those books of which more is wanted and nothing was let go; null when there are none, or more than a question can name. */
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
