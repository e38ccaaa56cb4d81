/**
 * Leased commands that never reached their connector, which shows in what it holds. What counts as lost is decided by
 * src/delivery/.
 */

import { lostOf } from '../../delivery/delivery.ts';
import type { LeaseRequest, StoredCommand } from '../../store/store.ts';
import { all, one, type Steps } from '../verb/statement.ts';
import { withinBytes } from './candidate.ts';
import { COMMAND_COLUMNS } from './command.ts';

/** A connector has at most a few hundred leases. If more commands are running, lost leases expire. */
const RUNNING_MAX = 1_000;

type Running = Pick<StoredCommand, 'seq' | 'companyId' | 'leaseToken' | 'leaseUntil' | 'runStartedAt' | 'installs'> & {
  readonly bytes: number;
};

/** Whole and in order, up to as many as are asked for; none when the connector did not say what it holds. Changes nothing. */
export function* lostCommands(
  { connectorId, install, holding, max }: LeaseRequest,
  now: number,
): Steps<readonly StoredCommand[]> {
  if (holding === undefined) return [];
  const running = yield* all<Running>(
    `SELECT seq, company_id AS "companyId", lease_token AS "leaseToken", lease_until AS "leaseUntil", run_started_at AS "runStartedAt",
            installs, octet_length(payload) AS bytes FROM command
      WHERE connector_id = :connectorId AND status = 'running' LIMIT ${RUNNING_MAX + 1}`,
    { connectorId },
  );
  if (running.length > RUNNING_MAX) return [];
  const lost = lostOf(running, install, holding, now);
  const overtaken = yield* overtakenOf(connectorId, lost);
  const commands: StoredCommand[] = [];
  for (const { seq } of withinBytes(lost.filter((command) => !overtaken.has(command)).slice(0, max))) {
    const command = yield* one<StoredCommand>(`SELECT ${COMMAND_COLUMNS} FROM command WHERE seq = :seq`, { seq });
    if (command) commands.push(command);
  }
  return commands;
}

/** Lost commands that are behind a queued command of their book: a read whose lease ended earlier is queued again, and comes first. */
function* overtakenOf(connectorId: string, lost: readonly Running[]): Steps<ReadonlySet<Running>> {
  const overtaken = new Set<Running>();
  for (const [companyId, ofBook] of Map.groupBy(lost, (command) => command.companyId)) {
    const first = yield* one<{ seq: number }>(
      `SELECT seq FROM command WHERE connector_id = :connectorId AND company_id = :companyId AND status = 'queued' ORDER BY seq LIMIT 1`,
      { connectorId, companyId },
    );
    for (const command of ofBook) if (command.seq > (first?.seq ?? command.seq)) overtaken.add(command);
  }
  return overtaken;
}
