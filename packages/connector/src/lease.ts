/** How long a command can be held: the connector's side of the lease, always the shorter one. Pure arithmetic. */

import { deliveryLimits, type LeasedCommand, SECOND_MS } from '@ledgerline/contract';
import { elapsedBetween, type MachineMoment } from './clock.ts';

const START_MARGIN_MS = deliveryLimits.startMarginSeconds * SECOND_MS;
const RUN_CAP_MS = deliveryLimits.runCapSeconds * SECOND_MS;

export interface Lease {
  readonly token: string;
  readonly durationMs: number;
  /** When the connector asked; the cloud gave it later, so its own count ends later. */
  readonly askedAtMs: number;
  readonly untilMs: number;
}

/** A lease as stored for a later start of the connector, whose clock starts from zero. */
export interface KeptLease {
  readonly token: string;
  readonly durationMs: number;
  readonly keptAt: MachineMoment;
  /** How long ago the connector had asked when the lease was stored, followed by how long the lease still had to run. */
  readonly askedAgoMs: number;
  readonly leftMs: number;
}

/** When the connector sent the request, and when it had the response. */
export interface RoundTrip {
  readonly sentAtMs: number;
  readonly answeredAtMs: number;
}

type Leased = Pick<LeasedCommand, 'leaseToken' | 'leaseSeconds' | 'leaseAgeSeconds'>;

/** All rules in one object, so that a simulation can replace each rule and show that it is needed. */
export interface LeaseRules {
  /** How long one command may run. */
  readonly runCapMs: number;
  leaseFrom(roundTrip: RoundTrip, leased: Leased): Lease;
  renewed(lease: Lease, roundTrip: RoundTrip): Lease;
  /** The last moment at which its command can be started. */
  startableUntilMs(lease: Lease): number;
  /** Whether a lease may have begun before the connector started, so that an earlier run of it may have given the command to the book. */
  mayPrecedeStart(startedAgoMs: number, leased: Leased): boolean;
  /** A stored lease on the current clock; null when its remaining time is unknown. */
  resumed(kept: KeptLease, nowMs: number, moment: MachineMoment): Lease | null;
}

export const leaseRules: LeaseRules = {
  runCapMs: RUN_CAP_MS,

  /**
   * Counted from before the request: the response may have taken long. What is sent again counts as asked for when it was
   * first leased, or before: the cloud's run cap has counted since then.
   */
  leaseFrom({ sentAtMs }, { leaseToken, leaseSeconds, leaseAgeSeconds = 0 }) {
    const durationMs = (leaseSeconds + leaseAgeSeconds) * SECOND_MS;
    const askedAtMs = sentAtMs - leaseAgeSeconds * SECOND_MS;
    return { token: leaseToken, durationMs, askedAtMs, untilMs: askedAtMs + durationMs };
  },

  /**
   * A successful heartbeat renews a lease from the time when it was sent. A lease that expired before the response may belong to another installation
   * already, so it is not renewed.
   */
  renewed(lease, { sentAtMs, answeredAtMs }) {
    if (answeredAtMs >= lease.untilMs) return lease;
    const untilMs = Math.min(sentAtMs + lease.durationMs, lease.askedAtMs + RUN_CAP_MS);
    return { ...lease, untilMs: Math.max(lease.untilMs, untilMs) };
  },

  startableUntilMs({ untilMs }) {
    return untilMs - START_MARGIN_MS;
  },

  /** Only a lease that is sent again can be that old. Heartbeats extend it to the run cap at most, which counts from its begin. */
  mayPrecedeStart(startedAgoMs, { leaseAgeSeconds }) {
    return leaseAgeSeconds !== undefined && startedAgoMs < RUN_CAP_MS + deliveryLimits.leaseSeconds * SECOND_MS;
  },

  /** The end of a program does not end its leases: they were given to the installation. */
  resumed({ token, durationMs, keptAt, askedAgoMs, leftMs }, nowMs, moment) {
    const passed = elapsedBetween(keptAt, moment);
    if (passed === null) return null;
    return { token, durationMs, askedAtMs: nowMs - passed - askedAgoMs, untilMs: nowMs - passed + leftMs };
  },
};

export function keptLease({ token, durationMs, askedAtMs, untilMs }: Lease, nowMs: number, keptAt: MachineMoment): KeptLease {
  return { token, durationMs, keptAt, askedAgoMs: nowMs - askedAtMs, leftMs: untilMs - nowMs };
}
