/**
 * What a connector finds in its journal when it starts: commands that it still has a lease of, and commands that were
 * begun and whose end nobody has written down. Reads only; what becomes of them is decided elsewhere.
 */

import type { LeasedCommand } from '@ledgerline/contract';
import type { Clock } from './clock.ts';
import type { Journal, StartedEntry } from './journal.ts';
import type { Lease, LeaseRules } from './lease.ts';

export interface Resumable {
  readonly command: LeasedCommand;
  readonly lease: Lease;
}

/** Of one account book, each in order. */
export interface RecoverableCommands {
  readonly resumable: readonly Resumable[];
  readonly unresolved: readonly StartedEntry[];
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

/** Behind a command whose lease is over nothing of its book is carried on: it will be offered again, and comes first. */
function resumableCommands(journal: Journal, rules: LeaseRules, clock: Clock): readonly Resumable[] {
  const nowMs = clock.monotonicMs();
  const moment = clock.machineMoment();
  const overIn = new Set<string>();
  return journal.held().flatMap(({ command, lease: kept }) => {
    const lease = rules.resumed(kept, nowMs, moment);
    if (!lease || !rules.canStart(lease, nowMs)) overIn.add(command.companyId);
    return lease && !overIn.has(command.companyId) ? [{ command, lease }] : [];
  });
}
