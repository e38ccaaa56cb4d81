/**
 * Decides what delivery does to a command: whose turn it is, what a lease that ran out means, what a report may change. Pure;
 * stores apply it.
 */

import { type CommandError, deliveryLimits, failureMeanings, HOUR_MS, isTerminal, SECOND_MS } from '@ledgerline/contract';
import type { ListedCommand, Report, StoredCommand } from '../store/store.ts';

export const leaseMs = deliveryLimits.leaseSeconds * SECOND_MS;
export const runCapMs = deliveryLimits.runCapSeconds * SECOND_MS;
export const installSilenceMs = deliveryLimits.installSilenceSeconds * SECOND_MS;
export const onlineWithinMs = deliveryLimits.onlineWithinSeconds * SECOND_MS;
export const expiryMs = deliveryLimits.expiryDays * 24 * HOUR_MS;
export const outcomeUnknownAfterMs = deliveryLimits.outcomeUnknownAfterHours * HOUR_MS;

/** The last install that was given the command. */
export function holderOf(command: Pick<StoredCommand, 'installs'>): string {
  return command.installs.slice(command.installs.lastIndexOf(' ') + 1);
}

export function wasLeasedTo(command: Pick<StoredCommand, 'installs'>, install: string): boolean {
  return command.installs.split(' ').includes(install);
}

/** The installs with one more, the newest last. */
export function givenTo(command: Pick<StoredCommand, 'installs'>, install: string): string {
  const others = command.installs.split(' ').filter((known) => known !== '' && known !== install);
  return [...others, install].join(' ');
}

export type AfterLease = 'offer' | 'requeue' | 'exhausted' | 'unknown' | 'wait';

/**
 * What happens to a running command whose lease has expired, when `install` asks for work (null: the sweep checks). An expired
 * lease does not mean "not executed": a write goes only to an installation that can know its result.
 */
export function afterLease(
  command: Pick<StoredCommand, 'mode' | 'attempts' | 'leaseUntil' | 'installs'>,
  install: string | null,
  isExactlyOnce: boolean,
  now: number,
): AfterLease {
  if (command.mode === 'read') return command.attempts >= deliveryLimits.readAttemptsMax ? 'exhausted' : 'requeue';
  if (now - (command.leaseUntil ?? now) >= outcomeUnknownAfterMs) return 'unknown';
  if (install === null) return 'wait';
  return holderOf(command) === install || isExactlyOnce ? 'offer' : 'unknown';
}

const sendAgainMarginMs = deliveryLimits.sendAgainMarginSeconds * SECOND_MS;

type Running = Pick<StoredCommand, 'seq' | 'companyId' | 'leaseToken' | 'leaseUntil' | 'runStartedAt' | 'installs'>;

/**
 * Of the running commands of a connector those that never reached the installation, which names the leases that have: they are sent again as they
 * were leased, with the same lease, so that nothing changes if one was not lost. In order, and nothing of a book past a command
 * that neither was lost nor is named under a lease that lasts: it may have to come first.
 */
export function lostOf<Command extends Running>(
  running: readonly Command[],
  install: string,
  holding: readonly string[],
  now: number,
): readonly Command[] {
  const named = new Set(holding);
  const stopped = new Set<string>();
  return running
    .toSorted((a, b) => a.seq - b.seq)
    .filter((command) => {
      const { leaseToken, leaseUntil, companyId } = command;
      if (stopped.has(companyId)) return false;
      if (leaseToken !== null && named.has(leaseToken) && leaseUntil !== null && leaseUntil > now) return false;
      if (isUnheardOf(command, install, now)) return true;
      stopped.add(companyId);
      return false;
    });
}

/** Leased to this installation, and no heartbeat has renewed its lease. One whose lease is nearly over is left to run out. */
function isUnheardOf(command: Running, install: string, now: number): boolean {
  const { leaseUntil, runStartedAt } = command;
  if (leaseUntil === null || runStartedAt === null || holderOf(command) !== install) return false;
  return leaseUntil - now >= sendAgainMarginMs && leaseUntil === runStartedAt + leaseMs;
}

/** A heartbeat renews a lease, up to the run cap. */
export function renewedUntil(command: Pick<StoredCommand, 'leaseUntil' | 'runStartedAt'>, now: number): number {
  const cap = (command.runStartedAt ?? now) + runCapMs;
  return Math.max(command.leaseUntil ?? 0, Math.min(now + leaseMs, cap));
}

/** `repeated` is accepted, and changes nothing. */
export type ReportDecision = 'finished' | 'repeated' | 'reconciled' | 'contradicted' | 'unknown';

/** The changes that a report of a connector makes. done and failed never change again. */
export function decideReport(
  command: ListedCommand,
  report: Pick<Report, 'install' | 'status' | 'error' | 'reportHash'>,
): ReportDecision {
  if (!wasLeasedTo(command, report.install)) return 'unknown';
  if (!isTerminal(command.status)) return isOvertaken(command, report) ? 'repeated' : 'finished';
  if (command.reportHash === report.reportHash) return 'repeated';
  return command.reportHash === null && command.outcome === 'unknown' ? 'reconciled' : 'contradicted';
}

/**
 * An earlier installation did not run the command, or does not know, and another one has it now and may be about to run it.
 * Only an applied result counts from any installation.
 */
function isOvertaken(command: ListedCommand, { install, status, error }: Pick<Report, 'install' | 'status' | 'error'>): boolean {
  return holderOf(command) !== install && status === 'failed' && error?.outcome !== 'applied';
}

/** The error of a command that the cloud itself ends. */
export function cloudError(code: 'expired' | 'cancelled' | 'delivery_exhausted' | 'outcome_unknown'): CommandError {
  const outcome = code === 'outcome_unknown' ? 'unknown' : 'not_applied';
  return { code, message: failureMeanings[code].meaning, retryable: failureMeanings[code].retryable, outcome };
}

export function isOnline(lastSeenAt: number | null, now: number): boolean {
  return lastSeenAt !== null && now - lastSeenAt <= onlineWithinMs;
}
