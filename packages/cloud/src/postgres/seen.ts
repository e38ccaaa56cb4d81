/** What callers see around their commands, for many at once: the place in the queue, when the connector was last heard of. */

import { COMMAND_COLUMNS, QUEUE_WINDOW } from '../sql/command.ts';
import type { CommandKey, SeenCommand, StoredCommand } from '../store.ts';
import { own, type Session } from './session.ts';

/**
 * The front of a connector's queue, read once for all who ask. It is left at the server where all of them are behind it:
 * then their place reads as the window, whatever it holds.
 */
const FRONTS = own(`SELECT asked.connector_id AS "connectorId", front.ahead
  FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[]) AS asked(connector_id, first_seq, last_seq)
  CROSS JOIN LATERAL (
    SELECT CASE WHEN count(*) = ${QUEUE_WINDOW} AND max(seq) <= asked.first_seq THEN NULL
                ELSE json_agg(json_build_array(seq, company_id) ORDER BY seq) END AS ahead
      FROM (SELECT seq, company_id FROM command
             WHERE connector_id = asked.connector_id AND status = 'queued' AND seq <= asked.last_seq
             ORDER BY seq LIMIT ${QUEUE_WINDOW}) AS queued) AS front`);

interface Front {
  readonly connectorId: string;
  /** Number and account book of each, in order; null when none is needed, or none is there. */
  readonly ahead: readonly (readonly [seq: number, companyId: string])[] | null;
}

const BY_ID = `SELECT ${COMMAND_COLUMNS},
    (SELECT last_seen_at FROM connector WHERE connector.connector_id = command.connector_id) AS "connectorLastSeenAt"
  FROM command WHERE tenant_id = :tenantId AND command_id = :commandId`;

type Found = StoredCommand & Pick<SeenCommand, 'connectorLastSeenAt'>;

/** The commands with what is seen around them; null for one that is not there. The queue is looked at only for those in it. */
export async function seeAll(session: Session, keys: readonly CommandKey[]): Promise<readonly (SeenCommand | null)[]> {
  const looks = keys.map(({ tenantId, commandId }) => ({ sql: BY_ID, parameters: { tenantId, commandId } }));
  const answers = await session.inOrder([looks]);
  const commands = answers.map(([row]) => (row as unknown as Found | undefined) ?? null);
  const fronts = await frontsOf(session, rangesOf(commands));
  return commands.map((command) => {
    if (command === null) return null;
    const isQueued = command.status === 'queued';
    return { ...command, queuePosition: isQueued ? positionIn(fronts.get(command.connectorId), command) : null };
  });
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Where the commands that are queued lie in the queues of their connectors. */
function rangesOf(commands: readonly (StoredCommand | null)[]): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const command of commands) {
    if (command?.status !== 'queued') continue;
    const { connectorId, seq } = command;
    const known = ranges.get(connectorId);
    ranges.set(connectorId, { first: Math.min(known?.first ?? seq, seq), last: Math.max(known?.last ?? seq, seq) });
  }
  return ranges;
}

async function frontsOf(session: Session, ranges: ReadonlyMap<string, Range>): Promise<ReadonlyMap<string, Front>> {
  if (ranges.size === 0) return new Map();
  const columns = [
    [...ranges.keys()],
    [...ranges.values()].map(({ first }) => first),
    [...ranges.values()].map(({ last }) => last),
  ];
  const fronts = await session.query<Front>(FRONTS, columns);
  return new Map(fronts.map((front) => [front.connectorId, front]));
}

function positionIn(front: Front | undefined, { seq, companyId }: StoredCommand): number {
  const ahead = front?.ahead?.filter(([other]) => other <= seq) ?? null;
  if (ahead === null || ahead.length >= QUEUE_WINDOW) return QUEUE_WINDOW;
  return ahead.filter(([, other]) => other === companyId).length;
}
