/**
 * Results of the verbs on their way out of a store: what was stored with a digest is compared with it, and what is damaged is
 * never returned but reported. The same for both stores.
 */

import { failureMeanings, type Outcome } from '@ledgerline/contract';
import type { AcceptOutcome, EndedCommand, LeaseOutcome, LeaseRequest, Report, Store, StoredCommand } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { type ReportDamage, StoreDamaged } from '../store/store-damage.ts';
import { payloadDigest, resultDigest } from '../store/stored-digest.ts';
import type { VerbName } from './verbs.ts';

type Perform = (name: VerbName, given: unknown) => Promise<unknown>;

/** What a row has besides the command; null in rows from before there were digests. */
interface Digests {
  readonly payloadDigest: number | null;
  readonly resultDigest: number | null;
  readonly lateReportDigest: number | null;
}

/** Runs the verb, and returns only what is as it was stored. */
export function keepIntact(perform: Perform, report: ReportDamage): Perform {
  return async (name, given) => {
    try {
      const answer = await perform(name, given);
      // Accepting is what happens most, and what was just written need not be compared.
      if (name === 'accept' && (answer as AcceptOutcome).kind === 'queued') return answer;
      const check = checks[name];
      return check ? await check(answer, { given, perform, report }) : answer;
    } catch (error) {
      const damage = damageIn(error);
      if (!damage) throw error;
      report(damage.finding);
      throw damage;
    }
  };
}

interface Asked {
  readonly given: unknown;
  readonly perform: Perform;
  readonly report: ReportDamage;
}

/** Verbs that return what callers and connectors have sent. */
const checks: Readonly<Partial<Record<VerbName, (answer: unknown, asked: Asked) => unknown>>> = {
  command: (answer) => answer && intact(answer as StoredCommand),
  accept: (answer) => ({ kind: 'known', command: intact((answer as AcceptOutcome).command) }),
  cancel: (answer) => {
    const cancelled = answer as Awaited<ReturnType<Store['cancel']>>;
    return cancelled.kind === 'unknown' ? cancelled : { ...cancelled, command: intact(cancelled.command) };
  },
  lease: (answer, asked) => intactLease(answer as LeaseOutcome, asked),
};

/** The command without its digests, if they hold. */
function intact<Command extends StoredCommand>(row: Command): Command {
  const { payloadDigest: ofPayload, resultDigest: ofResult, lateReportDigest: ofLate, ...command } = row as Command & Digests;
  const damaged =
    (!holds(ofPayload, payloadDigest(row)) && 'payload') ||
    (!holds(ofResult, resultDigest(row, row.result)) && 'result') ||
    (!holds(ofLate, resultDigest(row, row.lateReport)) && 'late report');
  if (damaged) throw new StoreDamaged({ kind: 'digest_mismatch', message: damagedPart(damaged, row) }, null, row);
  return command as unknown as Command;
}

/** A row from before has no digest, and its text is taken as it is. */
const holds = (stored: number | null | undefined, now: number | null): boolean =>
  stored === null || stored === undefined || stored === now;

const damagedPart = (part: string, { commandId, status }: StoredCommand): string =>
  `The ${part} of command ${commandId} is damaged in the store and is not shown. The command is ${status}.`;

/**
 * A command whose payload is damaged is never given to a connector, and must not block those behind it forever: it ends here.
 * Nothing was changed if this was the first time it was to be given.
 */
async function intactLease(answer: LeaseOutcome, { given, perform, report }: Asked): Promise<LeaseOutcome> {
  const commands: StoredCommand[] = [];
  const ended: EndedCommand[] = [...answer.ended];
  for (const row of answer.commands) {
    try {
      commands.push(intact(row));
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      report(error.finding);
      const isFirst = row.attempts <= 1 && answer.sentAgainAt === undefined;
      const outcome: Outcome = row.mode === 'read' || isFirst ? 'not_applied' : 'unknown';
      await perform('finish', damagedReport(row, given as LeaseRequest, outcome));
      ended.push({ tenantId: row.tenantId, commandId: row.commandId, outcome });
    }
  }
  return { ...answer, commands, ended };
}

function damagedReport({ commandId }: StoredCommand, { connectorId, install }: LeaseRequest, outcome: Outcome): Report {
  const { meaning, retryable } = failureMeanings.payload_damaged;
  const error = { code: 'payload_damaged', message: meaning, retryable: retryable && outcome === 'not_applied', outcome };
  return { connectorId, install, commandId, status: 'failed', result: null, error, reportHash: null, docNo: null };
}

/** SQLite reports CORRUPT and NOTADB in these words, even from another thread; PostgreSQL has codes. */
const CORRUPT_WORDS = /^(?:database disk image is malformed|file is not a database|malformed database schema)/;
const CORRUPT_STATES: readonly unknown[] = ['XX001', 'XX002'];

function damageIn(error: unknown): StoreDamaged | null {
  if (error instanceof StoreDamaged) return error;
  if (!(error instanceof StoreUnavailable && error.cause instanceof Error)) return null;
  const { cause } = error;
  if (!CORRUPT_WORDS.test(cause.message) && !('code' in cause && CORRUPT_STATES.includes(cause.code))) return null;
  return new StoreDamaged({ kind: 'corrupt_database', message: 'A part of the database is damaged and cannot be read.' }, cause);
}
