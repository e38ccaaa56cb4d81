/** What callers see around their commands, for many at once: the place in the queue, when the connector last called. */

import { COMMAND_COLUMNS, QUEUE_WINDOW } from '../sql/queue/command.ts';
import type { CommandKey, CommandSnapshot, StoredCommand } from '../store/store.ts';
import { own, type Session } from './session.ts';

/**
 * The front of an account book's queue, read once for all who ask. It is left at the server where all of them are behind it:
 * then their place reads as the window, whatever it contains.
 */
const FRONTS = own(`SELECT asked.connector_id AS "connectorId", asked.company_id AS "companyId", front.ahead
  FROM unnest($1::TEXT[], $2::TEXT[], $3::BIGINT[], $4::BIGINT[]) AS asked(connector_id, company_id, first_seq, last_seq)
  CROSS JOIN LATERAL (
    SELECT CASE WHEN count(*) = ${QUEUE_WINDOW} AND max(seq) <= asked.first_seq THEN NULL ELSE json_agg(seq ORDER BY seq) END AS ahead
      FROM (SELECT seq FROM command
             WHERE connector_id = asked.connector_id AND company_id = asked.company_id AND status = 'queued' AND seq <= asked.last_seq
             ORDER BY seq LIMIT ${QUEUE_WINDOW}) AS queued) AS front`);

interface Front {
  readonly connectorId: string;
  readonly companyId: string;
  /** The numbers, in order; null when none is needed, or none is there. */
  readonly ahead: readonly number[] | null;
}

const SEEN_BY_ID = `SELECT ${COMMAND_COLUMNS},
    (SELECT last_seen_at FROM connector WHERE connector.connector_id = command.connector_id) AS "connectorLastSeenAt"
  FROM command WHERE tenant_id = :tenantId AND command_id = :commandId`;

type Found = StoredCommand & Pick<CommandSnapshot, 'connectorLastSeenAt'>;

/** The commands with their surroundings; null for one that does not exist. The queue is read only for queued commands. */
export async function loadSnapshots(session: Session, keys: readonly CommandKey[]): Promise<readonly (CommandSnapshot | null)[]> {
  const looks = keys.map(({ tenantId, commandId }) => ({ sql: SEEN_BY_ID, parameters: { tenantId, commandId } }));
  const results = await session.inOrder([looks]);
  const commands = results.map(([row]) => (row as unknown as Found | undefined) ?? null);
  const fronts = await frontsOf(session, rangesOf(commands));
  return commands.map((command) => {
    if (command === null) return null;
    const isQueued = command.status === 'queued';
    return { ...command, queuePosition: isQueued ? positionIn(fronts.get(bookOf(command)), command) : null };
  });
}

interface Range {
  readonly connectorId: string;
  readonly companyId: string;
  readonly first: number;
  readonly last: number;
}

const bookOf = ({ connectorId, companyId }: { connectorId: string; companyId: string }): string => `${connectorId} ${companyId}`;

/** The places of queued commands in the queues of their account books. */
function rangesOf(commands: readonly (StoredCommand | null)[]): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const command of commands) {
    if (command?.status !== 'queued') continue;
    const { connectorId, companyId, seq } = command;
    const known = ranges.get(bookOf(command));
    const [first, last] = [Math.min(known?.first ?? seq, seq), Math.max(known?.last ?? seq, seq)];
    ranges.set(bookOf(command), { connectorId, companyId, first, last });
  }
  return ranges;
}

async function frontsOf(session: Session, ranges: ReadonlyMap<string, Range>): Promise<ReadonlyMap<string, Front>> {
  if (ranges.size === 0) return new Map();
  const columns = [
    [...ranges.values()].map(({ connectorId }) => connectorId),
    [...ranges.values()].map(({ companyId }) => companyId),
    [...ranges.values()].map(({ first }) => first),
    [...ranges.values()].map(({ last }) => last),
  ];
  const fronts = await session.query<Front>(FRONTS, columns);
  return new Map(fronts.map((front) => [bookOf(front), front]));
}

function positionIn(front: Front | undefined, { seq }: StoredCommand): number {
  return front?.ahead?.filter((other) => other <= seq).length ?? QUEUE_WINDOW;
}
