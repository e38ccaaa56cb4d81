/**
 * Runs one command: journal, book, journal. This ensures that a write happens only once. The order of commands, and sending the result to the cloud, are
 * decided elsewhere.
 */

import { recipes } from '@ledgerline/catalog';
import {
  failureMeanings,
  keepsUpdateContract,
  type LeasedCommand,
  type ResultBody,
  SECOND_MS,
  updateContractBuild,
} from '@ledgerline/contract';
import { type Clock, type Timers, withTimeout } from '../clock.ts';
import type { ArtifactContent } from '../cloud.ts';
import {
  type BookResult,
  CAPABILITIES_COMMAND,
  type Capabilities,
  type Driver,
  type DriverFailure,
  type DriverIdentity,
  type Execution,
  type Lookup,
  type NotStarted,
  type RunTerms,
} from '../driver.ts';
import type { FinishedEntry, Journal, JournalCommand, StartedEntry } from '../journal.ts';
import type { LeaseRules } from '../lease.ts';
import { messageOf } from '../log.ts';
import { failed, reportOf } from '../outbox/report.ts';
import type { DriverPool } from './driver-pool.ts';
import type { RunTraces } from './run-trace.ts';

export interface RunContext {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly journal: Journal;
  readonly pool: DriverPool;
  readonly rules: LeaseRules;
  readonly build: string;
  /** Null or absent if no collector takes traces. */
  readonly traces?: RunTraces | null;
}

/** How long a driver may take for quick requests: to look up, to report its capabilities, to close. */
const QUICK_MS = 30_000;
/** A driver that keeps deadlines gives up this long before it would be stopped. */
const DEADLINE_MARGIN_MS = 30_000;

export type CommandRun =
  /** The command is in the journal with its result, and so in the outbox. Until the cloud knows of one that is not final, an installation may run it. */
  | { readonly kind: 'finished'; readonly report: ResultBody; readonly isFinal: boolean; readonly isAcknowledged: boolean }
  /** The command did not begin; the cloud will offer it again, and those behind it wait. */
  | { readonly kind: 'deferred'; readonly reason: string }
  /** The command started before, and the book cannot be asked for the result now; it will be asked again. */
  | { readonly kind: 'unresolved'; readonly reason: string };

/** A command that a driver was given. */
export interface Given {
  readonly driver: Driver;
  readonly execution: Promise<Execution | NotStarted>;
}

export interface RunTurn {
  /** Asked at the last moment before the book is touched. */
  readonly mayStart: () => boolean;
  /** Called when the driver has the command. */
  readonly onGiven?: (given: Given) => void;
  /** Whether an earlier run of this connector may have given it to the book, and have crashed before that was in the journal. */
  readonly mayHaveRun?: boolean;
}

export async function runCommand(context: RunContext, command: LeasedCommand, turn: RunTurn): Promise<CommandRun> {
  const { mayStart, mayHaveRun = false } = turn;
  const { journal, pool } = context;
  const entry = journal.entry(command.commandId);
  if (entry?.state === 'finished')
    return (await recordedElsewhere(context, command, entry)) ?? { ...entry, kind: 'finished', isFinal: false };
  const wasStarted = entry?.state === 'started' && command.mode === 'write';
  if (!pool.has(command.companyId)) {
    return wasStarted
      ? finishCommand(context, command, failed('outcome_unknown', 'unknown'))
      : refuse(context, command, mayHaveRun, 'unknown_company');
  }
  const opening = command.mode === 'write' ? await pool.openToWrite(command.companyId) : await pool.open(command.companyId);
  if (opening.kind !== 'opened') {
    // A book with a record may still need to run it, and later commands must not overtake it.
    const mayBeRecorded = wasStarted
      ? entry.isExactlyOnce
      : mayHaveRun && command.mode === 'write' && pool.isExactlyOnce(command.companyId);
    if (mayBeRecorded) return recordUnreadable;
    return wasStarted ? unresolved : refuse(context, command, mayHaveRun, 'book_unavailable', opening.message);
  }
  const { driver } = opening;
  // A command is given a second time only to a book that recorded the start in its own transaction, or that proves that nothing started.
  if (wasStarted && !(entry.isExactlyOnce && driver.identity.exactlyOnce)) {
    const recovered = await recover(context, command, driver);
    if (recovered) return recovered;
  }
  const capabilities = await capabilitiesOf(context, driver);
  if (command.type === CAPABILITIES_COMMAND && capabilities) {
    const result = capabilityResult(context.build, driver.identity, capabilities);
    return finishCommand(context, command, reportOf({ kind: 'responded', result, artifact: null }, command.mode));
  }
  if (!wasStarted && capabilities?.commandTypes?.includes(command.type) === false) {
    return refuse(context, command, mayHaveRun, 'unsupported_command');
  }
  if (!mayStart()) return expired;
  if (command.mode === 'write') {
    journal.start(command, driver.identity.exactlyOnce, context.clock.wallMs());
    // A book that records the command itself needs no other proof that it was started.
    if (!driver.identity.exactlyOnce) await journal.settled();
    // Writing to the disk may have taken long.
    if (!mayStart()) {
      if (!wasStarted) journal.withdraw(command.commandId);
      return expired;
    }
  }
  const given = give(context, command, driver);
  turn.onGiven?.(given);
  return (await endOf(context, command, given, mayStart)) ?? expired;
}

/**
 * Gives a command to a book that still runs earlier ones, `aheadCount` of them; null if that is not possible, and the command
 * must wait for its turn. After a crash, the book returns what it recorded.
 */
export function giveAhead(
  context: RunContext,
  command: LeasedCommand,
  startUntilUptimeMs: number,
  aheadCount: number,
): Given | null {
  const { journal, pool, clock } = context;
  const driver = pool.openDriver(command.companyId);
  if (!driver?.identity.exactlyOnce || aheadCount >= (driver.aheadMax ?? 0)) return null;
  if (command.type === CAPABILITIES_COMMAND || !pool.takes(command.companyId, command.type)) return null;
  if (journal.entry(command.commandId)) return null;
  if (command.mode === 'write') journal.start(command, true, clock.wallMs());
  return give(context, command, driver, startUntilUptimeMs);
}

/** Ends a command that was given ahead. One that the book did not start has its turn now. */
export async function endGiven(context: RunContext, command: LeasedCommand, given: Given, turn: RunTurn): Promise<CommandRun> {
  const { pool } = context;
  const run = pool.isDiscarded(given.driver) ? null : await endOf(context, command, given, turn.mayStart);
  if (run) return run;
  // Only a driver that was opened again starts anything.
  await pool.discard(command.companyId, given.driver);
  return runCommand(context, command, turn);
}

const expired: CommandRun = { kind: 'deferred', reason: 'its lease expired before it started' };

const recordUnreadable: CommandRun = { kind: 'deferred', reason: 'the account book that has its record cannot be opened' };

const unresolved: CommandRun = { kind: 'unresolved', reason: 'the account book cannot be asked for its result' };

/**
 * Ends a command that does not start here. If the book keeps a record, another installation may have run it before, or this one before a crash. For a book
 * that is not here, that is unknown.
 */
function refuse(
  context: RunContext,
  command: LeasedCommand,
  mayHaveRun: boolean,
  code: 'unknown_company' | 'book_unavailable' | 'unsupported_command',
  reason = '',
): CommandRun {
  const { pool } = context;
  const mayKeepRecord = pool.isExactlyOnce(command.companyId) || !pool.has(command.companyId);
  const isUnknown = command.mode === 'write' && (mayHaveRun || command.attempt > 1) && mayKeepRecord;
  const message = `${failureMeanings[code].meaning} ${reason}`.trim();
  const report = failed(code, isUnknown ? 'unknown' : 'not_applied', message);
  return { ...finishCommand(context, command, report), isFinal: false };
}

async function capabilitiesOf(context: RunContext, driver: Driver): Promise<Capabilities | null> {
  const capabilities = await withTimeout(
    context.timers,
    QUICK_MS,
    driver.capabilities().catch(() => null),
  );
  return capabilities === 'late' ? null : capabilities;
}

function give(context: RunContext, command: LeasedCommand, driver: Driver, startUntilUptimeMs?: number): Given {
  const { companyId, commandId, type } = command;
  const { pool, rules } = context;
  const terms: RunTerms = {
    reportProgress: (text) => pool.noteProgress(companyId, `${type} ${commandId}: ${text}.`),
    reportDialog: (text) => pool.noteDialog(companyId, text),
    secondsLeft: Math.max(1, Math.floor((rules.runCapMs - DEADLINE_MARGIN_MS) / SECOND_MS)),
  };
  const trace = context.traces?.begin(command) ?? null;
  const execution = driver.execute(trace?.command ?? command, terms, startUntilUptimeMs).catch(brokenDriver);
  if (trace) void execution.then((ended) => trace.end(ended));
  return { driver, execution };
}

/** Null when it was not started. `mayRunAgain` is asked when the driver broke and the book proves that nothing happened. */
async function endOf(
  context: RunContext,
  command: LeasedCommand,
  { driver, execution: executing }: Given,
  mayRunAgain: () => boolean,
): Promise<CommandRun | null> {
  const execution = await withinRunCap(context, command, driver, executing);
  context.pool.noteProgress(command.companyId, null);
  context.pool.noteDialog(command.companyId, null);
  if (execution !== 'late' && execution.kind === 'not_started') return null;
  if (execution === 'late') return giveUp(context, command, driver, failed('run_cap_exceeded', outcomeOfInterrupted(command)));
  if (execution.kind === 'failed' && execution.isBroken)
    return giveUp(context, command, driver, reportOf(execution, command.mode), execution.mustNotRunAgain ? never : mayRunAgain);
  const report = reportOf(execution, command.mode);
  // Of what the driver failed to do, the book has no record.
  if (execution.kind === 'failed') return { ...finishCommand(context, command, report), isFinal: false };
  const end = finishCommand(context, command, report, execution.artifact);
  if (execution.wantsRecycle) await withTimeout(context.timers, QUICK_MS, context.pool.discard(command.companyId, driver));
  return end;
}

/** When the time is up, a driver that can cancel the command does; any other is stopped. */
async function withinRunCap(
  { timers, rules }: RunContext,
  { commandId }: LeasedCommand,
  driver: Driver,
  executing: Given['execution'],
): Promise<Execution | NotStarted | 'late'> {
  const execution = await withTimeout(timers, rules.runCapMs, executing);
  if (execution !== 'late' || !driver.cancel) return execution;
  const isCancelled = await withTimeout(timers, QUICK_MS, driver.cancel(commandId));
  return isCancelled === true ? withTimeout(timers, QUICK_MS, executing) : 'late';
}

const outcomeOfInterrupted = ({ mode }: LeasedCommand): 'not_applied' | 'unknown' =>
  mode === 'read' ? 'not_applied' : 'unknown';

const never = (): boolean => false;

/** The driver can no longer be used. It is ended first: only then is a lookup final. */
async function giveUp(
  context: RunContext,
  command: LeasedCommand,
  driver: Driver,
  report: ResultBody,
  mayRunAgain: () => boolean = never,
): Promise<CommandRun> {
  await withTimeout(context.timers, QUICK_MS, context.pool.discard(command.companyId, driver, report.error?.message));
  if (command.mode === 'read' || report.error?.outcome !== 'unknown')
    return { ...finishCommand(context, command, report), isFinal: false };
  const opening = await withTimeout(context.timers, QUICK_MS, context.pool.openToWrite(command.companyId));
  if (opening === 'late' || opening.kind !== 'opened') return { ...finishCommand(context, command, report), isFinal: false };
  const lookup = await lookUp(context, command, opening.driver);
  if (lookup.kind === 'found')
    return finishCommand(context, command, reportOf(lookup.response, command.mode), lookup.response.artifact);
  const canRunAgain = runsOnce(lookup) || (lookup.kind === 'not_applied' && opening.driver.identity.exactlyOnce);
  // Once, because a command that ends every driver must not run forever.
  if (canRunAgain && mayRunAgain())
    return (await endOf(context, command, give(context, command, opening.driver), never)) ?? expired;
  const known = lookup.kind === 'not_applied' ? knownNotApplied(report) : report;
  return { ...finishCommand(context, command, known), isFinal: false };
}

/** The book proves that running a command again saves nothing twice. */
const runsOnce = (lookup: Lookup): boolean =>
  lookup.kind === 'partly_applied' || (lookup.kind === 'not_applied' && lookup.isProven === true);

const knownNotApplied = (report: ResultBody): ResultBody =>
  report.error ? { ...report, error: { ...report.error, outcome: 'not_applied' } } : report;

/**
 * What was started by a connector that has ended, and may be held by another one by now: the book is asked for its
 * result, and nothing starts. Null when that is not known yet; then it is offered again. Never rejects except the journal.
 */
export async function recoverStarted(context: RunContext, entry: StartedEntry): Promise<ResultBody | null> {
  const opening = await withTimeout(context.timers, QUICK_MS, context.pool.openToWrite(entry.companyId));
  if (opening === 'late' || opening.kind !== 'opened') return null;
  const lookup = await lookUp(context, entry, opening.driver);
  if (lookup.kind === 'found') {
    return finishCommand(context, entry, reportOf(lookup.response, entry.mode), lookup.response.artifact).report;
  }
  // The command can still run, here or at the next installation, if the book keeps a record of what it applied or proves what it did not.
  const isOpen =
    lookup.kind === 'unavailable' || runsOnce(lookup) || (entry.isExactlyOnce && opening.driver.identity.exactlyOnce);
  return isOpen ? null : finishCommand(context, entry, failed('outcome_unknown', 'unknown')).report;
}

/**
 * A failure under an earlier lease does not say what another installation did since: a book with records does. Null if the failure still holds.
 */
async function recordedElsewhere(
  context: RunContext,
  command: LeasedCommand,
  { report }: FinishedEntry,
): Promise<CommandRun | null> {
  const { pool } = context;
  const isOutdated =
    command.mode === 'write' && report.error?.outcome === 'not_applied' && report.leaseToken !== command.leaseToken;
  if (!isOutdated || !pool.isExactlyOnce(command.companyId)) return null;
  const opening = await pool.openToWrite(command.companyId);
  if (opening.kind !== 'opened') return recordUnreadable;
  const lookup = await lookUp(context, command, opening.driver);
  if (lookup.kind === 'unavailable') return recordUnreadable;
  if (lookup.kind !== 'found') return null;
  return finishCommand(context, command, reportOf(lookup.response, command.mode), lookup.response.artifact);
}

/**
 * Recovers a command that was started once, and is not started again without proof: the book is asked for the result, and if it has none, the outcome is
 * unknown. Null when the book proves that running it again applies nothing twice.
 */
async function recover(context: RunContext, command: LeasedCommand, driver: Driver): Promise<CommandRun | null> {
  const lookup = await lookUp(context, command, driver);
  if (lookup.kind === 'found')
    return finishCommand(context, command, reportOf(lookup.response, command.mode), lookup.response.artifact);
  if (lookup.kind === 'unavailable') return unresolved;
  if (runsOnce(lookup)) return null;
  return finishCommand(context, command, failed('outcome_unknown', 'unknown'));
}

async function lookUp(context: RunContext, { commandId }: JournalCommand, driver: Driver) {
  const unavailable = { kind: 'unavailable', message: 'The driver does not respond.' } as const;
  const lookup = await withTimeout(
    context.timers,
    QUICK_MS,
    driver.lookup(commandId).catch(() => unavailable),
  );
  return lookup === 'late' ? unavailable : lookup;
}

type FinishableCommand = JournalCommand & { readonly leaseToken?: string };

function finishCommand(
  context: RunContext,
  command: FinishableCommand,
  report: ResultBody,
  artifact: ArtifactContent | null = null,
) {
  const { leaseToken } = command;
  const held: ResultBody = leaseToken === undefined ? report : { ...report, leaseToken };
  context.journal.finish(command, held, artifact, context.clock.wallMs());
  return { kind: 'finished', report: held, isFinal: true, isAcknowledged: false } as const;
}

function brokenDriver(error: unknown): DriverFailure {
  const message = `The driver failed: ${messageOf(error)}`;
  return { kind: 'failed', code: 'driver_failed', message, outcome: 'unknown', isBroken: true };
}

/** The result of read-change-code-capabilities: what this connector and its driver can do. */
function capabilityResult(connectorBuild: string, driver: DriverIdentity, capabilities: Capabilities): BookResult {
  const supported = new Set(capabilities.commandTypes ?? recipes().map(({ commandType }) => commandType));
  // Whether one of these works depends on what is installed.
  const changeCommands = recipes().filter(({ verb }) => verb === 'change' || verb === 'merge');
  return {
    ok: true,
    build: capabilities.build,
    connectorBuild,
    driver,
    updateContract: updateContractBuild,
    keepsUpdateContract: keepsUpdateContract(capabilities.build),
    commands: Object.fromEntries(changeCommands.map(({ commandType }) => [commandType, supported.has(commandType)])),
    commandTypes: [...supported].sort(),
    count: supported.size,
    nextCursor: null,
  };
}
