/** Delivery in SQL: lease, renew, finish, sweep. What is right is decided by src/delivery/. */

import { type CommandMode, deliveryLimits, type Outcome } from '@ledgerline/contract';
import {
  type AfterLease,
  afterLease,
  decideReport,
  expiryMs,
  givenTo,
  holderOf,
  leaseMs,
  outcomeUnknownAfterMs,
  renewedUntil,
} from '../../delivery/delivery.ts';
import type { ConnectorCall, EndedCommand, ListedCommand, Report, Store, StoredCommand } from '../../store/store.ts';
import { resultDigest } from '../../store/stored-digest.ts';
import { recordOfCommand } from '../event/event.ts';
import { notify } from '../event/notification.ts';
import { intactLease } from '../verb/intact.ts';
import { all, allAtLast, one, run, type Steps } from '../verb/statement.ts';
import { finished, queued } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { recordsOf } from './book-record.ts';
import {
  booksHeldFrom,
  CANDIDATES,
  type Candidate,
  isAnyQueued,
  leasedOn,
  overdueOn,
  queuedOn,
  roomBeside,
  runningNamed,
  withinBytes,
} from './candidate.ts';
import { COMMAND_COLUMNS, end, LISTED_COLUMNS } from './command.ts';
import { absentConnectors, leave, recordCall } from './install.ts';
import { settleLate } from './link.ts';
import { lostCommands } from './lost-response.ts';

/**
 * Commands for one installation that may work, in order of acceptance: those of its own whose lease ran out, then queued ones. What was
 * lost on its way comes before all others, and by itself.
 */
export const lease = verb<Store['lease'], 'own'>({
  sqlite: 'write',
  postgres: 'own',
  watch: (waiting, { commands }, { connectorId }) => {
    if (commands.length === 0) waiting.foundNothing(connectorId);
  },
  events: (result) => result.ended.map(finished),
  intact: intactLease,
  *run(request, now) {
    const { connectorId, install, max, token } = request;
    const heard = yield* recordCall.run(request, now);
    if (heard.kind !== 'active') return { heard, commands: [], ended: [] };
    const lost = yield* lostCommands(request, now);
    if (lost.length > 0) return { heard, commands: lost, ended: [], sentAgainAt: now };
    const leased = yield* leasedOn(connectorId, now);
    const held = booksHeldFrom(request, leased);
    const { offered, ended } = yield* settleOverdue(request, yield* overdueOn(connectorId, now), now);
    const free = offered.filter((command) => !held.has(command.companyId));
    const room = Math.min(max, roomBeside(leased));
    const queued = yield* queuedOn(connectorId, held, room);
    const chosen = withinBytes([...free, ...queued].sort((a, b) => a.seq - b.seq).slice(0, room));
    for (const [index, command] of chosen.entries()) yield* give(command, install, `${token}.${index}`, now);
    return { heard, commands: chosen.length === 0 ? [] : yield* givenUnder(connectorId, token, now), ended };
  },
});

/**
 * Whether `lease` would find anything. It may return true for a command that is then only updated, but never false for one that
 * waits.
 */
const hasWork = verb<Store['hasWork']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  watch: (waiting, hasWork, { connectorId }) => {
    if (!hasWork) waiting.foundNothing(connectorId);
  },
  *run(call, now) {
    const { connectorId } = call;
    const leased = yield* leasedOn(connectorId, now);
    if (roomBeside(leased) === 0) return false;
    const held = booksHeldFrom(call, leased);
    const overdue = yield* overdueOn(connectorId, now);
    if (overdue.some(({ companyId }) => !held.has(companyId))) return true;
    return yield* isAnyQueued(connectorId, held);
  },
});

interface Settled {
  readonly offered: readonly Candidate[];
  readonly ended: readonly EndedCommand[];
}

/** Updates commands whose lease ran out, and returns those that this installation is offered again. */
function* settleOverdue({ connectorId, install }: ConnectorCall, overdue: readonly Candidate[], now: number): Steps<Settled> {
  const offered: Candidate[] = [];
  const ended: EndedCommand[] = [];
  if (overdue.length === 0) return { offered, ended };
  const ofConnector = yield* exactlyOnce(connectorId);
  const ofBooks = new Map((yield* recordsOf(connectorId)).map((book) => [book.companyId, book.exactlyOnce]));
  for (const command of overdue) {
    const ofBook = ofBooks.get(command.companyId) ?? null;
    const decision = afterLease(command, install, ofBook === null ? ofConnector : ofBook === 1, now);
    if (decision === 'offer') offered.push(command);
    const outcome = yield* settle(command, decision, now);
    if (outcome) ended.push({ tenantId: command.tenantId, commandId: command.commandId, outcome });
  }
  return { offered, ended };
}

function* exactlyOnce(connectorId: string): Steps<boolean> {
  const connector = yield* one<{ exactlyOnce: number }>(
    'SELECT exactly_once AS "exactlyOnce" FROM connector WHERE connector_id = :connectorId',
    { connectorId },
  );
  return connector?.exactlyOnce === 1;
}

/** Applies a decision; returns the outcome of the ended command, null when it has not ended. */
function* settle(command: Candidate, decision: AfterLease, now: number): Steps<Outcome | null> {
  if (decision === 'requeue') yield* requeue(command);
  if (decision === 'exhausted') return (yield* end(command, 'delivery_exhausted', now)).outcome;
  return decision === 'unknown' ? (yield* end(command, 'outcome_unknown', now)).outcome : null;
}

function requeue(command: Candidate): Steps<void> {
  return run(
    `UPDATE command SET status = 'queued', lease_token = NULL, lease_until = NULL, run_started_at = NULL WHERE seq = :seq`,
    {
      seq: command.seq,
    },
  );
}

function give(command: Candidate, install: string, token: string, now: number): Steps<void> {
  return run(
    `UPDATE command SET status = 'running', attempts = attempts + 1, started_at = coalesce(started_at, :now), lease_token = :token,
            lease_until = :leaseUntil, run_started_at = :now, installs = :installs
      WHERE seq = :seq`,
    { now, token, leaseUntil: now + leaseMs, installs: givenTo(command, install), seq: command.seq },
  );
}

/** The commands just leased, whole and in order: read together, because the writes wait for no result. */
function givenUnder(connectorId: string, token: string, now: number): Steps<readonly StoredCommand[]> {
  const prefix = `${token}.`;
  return allAtLast<StoredCommand>(
    `SELECT ${COMMAND_COLUMNS} FROM command
      WHERE connector_id = :connectorId AND status = 'running' AND lease_until = :leaseUntil
        AND substr(lease_token, 1, :prefixLength) = :prefix ORDER BY seq`,
    { connectorId, leaseUntil: now + leaseMs, prefix, prefixLength: prefix.length },
  );
}

/** Renews the leases of the commands an installation holds; one that ran out only while no other installation is active in its book. */
export function* renew(call: ConnectorCall & { running: readonly string[] }, now: number): Steps<void> {
  if (call.running.length === 0) return;
  const { connectorId, install } = call;
  const blocked = booksHeldFrom({ connectorId, install }, yield* leasedOn(connectorId, now));
  for (const command of yield* runningNamed(connectorId, [...new Set(call.running)])) {
    if (holderOf(command) !== install || blocked.has(command.companyId)) continue;
    const until = renewedUntil(command, now);
    if (until > (command.leaseUntil ?? 0))
      yield* run('UPDATE command SET lease_until = :until WHERE seq = :seq', { until, seq: command.seq });
  }
}

export const BY_CONNECTOR = `SELECT ${LISTED_COLUMNS} FROM command
  WHERE tenant_id = (SELECT tenant_id FROM connector WHERE connector_id = :connectorId) AND command_id = :commandId
    AND connector_id = :connectorId`;

export const finish = verb<Store['finish'], 'own'>({
  sqlite: 'write',
  postgres: 'own',
  events: (result) => (result.kind === 'finished' ? [finished(result.command)] : []),
  *run(report, now) {
    const { connectorId, commandId } = report;
    const command = yield* one<ListedCommand>(BY_CONNECTOR, { connectorId, commandId });
    if (!command) return { kind: 'unknown' };
    const kind = decideReport(command, report);
    if (kind === 'unknown') return { kind };
    if (kind === 'finished') {
      if (report.notice) yield* notify.run({ ...report.notice, tenantId: command.tenantId }, now);
      return { kind, command: yield* conclude(command, report, now) };
    }
    if (kind === 'repeated') return { kind, command };
    return { kind, command: yield* keepLate(command, report, kind, now) };
  },
});

function* conclude(command: ListedCommand, report: Report, now: number): Steps<ListedCommand> {
  const error = report.error === null ? null : JSON.stringify(report.error);
  const outcome = report.error?.outcome ?? null;
  const docNo = report.docNo ?? command.docNo;
  yield* run(
    `UPDATE command SET status = :status, result = :result, error = :error, outcome = :outcome, report_hash = :reportHash, doc_no = :docNo,
            result_digest = :digest, partly_done = :partlyDone, finished_at = :now, started_at = coalesce(started_at, :now), lease_token = NULL, lease_until = NULL
      WHERE seq = :seq`,
    {
      status: report.status,
      result: report.result,
      digest: resultDigest(report, report.result),
      error,
      outcome,
      reportHash: report.reportHash,
      docNo,
      partlyDone: report.isPartlyDone ? 1 : null,
      now,
      seq: command.seq,
    },
  );
  return {
    ...command,
    status: report.status,
    error,
    outcome,
    reportHash: report.reportHash,
    docNo,
    finishedAt: now,
    leaseToken: null,
    leaseUntil: null,
  };
}

/** The first late report is stored next to the command, which itself never changes again. */
function* keepLate(
  command: ListedCommand,
  report: Report,
  kind: 'reconciled' | 'contradicted',
  now: number,
): Steps<ListedCommand> {
  // The result is JSON already, and may be large; see command-view.ts, which reads this.
  const lateReport = `{"status":"${report.status}","result":${report.result},"error":${JSON.stringify(report.error)},"receivedAt":${now}}`;
  const kept = yield* one(
    `UPDATE command SET late_report = :lateReport, late_report_digest = :digest WHERE seq = :seq AND late_report IS NULL
     RETURNING command_id`,
    {
      lateReport,
      digest: resultDigest(report, lateReport),
      seq: command.seq,
    },
  );
  if (kept) yield* recordOfCommand(command, `command.${kind}`, now);
  if (kept && kind === 'reconciled') yield* settleLate(command, report, now);
  return command;
}

/** How long the end of a lease is announced. A poll that began before it has returned by then and sees it. */
const TOLD_FOR_MS = deliveryLimits.pollWaitSecondsMax * 1000;

/** Ends commands not leased or reported in time, requeues reads of lost connectors, and returns who has something to fetch. */
export const sweep = verb<Store['sweep'], 'own'>({
  sqlite: 'write',
  postgres: 'own',
  events: (result) => [...result.ended.map(finished), ...result.connectorIds.map(queued)],
  *run({ limit }, now) {
    const ended: EndedCommand[] = [];
    const connectorIds = new Set(yield* connectorsToTell(limit, now));
    for (const connector of yield* absentConnectors(limit, now)) yield* leave(connector, 'machine_off', now);
    for (const command of yield* expiredCommands(limit, now)) {
      const { tenantId, commandId, outcome } = yield* end(command, 'expired', now);
      ended.push({ tenantId, commandId, outcome });
    }
    const overdue = [
      ...(yield* overdueCommands('read', now, limit)),
      ...(yield* overdueCommands('write', now - outcomeUnknownAfterMs, limit)),
    ];
    for (const command of overdue) {
      const outcome = yield* settle(command, afterLease(command, null, false, now), now);
      if (outcome) ended.push({ tenantId: command.tenantId, commandId: command.commandId, outcome });
      else connectorIds.add(command.connectorId);
    }
    return { ended, connectorIds: [...connectorIds] };
  },
});

function expiredCommands(limit: number, now: number): Steps<readonly Candidate[]> {
  return all<Candidate>(`${CANDIDATES} WHERE status = 'queued' AND created_at <= :before ORDER BY created_at LIMIT :limit`, {
    before: now - expiryMs,
    limit,
  });
}

/** Overdue commands of one mode, so that writes that wait for their installation do not precede reads that can be queued again. */
function overdueCommands(mode: CommandMode, before: number, limit: number): Steps<readonly Candidate[]> {
  return all<Candidate>(
    `${CANDIDATES} WHERE status = 'running' AND mode = :mode AND lease_until <= :before ORDER BY lease_until LIMIT :limit`,
    { mode, before, limit },
  );
}

/** The number of recently expired leases that are read to find their connectors. */
const TOLD_WINDOW = 2_000;

/** Connectors whose writes recently ran out of lease: they are offered to a waiting poll again. */
function* connectorsToTell(limit: number, now: number): Steps<readonly string[]> {
  const rows = yield* all<{ connectorId: string }>(
    `SELECT DISTINCT "connectorId" FROM (
       SELECT connector_id AS "connectorId" FROM command WHERE status = 'running' AND mode = 'write' AND lease_until <= :now AND lease_until > :since
        ORDER BY lease_until DESC LIMIT ${TOLD_WINDOW}) AS lately LIMIT :limit`,
    { now, since: now - TOLD_FOR_MS, limit },
  );
  return rows.map((row) => row.connectorId);
}

export const deliveryVerbs = { lease, hasWork, finish, sweep };
