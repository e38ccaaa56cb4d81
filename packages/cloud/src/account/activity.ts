/** The last day of a tenant in figures, as the portal's first page shows it: hour by hour, and what went wrong, grouped. */

import { type CommandError, HOUR_MS, type Outcome, type Wording } from '@ledgerline/contract';
import type { Activity } from '../store/store.ts';
import type { Context } from '../system/context.ts';

const HOURS = 24;

export interface ActivityHour {
  /** When the hour begins. */
  readonly startsAt: number;
  readonly done: number;
  readonly unverified: number;
  readonly failed: number;
}

/** Failures of one kind: the same command type with the same error code. */
export interface FailureGroup {
  readonly type: string;
  readonly code: string;
  readonly outcome: Outcome;
  readonly count: number;
  /** An example of the group, with its message. */
  readonly commandId: string;
  readonly message: string;
  readonly wording?: Wording | undefined;
  /** Whether all failures of the group have the same message. */
  readonly isOneMessage: boolean;
}

export interface LastDay {
  /** Twenty-four hours, the one that is going on last. */
  readonly hours: readonly ActivityHour[];
  readonly since: number;
  readonly accepted: number;
  readonly done: number;
  readonly unverified: number;
  readonly failed: number;
  readonly medianMs: number | null;
  /** The most frequent first. */
  readonly groups: readonly FailureGroup[];
}

export async function lastDay({ store, clock }: Pick<Context, 'store' | 'clock'>, tenantId: string): Promise<LastDay> {
  const firstHour = Math.floor(clock.now() / HOUR_MS) - (HOURS - 1);
  const since = firstHour * HOUR_MS;
  const { hours, accepted, medianMs, failures } = await store.activity({ tenantId, since });
  const counted = new Map(hours.map((hour) => [hour.hour, hour]));
  const sum = (of: 'done' | 'unverified' | 'failed'): number => hours.reduce((total, hour) => total + hour[of], 0);
  return {
    hours: Array.from({ length: HOURS }, (_, index) => {
      const { done = 0, unverified = 0, failed = 0 } = counted.get(firstHour + index) ?? {};
      return { startsAt: (firstHour + index) * HOUR_MS, done, unverified, failed };
    }),
    since,
    accepted,
    done: sum('done'),
    unverified: sum('unverified'),
    failed: sum('failed'),
    medianMs,
    groups: groupFailures(failures),
  };
}

/** Grouped by type, code and outcome, so that saved and unsaved writes are never in one group. */
export function groupFailures(failures: Activity['failures']): readonly FailureGroup[] {
  const groups = new Map<string, FailureGroup>();
  for (const { commandId, type, error, count } of failures) {
    const { code, message, wording, outcome } = JSON.parse(error) as CommandError;
    const name = `${type} ${code} ${outcome}`;
    const known = groups.get(name);
    groups.set(
      name,
      known
        ? { ...known, count: known.count + count, isOneMessage: false }
        : { type, code, outcome, count, commandId, message, wording, isOneMessage: true },
    );
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
