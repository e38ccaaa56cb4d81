/** Commands on their way out of a store are compared with the digests they were stored with. The same for both stores. */

import { failureMeanings, type Outcome } from '@ledgerline/contract';
import type { EndedCommand, LeaseOutcome, LeaseRequest, Report, StoredCommand } from '../../store/store.ts';
import { StoreDamaged } from '../../store/store-damage.ts';
import { payloadDigest, resultDigest } from '../../store/stored-digest.ts';
import type { DamageHandling } from './verb.ts';

/** What a row has besides the command; null in rows from before there were digests. */
interface Digests {
  readonly payloadDigest: number | null;
  readonly resultDigest: number | null;
  readonly lateReportDigest: number | null;
}

/** The command without its digests, if they match. */
export function intact<Command extends StoredCommand>(row: Command): Command {
  const { payloadDigest: ofPayload, resultDigest: ofResult, lateReportDigest: ofLate, ...command } = row as Command & Digests;
  const damaged =
    (!holds(ofPayload, payloadDigest(row)) && 'payload') ||
    (!holds(ofResult, resultDigest(row, row.result)) && 'result') ||
    (!holds(ofLate, resultDigest(row, row.lateReport)) && 'late report');
  if (damaged) throw new StoreDamaged({ kind: 'digest_mismatch', message: damagedPart(damaged, row) }, null, row);
  return command as unknown as Command;
}

/** Whether a stored digest matches. A row from before digests has none, and its text is accepted. */
const holds = (stored: number | null | undefined, now: number | null): boolean =>
  stored === null || stored === undefined || stored === now;

const damagedPart = (part: string, { commandId, status }: StoredCommand): string =>
  `The ${part} of command ${commandId} is damaged in the store and is not shown. The command is ${status}.`;

/**
 * A command whose payload is damaged is never given to a connector, and must not block those behind it forever: it ends here.
 * Nothing was changed if this was the first time it was to be given.
 */
export async function intactLease(
  result: LeaseOutcome,
  given: LeaseRequest,
  { perform, report }: DamageHandling,
): Promise<LeaseOutcome> {
  const commands: StoredCommand[] = [];
  const ended: EndedCommand[] = [...result.ended];
  for (const row of result.commands) {
    try {
      commands.push(intact(row));
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      report(error.finding);
      const isFirst = row.attempts <= 1 && result.sentAgainAt === undefined;
      const outcome: Outcome = row.mode === 'read' || isFirst ? 'not_applied' : 'unknown';
      await perform('finish', damagedReport(row, given, outcome));
      ended.push({ tenantId: row.tenantId, commandId: row.commandId, outcome });
    }
  }
  return { ...result, commands, ended };
}

function damagedReport({ commandId }: StoredCommand, { connectorId, install }: LeaseRequest, outcome: Outcome): Report {
  const { meaning, retryable } = failureMeanings.payload_damaged;
  const error = { code: 'payload_damaged', message: meaning, retryable: retryable && outcome === 'not_applied', outcome };
  return { connectorId, install, commandId, status: 'failed', result: null, error, reportHash: null, docNo: null };
}
