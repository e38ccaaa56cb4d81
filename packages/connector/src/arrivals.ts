/**
 * The leases that have arrived, of commands that the cloud has no result of yet. A lease that is not among them was lost on its
 * way, and the cloud sends it again. What was let go stays here for as long as its lease may run: it was not lost, and is left to
 * run out.
 */

import { deliveryLimits, type LeasedCommand } from '@ledgerline/contract';

type Arrived = Pick<LeasedCommand, 'commandId' | 'leaseToken'>;

const LEASE_MS = deliveryLimits.leaseSeconds * 1000;

export class Arrivals {
  /** By lease token; until when the cloud could take it for lost. */
  readonly #arrived = new Map<string, { readonly commandId: string; readonly untilMs: number }>();

  /** Counted from the arrival: the cloud handed them out before. */
  add(arrived: readonly Arrived[], nowMs: number): void {
    for (const { commandId, leaseToken } of arrived) this.#arrived.set(leaseToken, { commandId, untilMs: nowMs + LEASE_MS });
  }

  /** The cloud has the result of a command. */
  acknowledged(commandId: string): void {
    for (const [leaseToken, arrived] of this.#arrived) if (arrived.commandId === commandId) this.#arrived.delete(leaseToken);
  }

  /** Their tokens; null when they are more than a question can name. */
  named(nowMs: number): readonly string[] | null {
    for (const [leaseToken, { untilMs }] of this.#arrived) if (untilMs <= nowMs) this.#arrived.delete(leaseToken);
    const tokens = [...this.#arrived.keys()];
    const length = tokens.reduce((sum, token) => sum + token.length + 1, 0);
    return length > deliveryLimits.holdingLengthMax ? null : tokens;
  }
}
