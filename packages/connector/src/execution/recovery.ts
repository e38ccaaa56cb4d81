/**
 * What a connector does with its journal when it starts: resumes the commands that it still has a lease of, and looks up those
 * that were begun and whose result was never recorded.
 */

import type { LeasedCommand } from '@ledgerline/contract';
import type { Clock } from '../clock.ts';
import type { Journal, StartedEntry } from '../journal.ts';
import type { Lease, LeaseRules } from '../lease.ts';
import { commandLine, journalLine, type Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Arrivals } from './arrivals.ts';
import { type RunContext, recoverStarted } from './command-run.ts';
import type { CompanyWorkers } from './company-workers.ts';

export interface Resumable {
  readonly command: LeasedCommand;
  readonly lease: Lease;
}

/** The commands of one account book, each list in order. */
export interface RecoverableCommands {
  readonly resumable: readonly Resumable[];
  readonly unresolved: readonly StartedEntry[];
}

export interface RecoveryOptions {
  readonly context: RunContext;
  readonly workers: CompanyWorkers;
  readonly arrivals: Arrivals;
  readonly outbox: Outbox;
  readonly log: Log;
  /** The cloud has accepted this installation. Nothing is resumed before. */
  readonly introduced: Promise<unknown>;
}

/** A command whose lease has expired may have been given to another installation, so it is only looked up. */
export function resumeFromJournal(options: RecoveryOptions): void {
  const { context, workers, arrivals, log, introduced } = options;
  const { journal, rules, clock } = context;
  try {
    for (const [companyId, { resumable, unresolved }] of findRecoverable(journal, rules, clock)) {
      workers.resume(companyId, resumable, Promise.all([lookUpAll(options, unresolved), introduced]));
      arrivals.add(
        resumable.map(({ command }) => command),
        arrivals.ask(clock.monotonicMs()),
        clock.monotonicMs(),
      );
      if (resumable.length > 0)
        log.line('info', `Resuming ${resumable.length} ${resumable.length === 1 ? 'command' : 'commands'} of ${companyId}.`);
    }
  } catch (error) {
    log.line('warning', journalLine(error));
  }
}

async function lookUpAll({ context, outbox, log }: RecoveryOptions, entries: readonly StartedEntry[]): Promise<void> {
  for (const entry of entries) {
    try {
      const report = await recoverStarted(context, entry);
      if (!report) continue;
      outbox.wake();
      log.line('info', commandLine(report.status, entry, ' found after a restart'));
    } catch (error) {
      log.line('warning', journalLine(error));
    }
  }
}

export function findRecoverable(journal: Journal, rules: LeaseRules, clock: Clock): ReadonlyMap<string, RecoverableCommands> {
  const held = Map.groupBy(resumableCommands(journal, rules, clock), ({ command }) => command.companyId);
  const heldIds = new Set([...held.values()].flat().map(({ command }) => command.commandId));
  const unresolved = Map.groupBy(
    journal.unfinished().filter(({ commandId, mode }) => mode === 'write' && !heldIds.has(commandId)),
    ({ companyId }) => companyId,
  );
  return new Map(
    [...new Set([...held.keys(), ...unresolved.keys()])].map((companyId) => [
      companyId,
      { resumable: held.get(companyId) ?? [], unresolved: unresolved.get(companyId) ?? [] },
    ]),
  );
}

/** After a command with an expired lease, nothing of its book is resumed: it will be offered again, and comes first. */
function resumableCommands(journal: Journal, rules: LeaseRules, clock: Clock): readonly Resumable[] {
  const nowMs = clock.monotonicMs();
  const moment = clock.machineMoment();
  const overIn = new Set<string>();
  return journal.held().flatMap(({ command, lease: kept }) => {
    const lease = rules.resumed(kept, nowMs, moment);
    if (!lease || nowMs > rules.startableUntilMs(lease)) overIn.add(command.companyId);
    return lease && !overIn.has(command.companyId) ? [{ command, lease }] : [];
  });
}
