/**
 * Finds the commands that can be leased to an installation, in SQL. Every query is bounded, even if much runs or waits on a connector. What happens to a
 * found command is decided in delivery.ts.
 */

import { deliveryLimits } from '@ledgerline/contract';
import { holderOf } from '../../delivery/delivery.ts';
import type { StoredCommand, WorkCall } from '../../store/store.ts';
import { all, one, type Steps } from '../verb/statement.ts';

/** How many commands with a lease that ran out one call looks at. */
const OVERDUE_MAX = 100;
/** A connector never has more leases than this, so reading all of them is cheap. */
const LEASES_SEEN_MAX = deliveryLimits.leasedPerConnectorMax + deliveryLimits.leasedPerPollMax;
const BOOKS_SEEN_MAX = deliveryLimits.companiesPerConnectorMax;
/** The maximum number of account books in one lease call. */
const BOOKS_SERVED_MAX = 16;

/** The fields that decide about a command. Its payload is read only when it is leased. */
export type Candidate = Pick<
  StoredCommand,
  | 'seq'
  | 'tenantId'
  | 'commandId'
  | 'connectorId'
  | 'companyId'
  | 'mode'
  | 'attempts'
  | 'leaseUntil'
  | 'runStartedAt'
  | 'installs'
> & { readonly bytes: number };

export const CANDIDATES = `SELECT seq, tenant_id AS "tenantId", command_id AS "commandId", connector_id AS "connectorId", company_id AS "companyId",
  mode, attempts, lease_until AS "leaseUntil", run_started_at AS "runStartedAt", installs, octet_length(payload) AS bytes FROM command`;

/** Which install has leases in which account book. */
export type Leased = Pick<StoredCommand, 'companyId' | 'installs' | 'leaseToken'>;

export function leasedOn(connectorId: string, now: number): Steps<readonly Leased[]> {
  return all<Leased>(
    `SELECT company_id AS "companyId", installs, lease_token AS "leaseToken" FROM command
      WHERE connector_id = :connectorId AND status = 'running' AND lease_until > :now ORDER BY lease_until DESC LIMIT ${LEASES_SEEN_MAX}`,
    { connectorId, now },
  );
}

/** How many more commands can be leased to a connector. */
export const roomBeside = (leased: readonly Leased[]): number =>
  Math.max(0, deliveryLimits.leasedPerConnectorMax - leased.length);

/**
 * Account books that get no lease for now: another installation may be using them, or, if order is required, this installation may not have
 * received all earlier leases.
 */
export function booksHeldFrom(
  { install, isOrdered = false, ahead = [] }: WorkCall,
  leased: readonly Leased[],
): ReadonlySet<string> {
  const arrived = new Set(ahead);
  const isHeld = (command: Leased): boolean =>
    holderOf(command) !== install || (isOrdered && !arrived.has(command.leaseToken ?? ''));
  return new Set(leased.filter(isHeld).map(({ companyId }) => companyId));
}

/** Commands with an expired lease, the oldest first. */
export function overdueOn(connectorId: string, now: number): Steps<readonly Candidate[]> {
  return all<Candidate>(
    `${CANDIDATES} WHERE connector_id = :connectorId AND status = 'running' AND lease_until <= :now
      ORDER BY lease_until, seq LIMIT ${OVERDUE_MAX}`,
    { connectorId, now },
  );
}

/** Whether anything is queued for an account book that is not held. The counts show it without reading the queue. */
export function* isAnyQueued(connectorId: string, held: ReadonlySet<string>): Steps<boolean> {
  const books = yield* all<{ companyId: string }>(
    `SELECT company_id AS "companyId" FROM queue_count WHERE connector_id = :connectorId AND queued > 0 ORDER BY company_id LIMIT ${BOOKS_SEEN_MAX}`,
    { connectorId },
  );
  return books.some(({ companyId }) => !held.has(companyId));
}

interface QueueOfBook {
  readonly companyId: string;
  /** The number of its first command. */
  readonly front: number | null;
}

/** The first commands of the queue, without the held account books. Only the queues of the others are read. */
export function* queuedOn(connectorId: string, held: ReadonlySet<string>, max: number): Steps<readonly Candidate[]> {
  if (max === 0) return [];
  const queues = yield* all<QueueOfBook>(
    `SELECT company_id AS "companyId",
            (SELECT min(seq) FROM command WHERE command.connector_id = queue_count.connector_id
                AND command.company_id = queue_count.company_id AND command.status = 'queued') AS front
       FROM queue_count WHERE connector_id = :connectorId AND queued > 0 ORDER BY company_id LIMIT ${BOOKS_SEEN_MAX}`,
    { connectorId },
  );
  const free = queues
    .filter(({ companyId }) => !held.has(companyId))
    .sort((a, b) => (a.front ?? 0) - (b.front ?? 0))
    .slice(0, BOOKS_SERVED_MAX);
  if (free.length === 0) return [];
  const fronts = free.map((_, index) => `SELECT * FROM (${frontOf(`book${index}`)}) AS front${index}`);
  const books = Object.fromEntries(free.map(({ companyId }, index) => [`book${index}`, companyId]));
  const found = yield* all<Candidate>(fronts.join(' UNION ALL '), { connectorId, max, ...books });
  return found.toSorted((a, b) => a.seq - b.seq).slice(0, max);
}

const frontOf = (book: string): string =>
  `${CANDIDATES} WHERE connector_id = :connectorId AND company_id = :${book} AND status = 'queued' ORDER BY seq LIMIT :max`;

/** Names that are looked up at a time. */
const NAMES_A_LOOK = 25;

/** The running commands among those that are named, found by their ids. */
export function* runningNamed(connectorId: string, commandIds: readonly string[]): Steps<readonly Candidate[]> {
  const found: Candidate[] = [];
  const tenant = yield* one<{ tenantId: string }>(
    'SELECT tenant_id AS "tenantId" FROM connector WHERE connector_id = :connectorId',
    { connectorId },
  );
  for (let start = 0; start < commandIds.length; start += NAMES_A_LOOK) {
    // The last name fills the remaining parameters, so that it is one statement for any number of ids.
    const name = (index: number): string => commandIds[Math.min(start + index, commandIds.length - 1)] ?? '';
    const names = Object.fromEntries(NAME_PARAMETERS.map((parameter, index) => [parameter, name(index)]));
    found.push(...(yield* all<Candidate>(NAMED, { tenantId: tenant?.tenantId ?? '', ...names })));
  }
  return found.filter((command) => command.connectorId === connectorId && command.leaseUntil !== null);
}

const NAME_PARAMETERS = Array.from({ length: NAMES_A_LOOK }, (_, index) => `name${index}`);

/** Selects by the ids only: with other conditions the planner could search all running commands. */
const NAMED = `${CANDIDATES} WHERE tenant_id = :tenantId AND command_id IN (${NAME_PARAMETERS.map((name) => `:${name}`).join(', ')})`;

/** The maximum bytes of payloads in one response, unless a single payload is larger. */
export const LEASED_BYTES_MAX = 16 * 1024 * 1024;

/** The first commands that fit into one response; at least one. */
export function withinBytes<Sized extends { readonly bytes: number }>(candidates: readonly Sized[]): readonly Sized[] {
  let bytes = 0;
  const tooMuch = candidates.findIndex((candidate, index) => {
    bytes += candidate.bytes;
    return index > 0 && bytes > LEASED_BYTES_MAX;
  });
  return tooMuch === -1 ? candidates : candidates.slice(0, tooMuch);
}
